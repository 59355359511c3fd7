public import LayoutCore

/// A view that measures itself, for a `ViewStack`. A toolkit's native views can conform easily.
@MainActor
public protocol SelfSizingView: AnyObject, Sendable {
  /// The view's frame in the view around it, in points.
  var frame: Rect { get set }
  /// The view's flexibility on each axis.
  var stackFlexibility: Flexibility { get }
  /// The smallest size that the view needs, at most `size`, whose lengths may be infinite.
  func sizeThatFits(_ size: Size) -> Size
}

/// Stacks views that measure themselves, on the main actor, as a toolkit's stack view does for its subviews.
///
/// Its owner adds and removes the toolkit's views, reads its sizes and calls it to set the views' frames.
@MainActor
public final class ViewStack {
  /// The direction in which the views follow each other.
  public var axis: Axis
  /// The distance between neighbours in points.
  public var spacing: Double
  /// The distribution of the length along the axis that the views do not need.
  public var distribution: StackLayout.Distribution
  /// The insets around all views.
  public var contentInsets: EdgeInsets
  /// The views' alignment in the bounds.
  public var alignment: LayoutKitAlignment
  /// The views of the stack, in their order.
  public private(set) var arrangedViews: [any SelfSizingView] = []
  private var intrinsic: Size?

  /// Makes a stack without views.
  public init(
    axis: Axis, spacing: Double = 0, distribution: StackLayout.Distribution = .leading,
    contentInsets: EdgeInsets = EdgeInsets(), alignment: LayoutKitAlignment = .fill
  ) {
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    self.contentInsets = contentInsets
    self.alignment = alignment
  }

  /// Adds views at the end; a view that is in the stack already moves there.
  public func addArrangedViews(_ views: [any SelfSizingView]) {
    for view in views {
      removeArrangedView(view)
      arrangedViews.append(view)
    }
    invalidateIntrinsicContentSize()
  }

  /// Removes a view, if it is in the stack.
  public func removeArrangedView(_ view: any SelfSizingView) {
    arrangedViews.removeAll { $0 === view }
    invalidateIntrinsicContentSize()
  }

  /// The size of all views, at most `size`.
  public func sizeThatFits(_ size: Size) -> Size { layout.measurement(within: size).size }

  /// The size without bounds. It is computed once; code that changes a view or a property must call
  /// `invalidateIntrinsicContentSize()`.
  public var intrinsicContentSize: Size {
    if let intrinsic { return intrinsic }
    let size = sizeThatFits(Size(width: Double.infinity, height: .infinity))
    intrinsic = size
    return size
  }

  /// Invalidates the size without bounds.
  public func invalidateIntrinsicContentSize() { intrinsic = nil }

  /// Sets the frames of all views, in the coordinates of `bounds`. A view for which no space is left gets an empty
  /// frame at their origin.
  public func layoutViews(in bounds: Rect) {
    let layout = layout
    let rect = Room.rect(bounds)
    let outer = layout.measurement(within: rect.size).arranged(within: rect)
    for view in arrangedViews { view.frame = Rect(origin: rect.origin, size: .zero) }
    guard let stack = outer.sublayouts.first else { return }
    let corner = outer.frame.origin + stack.frame.origin
    for child in stack.sublayouts { arrangedViews[child.position].frame = child.frame.moved(by: corner) }
  }

  private var layout: any MeasurableLayout {
    InsetLayout(
      insets: contentInsets,
      sublayout: StackLayout(
        axis: axis, spacing: spacing, distribution: distribution, alignment: alignment,
        sublayouts: arrangedViews.map { SelfSizingLeaf(view: $0, flexibility: $0.stackFlexibility) }))
  }
}

/// A view in a stack. Only the stack measures it, on the main actor.
private struct SelfSizingLeaf: MeasurableLayout {
  let view: any SelfSizingView
  let flexibility: Flexibility

  func measurement(within maxSize: Size) -> LayoutMeasurement {
    let size = MainActor.assumeIsolated { view.sizeThatFits(maxSize) }
    return LayoutMeasurement(layout: self, size: size, maxSize: maxSize, sublayouts: [])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: rect, sublayouts: [])
  }
}
