extension Font {
  /// The height of the lines of a text beside that of its font.
  public enum Leading: UInt8, Hashable, Sendable, CaseIterable {
    /// The font's own.
    case standard
    /// 10 elevenths of it: the 22 points of a body text become 20, as in the human interface guidelines of iOS.
    case tight
    /// 12 elevenths of it: the 22 points become 24.
    case loose

    /// `nil` is the font's own.
    var lineHeight: LineHeight? {
      switch self {
      case .standard: nil
      case .tight: .multiple(factor: 10.0 / 11)
      case .loose: .multiple(factor: 12.0 / 11)
      }
    }
  }

  /// The height of the lines of a text whose own font this is. The font of a part of a text changes no height by it.
  public var leading: Leading {
    get { details?.values.leading ?? .standard }
    set { setDetails { $0.leading = newValue } }
  }

  /// The same font with other heights of lines. A text's `lineHeight(_:)` wins over it.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }
}
