extension Layout {
  /// The columns of the `CSSGrid` around the element that it covers.
  ///
  /// ```swift
  /// Text("Head").gridColumn(1, to: -1)
  /// Text("Two").gridColumn(.span(2))
  /// ```
  ///
  /// - Parameters:
  ///   - start: the line where it begins, from 1, or from -1 at the end; `.span(n)`; a name; `.auto`.
  ///   - end: the line where it ends, or the number of columns.
  public func gridColumn(_ start: CSSGridLine, to end: CSSGridLine = .auto) -> CSSItemLayout<Self> {
    declaring([.placement(.columns, start: start, end: end)])
  }

  /// The rows of the `CSSGrid` around the element that it covers.
  ///
  /// - Parameters:
  ///   - start: the line where it begins, from 1, or from -1 at the end; `.span(n)`; a name; `.auto`.
  ///   - end: the line where it ends, or the number of rows.
  public func gridRow(_ start: CSSGridLine, to end: CSSGridLine = .auto) -> CSSItemLayout<Self> {
    declaring([.placement(.rows, start: start, end: end)])
  }

  /// The area of the `CSSGrid` around the element that it covers, by its name in `areas`.
  public func gridArea(_ name: String) -> CSSItemLayout<Self> {
    let line = CSSGridLine.named(name, 1)
    return declaring([
      .placement(.columns, start: line, end: line), .placement(.rows, start: line, end: line),
    ])
  }
}
