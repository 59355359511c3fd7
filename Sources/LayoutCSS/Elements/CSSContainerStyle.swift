/// The style of a container by its parameters: one reference, since elements are copied often.
@usableFromInline
struct CSSContainerStyle: Equatable, Sendable {
  /// The parameters of a `Flex`, of which its style is made when it is read: most containers have a style in common.
  struct FlexParameters: Equatable, Sendable {
    var direction = CSSStyle.FlexDirection.row
    var wrap = CSSStyle.Wrap.nowrap
    var justify = CSSAlignment.normal
    var align = CSSAlignment.normal
    var alignContent = CSSAlignment.normal
    var rowGap = CSSLength.zero
    var columnGap = CSSLength.zero

    var style: CSSStyle {
      var style = CSSStyle()
      style.flexDirection = direction
      style.flexWrap = wrap
      style.justifyContent = justify
      style.alignItems = align
      style.alignContent = alignContent
      style.rowGap = rowGap
      style.columnGap = columnGap
      return style
    }
  }

  private enum Properties: Equatable, Sendable {
    case flex(FlexParameters)
    indirect case style(CSSStyle)
  }

  private final class Storage: Sendable {
    let element: CSSStyle.Display
    let properties: Properties
    let faults: [CSSSyntaxError]
    let numberFaults: [String]
    let fillsWidth: Bool
    let keepsItems: Bool
    let declaresShrink: Bool
    let direction: LayoutDirection?

    init(_ parameters: FlexParameters, keepsItems: Bool = false) {
      element = .flex
      properties = .flex(parameters)
      faults = []
      numberFaults = []
      fillsWidth = false
      self.keepsItems = keepsItems
      declaresShrink = false
      direction = nil
    }

    init(
      _ element: CSSStyle.Display, _ style: CSSStyle, _ numberFaults: [String] = [], _ faults: [CSSSyntaxError] = [],
      fillsWidth: Bool = false, keepsItems: Bool = false, declaresShrink: Bool = false,
      direction: LayoutDirection? = nil
    ) {
      self.element = element
      properties = .style(style)
      self.faults = faults
      self.numberFaults = numberFaults
      self.fillsWidth = fillsWidth
      self.keepsItems = keepsItems
      self.declaresShrink = declaresShrink
      self.direction = direction
    }

    func equals(_ other: Storage) -> Bool {
      element == other.element && properties == other.properties && faults == other.faults
        && numberFaults == other.numberFaults && fillsWidth == other.fillsWidth && keepsItems == other.keepsItems
        && declaresShrink == other.declaresShrink && direction == other.direction
    }
  }

  private let storage: Storage

  /// A `Flex` without parameters.
  private static let flex = Storage(FlexParameters())
  /// A `CSSGrid` without parameters.
  private static let grid = Storage(.grid, CSSContainerStyle.initial(.grid))

  /// The display of the element.
  var element: CSSStyle.Display { storage.element }
  /// The properties, with usable numbers.
  var style: CSSStyle {
    switch storage.properties {
    case .flex(let parameters): parameters.style
    case .style(let style): style
    }
  }
  /// The faults of the text that the properties come from.
  var faults: [CSSSyntaxError] { storage.faults }
  /// The numbers that were not usable.
  var numberFaults: [String] { storage.numberFaults }
  /// Whether a proposed width is taken whole, as by `display: flex` in CSS.
  var fillsWidth: Bool { storage.fillsWidth }
  /// Whether the container and its elements do not shrink where they do not declare it, as in Yoga.
  var keepsItems: Bool { storage.keepsItems }
  /// Whether a shrinking factor is declared.
  var declaresShrink: Bool { storage.declaresShrink }
  /// The direction inside the container; `nil` where none is declared.
  @usableFromInline var direction: LayoutDirection? { storage.direction }
  /// The name of the element.
  var name: String { element == .grid ? "CSSGrid" : "Flex" }
  /// Whether its items stand on a baseline, by its parameters.
  var alignsBaselines: Bool {
    switch storage.properties {
    case .flex(let parameters): parameters.align.isBaseline
    case .style(let style): style.alignItems.isBaseline
    }
  }

