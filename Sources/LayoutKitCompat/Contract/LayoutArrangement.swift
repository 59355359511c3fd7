public import LayoutCore

/// The frames of a layout and of everything in it. An immutable value for any thread; views are made from it on the main
/// actor.
public struct LayoutArrangement: Sendable {
  /// The layout that was arranged.
  public let layout: any MeasurableLayout

  /// Where it stands, in the coordinates of the layout around it; finite, and no length negative.
  public internal(set) var frame: Rect

  /// What is in it, from back to front. Layouts for which no room was left are missing.
  public let sublayouts: [LayoutArrangement]

  /// Which of the layouts inside the one around it this is, from 0; set by the layout around it.
  public internal(set) var position = 0

  var fault: LayoutFault?

  /// An arrangement from its parts.
  public init(layout: any MeasurableLayout, frame: Rect, sublayouts: [LayoutArrangement]) {
    self.layout = layout
    self.frame = frame
    self.sublayouts = sublayouts
  }

  /// Makes a frame of what is none, and notes it.
  @inline(never)
  mutating func correct(within rect: Rect) {
    frame = Rect(
      origin: Room.origin(frame.origin),
      size: Size(
        width: Room.answered(frame.width, within: rect.width),
        height: Room.answered(frame.height, within: rect.height)))
    fault = .invalidResponse
  }
}
