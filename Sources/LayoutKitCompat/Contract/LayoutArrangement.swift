public import LayoutCore

/// The frames of a layout and of everything in it.
///
/// It is an immutable value for any thread. Views are made from it on the main actor.
public struct LayoutArrangement: Sendable {
  /// The layout that was arranged.
  public let layout: any MeasurableLayout

  /// Its frame in the coordinates of the layout around it; finite, without negative lengths.
  public internal(set) var frame: Rect

  /// The layouts inside, from back to front. Layouts for which no space was left are missing.
  public let sublayouts: [LayoutArrangement]

  /// The index of this layout in the layout around it, from 0; that layout sets it.
  public internal(set) var position = 0

  var fault: LayoutFault?

  /// Makes an arrangement from its parts.
  public init(layout: any MeasurableLayout, frame: Rect, sublayouts: [LayoutArrangement]) {
    self.layout = layout
    self.frame = frame
    self.sublayouts = sublayouts
  }

  /// Corrects an invalid frame, and stores a fault.
  @inline(never)
  mutating func correct(within rect: Rect) {
    frame = Rect(
      origin: Room.origin(frame.origin),
      size: Size(
        width: Room.response(frame.width, within: rect.width),
        height: Room.response(frame.height, within: rect.height)))
    fault = .invalidResponse
  }
}
