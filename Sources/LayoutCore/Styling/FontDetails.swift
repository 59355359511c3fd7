/// The properties of a font that few fonts have.
///
/// It is an object, so that fonts without them stay small; it is compared by its values.
final class FontDetails: Hashable, Sendable {
  struct Values: Hashable {
    var width = Font.Width.standard
    var features: [Font.Feature] = []
    var leading = Font.Leading.standard
  }

  let values: Values

  private init(_ values: Values) { self.values = values }

  /// `nil` where all values are the defaults.
  static func make(_ values: Values) -> FontDetails? { values == Values() ? nil : FontDetails(values) }

  static func == (one: FontDetails, other: FontDetails) -> Bool { one === other || one.values == other.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Font {
  /// The width of the letters, in per cent of the usual one, as CSS has it.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number, 50 to 200; 100 is the usual width.
    public let rawValue: Double

    /// A width by its number; one outside of 50...200 counts as the nearest, and NaN as 100.
    public init(rawValue: Double) { self.rawValue = rawValue.isNaN ? 100 : min(max(rawValue, 50), 200) }

    /// The width 62.5.
    public static let compressed = Width(rawValue: 62.5)
    /// The width 75.
    public static let condensed = Width(rawValue: 75)
    /// The width 100.
    public static let standard = Width(rawValue: 100)
    /// The width 125.
    public static let expanded = Width(rawValue: 125)
  }

  /// An OpenType feature, such as `tnum` for equally wide digits.
  public struct Feature: Hashable, Sendable {
    /// The four letters.
    public let tag: String
    /// The value: 0 is off, 1 is on, and some features have more.
    public let value: Int

    /// A feature that is on; `nil` where the tag is not of four letters, digits or spaces of ASCII.
    public init?(_ tag: String, value: Int = 1) {
      let isTag = tag.utf8.allSatisfy { byte in
        byte == 0x20 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      }
      guard tag.utf8.count == 4, isTag, value >= 0 else { return nil }
      self.tag = tag
      self.value = min(value, 0xFFFF)
    }

    private init(known tag: String) {
      self.tag = tag
      value = 1
    }

    /// Digits that are all equally wide.
    public static let tabularDigits = Feature(known: "tnum")
    /// Small capitals in place of small letters.
    public static let smallCapitals = Feature(known: "smcp")
  }

  /// The width of the letters, where the family has more than one.
  public var width: Width {
    get { details?.values.width ?? .standard }
    set { setDetails { $0.width = newValue } }
  }

  /// The OpenType features that are set, in the order in which they were.
  public var features: [Feature] {
    get { details?.values.features ?? [] }
    set { setDetails { $0.features = newValue } }
  }

  /// The same font in another width of the letters.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// The same font with a further OpenType feature; a former value of the same feature goes.
  public func feature(_ feature: Feature) -> Font {
    var font = self
    font.features = features.filter { $0.tag != feature.tag } + [feature]
    return font
  }

  /// The same font with digits that are all equally wide, where the font has them.
  public func monospacedDigit() -> Font { feature(.tabularDigits) }

  /// The same font with small capitals in place of small letters, where the font has them.
  public func smallCaps() -> Font { feature(.smallCapitals) }

  /// Whether none of the further properties is set.
  package var isPlain: Bool { details == nil }

  mutating func setDetails(_ change: (inout FontDetails.Values) -> Void) {
    var values = details?.values ?? FontDetails.Values()
    change(&values)
    details = FontDetails.make(values)
  }
}
