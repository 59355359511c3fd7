public import LayoutEngine

/// One element for an overlay that shows what lies where. All frames count from the corner of the root, in points, as far
/// as they are scrolled.
public struct InspectionBox: Hashable, Sendable {
  /// One padding of an element.
  public struct Padding: Hashable, Sendable {
    /// The frame of what the padding surrounds, and the padding.
    public let frame: Rect
    /// The padding at the four edges, as they are on the screen: in a right-to-left layout leading is at the right.
    public let insets: EdgeInsets
    /// What the padding surrounds.
    public let content: Rect
  }

  /// One way in which an element is too large.
  public struct Overflow: Hashable, Sendable {
    /// What reaches out: the element's frame, or what one of its own modifiers is put around.
    public let frame: Rect
    /// What it reaches out of: the room of the element around it, or the frame that the modifier makes.
    public let room: Rect
    /// Which of the element's modifiers it reaches out of, counted from the innermost; `nil` where it reaches out of the
    /// element around it.
    public let modifier: Int?
    /// Whether a clip or rounded corners cut off what reaches out, so that nothing of it is seen.
    public let isCutOff: Bool
  }

  /// What the element is called: `Text "Hello"`.
  public let name: String
  /// The frame with all modifiers.
  public let frame: Rect
  /// The frame of the element itself.
  public let content: Rect
  /// The element's paddings, the outermost first.
  public let paddings: [Padding]
  /// How many elements lie around it.
  public let depth: Int
  /// The element around it, by its position among the boxes, which for a background comes later; `nil` for the outermost.
  public internal(set) var parent: Int?
  /// Whether it reaches out of the element around it, by more than rounding. Along the axes of a scroll view content
  /// does not.
  public var overflows: Bool { overflow.contains { $0.modifier == nil } }
  /// What is too large of it: in the element around it, and in frames of its own. Moved elements (`offset`, `position`) and
  /// negative paddings are meant to reach out, and do not count.
  public let overflow: [Overflow]
  /// What scroll views and clips leave of the element's room; `nil` where nothing is cut off.
  public let clip: Rect?

  /// Whether the point lies in the frame and is not cut off. Edges at the right and the bottom do not count.
  public func contains(_ point: Point) -> Bool {
    frame.holds(point) && clip?.holds(point) != false
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// What both have in common; an empty box where that is nothing.
  package func common(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}

extension LayoutRoot {
  /// Every element that is shown, as an overlay draws it: backgrounds before what they lie behind, then the element, its
  /// children, and overlays. Complexity: O(elements).
  public var inspectionBoxes: [InspectionBox] {
    var walk = InspectionWalk(session)
    walk.run()
    return walk.boxes
  }
}
