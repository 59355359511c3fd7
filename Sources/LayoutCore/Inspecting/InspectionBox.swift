public import LayoutEngine

/// One element for an overlay that shows frames.
///
/// All frames count from the corner of the root, in points, with scrolling.
public struct InspectionBox: Hashable, Sendable {
  /// One padding of an element.
  public struct Padding: Hashable, Sendable {
    /// The frame of the padding with its content.
    public let frame: Rect
    /// The padding at the four edges, as they are on the screen: in a right-to-left layout leading is at the right.
    public let insets: EdgeInsets
    /// The frame inside the padding.
    public let content: Rect
  }

  /// One way in which an element is too large.
  public struct Overflow: Hashable, Sendable {
    /// The part that reaches out: the element's frame, or the inside of one of its own modifiers.
    public let frame: Rect
    /// The room that it reaches out of: that of the element around it, or the frame that the modifier makes.
    public let room: Rect
    /// The element's modifier that it reaches out of, counted from the innermost; `nil` where it reaches out of the
    /// element around it.
    public let modifier: Int?
    /// Whether a clip or rounded corners hide the whole part that reaches out.
    public let isCutOff: Bool
  }

  /// The name of the element: `Text "Hello"`.
  public let name: String
  /// The caller's types whose content the element is, without those whose content the element around it is; from the
  /// outside.
  public let types: [EnclosingElement]
  /// The line in which the element is written; `nil` in release builds, and where the element stands in no braces.
  public let source: SourceLine?
  /// The frame with all modifiers.
  public let frame: Rect
  /// The frame of the element itself.
  public let content: Rect
  /// The element's paddings, the outermost first.
  public let paddings: [Padding]
  /// The number of elements around it.
  public let depth: Int
  /// The position of the element around it among the boxes, which for a background comes later; `nil` for the
  /// outermost.
  public internal(set) var parent: Int?
  /// Whether it reaches out of the element around it, by more than rounding; along the axes of a scroll view content
  /// does not.
  public var overflows: Bool { overflow.contains { $0.modifier == nil } }
  /// The parts that are too large: for the element around it, and for frames of its own.
  ///
  /// Moved elements (`offset`, `position`) and negative paddings reach out on purpose, and do not count.
  public let overflow: [Overflow]
  /// The part of the element's room that scroll views and clips leave visible; `nil` where nothing is clipped.
  public let clip: Rect?

  /// Whether the point is in the frame and not clipped; edges at the right and the bottom do not count.
  public func contains(_ point: Point) -> Bool {
    frame.holds(point) && clip?.holds(point) != false
  }
}

extension Rect {
  /// Whether the point is in the box; edges at the right and the bottom do not count.
  func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The intersection of both; an empty box where there is none.
  package func common(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}

extension LayoutRoot {
  /// Every visible element in drawing order: backgrounds before the element that they are behind, then the element, its
  /// children, and overlays.
  ///
  /// - Complexity: O(elements).
  public var inspectionBoxes: [InspectionBox] {
    var walk = InspectionWalk(session)
    walk.run()
    return walk.boxes
  }
}
