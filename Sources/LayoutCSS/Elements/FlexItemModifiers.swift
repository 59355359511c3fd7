extension Layout {
  /// How the element shares the room of the `Flex` around it, as `flex` in CSS.
  ///
  /// ```swift
  /// Flex {
  ///   Text("Name").flex(shrink: 0)
  ///   Color.blue.flex(grow: 2)
  ///   Color.gray.flex(grow: 1)
  /// }
  /// ```
  ///
  /// A factor that is negative or not a number counts as 0, and a diagnostic reports it.
  ///
  /// - Parameters:
  ///   - grow: the element's part of the room that is left, among those of its line.
  ///   - shrink: its part of what is missing, times its own length.
  ///   - basis: the length before room is shared out, in points, or a percentage of the container: `.auto` is its width, or
  ///     its height in a column, `.content` its content.
  @inlinable
  public func flex(grow: Double = 0, shrink: Double = 1, basis: CSSLength = .auto) -> CSSItemLayout<Self> {
    declaring(.flex(grow, shrink, basis))
  }

  /// The element takes a part of the whole room of the `Flex` around it, as `flex: 1` in CSS.
  ///
  /// ```swift
  /// Flex {
  ///   Color.blue.flex(2)
  ///   Color.gray.flex(1)
  /// }
  /// ```
  ///
  /// - Parameter factor: the element's part among those of its line; each begins at a length of 0. A factor that is negative
  ///   or not a number counts as 0, and a diagnostic reports it.
  @inlinable
  public func flex(_ factor: Double) -> CSSItemLayout<Self> { flex(grow: factor, shrink: 1, basis: .percent(0)) }

  /// Where the element stands across its line, or in the height of its grid area.
  ///
  /// ```swift
  /// Flex(align: .center) { Text("Now").alignSelf(.start) }
  /// ```
  @inlinable
  public func alignSelf(_ alignment: CSSAlignment) -> CSSItemLayout<Self> {
    declaring(.alignSelf(alignment))
  }

  /// Where the element stands in the width of its grid area.
  ///
  /// ```swift
  /// CSSGrid(columns: [.fr(1)]) { Text("Price").justifySelf(.end) }
  /// ```
  @inlinable
  public func justifySelf(_ alignment: CSSAlignment) -> CSSItemLayout<Self> {
    declaring(.justifySelf(alignment))
  }

  /// The place among the elements of the container: those of a smaller number come first, equal ones in their order.
  ///
  /// ```swift
  /// Flex {
  ///   Text("Second")
  ///   Text("First").order(-1)
  /// }
  /// ```
  @inlinable
  public func order(_ order: Int) -> CSSItemLayout<Self> { declaring(.order(order)) }

  /// Room around the element's box, on all sides; `.auto` takes what is left on each.
  ///
  /// ```swift
  /// Flex { Text("In the middle").margin(.auto) }.box(width: .percent(100))
  /// ```
  ///
  /// A margin may be negative. One that is not a number counts as 0, and a diagnostic reports it.
  ///
  /// - Parameter length: points; a percentage of the container's width, on all sides; or `.auto`.
  @inlinable
  public func margin(_ length: CSSLength) -> CSSItemLayout<Self> { margin(.all, length) }

  /// Room around the element's box; `.auto` takes what is left on the side.
  ///
  /// ```swift
  /// Flex { Text("At the end").margin(.leading, .auto) }.box(width: .percent(100))
  /// ```
  ///
  /// A margin may be negative. One that is not a number counts as 0, and a diagnostic reports it.
  ///
  /// - Parameters:
  ///   - edges: the sides; leading is where lines begin at the place of the modifier, so outside of a
  ///     `layoutDirection(_:)` on the element it is the side of the layout around.
  ///   - length: points; a percentage of the container's width, on all sides; or `.auto`.
  @inlinable
  public func margin(_ edges: Edges, _ length: CSSLength) -> CSSItemLayout<Self> {
    declaring(.margin(edges, length))
  }

  /// Whether the container shares its room out to the element, or the element stands at its inset.
  ///
  /// With `.absolute` the element takes no room: `inset` gives its place from the container's edges, and without one it
  /// stands where it would as the only element.
  ///
  /// ```swift
  /// Flex { Color.red.box(width: 8, height: 8).position(.absolute).inset(.top, 0).inset(.trailing, 0) }
  /// ```
  @inlinable
  public func position(_ position: CSSStyle.Position) -> CSSItemLayout<Self> { declaring(.position(position)) }

  /// The distance from the container's edges, on all sides, of an element with `position(.absolute)`.
  ///
  /// ```swift
  /// Flex { Color.blue.position(.absolute).inset(12) }.box(width: 100, height: 60)
  /// ```
  ///
  /// A distance may be negative. One that is not a number counts as 0, and a diagnostic reports it.
  ///
  /// - Parameter length: points; a percentage of the container's size; or `.auto`, which leaves the side open.
  @inlinable
  public func inset(_ length: CSSLength) -> CSSItemLayout<Self> { inset(.all, length) }

  /// The distances from the container's edges of an element with `position(.absolute)`; any other one is moved by them.
  ///
  /// ```swift
  /// Flex { Text("New").position(.absolute).inset(.top, 4).inset(.trailing, 4) }
  /// ```
  ///
  /// A distance may be negative. One that is not a number counts as 0, and a diagnostic reports it.
  ///
  /// - Parameters:
  ///   - edges: the sides; leading is where lines begin at the place of the modifier, so outside of a
  ///     `layoutDirection(_:)` on the element it is the side of the layout around.
  ///   - length: points; a percentage of the container's size; or `.auto`, which leaves the side open.
  @inlinable
  public func inset(_ edges: Edges, _ length: CSSLength) -> CSSItemLayout<Self> {
    declaring(.inset(edges, length))
  }
}
