public import LayoutCore

/// A layout with insets around it.
///
/// Measuring:
///
/// 1. The child is measured in the available size minus the insets, at least 0.
/// 2. The insets are added to its size; the result is at most the available size.
///
/// Arranging:
///
/// 3. The size is aligned in the rectangle, which it fills by default.
/// 4. The child gets the frame minus the insets, and never begins beyond its far edge.
///
/// With negative insets the child overflows. `leading` is the left inset while frames are computed.
public final class InsetLayout: MeasurableLayout {
  /// The distances from the edges.
  public let insets: EdgeInsets
  /// The layout inside.
  public let sublayout: any MeasurableLayout
  /// The layout's alignment in its rectangle.
  public let alignment: LayoutKitAlignment
  /// The flexibility; by default that of the layout inside.
  public let flexibility: Flexibility
  /// The id by which the view is reused.
  public let viewReuseId: String?
  /// The recipe of the view; `nil` makes none.
  public let viewRecipe: ViewRecipe?
  /// The number of nested levels of layouts inside.
  public let nestingDepth: Int

  private let fault: LayoutFault?

  /// Makes insets in points; a value that is not finite counts as 0.
  public init(
    insets: EdgeInsets, alignment: LayoutKitAlignment = .fill, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: any MeasurableLayout, view: ViewRecipe? = nil
  ) {
    var fault: LayoutFault?
    self.insets = Nesting.insets(insets, &fault)
    self.alignment = alignment
    let traits = sublayout._traits
    self.flexibility = flexibility ?? traits.flexibility
    self.viewReuseId = viewReuseId
    viewRecipe = view
    self.sublayout = Nesting.admitted(sublayout, traits, &fault)
    nestingDepth = Nesting.depth(around: traits)
    self.fault = fault
  }

  /// Makes the same inset on all edges, in points.
  public convenience init(
    inset: Double, alignment: LayoutKitAlignment = .fill, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayout: any MeasurableLayout, view: ViewRecipe? = nil
  ) {
    self.init(
      insets: EdgeInsets(all: inset), alignment: alignment, flexibility: flexibility, viewReuseId: viewReuseId,
      sublayout: sublayout, view: view)
  }

  /// The layout inside.
  public var sublayouts: [any MeasurableLayout] { [sublayout] }

  /// Steps 1 and 2.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = Room.size(maxSize)
    guard nestingDepth > DeepPass.directDepth else { return measure(room) }
    return DeepPass.measure(self, room) { self.measure(room) }
  }

  private func measure(_ room: Size) -> LayoutMeasurement {
    // 1.
    let inner = Size(
      width: max(0, room.width - insets.horizontal), height: max(0, room.height - insets.vertical))
    let child = sublayout.measured(within: inner, position: 0)
    // 2.
    let size = Size(
      width: min(max(0, child.size.width + insets.horizontal), room.width),
      height: min(max(0, child.size.height + insets.vertical), room.height))
    return LayoutMeasurement(layout: self, size: size, maxSize: room, sublayouts: [child], fault: fault)
  }

  /// Steps 3 and 4.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let rect = Room.given(rect)
    guard nestingDepth > DeepPass.directDepth else { return arrange(rect, measurement) }
    return DeepPass.arrange(self, rect, measurement) { self.arrange(rect, measurement) }
  }

  private func arrange(_ rect: Rect, _ measurement: LayoutMeasurement) -> LayoutArrangement {
    // 3.
    let frame = alignment.position(size: measurement.size, in: rect)
    guard let child = measurement.sublayouts.first else {
      return LayoutArrangement(layout: self, frame: frame, sublayouts: [])
    }
    // 4.
    let inside = Rect(
      x: min(insets.leading, frame.width), y: min(insets.top, frame.height),
      width: max(0, frame.width - insets.horizontal), height: max(0, frame.height - insets.vertical))
    return LayoutArrangement(layout: self, frame: frame, sublayouts: [child.arranged(within: inside)])
  }
}
