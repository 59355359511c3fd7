/// The facts about a view of a host's own, for `LayoutDebugger.analyzeViewHierarchy`.
public struct NativeFacts: Hashable, Sendable {
  /// The text that the view shows, or its title; `nil` where it shows none.
  public var text: String?
  /// The name and the size of its font; `nil` where it has none.
  public var font: String?
  /// The colour behind it; `nil` where it has none, or the toolkit has no such property.
  public var background: Color?
  /// Whether it is hidden.
  public var isHidden: Bool
  /// The opacity, 0 to 1.
  public var alpha: Double

  /// The facts about a view; the defaults are those of a visible one without content.
  public init(
    text: String? = nil, font: String? = nil, background: Color? = nil, isHidden: Bool = false, alpha: Double = 1
  ) {
    self.text = text
    self.font = font
    self.background = background
    self.isHidden = isHidden
    self.alpha = alpha
  }

  /// The facts, one line for each, the text aside.
  var lines: [String] {
    var lines: [String] = []
    if let font { lines.append("Font: \(font)") }
    if let background { lines.append("Background: \(background.debugText)") }
    return lines + ["Hidden: \(isHidden)", "Alpha: \(HierarchyText.string(alpha))"]
  }
}

extension Color {
  /// A toolkit's colour: its parts in its own colour space, the opacity last.
  ///
  /// It is `nil` where they are neither one grey nor red, green and blue, as those of a pattern.
  /// red, green and blue, as those of a pattern.
  package init?(parts: [Double]) {
    switch parts.count {
    case 2: self.init(white: parts[0], opacity: parts[1])
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    default: return nil
    }
  }
}
