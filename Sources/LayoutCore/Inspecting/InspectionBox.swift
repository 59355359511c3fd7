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
  public let overflows: Bool
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
  func common(_ other: Rect) -> Rect {
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
