/// A file of cases: either `{"cases": […]}` of trees, `{"schema": "boxtree-1", "cases": […]}` of boxes, or a list in which
/// each case names its kind.
package struct LayoutCaseFile: CaseFile {
  package var cases: [any LayoutCase]
  /// The file, where its cases are boxes.
  package var boxes: BoxCaseFile?

  private enum Keys: String, CodingKey { case schema }

  package init(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer(), list.count != nil {
      cases = try [KindCase](from: decoder).map(\.value)
      guard !cases.isEmpty else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "the list holds no case"))
      }
    } else if try decoder.container(keyedBy: Keys.self).contains(.schema) {
      let file = try BoxCaseFile(from: decoder)
      boxes = file
      cases = file.cases
    } else {
      cases = try TreeCaseFile(from: decoder).cases
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

/// A case whose kind is not known here.
private struct UnknownCase: LayoutCase {
  var name: String
  var kind: String

  func check(tolerance: Double) -> CaseVerdict { .skipped("cases of the kind \(kind) are not run") }
}
