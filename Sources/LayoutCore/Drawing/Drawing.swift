public import LayoutEngine

/// What a view draws by itself: steps one after the other, from the back to the front.
///
/// It is a value, so a test reads it, and a view whose drawing is equal is not drawn anew. Shapes of callers, and
/// `Canvas`, are shown by it.
///
/// In the drawings that hosts get all numbers are finite, and paths, dashes and layers are within their limits.
public struct Drawing: Hashable, Sendable {
  /// What a step draws.
  @nonexhaustive
  public enum Operation: Hashable, Sendable {
    /// The inside of a path.
    case fill(Path, GraphicsContext.Shading, FillStyle)
    /// A line with the path in its middle.
    case stroke(Path, GraphicsContext.Shading, StrokeStyle)
    /// A text in a box, from the top edge down.
    case text(String, TextStyle, Color, in: Rect)
    /// A picture that fills a box.
    case image(ImageContent, in: Rect)
    /// Steps that fade as one picture.
    indirect case layer([Step])
  }

  /// One step.
  public struct Step: Hashable, Sendable {
    /// What is drawn.
    public var operation: Operation
    /// The coordinates of the operation, in those of the drawing.
    public var transform: Transform
    /// The opacity of what is drawn, from 0 to 1.
    public var opacity: Double
    /// The areas outside of which nothing is drawn.
    public var clips: [Clip]

    /// A step from its parts.
    public init(
      operation: Operation, transform: Transform = .identity, opacity: Double = 1, clips: [Clip] = []
    ) {
      (self.operation, self.transform, self.opacity, self.clips) = (operation, transform, opacity, clips)
    }
  }

  /// An area outside of which nothing is drawn.
  public struct Clip: Hashable, Sendable {
    /// The outline, in the coordinates of the drawing.
    public var path: Path
    /// How its inside is found.
    public var style: FillStyle

    /// An area from its outline.
    public init(path: Path, style: FillStyle = FillStyle()) { (self.path, self.style) = (path, style) }
  }

  /// The size of the box that it was made for, in points.
  public var size: Size
  /// The steps.
  public var steps: [Step]
  /// Whether nothing is drawn outside the box.
  public var isClipped: Bool
  /// How it moves from one of the same shape; `nil` where it does not.
  var motion: ShapeMotion?

  /// A drawing from its parts.
  public init(size: Size, steps: [Step] = [], isClipped: Bool = false) {
    (self.size, self.steps, self.isClipped) = (size, steps, isClipped)
  }
}
