import LayoutEngine

/// A font by family, size, weight and slant.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are; the numbers are CSS's and Pango's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 100 to 900; 400 is regular.
    public let rawValue: Int

    /// A weight by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 100.
    public static let ultraLight = Weight(rawValue: 100)
    /// 200.
    public static let thin = Weight(rawValue: 200)
    /// 300.
    public static let light = Weight(rawValue: 300)
    /// 400.
    public static let regular = Weight(rawValue: 400)
    /// 500.
    public static let medium = Weight(rawValue: 500)
    /// 600.
    public static let semibold = Weight(rawValue: 600)
    /// 700.
    public static let bold = Weight(rawValue: 700)
    /// 800.
    public static let heavy = Weight(rawValue: 800)
    /// 900.
    public static let black = Weight(rawValue: 900)
  }

  /// The family name; `nil` is the host's sans-serif.
  public var family: String?
  /// The size of the em square in points; what is not a positive finite number counts as 17, and what is longer than any
  /// length can be as the longest.
  public var size: Double {
    didSet { size = Font.valid(size) }
  }
  /// The weight.
  public var weight: Weight
  /// Whether the slanted face is asked for.
  public var isItalic: Bool

  /// A font. A size that is not a positive finite number counts as 17, and what is longer than any length can be as the
  /// longest.
  public init(family: String? = nil, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    self.size = Font.valid(size)
    self.weight = weight
    self.isItalic = isItalic
  }

  private static func valid(_ size: Double) -> Double { size.isFinite && size > 0 ? Length.bounded(size) : 17 }

  /// The host's sans-serif.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
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
    Font(family: family, size: size, weight: weight, isItalic: true)
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(family: family, size: size, weight: weight, isItalic: isItalic)
  }
}

extension Font {
  /// 34 points.
  public static let largeTitle = Font(size: 34)
  /// 28 points.
  public static let title = Font(size: 28)
  /// 22 points.
  public static let title2 = Font(size: 22)
  /// 20 points.
  public static let title3 = Font(size: 20)
  /// 17 points, semibold.
  public static let headline = Font(size: 17, weight: .semibold)
  /// 17 points.
  public static let body = Font(size: 17)
  /// 16 points.
  public static let callout = Font(size: 16)
  /// 15 points.
  public static let subheadline = Font(size: 15)
  /// 13 points.
  public static let footnote = Font(size: 13)
  /// 12 points.
  public static let caption = Font(size: 12)
  /// 11 points.
  public static let caption2 = Font(size: 11)
}
