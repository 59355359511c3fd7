public import LayoutCore

/// The response of a layout. It is an immutable value for any thread.
public struct LayoutMeasurement: Sendable {
  /// The layout that was measured, and that arranges itself by this measurement.
  public let layout: any MeasurableLayout

  /// The smallest size that the layout needs, at most `maxSize`.
  public internal(set) var size: Size

  /// The available size; an infinite axis is unbounded.
  public let maxSize: Size

  /// The measurements of the layouts inside, in their order. Layouts for which no space was left are missing.
  public let sublayouts: [LayoutMeasurement]

  /// The index of this layout in the layout around it, from 0; that layout sets it.
  public internal(set) var position = 0

  var fault: LayoutFault?

  /// Makes a measurement from its parts.
  @inlinable
  public init(layout: any MeasurableLayout, size: Size, maxSize: Size, sublayouts: [LayoutMeasurement]) {
    self.init(layout: layout, size: size, maxSize: maxSize, sublayouts: sublayouts, fault: nil)
  }

  @usableFromInline
  init(
    layout: any MeasurableLayout, size: Size, maxSize: Size, sublayouts: [LayoutMeasurement], fault: LayoutFault?
  ) {
    self.layout = layout
    self.size = size
    self.maxSize = maxSize
    self.sublayouts = sublayouts
    self.fault = fault
  }

  /// Corrects an invalid size, and stores a fault.
  @inline(never)
  mutating func correct(within room: Size) {
    size = Size(
      width: Room.response(size.width, within: room.width), height: Room.response(size.height, within: room.height))
    fault = .invalidResponse
  }
}
