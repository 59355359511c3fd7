extension Layout {
  /// The size of the element's box in the `Flex` or `CSSGrid` around it; that of a `Flex` or `CSSGrid` anywhere.
  ///
  /// Percentages are of the container's content box. A length that is not given stays as it is. One that is negative or not a
  /// number counts as 0, and a diagnostic reports it.
  ///
  /// ```swift
  /// Flex(wrap: .wrap) {
  ///   Color.red.box(width: .percent(50), minWidth: 120, aspectRatio: 2)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - width: the width; `.auto` follows from the content and the container.
  ///   - height: the height; `.auto` follows from the content and the container.
  ///   - minWidth: the least width; `.auto` is that of the content in a flex line or in tracks, where it does not scroll.
  ///   - minHeight: the least height, likewise.
  ///   - maxWidth: the greatest width; `.auto` is none. A minimum above it wins.
  ///   - maxHeight: the greatest height; `.auto` is none.
  ///   - aspectRatio: the width of the box for a height of 1, where one of the two follows from the other. One that is not
  ///     above 0, or infinite, counts as none, and a diagnostic reports it.
  ///   - sizing: whether these lengths include the padding and the border.
  @inlinable
  public func box(
    width: CSSLength? = nil, height: CSSLength? = nil, minWidth: CSSLength? = nil, minHeight: CSSLength? = nil,
    maxWidth: CSSLength? = nil, maxHeight: CSSLength? = nil, aspectRatio: Double? = nil,
    sizing: CSSStyle.BoxSizing? = nil
  ) -> CSSItemLayout<Self> {
    declaring(.box(width, height, minWidth, minHeight, maxWidth, maxHeight, aspectRatio, sizing))
  }

  /// Room in the element's box around its content on all sides, as `padding` in CSS: the box's sizes include it.
  ///
  /// ```swift
  /// Flex { Text("Name") }.boxPadding(8)
  /// ```
  ///
  /// - Parameter length: points, or a percentage of the container's width. One that is negative, not a number or a keyword
  ///   counts as 0, and a diagnostic reports it.
  @inlinable
  public func boxPadding(_ length: CSSLength) -> CSSItemLayout<Self> { boxPadding(.all, length) }

  /// Room in the element's box around its content, as `padding` in CSS: the box's sizes include it.
  ///
  /// ```swift
  /// Flex { Text("Name") }.boxPadding(.horizontal, .percent(5))
  /// ```
  ///
  /// - Parameters:
  ///   - edges: the sides; leading is where lines begin at the place of the modifier, so outside of a
  ///     `layoutDirection(_:)` on the element it is the side of the layout around.
  ///   - length: points, or a percentage of the container's width. One that is negative, not a number or a keyword counts as
  ///     0, and a diagnostic reports it.
  @inlinable
  public func boxPadding(_ edges: Edges, _ length: CSSLength) -> CSSItemLayout<Self> {
    declaring(.padding(edges, length))
  }

  /// The width of a border in the element's box on all sides; it is only room, and nothing is drawn.
  ///
  /// ```swift
  /// Flex { Text("Name").boxBorder(1) }
  /// ```
  ///
  /// - Parameter width: points. A width that is negative or not a number counts as 0, and a diagnostic reports it.
  @inlinable
  public func boxBorder(_ width: Double) -> CSSItemLayout<Self> { boxBorder(.all, width) }

  /// The width of a border in the element's box, as `border-width` in CSS; it is only room, and nothing is drawn.
  ///
  /// ```swift
  /// Flex { Text("Name").boxBorder(.bottom, 2) }
  /// ```
  ///
  /// - Parameters:
  ///   - edges: the sides; leading is where lines begin at the place of the modifier, so outside of a
  ///     `layoutDirection(_:)` on the element it is the side of the layout around.
  ///   - width: points. A width that is negative or not a number counts as 0, and a diagnostic reports it.
  @inlinable
  public func boxBorder(_ edges: Edges, _ width: Double) -> CSSItemLayout<Self> {
    declaring(.border(edges, width))
  }

  /// What happens to content that is larger than the element's box.
  ///
  /// ```swift
  /// Flex { Text("A long name").boxOverflow(.hidden) }
  /// ```
  ///
  /// It cuts nothing: it sets the automatic minimum, which is that of the content for `.visible` and `.clip`, and else 0.
  @inlinable
  public func boxOverflow(_ overflow: CSSStyle.Overflow) -> CSSItemLayout<Self> {
    declaring(.overflow(overflow))
  }

  /// Whether the element has a box: one with `.none` is not shown and takes no room.
  ///
  /// ```swift
  /// Flex { Text("Draft").display(.none) }
  /// ```
  @inlinable
  public func display(_ display: CSSStyle.Display) -> CSSItemLayout<Self> { declaring(.display(display)) }

  /// Declarations about the element's box in the `Flex` or `CSSGrid` around it, as CSS writes them.
  ///
  /// ```swift
  /// Flex(css: "gap: 8px") {
  ///   Text("Name").css("flex: 1 1 auto; margin: 0 auto")
  /// }
  /// ```
  ///
  /// A declaration that is not understood is left out, and a diagnostic names its line and column. A `direction` is that of
  /// all that is inside, as by `layoutDirection(_:)` around the element and its other declarations.
  @inlinable
  public func css(_ text: String) -> CSSItemLayout<Self> {
    declaring(.css(text))
  }
}
