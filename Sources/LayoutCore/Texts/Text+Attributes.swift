/// The look of a text as a part of a larger one.
///
/// What a part sets itself wins over what is set around it, by these functions or by the environment.
extension Text {
  private func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var attributes = TextAttributes()
    change(&attributes)
    return filled(attributes)
  }

  /// The text in a font; `nil` is the environment's.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The text in a weight; `nil` is the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The text in a width of its letters; `nil` is the font's.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

  /// The text in a design of the host's own fonts; `nil` is the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// The text in a scale of its font; it keeps the environment's where `isEnabled` is `false`.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with { $0.scale = isEnabled ? scale : nil }
  }

  /// The text in a colour; `nil` is the environment's.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foregroundColor = color } }

  /// The bold text.
  public func bold(_ isActive: Bool = true) -> Text { with { $0.weight = isActive ? .bold : .regular } }

  /// The slanted text.
  public func italic(_ isActive: Bool = true) -> Text { with { $0.isItalic = isActive } }

  /// The text in the host's fixed-width family.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.design = isActive ? .monospaced : .default } }

  /// The text with digits that are all equally wide.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// The text with a line under it; a colour of `nil` is the text's.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = TextLine(isVisible: isActive, color: color) }
  }

  /// The text with a line through it; a colour of `nil` is the text's.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = TextLine(isVisible: isActive, color: color) }
  }

  /// The text with points between its letters, added to the font's; less than 0 moves them together.
  public func kerning(_ points: Double) -> Text { with { $0.kerning = points } }

  /// The text that many points above the baseline; less than 0 is below.
  public func baselineOffset(_ points: Double) -> Text { with { $0.baselineOffset = points } }
}
