/// What each modifier declares, apart from the types of the elements: their code is made where they are used.
extension CSSItem {
  @usableFromInline
  static func flex(_ grow: Double, _ shrink: Double, _ basis: CSSLength) -> CSSItem {
    CSSItem([.number(.flexGrow, grow), .number(.flexShrink, shrink), .length(.flexBasis, basis)])
  }

  @usableFromInline
  static func alignSelf(_ value: CSSAlignment) -> CSSItem { CSSItem([.alignment(.alignSelf, value)]) }

  @usableFromInline
  static func justifySelf(_ value: CSSAlignment) -> CSSItem { CSSItem([.alignment(.justifySelf, value)]) }

  @usableFromInline
  static func order(_ value: Int) -> CSSItem { CSSItem([.order(value)]) }

  @usableFromInline
  static func position(_ value: CSSStyle.Position) -> CSSItem { CSSItem([.position(value)]) }

  @usableFromInline
  static func display(_ value: CSSStyle.Display) -> CSSItem { CSSItem([.display(value)]) }

  @usableFromInline
  static func overflow(_ value: CSSStyle.Overflow) -> CSSItem { CSSItem([.overflow(x: value, y: value)]) }

  @usableFromInline
  static func css(_ text: String) -> CSSItem {
    let parsed = CSSParser.declarations(text)
    return CSSItem(parsed.declarations, parsed.faults, direction: parsed.direction)
  }

  // MARK: Lengths

  @usableFromInline
  static func box(
    _ width: CSSLength?, _ height: CSSLength?, _ minWidth: CSSLength?, _ minHeight: CSSLength?, _ maxWidth: CSSLength?,
    _ maxHeight: CSSLength?, _ aspectRatio: Double?, _ sizing: CSSStyle.BoxSizing?
  ) -> CSSItem {
    var declarations: [CSSDeclaration] = []
    func add(_ name: CSSDeclaration.LengthName, _ length: CSSLength?) {
      if let length { declarations.add(.length(name, length)) }
    }
    add(.width, width)
    add(.height, height)
    add(.minWidth, minWidth)
    add(.minHeight, minHeight)
    add(.maxWidth, maxWidth)
    add(.maxHeight, maxHeight)
    if let aspectRatio { declarations.add(.aspectRatio(aspectRatio)) }
    if let sizing { declarations.add(.boxSizing(sizing)) }
    return CSSItem(declarations)
  }

  @usableFromInline
  static func margin(_ edges: Edges, _ length: CSSLength) -> CSSItem { CSSItem(declarations(.margin, edges, length)) }

  @usableFromInline
  static func inset(_ edges: Edges, _ length: CSSLength) -> CSSItem { CSSItem(declarations(.inset, edges, length)) }

  @usableFromInline
  static func padding(_ edges: Edges, _ length: CSSLength) -> CSSItem {
    CSSItem(declarations(.padding, edges, length))
  }

  @usableFromInline
  static func border(_ edges: Edges, _ width: Double) -> CSSItem {
    CSSItem(declarations(.border, edges, .points(width)))
  }

  private static func declarations(
    _ name: CSSDeclaration.EdgesName, _ edges: Edges, _ length: CSSLength
  ) -> [CSSDeclaration] {
    if edges.isSuperset(of: .all) { return [.edges(name, .all, length)] }
    let sides: [(Edges, CSSDeclaration.Side)] = [
      (.top, .top), (.leading, .start), (.bottom, .bottom), (.trailing, .end),
    ]
    return sides.filter { edges.contains($0.0) }.map { .edges(name, $0.1, length) }
  }

  // MARK: Cells

  @usableFromInline
  static func column(_ start: CSSGridLine, _ end: CSSGridLine?) -> CSSItem {
    CSSItem([.placement(.columns, start: start, end: end ?? start.opposite)])
  }

  @usableFromInline
  static func row(_ start: CSSGridLine, _ end: CSSGridLine?) -> CSSItem {
    CSSItem([.placement(.rows, start: start, end: end ?? start.opposite)])
  }

  @usableFromInline
  static func area(_ name: String) -> CSSItem {
    let line = CSSGridLine.named(name, 1)
    return CSSItem([
      .placement(.columns, start: line, end: line.opposite), .placement(.rows, start: line, end: line.opposite),
    ])
  }
}
