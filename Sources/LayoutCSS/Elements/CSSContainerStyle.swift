/// What a container's parameters declare about its style: one reference, since elements are copied often.
@usableFromInline
struct CSSContainerStyle: Equatable, Sendable {
  private final class Storage: Sendable {
    let display: CSSStyle.Display
    let declarations: [CSSDeclaration]
    let faults: [CSSSyntaxError]
    let fillsWidth: Bool
    let keepsItems: Bool

    init(
      _ display: CSSStyle.Display, _ declarations: [CSSDeclaration] = [], _ faults: [CSSSyntaxError] = [],
      fillsWidth: Bool = false, keepsItems: Bool = false
    ) {
      self.display = display
      self.declarations = declarations
      self.faults = faults
      self.fillsWidth = fillsWidth
      self.keepsItems = keepsItems
    }
  }

  private let storage: Storage

  /// A `Flex` without declarations.
  private static let flex = Storage(.flex)
  /// A `CSSGrid` without declarations.
  private static let grid = Storage(.grid)

  /// The display of the element.
  var display: CSSStyle.Display { storage.display }
  /// In the order in which they apply.
  var declarations: [CSSDeclaration] { storage.declarations }
  /// The faults of the text that the declarations come from.
  var faults: [CSSSyntaxError] { storage.faults }
  /// Whether a proposed width is taken whole, as by `display: flex` in CSS.
  var fillsWidth: Bool { storage.fillsWidth }
  /// Whether the container and its elements do not shrink where they do not declare it, as in Yoga.
  var keepsItems: Bool { storage.keepsItems }
  /// The name of the element.
  var name: String { display == .grid ? "CSSGrid" : "Flex" }
  /// Whether its items stand on a baseline, by its parameters.
  var alignsBaselines: Bool { storage.declarations.contains(where: \.alignsBaselines) }

  init(_ display: CSSStyle.Display, _ declarations: [CSSDeclaration], faults: [CSSSyntaxError] = []) {
    if declarations.isEmpty, faults.isEmpty {
      storage = display == .grid ? CSSContainerStyle.grid : CSSContainerStyle.flex
    } else {
      storage = Storage(display, declarations, faults)
    }
  }

  /// A style by declarations of a text; `display` is that of the element, unless they set `none` or `contents`.
  init(_ display: CSSStyle.Display, _ parsed: CSSParsed) {
    let declarations = parsed.declarations.map { (declaration: CSSDeclaration) -> CSSDeclaration in
      switch declaration {
      case .display(.none), .display(.contents): declaration
      case .display: .display(display)
      default: declaration
      }
    }
    storage = Storage(display, declarations, parsed.faults, fillsWidth: parsed.isBlock)
  }

  /// A style with the defaults of Yoga for the container and its items.
  init(yoga declarations: [CSSDeclaration]) {
    storage = Storage(.flex, declarations, keepsItems: true)
  }

  /// Enters a container with the style.
  @usableFromInline
  func enter(_ lowering: _Lowering) -> _Lowering.Place? {
    lowering.enter(CSSRule(self, reading: lowering.layoutValues))
  }

  @usableFromInline
  static func == (one: CSSContainerStyle, other: CSSContainerStyle) -> Bool {
    one.storage === other.storage
      || one.display == other.display && one.declarations == other.declarations && one.faults == other.faults
        && one.fillsWidth == other.fillsWidth && one.keepsItems == other.keepsItems
  }
}
