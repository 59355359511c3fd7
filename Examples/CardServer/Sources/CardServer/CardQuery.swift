/// The card that a request describes. Each value has a limit, which bounds the time and the memory that a card costs.
struct CardQuery: Hashable, Sendable {
  enum Format: String, CaseIterable { case png, svg }

  static let titleBytes = 200
  static let textBytes = 2_000
  static let widths = 80...1_000
  static let scales = 1...3

  var title = ""
  var text = ""
  /// Points.
  var width = 320
  /// Pixels per point, of a PNG.
  var scale = 2
  var format = Format.png

  /// - Parameter items: the names and values of the query, decoded.
  init(_ items: [(name: String, value: String)]) throws(BadQuery) {
    var names: Set<String> = []
    for (name, value) in items {
      guard names.insert(name).inserted else { throw BadQuery("\(quoted(name)) is there twice") }
      switch name {
      case "title": title = try Self.text(name, value, Self.titleBytes)
      case "text": text = try Self.text(name, value, Self.textBytes)
      case "width": width = try Self.number(name, value, Self.widths)
      case "scale": scale = try Self.number(name, value, Self.scales)
      case "format":
        guard let format = Format(rawValue: value) else {
          throw BadQuery("format is png or svg, not \(quoted(value))")
        }
        self.format = format
      default: throw BadQuery("no parameter \(quoted(name)); there are title, text, width, scale and format")
      }
    }
    if title.isEmpty { throw BadQuery("title is missing") }
  }

  private static func number(_ name: String, _ value: String, _ range: ClosedRange<Int>) throws(BadQuery) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw BadQuery(
        "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), not \(quoted(value))")
    }
    return number
  }

  /// The limit counts bytes, since one character can have any number of combining marks.
  private static func text(_ name: String, _ value: String, _ limit: Int) throws(BadQuery) -> String {
    guard value.utf8.count <= limit else {
      throw BadQuery("\(name) has at most \(limit) bytes of UTF-8, not \(value.utf8.count)")
    }
    guard !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" }) else {
      throw BadQuery("\(name) has a control character")
    }
    return value
  }
}

/// What is wrong with a query, for its sender.
struct BadQuery: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The beginning of a value that came from outside.
private func quoted(_ value: String) -> String {
  let beginning = String(decoding: value.utf8.prefix(40), as: UTF8.self)
  return "'\(beginning)\(value.utf8.count > 40 ? "…" : "")'"
}
