extension Layout {
  /// The columns of the `CSSGrid` around the element that it covers.
  ///
  /// ```swift
  /// Text("Head").gridColumn(1, to: -1)
  /// Text("Two").gridColumn(.span(2))
  /// ```
  ///
  /// Browsers' greatest line is 10,000; one beyond counts as that, a line of 0 as `.auto`, and a span below 1 as 1. A
  /// diagnostic reports each.
  ///
  /// - Parameters:
  ///   - start: the line where it begins, from 1, or from -1 at the end; `.span(n)`; a name; `.auto`.
  ///   - end: the line where it ends, or the number of columns; `nil` is the same name, or `.auto` where `start` is none.
  @inlinable
  public func gridColumn(_ start: CSSGridLine, to end: CSSGridLine? = nil) -> CSSItemLayout<Self> {
    declaring(.column(start, end))
  }

  /// The rows of the `CSSGrid` around the element that it covers.
  ///
  /// ```swift
  /// Text("Side").gridRow(1, to: .span(2))
  /// ```
  ///
  /// Numbers without a meaning count as on `gridColumn(_:to:)`.
  ///
  /// - Parameters:
  ///   - start: the line where it begins, from 1, or from -1 at the end; `.span(n)`; a name; `.auto`.
  ///   - end: the line where it ends, or the number of rows; `nil` is the same name, or `.auto` where `start` is none.
  @inlinable
  public func gridRow(_ start: CSSGridLine, to end: CSSGridLine? = nil) -> CSSItemLayout<Self> {
    declaring(.row(start, end))
  }

  /// The area of the `CSSGrid` around the element that it covers, by its name in `areas`.
  ///
  /// ```swift
  /// CSSGrid(areas: ["nav main"]) { Text("Main").gridArea("main") }
  /// ```
  ///
  /// A name that `areas` has not is that of a line; where there is none, the element stands behind the last track.
  @inlinable
  public func gridArea(_ name: String) -> CSSItemLayout<Self> {
    declaring(.area(name))
  }
}
