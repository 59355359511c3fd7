import LayoutEngine

/// A key of the corpora's JSON.
struct CaseWord: CodingKey, ExpressibleByStringLiteral {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral word: String) { stringValue = word }
  init?(intValue: Int) { nil }
}

typealias CaseReader = KeyedDecodingContainer<CaseWord>
typealias CaseWriter = KeyedEncodingContainer<CaseWord>

extension CaseReader {
  func value<Value: Decodable>(_ key: CaseWord) throws -> Value? { try decodeIfPresent(Value.self, forKey: key) }

  func number(_ key: CaseWord) throws -> Double? { try decodeIfPresent(CaseNumber.self, forKey: key)?.value }

  func axes(_ key: CaseWord = "axes", or axes: Axis.Set = []) throws -> Axis.Set {
    let names: [String]? = try value(key)
    return names.map { names in
      Axis.allCases.reduce(into: []) { if names.contains("\($1)") { $0.formUnion(Axis.Set($1)) } }
    } ?? axes
  }

  /// A width and a height; `nil` where there is no such key.
  func lengths(_ key: CaseWord) throws -> (width: Double?, height: Double?)? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    let inner = try nestedContainer(keyedBy: CaseWord.self, forKey: key)
    return (try inner.number("w"), try inner.number("h"))
  }

  func window(_ key: CaseWord = "container") throws -> Size? {
    try lengths(key).map { lengths in
      let room = Proposal(width: lengths.width, height: lengths.height)
      return Size(width: room.width ?? .infinity, height: room.height ?? .infinity)
    }
  }

  func direction(_ key: CaseWord) throws -> LayoutDirection {
    try value(key) == "rtl" ? .rightToLeft : .leftToRight
  }

  /// A name, or one name for each axis.
  func place() throws -> TreeDescription.Place {
    guard contains("alignment"), try !decodeNil(forKey: "alignment") else { return .center }
    if let name = try? decode(String.self, forKey: "alignment") { return try .named(name) }
    let inner = try nestedContainer(keyedBy: CaseWord.self, forKey: "alignment")
    return TreeDescription.Place(
      horizontal: try .named(inner.value("h") ?? "center", .horizontal),
      vertical: try .named(inner.value("v") ?? "center", .vertical))
  }
}

extension CaseWriter {
  mutating func value(_ key: CaseWord, _ value: (some Encodable)?) throws { try encodeIfPresent(value, forKey: key) }

  mutating func number(_ key: CaseWord, _ number: Double?) throws { try value(key, number.map(CaseNumber.init)) }

  mutating func axes(_ axes: Axis.Set, _ key: CaseWord = "axes") throws {
    try value(key, Axis.allCases.filter { axes.contains($0) }.map { "\($0)" })
  }

  mutating func lengths(_ key: CaseWord, _ width: Double?, _ height: Double?) throws {
    var inner = nestedContainer(keyedBy: CaseWord.self, forKey: key)
    try inner.number("w", width)
    try inner.number("h", height)
  }

  mutating func window(_ size: Size?, _ key: CaseWord = "container") throws {
    if let size { try lengths(key, size.width, size.height) }
  }

  mutating func direction(_ key: CaseWord, _ direction: LayoutDirection) throws {
    try value(key, direction == .rightToLeft ? "rtl" : "ltr")
  }

  mutating func place(_ place: TreeDescription.Place) throws {
    if place == .center { return }
    if let name = place.name { return try value("alignment", name) }
    var inner = nestedContainer(keyedBy: CaseWord.self, forKey: "alignment")
    try inner.value("h", place.horizontal.name)
    try inner.value("v", place.vertical.name)
  }
}

extension GuideKey {
  private static let names: [(name: String, axis: Axis, guide: GuideKey)] =
    [
      ("leading", .horizontal, .leading), ("center", .horizontal, .horizontalCenter),
      ("trailing", .horizontal, .trailing), ("top", .vertical, .top), ("center", .vertical, .verticalCenter),
      ("bottom", .vertical, .bottom), ("firstTextBaseline", .vertical, .firstTextBaseline),
      ("lastTextBaseline", .vertical, .lastTextBaseline),
    ]
    + customs.enumerated().flatMap { index, custom in
      Axis.allCases.map { (custom.name, $0, GuideKey.custom(index, $0)) }
    }

  static func named(_ name: String, _ axis: Axis) throws -> GuideKey {
    guard let found = names.first(where: { $0.name == name && $0.axis == axis }) else {
      throw CaseError(description: "unknown \(axis) guide \"\(name)\"")
    }
    return found.guide
  }

  var axis: Axis { isAcross ? .horizontal : .vertical }
  var name: String { GuideKey.names.first { $0.guide == self }?.name ?? "\(rawValue)" }
}

extension TreeDescription.Place {
  private static let names: [(name: String, place: TreeDescription.Place)] =
    [
      ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
      ("topLeading", .topLeading), ("topTrailing", Self(horizontal: .trailing, vertical: .top)),
      ("bottomLeading", Self(horizontal: .leading, vertical: .bottom)), ("bottomTrailing", .bottomTrailing),
      ("firstTextBaseline", Self(vertical: .firstTextBaseline)),
      ("lastTextBaseline", Self(vertical: .lastTextBaseline)),
    ]
    + GuideKey.customs.enumerated().map { index, custom in
      (custom.name, Self(horizontal: .custom(index, .horizontal), vertical: .custom(index, .vertical)))
    }

  static func named(_ name: String) throws -> Self {
    guard let found = names.first(where: { $0.name == name }) else {
      throw CaseError(description: "unknown alignment \"\(name)\"")
    }
    return found.place
  }

  var name: String? { Self.names.first { $0.place == self }?.name }
}

extension UnitPoint {
  private static let names: [(name: String, point: UnitPoint)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing), ("zero", .zero),
  ]

  static func named(_ name: String) throws -> UnitPoint {
    guard let found = names.first(where: { $0.name == name }) else {
      throw CaseError(description: "unknown anchor \"\(name)\"")
    }
    return found.point
  }

  var name: String? { UnitPoint.names.first { $0.point == self }?.name }
}
