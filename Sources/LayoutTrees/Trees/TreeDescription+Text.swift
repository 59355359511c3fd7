import Foundation

extension TreeDescription: CustomStringConvertible {
  /// One line for each element and modifier, in the form of the corpora, indented by its depth.
  package var description: String { lines(depth: 1).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var result = ["\(indent)#\(id) \(CaseText.line(TreeDescription(kind)))"]
    for modifier in modifiers {
      if case .attachment(let content, let isOverlay, let place) = modifier {
        result.append("\(indent)  .\(isOverlay ? "overlay" : "background") \(place.name ?? "\(place)")")
        result += content.lines(depth: depth + 2)
      } else {
        result.append("\(indent)  .\(CaseText.line(modifier))")
      }
    }
    return result + children.flatMap { $0.lines(depth: depth + 1) }
  }
}

extension EditScript: CustomStringConvertible {
  /// The first scene, and a line for each edit.
  package var description: String {
    let edits = turns.enumerated().flatMap { number, edits in
      ["turn \(number + 1):"] + edits.map { "  \(CaseText.line($0))" }
    }
    return ([first.description] + edits).joined(separator: "\n")
  }
}

/// A value in the form of the corpora, in one line.
enum CaseText {
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "\(type(of: value))"
  }
}
