public import LayoutCore

/// A leaf that knows its own size: whatever measures itself can be laid out by handing in how.
///
/// Measured: what the closure answers, at most the room. Arranged: by the alignment.
public final class MeasuredLayout: MeasurableLayout {
  /// Where the layout stands in its room.
  public let alignment: LayoutKitAlignment
  /// 0 on both axes, unless given.
  public let flexibility: Flexibility
  /// Names the view.
  public let viewReuseId: String?
  /// What is shown, if anything is.
  public let viewRecipe: ViewRecipe?

  private let measure: @Sendable (Size) -> Size

  /// A leaf with the size that `measure` answers.
  ///
  /// - Parameters:
  ///   - alignment: where the layout stands in its room.
  ///   - flexibility: how willing it is to be compressed or stretched.
  ///   - viewReuseId: names the view, so that it is used again.
  ///   - view: what is shown.
  ///   - measure: from the room, whose lengths may be infinite, to the least size that is needed; called on any
  ///     thread. What is no size, or more than the room, is corrected.
  public init(
    alignment: LayoutKitAlignment = .topLeading, flexibility: Flexibility = .flexible, viewReuseId: String? = nil,
    view: ViewRecipe? = nil, measure: @escaping @Sendable (Size) -> Size
  ) {
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    viewRecipe = view
    self.measure = measure
  }

  /// What the closure answers.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = Room.size(maxSize)
    let size = measure(room)
    let answer = Size(
      width: Room.answered(size.width, within: room.width), height: Room.answered(size.height, within: room.height))
    return LayoutMeasurement(
      layout: self, size: answer, maxSize: room, sublayouts: [], fault: answer == size ? nil : .invalidResponse)
  }

  /// The frame by the alignment.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(
      layout: self, frame: alignment.position(size: measurement.size, in: Room.given(rect)), sublayouts: [])
  }
}
