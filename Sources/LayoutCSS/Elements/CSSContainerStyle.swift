/// The style that a container's parameters give it: one reference, since elements are copied often.
struct CSSContainerStyle: Hashable, Sendable {
  private final class Storage: Sendable {
    let name: String
    let style: CSSStyle
    let faults: [CSSSyntaxError]
    let fillsWidth: Bool

    init(_ name: String, _ style: CSSStyle, _ faults: [CSSSyntaxError], _ fillsWidth: Bool) {
      self.name = name
      self.style = style
      self.faults = faults
      self.fillsWidth = fillsWidth
    }
  }

  private let storage: Storage

  /// The name of the element.
  var name: String { storage.name }
  var style: CSSStyle { storage.style }
  /// The faults of the text that the style comes from.
  var faults: [CSSSyntaxError] { storage.faults }
  /// Whether a proposed width is taken whole, as by `display: flex` in CSS.
  var fillsWidth: Bool { storage.fillsWidth }

  init(name: String, style: CSSStyle, faults: [CSSSyntaxError] = [], fillsWidth: Bool = false) {
    storage = Storage(name, style, faults, fillsWidth)
  }

  /// A style by declarations; `display` is that of the element, unless they set `none` or `contents`.
  init(name: String, display: CSSStyle.Display, _ parsed: CSSParsed) {
    var style = CSSStyle()
    for declaration in parsed.declarations { declaration.apply(to: &style) }
    if style.display != .none, style.display != .contents { style.display = display }
    self.init(name: name, style: style, faults: parsed.faults, fillsWidth: parsed.isBlock)
  }

  /// The style with usable numbers; each fault is described.
  func sanitized(_ faults: inout [String]) -> CSSContainerStyle {
    var copy = style
    var found: [String] = []
    copy.sanitize(&found)
    if found.isEmpty { return self }
    faults += found
    return CSSContainerStyle(name: name, style: copy, faults: storage.faults, fillsWidth: fillsWidth)
  }

  static func == (one: CSSContainerStyle, other: CSSContainerStyle) -> Bool {
    one.storage === other.storage
      || one.storage.style == other.storage.style && one.name == other.name && one.faults == other.faults
        && one.fillsWidth == other.fillsWidth
  }

  func hash(into hasher: inout Hasher) { hasher.combine(storage.style) }
}
