/// An element whose response is its proposal between bounds, in stacks as elsewhere.
public struct FlexibleLayout<Content: Layout>: Layout {
  let widths: ClosedRange<Double>
  let heights: ClosedRange<Double>
  let content: Content

  /// An element with bounds in points for both lengths; by default there are none.
  public init(
    width: ClosedRange<Double> = 0...Double.infinity, height: ClosedRange<Double> = 0...Double.infinity,
    @LayoutBuilder content: () -> Content
  ) {
    widths = width
    heights = height
    self.content = content()
  }

  /// The content in a frame with the bounds.
  public var body: some Layout {
    content.frame(
      minWidth: widths.lowerBound, maxWidth: widths.upperBound, minHeight: heights.lowerBound,
      maxHeight: heights.upperBound)
  }
}

/// An element of one size for every proposal, in stacks as elsewhere.
public struct FixedSizeLayout<Content: Layout>: Layout {
  let width: Double?
  let height: Double?
  let content: Content

  /// An element with lengths in points; `nil` is the ideal length of the content.
  public init(width: Double? = nil, height: Double? = nil, @LayoutBuilder content: () -> Content) {
    self.width = width
    self.height = height
    self.content = content()
  }

  /// The content at its size.
  public var body: some Layout {
    content.frame(width: width, height: height).fixedSize()
  }
}
