public import LayoutCore

/// A view that knows its size: what a `ViewStack` stacks. The native views of a toolkit are easily made to conform.
@MainActor
public protocol SelfSizingView: AnyObject, Sendable {
  /// Where the view stands in the one around it, in points.
  var frame: Rect { get set }
  /// How willing the view is to be compressed or stretched, on each axis by itself.
  var stackFlexibility: Flexibility { get }
  /// The least size the view needs, at most `size`, whose lengths may be infinite.
  func sizeThatFits(_ size: Size) -> Size
}

/// Stacks views that measure themselves, on the main actor: what a toolkit's stack view does for its subviews.
///
/// Its owner adds and removes the views of the toolkit, asks it for sizes and has it set the views' frames.
@MainActor
public final class ViewStack {
  /// The direction the views follow each other in.
  public var axis: Axis
  /// The distance between neighbours in points.
  public var spacing: Double
  /// What happens to room along the axis that the views do not need.
  public var distribution: StackLayout.Distribution
  /// What lies around all views.
  public var contentInsets: EdgeInsets
  /// Where the views stand in the room.
  public var alignment: LayoutKitAlignment
  /// Those that are stacked, in their order.
  public private(set) var arrangedViews: [any SelfSizingView] = []
  private var intrinsic: Size?

  /// A stack without views.
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

  /// Adds views at the end; one that is stacked already moves there.
  public func addArrangedViews(_ views: [any SelfSizingView]) {
    for view in views {
      removeArrangedView(view)
      arrangedViews.append(view)
    }
    invalidateIntrinsicContentSize()
  }

  /// Takes a view out, if it is stacked.
  public func removeArrangedView(_ view: any SelfSizingView) {
    arrangedViews.removeAll { $0 === view }
    invalidateIntrinsicContentSize()
  }

  /// The size of all views, at most `size`.
  public func sizeThatFits(_ size: Size) -> Size { layout.measurement(within: size).size }

  /// The size in room without bounds. Worked out once: code that changes a view or a property says so by
  /// `invalidateIntrinsicContentSize()`.
  public var intrinsicContentSize: Size {
    if let intrinsic { return intrinsic }
    let size = sizeThatFits(Size(width: Double.infinity, height: .infinity))
    intrinsic = size
    return size
  }

  /// Has the size in room without bounds worked out anew.
  public func invalidateIntrinsicContentSize() { intrinsic = nil }

  /// Sets the frames of all views, in the coordinates of `bounds`. A view for which there is no room gets an empty one
  /// at its origin.
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

/// A view in a stack. It is asked by the stack alone, which is on the main actor.
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
