public import LayoutCore

/// Layouts on top of each other: backgrounds, primary layouts, overlays, from back to front.
///
/// Measuring:
///
/// 1. The primary layouts are measured in the whole available size.
/// 2. The size is their largest width by their largest height; backgrounds and overlays do not affect it.
///
/// Arranging:
///
/// 3. The size is aligned in the rectangle, which it fills by default.
/// 4. Backgrounds and overlays are measured in the resulting size, so that they are never larger.
/// 5. All layouts get the whole frame and align themselves in it.
public final class OverlayLayout: MeasurableLayout {
  /// The layouts that determine the size.
  public let primaryLayouts: [any MeasurableLayout]
  /// The layouts behind them.
  public let backgroundLayouts: [any MeasurableLayout]
  /// The layouts in front of them.
  public let overlayLayouts: [any MeasurableLayout]
  /// The layout's alignment in its rectangle.
  public let alignment: LayoutKitAlignment
  /// The flexibility; 0 on both axes by default.
  public let flexibility: Flexibility
  /// The id by which the view is reused.
  public let viewReuseId: String?
  /// The recipe of the view; `nil` makes none.
  public let viewRecipe: ViewRecipe?
  /// The number of nested levels of layouts inside.
  public let nestingDepth: Int

  private let fault: LayoutFault?

  /// Makes layouts on top of each other, each list from back to front.
  public init(
    primaryLayouts: [any MeasurableLayout], backgroundLayouts: [any MeasurableLayout] = [],
    overlayLayouts: [any MeasurableLayout] = [], alignment: LayoutKitAlignment = .fill,
    flexibility: Flexibility = .flexible, viewReuseId: String? = nil, view: ViewRecipe? = nil
  ) {
    var fault: LayoutFault?
    let traits = [primaryLayouts, backgroundLayouts, overlayLayouts].map { $0.map { $0._traits } }
    self.primaryLayouts = Nesting.admitted(primaryLayouts, traits[0], &fault)
    self.backgroundLayouts = Nesting.admitted(backgroundLayouts, traits[1], &fault)
    self.overlayLayouts = Nesting.admitted(overlayLayouts, traits[2], &fault)
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    viewRecipe = view
    nestingDepth = traits.reduce(0) { max($0, Nesting.depth(around: $1)) }
    self.fault = fault
  }

  /// Makes one layout with others behind and in front of it.
  public convenience init(
    primary: any MeasurableLayout, background: [any MeasurableLayout] = [], overlay: [any MeasurableLayout] = [],
    alignment: LayoutKitAlignment = .fill, flexibility: Flexibility = .flexible, viewReuseId: String? = nil,
    view: ViewRecipe? = nil
  ) {
    self.init(
      primaryLayouts: [primary], backgroundLayouts: background, overlayLayouts: overlay, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, view: view)
  }

  /// All layouts from back to front, in the order of `position`.
  public var sublayouts: [any MeasurableLayout] { backgroundLayouts + primaryLayouts + overlayLayouts }

  /// Steps 1 and 2.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = Room.size(maxSize)
    guard nestingDepth > DeepPass.directDepth else { return measure(room) }
    return DeepPass.measure(self, room) { self.measure(room) }
  }

  private func measure(_ room: Size) -> LayoutMeasurement {
    var children: [LayoutMeasurement] = []
    children.reserveCapacity(primaryLayouts.count)
    var size = Size.zero
    for (index, layout) in primaryLayouts.enumerated() {
      // 1.
      let child = layout.measured(within: room, position: backgroundLayouts.count + index)
      // 2.
      size.width = max(size.width, child.size.width)
      size.height = max(size.height, child.size.height)
      children.append(child)
    }
    return LayoutMeasurement(layout: self, size: size, maxSize: room, sublayouts: children, fault: fault)
  }

  /// Steps 3 to 5.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let rect = Room.given(rect)
    guard nestingDepth > DeepPass.directDepth else { return arrange(rect, measurement) }
    return DeepPass.arrange(self, rect, measurement) { self.arrange(rect, measurement) }
  }

  private func arrange(_ rect: Rect, _ measurement: LayoutMeasurement) -> LayoutArrangement {
    // 3.
    let frame = alignment.position(size: measurement.size, in: rect)
    let inside = Rect(origin: .zero, size: frame.size)
    var children: [LayoutArrangement] = []
    children.reserveCapacity(backgroundLayouts.count + measurement.sublayouts.count + overlayLayouts.count)
    // 4. and 5.
    for (index, layout) in backgroundLayouts.enumerated() {
      children.append(layout.measured(within: frame.size, position: index).arranged(within: inside))
    }
    for child in measurement.sublayouts { children.append(child.arranged(within: inside)) }
    let first = backgroundLayouts.count + primaryLayouts.count
    for (index, layout) in overlayLayouts.enumerated() {
      children.append(layout.measured(within: frame.size, position: first + index).arranged(within: inside))
    }
    return LayoutArrangement(layout: self, frame: frame, sublayouts: children)
  }
}
