public import LayoutCore

/// What measuring a layout answered. An immutable value for any thread.
public struct LayoutMeasurement: Sendable {
  /// The layout that was measured, and that arranges itself by this.
  public let layout: any MeasurableLayout

  /// The least size the layout needs, at most `maxSize`.
  public internal(set) var size: Size

  /// The room there was; an infinite axis was unbounded.
  public let maxSize: Size

  /// What the layout's own layouts answered, in their order. Those for which no room was left are missing.
  public let sublayouts: [LayoutMeasurement]

  /// Which of the layouts inside the one around it this is, from 0; set by the layout around it.
  public internal(set) var position = 0

  var fault: LayoutFault?

  /// A measurement from its parts.
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

  /// Makes a size of what is none, and notes it.
  @inline(never)
  mutating func correct(within room: Size) {
    size = Size(
      width: Room.answered(size.width, within: room.width), height: Room.answered(size.height, within: room.height))
    fault = .invalidResponse
  }
}
