/// The engine's number of an alignment guide.
///
/// Horizontal guides count from the leading edge, vertical ones from the top.
@frozen
public struct GuideKey: Hashable, Sendable {
  /// The number of a built-in guide below `firstCustom`, otherwise an index into the tree's own guides.
  public let rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The leading edge.
  @inlinable public static var leading: GuideKey { GuideKey(rawValue: 0) }
  /// The horizontal middle.
  @inlinable public static var horizontalCenter: GuideKey { GuideKey(rawValue: 1) }
  /// The trailing edge.
  @inlinable public static var trailing: GuideKey { GuideKey(rawValue: 2) }
  /// The top edge.
  @inlinable public static var top: GuideKey { GuideKey(rawValue: 3) }
  /// The vertical middle.
  @inlinable public static var verticalCenter: GuideKey { GuideKey(rawValue: 4) }
  /// The bottom edge.
  @inlinable public static var bottom: GuideKey { GuideKey(rawValue: 5) }
  /// The baseline of the first line of text; the bottom edge where there is no text.
  @inlinable public static var firstTextBaseline: GuideKey { GuideKey(rawValue: 6) }
  /// The baseline of the last line of text; the bottom edge where there is no text.
  @inlinable public static var lastTextBaseline: GuideKey { GuideKey(rawValue: 7) }

  /// The number of the first guide that a caller defined.
  @inlinable package static var firstCustom: UInt16 { 16 }

  /// Whether it is one of the six guides that follow from the size alone, unless the node has an explicit one.
  @inlinable package var isEdgeOrCenter: Bool { rawValue <= 5 }

  /// The part of a length in front of a built-in guide, unless a node has an explicit one.
  ///
  /// It is a number of halves, two bits for each guide.
  @inline(__always)
  var fraction: Double { Double(0b10_10_10_01_00_10_01_00 as UInt32 &>> (UInt32(rawValue) &* 2) & 0b11) / 2 }

  @inlinable package var isTextBaseline: Bool { rawValue == 6 || rawValue == 7 }
  @inlinable package var isCustom: Bool { rawValue >= GuideKey.firstCustom }
}

extension GuideKey: Codable {
  private static var names: [String] {
    [
      "leading", "horizontalCenter", "trailing", "top", "verticalCenter", "bottom", "firstTextBaseline",
      "lastTextBaseline",
    ]
  }

  /// Writes the name of a built-in guide.
  ///
  /// Any other guide is a number of the tree that defined it, which has no meaning elsewhere: it throws
  /// `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    guard Int(rawValue) < GuideKey.names.count else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "guide \(rawValue) has no name"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(GuideKey.names[Int(rawValue)])
  }

  /// Reads the name of a built-in guide; throws `DecodingError` for every other value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let at = GuideKey.names.firstIndex(of: name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "there is no guide \"\(name)\"")
    }
    self.init(rawValue: UInt16(at))
  }
}