  /// The properties of an element without parameters.
  private static func initial(_ element: CSSStyle.Display) -> CSSStyle {
    var style = CSSStyle()
    style.display = element
    return style
  }

  /// A style by declarations, in the order in which they apply.
  init(
    _ element: CSSStyle.Display, _ declarations: [CSSDeclaration], faults: [CSSSyntaxError] = [],
    fillsWidth: Bool = false, direction: LayoutDirection? = nil
  ) {
    var style = CSSContainerStyle.initial(element)
    var numberFaults: [String] = []
    style.apply(declarations, &numberFaults)
    storage = Storage(
      element, style, numberFaults, faults, fillsWidth: fillsWidth,
      declaresShrink: declarations.contains(where: \.declaresShrink), direction: direction)
  }

  /// A style by declarations of a text; `display` is that of the element, unless they set `none` or `contents`.
  init(_ element: CSSStyle.Display, _ parsed: CSSParsed) {
    let declarations = parsed.declarations.map { (declaration: CSSDeclaration) -> CSSDeclaration in
      switch declaration {
      case .display(.none), .display(.contents): declaration
      case .display: .display(element)
      default: declaration
      }
    }
    self.init(
      element, declarations, faults: parsed.faults, fillsWidth: parsed.isBlock, direction: parsed.direction)
  }

  /// The style of the parameters of a `Flex`; `keepsItems` has the defaults of Yoga for the container and its items.
  @usableFromInline
  init(
    _ direction: CSSStyle.FlexDirection, _ wrap: CSSStyle.Wrap, _ justify: CSSAlignment, _ align: CSSAlignment,
    _ alignContent: CSSAlignment, rowGap: CSSLength, columnGap: CSSLength, keepsItems: Bool
  ) {
    let parameters = FlexParameters(
      direction: direction, wrap: wrap, justify: justify, align: align, alignContent: alignContent, rowGap: rowGap,
      columnGap: columnGap)
    if rowGap.isUsableNumber, columnGap.isUsableNumber {
      let isPlain = !keepsItems && parameters == FlexParameters()
      storage = isPlain ? CSSContainerStyle.flex : Storage(parameters, keepsItems: keepsItems)
    } else {
      var style = parameters.style
      var numberFaults: [String] = []
      style.sanitize(.lengths, &numberFaults)
      storage = Storage(.flex, style, numberFaults, keepsItems: keepsItems)
    }
  }

  /// The style of a `CSSGrid` by its parameters, which are mostly none.
  static func grid(_ declarations: [CSSDeclaration], _ faults: [CSSSyntaxError]) -> CSSContainerStyle {
    declarations.isEmpty && faults.isEmpty
      ? CSSContainerStyle(storage: grid) : CSSContainerStyle(.grid, declarations, faults: faults)
  }

  private init(storage: Storage) { self.storage = storage }

  /// Puts a container with the style into the tree, around `content`.
  @inlinable
  func lower(_ content: some Layout, _ lowering: _Lowering) {
    if let direction {
      lowerDirected(content, direction, lowering)
    } else {
      lowerContainer(content, lowering)
    }
  }

  @inlinable
  func lowerContainer(_ content: some Layout, _ lowering: _Lowering) {
    guard let outer = enter(lowering) else { return }
    content._lower(lowering)
    lowering.leave(outer)
  }

  /// The container is inside of its direction.
  @usableFromInline
  func lowerDirected(_ content: some Layout, _ direction: LayoutDirection, _ lowering: _Lowering) {
    lowering.lower(in: direction) { lowerContainer(content, $0) }
  }

  /// Enters a container with the style.
  @usableFromInline
  func enter(_ lowering: _Lowering) -> _Lowering.Place? {
    lowering.enter(CSSRule(self, reading: lowering.layoutValues))
  }

  @usableFromInline
  static func == (one: CSSContainerStyle, other: CSSContainerStyle) -> Bool {
    one.storage === other.storage || one.storage.equals(other.storage)
  }
}
