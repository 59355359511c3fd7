public import LayoutCore

/// Bounds for the size of a layout, or of an empty space.
///
/// Measuring:
///
/// 1. The available size is bounded by the layout's own maximum.
/// 2. The child, if there is one, is measured in that size.
/// 3. Its size, or zero, is raised to the minimum and then reduced to the size of step 1: the available size overrides
///    the maximum, the maximum overrides the minimum.
///
/// Arranging:
///
/// 4. The size is aligned in the rectangle. By default it fills an axis without a maximum and is centred on the others.
/// 5. The child gets the whole frame.
public final class SizeLayout: MeasurableLayout {
  /// The smallest width in points; `nil` for no bound.
  public let minWidth: Double?
  /// The largest width in points; `nil` for no bound.
  public let maxWidth: Double?
  /// The smallest height in points; `nil` for no bound.
  public let minHeight: Double?
  /// The largest height in points; `nil` for no bound.
  public let maxHeight: Double?
  /// The layout inside, if there is one.
  public let sublayout: (any MeasurableLayout)?
  /// The layout's alignment in its rectangle.
  public let alignment: LayoutKitAlignment
  /// The flexibility; by default inflexible on an axis with an exact length, else 0.
  public let flexibility: Flexibility
  /// The id by which the view is reused.
  public let viewReuseId: String?
  /// The recipe of the view; `nil` makes none.
  public let viewRecipe: ViewRecipe?
  /// The number of nested levels of layouts inside.
  public let nestingDepth: Int

  private let least: Size
  private let most: Size
  private let fault: LayoutFault?

  /// The difference below which two bounds are one exact length, in points.
  private static let sameLength = 0.0001

  /// Makes bounds on each axis, in points. A negative or non-finite bound counts as `nil`.
  public init(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: LayoutKitAlignment? = nil, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayout: (any MeasurableLayout)? = nil, view: ViewRecipe? = nil
  ) {
    var fault: LayoutFault?
    self.minWidth = Nesting.bound(minWidth, &fault)
    self.maxWidth = Nesting.bound(maxWidth, &fault)
    self.minHeight = Nesting.bound(minHeight, &fault)
    self.maxHeight = Nesting.bound(maxHeight, &fault)
    least = Size(width: self.minWidth ?? 0, height: self.minHeight ?? 0)
    most = Size(width: self.maxWidth ?? .infinity, height: self.maxHeight ?? .infinity)
    self.alignment =
      alignment
      ?? LayoutKitAlignment(
        vertical: self.maxHeight == nil ? .fill : .center, horizontal: self.maxWidth == nil ? .fill : .center)
    self.flexibility =
      flexibility
      ?? Flexibility(
        horizontal: SizeLayout.flex(self.minWidth, self.maxWidth),
        vertical: SizeLayout.flex(self.minHeight, self.maxHeight))
    self.viewReuseId = viewReuseId
    viewRecipe = view
    let traits = sublayout?._traits
    let isTooDeep = traits.map { $0.nestingDepth >= Nesting.limit } ?? false
    if isTooDeep { fault = .nestingTooDeep }
    self.sublayout = isTooDeep ? nil : sublayout
    nestingDepth = isTooDeep ? 0 : Nesting.depth(around: traits)
    self.fault = fault
  }

  private static func flex(_ least: Double?, _ most: Double?) -> Flexibility.Flex {
    guard let least, let most, abs(least - most) < sameLength else { return Flexibility.defaultFlex }
    return Flexibility.inflexibleFlex
  }

  /// The layout inside, if there is one.
  public var sublayouts: [any MeasurableLayout] { sublayout.map { [$0] } ?? [] }

  /// Steps 1 to 3.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = Room.size(maxSize)
    guard nestingDepth > DeepPass.directDepth else { return measure(room) }
    return DeepPass.measure(self, room) { self.measure(room) }
  }

  private func measure(_ room: Size) -> LayoutMeasurement {
    // 1.
    let available = Size(width: min(room.width, most.width), height: min(room.height, most.height))
    // 2.
    var size = Size.zero
    var children: [LayoutMeasurement] = []
    if let sublayout {
      let child = sublayout.measured(within: available, position: 0)
      size = child.size
      children = [child]
    }
    // 3.
    size.width = min(max(size.width, least.width), available.width)
    size.height = min(max(size.height, least.height), available.height)
    return LayoutMeasurement(layout: self, size: size, maxSize: room, sublayouts: children, fault: fault)
  }

  /// Steps 4 and 5.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let rect = Room.given(rect)
    guard nestingDepth > DeepPass.directDepth else { return arrange(rect, measurement) }
    return DeepPass.arrange(self, rect, measurement) { self.arrange(rect, measurement) }
  }

  private func arrange(_ rect: Rect, _ measurement: LayoutMeasurement) -> LayoutArrangement {
    // 4.
    let frame = alignment.position(size: measurement.size, in: rect)
    // 5.
    let inside = Rect(origin: .zero, size: frame.size)
    var children: [LayoutArrangement] = []
    if let child = measurement.sublayouts.first { children = [child.arranged(within: inside)] }
    return LayoutArrangement(layout: self, frame: frame, sublayouts: children)
  }
}
