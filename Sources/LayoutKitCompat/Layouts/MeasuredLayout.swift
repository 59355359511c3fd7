public import LayoutCore

/// A leaf whose size a closure measures.
///
/// Its size is the closure's response, at most the available size. Its frame follows from the alignment.
public final class MeasuredLayout: MeasurableLayout {
  /// The layout's alignment in its rectangle.
  public let alignment: LayoutKitAlignment
  /// The flexibility; 0 on both axes by default.
  public let flexibility: Flexibility
  /// The id by which the view is reused.
  public let viewReuseId: String?
  /// The recipe of the view; `nil` makes none.
  public let viewRecipe: ViewRecipe?

  private let measure: @Sendable (Size) -> Size

  /// Makes a leaf with the size that `measure` returns.
  ///
  /// - Parameters:
  ///   - alignment: the position of the layout in its room.
  ///   - flexibility: how willing it is to be compressed or stretched.
  ///   - viewReuseId: the name under which a view is reused.
  ///   - view: the recipe of the view.
  ///   - measure: returns the smallest needed size for the available size, whose lengths may be infinite. It is
  ///     called on any thread. An invalid size, or one larger than the available size, is corrected.
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

  /// The closure's response.
  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let room = Room.size(maxSize)
    let size = measure(room)
    let response = Size(
      width: Room.response(size.width, within: room.width), height: Room.response(size.height, within: room.height))
    return LayoutMeasurement(
      layout: self, size: response, maxSize: room, sublayouts: [], fault: response == size ? nil : .invalidResponse)
  }

  /// The frame by the alignment.
  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(
      layout: self, frame: alignment.position(size: measurement.size, in: Room.given(rect)), sublayouts: [])
  }
}
