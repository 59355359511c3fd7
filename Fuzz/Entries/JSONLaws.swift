import Foundation
import LayoutConformance
import LayoutCore

@testable import LayoutCommand

/// What the command line reads: JSON, a feed, a list of packages, layout cases.
///
/// 1. A fault lies in the text, or just behind it.
/// 2. A value that was read is written and read again as the same value, and its places lie in the text.
/// 3. What we read, Foundation reads.
/// 4. Cases are checked, with a verdict or a reason why not.
enum JSONLaws {
  static func fault(_ bytes: [UInt8]) -> String? {
    var source = ByteSource(bytes)
    let kind = source.int(4)
    let rest = source.remainder()
    let text = String(decoding: rest, as: UTF8.self)
    switch kind {
    case 0: return json(text)
    case 1: return placed(text, in: text) { _ = try FeedFile.parse($0) }
    case 2: return placed(text, in: text) { _ = try PackageDatabase.parse($0) }
    default: return cases(rest, text)
    }
  }

  /// Law 1.
  private static func placed(_ input: String, in text: String, _ read: (String) throws -> Void) -> String? {
    do {
      try read(input)
      return nil
    } catch let fault as TextFault {
      return contains(fault.place, text) ? nil : "\(fault.message) at \(fault.place), which is not in the text"
    } catch {
      return "another error: \(error)"
    }
  }

  private static func contains(_ place: TextPlace, _ text: String) -> Bool {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard place.line >= 1, place.line <= lines.count, place.column >= 1 else { return false }
    return place.column <= lines[place.line - 1].count + 1
  }

  private static func json(_ text: String) -> String? {
    guard let value = try? JSONParser.parse(text) else {
      return placed(text, in: text) { _ = try JSONParser.parse($0) }
    }
    // 2.
    let written = value.written
    guard let again = try? JSONParser.parse(written) else {
      return "what was written is not read: \(written.prefix(400))"
    }
    if again.written != written {
      return "written again it is \(again.written.prefix(400)), not \(written.prefix(400))"
    }
    if let place = value.places.first(where: { !contains($0, text) }) { return "\(place) is not in the text" }
    // 3.
    do {
      _ = try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed)
      return nil
    } catch {
      return "Foundation does not read \(written.prefix(400)): \(error)"
    }
  }

  private static func cases(_ bytes: [UInt8], _ text: String) -> String? {
    let file: LayoutCaseFile
    do {
      file = try JSONDecoder().decode(LayoutCaseFile.self, from: Data(bytes))
    } catch let error as DecodingError {
      return error.place.isEmpty ? "an error without words: \(error)" : nil
    } catch {
      return "another error: \(error)"
    }
    for one in file.cases.prefix(8) {
      // 4.
      if case .failed(let differences) = one.check(tolerance: 0.01), differences.isEmpty {
        return "\(one.name) failed without a difference"
      }
    }
    return nil
  }
}

extension JSONValue {
  /// Where it and all values in it stand.
  fileprivate var places: [TextPlace] {
    switch content {
    case .array(let values): [place] + values.flatMap(\.places)
    case .object(let members): [place] + members.flatMap { $0.value.places }
    default: [place]
    }
  }

  /// The value as JSON text.
  fileprivate var written: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "\(number)"
    case .string(let text): JSONValue.quoted(text)
    case .array(let values): "[" + values.map(\.written).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONValue.quoted($0.name)):\($0.value.written)" }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
        result += "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + String(scalar.value, radix: 16)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
