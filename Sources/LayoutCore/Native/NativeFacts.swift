/// What a view of a host's own says of itself, for `LayoutDebugger.analyzeViewHierarchy`.
public struct NativeFacts: Hashable, Sendable {
  /// The text that the view shows, or its title; `nil` where it shows none.
  public var text: String?
  /// The name and the size of its font; `nil` where it has none.
  public var font: String?
  /// The colour behind it; `nil` where that says nothing, or the toolkit does not tell it.
  public var background: Color?
  /// Whether it is kept from being shown.
  public var isHidden: Bool
  /// How visible it is, 0 to 1.
  public var alpha: Double

  /// The facts about a view; by themselves those of one that is shown and says nothing.
  public init(
    text: String? = nil, font: String? = nil, background: Color? = nil, isHidden: Bool = false, alpha: Double = 1
  ) {
    self.text = text
    self.font = font
    self.background = background
    self.isHidden = isHidden
    self.alpha = alpha
  }

  /// One line a fact, the text aside.
  var lines: [String] {
    var lines: [String] = []
    if let font { lines.append("Font: \(font)") }
    if let background { lines.append("Background: \(background.debugText)") }
    return lines + ["Hidden: \(isHidden)", "Alpha: \(HierarchyText.string(alpha))"]
  }
}

extension Color {
  /// A toolkit's colour: its parts in its own colour space, the opacity last. `nil` where they are neither one grey nor
  /// red, green and blue, as those of a pattern.
  package init?(parts: [Double]) {
    switch parts.count {
    case 2: self.init(white: parts[0], opacity: parts[1])
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    default: return nil
    }
  }
}
