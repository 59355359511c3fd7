import LayoutEngine

/// A font by family, size, weight and slant.
public struct Font: Hashable, Sendable {
  /// The weight of the strokes, in the numbers of CSS and Pango.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number, 100 to 900; 400 is regular.
    public let rawValue: Int

    /// A weight by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The weight 100.
    public static let ultraLight = Weight(rawValue: 100)
    /// The weight 200.
    public static let thin = Weight(rawValue: 200)
    /// The weight 300.
    public static let light = Weight(rawValue: 300)
    /// The weight 400.
    public static let regular = Weight(rawValue: 400)
    /// The weight 500.
    public static let medium = Weight(rawValue: 500)
    /// The weight 600.
    public static let semibold = Weight(rawValue: 600)
    /// The weight 700.
    public static let bold = Weight(rawValue: 700)
    /// The weight 800.
    public static let heavy = Weight(rawValue: 800)
    /// The weight 900.
    public static let black = Weight(rawValue: 900)
  }

  /// The family name; `nil` is the host's sans-serif.
  public var family: String?
  /// The size of the em square in points.
  ///
  /// A value that is not a positive finite number counts as 17, and one above the limit of lengths as that.
  public var size: Double {
    didSet { size = Font.valid(size) }
  }
  /// The weight.
  public var weight: Weight
  /// The properties that few fonts have; `nil` where all are the defaults.
  var details: FontDetails?
  /// Whether the slanted face is selected.
  public var isItalic: Bool

  /// A font from its parts.
  ///
  /// A size that is not a positive finite number counts as 17, and one above the limit of lengths as that.
  public init(family: String? = nil, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    self.size = Font.valid(size)
    self.weight = weight
    self.isItalic = isItalic
  }

  private static func valid(_ size: Double) -> Double { size.isFinite && size > 0 ? Length.bounded(size) : 17 }

  /// The host's font of a design, by default its sans-serif.
  public static func system(size: Double, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(family: design.family, size: size, weight: weight)
  }

  /// The host's fixed-width family.
  public static func monospaced(size: Double, weight: Weight = .regular) -> Font {
    Font(family: "monospace", size: size, weight: weight)
  }

  /// The host's serif family.
  public static func serif(size: Double, weight: Weight = .regular) -> Font {
    Font(family: "serif", size: size, weight: weight)
  }

  /// The same font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font, slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }
}

extension Font {
  /// A font of 34 points.
  public static let largeTitle = Font(size: 34)
  /// A font of 28 points.
  public static let title = Font(size: 28)
  /// A font of 22 points.
  public static let title2 = Font(size: 22)
  /// A font of 20 points.
  public static let title3 = Font(size: 20)
  /// A semibold font of 17 points.
  public static let headline = Font(size: 17, weight: .semibold)
  /// A font of 17 points.
  public static let body = Font(size: 17)
  /// A font of 16 points.
  public static let callout = Font(size: 16)
  /// A font of 15 points.
  public static let subheadline = Font(size: 15)
  /// A font of 13 points.
  public static let footnote = Font(size: 13)
  /// A font of 12 points.
  public static let caption = Font(size: 12)
  /// A font of 11 points.
  public static let caption2 = Font(size: 11)
}
