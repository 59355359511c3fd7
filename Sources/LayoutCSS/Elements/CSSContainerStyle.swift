/// The style that a container's parameters give it.
struct CSSContainerStyle: Hashable, Sendable {
  /// The name of the element.
  var name: String
  var style: CSSStyle
  /// The faults of the text that the style comes from.
  var faults: [CSSSyntaxError] = []
  /// Whether a proposed width is taken whole, as by `display: flex` in CSS.
  var fillsWidth = false

  init(name: String, style: CSSStyle, faults: [CSSSyntaxError] = []) {
    self.name = name
    self.style = style
    self.faults = faults
  }

  /// A style by declarations; `display` is that of the element, whatever they set.
  init(name: String, display: CSSStyle.Display, _ parsed: CSSParsed) {
    var style = CSSStyle()
    for declaration in parsed.declarations { declaration.apply(to: &style) }
    if style.display != .none { style.display = display }
    self.init(name: name, style: style, faults: parsed.faults)
    fillsWidth = parsed.isBlock
  }
}
