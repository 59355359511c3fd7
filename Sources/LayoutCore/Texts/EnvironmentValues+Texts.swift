/// How the environment becomes the style of a text.
extension EnvironmentValues {
  /// The style of a text without attributes of its own.
  var textStyle: TextStyle { textAppearance.style }

  /// The style and the colour of a text without attributes of its own.
  var textAppearance: LeafContents.TextAppearance { textAppearance(TextAttributes()) }

  /// The style and the colour of a styled text, in which runs have what differs.
  ///
  /// - Parameter keepsAdaptiveColors: whether colours that depend on the place stay as they are, since it is not known.
  /// - Complexity: O(parts).
  package func look(of text: StyledText, keepsAdaptiveColors: Bool = false) -> (style: TextStyle, color: Color) {
    var values = self
    if keepsAdaptiveColors { values.keepsAdaptiveColors = true }
    let appearance =
      text.runs.isEmpty ? values.textAppearance : values.appearance(of: TextParts(text.runs), in: text.string)
    return (appearance.style, appearance.color)
  }

  /// The style and the colour of a text whose parts have attributes.
  ///
  /// 1. Attributes of the whole text are part of the style. What they do not set is the environment's.
  /// 2. Other parts are runs of the style. A run has only what differs from the text.
  /// 3. A link without a colour has the tint of the environment.
  ///
  /// - Complexity: O(parts).
  func appearance(of parts: TextParts, in string: String) -> LeafContents.TextAppearance {
    if parts.runs.count == 1, parts.runs[0].range == 0..<string.utf8.count, parts.runs[0].attributes.canBeWhole {
      return textAppearance(parts.runs[0].attributes)  // 1.
    }
    var whole = textAppearance
    let base = whole.style.font
    whole.style.runs = TextRuns(parts.runs.map { run(of: $0, base) })
    return whole
  }

  private func textAppearance(_ attributes: TextAttributes) -> LeafContents.TextAppearance {
    var style = TextStyle(
      font: .body, lineLimit: lineLimit, alignment: multilineTextAlignment, truncation: truncationMode,
      direction: layoutDirection)
    guard let settings = textSettings?.values else {
      style.font = scaled(attributes.applied(to: attributes.font ?? font))
      style.setDetails(attributes, in: self)
      style.paint = paint(of: attributes)
      return LeafContents.TextAppearance(style: style, color: color(of: attributes))
    }
    let all = attributes.merging(settings.attributes)
    style.font = scaled(all.applied(to: all.font ?? font))
    style.setDetails(all, in: self)
    if settings.lineSpacing != 0 { style.lineSpacing = settings.lineSpacing }
    if settings.lineHeight != nil { style.lineHeight = settings.lineHeight }
    if settings.minimumScaleFactor != 1 { style.minimumScaleFactor = settings.minimumScaleFactor }
    if settings.allowsTightening { style.allowsTightening = true }
    if settings.isSelectable { style.isSelectable = true }
    style.paint = paint(of: attributes)
    if settings.reservedLines > 0 { style.reservedLines = settings.reservedLines }
    if let language = settings.language { style.language = language }
    return LeafContents.TextAppearance(style: style, color: color(of: attributes))
  }

  private func color(of attributes: TextAttributes) -> Color {
    (attributes.foregroundColor ?? foregroundColor).resolved(in: self)
  }

  /// What the letters are filled with where that is no colour.
  private func paint(of attributes: TextAttributes) -> Paint? {
    guard attributes.foregroundColor == nil, foregroundStyle.plainColor == nil else { return nil }
    let paint = foregroundStyle.resolved(in: self)
    return paint.plainColor == nil ? paint : nil
  }

  private func run(of part: StyledText.Run, _ base: Font) -> TextRuns.Run {
    var run = TextRuns.Run(part.range)
    let own = part.attributes
    if own.changesFont {
      let all = textSettings.map { own.merging($0.values.attributes) } ?? own
      let font = scaled(all.applied(to: own.font ?? self.font))
      if font != base { run.font = font }
    }
    run.color = (own.foregroundColor ?? (own.link == nil ? nil : tint ?? .link))?.resolved(in: self)  // 3.
    run.background = own.backgroundColor?.resolved(in: self)
    run.underline = own.underline?.resolved(in: self)
    run.strikethrough = own.strikethrough?.resolved(in: self)
    run.kerning = own.kerning
    run.baselineOffset = own.baselineOffset
    run.link = own.link
    return run
  }

  /// A font in the text size that a person chose.
  private func scaled(_ font: Font) -> Font {
    var font = dynamicTypeSize.scaled(font)
    if textScale != 1 { font.size *= textScale }
    return font
  }
}

extension TextAttributes {
  /// Whether a style can have all of them.
  fileprivate var canBeWhole: Bool { link == nil && backgroundColor == nil }
}

extension TextStyle {
  /// Sets the details that parts of a text can have.
  fileprivate mutating func setDetails(_ attributes: TextAttributes, in values: EnvironmentValues) {
    if let line = attributes.underline, line.isVisible { underline = line.resolved(in: values) }
    if let line = attributes.strikethrough, line.isVisible { strikethrough = line.resolved(in: values) }
    if let kerning = attributes.kerning { self.kerning = kerning }
    if let offset = attributes.baselineOffset { baselineOffset = offset }
  }
}
