extension Font {
  /// The design of a host's own fonts.
  public enum Design: UInt8, Hashable, Sendable, CaseIterable {
    /// Without serifs.
    case `default`
    /// With serifs.
    case serif
    /// All letters equally wide.
    case monospaced
    /// With round ends, where the host has such a font.
    case rounded

    /// The family that stands for the design on all hosts; `nil` is the sans-serif.
    var family: String? {
      switch self {
      case .default: nil
      case .serif: "serif"
      case .monospaced: "monospace"
      case .rounded: "ui-rounded"
      }
    }
  }

  /// The text styles, by which a font is chosen by its use.
  public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 15 points.
    case subheadline
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2

    /// The font of the style in the default design.
    var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The font of a text style, in a design and a weight; `nil` is the style's own.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = style.font
    if let design { font = font.design(design) }
    if let weight { font.weight = weight }
    return font
  }

  /// A font of a family.
  ///
  /// Several names with commas between them are tried in their order. The font grows with the text size that a person
  /// chose, as all fonts do.
  public static func custom(_ name: String, size: Double) -> Font { Font(family: name, size: size) }

  /// A font of a family, which grows as a text style does: here all styles grow by the same factor.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// The same font with families that are tried in their order where its own is not installed, or has no glyph for a
  /// character.
  ///
  /// The order is the same on all hosts. `serif`, `sans-serif`, `monospace` and `ui-rounded` are the host's own families.
  ///
  /// ```swift
  /// Font.custom("Inter", size: 16).fallback("Noto Sans", "sans-serif")
  /// ```
  public func fallback(_ families: String...) -> Font {
    var font = self
    font.family = ([family ?? "sans-serif"] + families).joined(separator: ", ")
    return font
  }

  /// The families in the order in which they are tried; none is the host's sans-serif.
  package var families: [String] {
    guard let family else { return [] }
    return family.split(separator: ",").map { name in
      String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  /// The same font in a design: the host's own font of it, in place of the family.
  public func design(_ design: Design) -> Font {
    var font = self
    font.family = design.family
    return font
  }

  /// The same font in the host's fixed-width family.
  public func monospaced() -> Font { design(.monospaced) }
}
