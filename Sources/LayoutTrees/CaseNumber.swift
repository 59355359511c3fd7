/// A number, or `"inf"`; as written, any number at all.
package struct CaseNumber: Codable, Sendable {
  package var value: Double

  package init(_ value: Double) { self.value = value }

  private static let words: [(word: String, value: Double)] = [
    ("inf", .infinity), ("-inf", -.infinity), ("nan", .nan),
  ]

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let text = try container.decode(String.self)
    guard let known = Self.words.first(where: { $0.word == text }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a number, null or \"inf\", found \"\(text)\"")
    }
    value = known.value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite { return try container.encode(value) }
    try container.encode(value.isNaN ? "nan" : value > 0 ? "inf" : "-inf")
  }
}
