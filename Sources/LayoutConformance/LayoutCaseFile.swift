import Foundation

/// A file of cases: either `{"cases": […]}` of trees, or a list in which each case names its kind.
package struct LayoutCaseFile: Decodable {
  package var cases: [any LayoutCase]

  package init(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer(), list.count != nil {
      cases = try [KindCase](from: decoder).map(\.value)
      guard !cases.isEmpty else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "the list holds no case"))
      }
    } else {
      cases = try TreeCaseFile(from: decoder).cases
    }
  }

  /// Reads a case file.
  package static func read(_ path: String) throws -> LayoutCaseFile {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode(LayoutCaseFile.self, from: data)
    } catch let error as DecodingError {
      throw CaseFileError(path: path, reason: error.place)
    } catch {
      throw CaseFileError(path: path, reason: (error as NSError).localizedDescription)
    }
  }
}

/// A case that names its kind. A new kind is one more line here.
private struct KindCase: Decodable {
  var value: any LayoutCase

  private enum Keys: String, CodingKey { case name, kind }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let kind = try container.decode(String.self, forKey: .kind)
    switch kind {
    case "frames": value = try KitFramesCase(from: decoder)
    case "align": value = try KitAlignCase(from: decoder)
    case "flex": value = try KitFlexCase(from: decoder)
    case "round": value = try KitRoundCase(from: decoder)
    case "linear", "unattached": value = try LinearCase(from: decoder)
    default: value = UnknownCase(name: try container.decodeIfPresent(String.self, forKey: .name) ?? kind, kind: kind)
    }
  }
}
