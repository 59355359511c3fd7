/// A shape with numbers that move in an animation.
///
/// Where one value of a shape takes the place of another one in an animation, it is drawn with the data between, frame by frame.
/// The built-in shapes move by themselves. Other elements than shapes have their new data at once: `KeyframeAnimator` evaluates any
/// content frame by frame.
///
/// ```swift
/// struct Wave: Shape, Animatable {
///   var phase: Double
///   var animatableData: Double {
///     get { phase }
///     set { phase = newValue }
///   }
///
///   func path(in rect: Rect) -> Path { wave(in: rect, phase) }
/// }
/// ```
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic
  /// What moves; setting it must set all of what getting it returns.
  var animatableData: AnimatableData { get set }
}

/// Two values that move together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// A pair from its parts.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The pair on the way to `other`; each value is interpolated alone.
  public func interpolated(towards other: AnimatablePair, amount: Double) -> AnimatablePair {
    AnimatablePair(
      first.interpolated(towards: other.first, amount: amount),
      second.interpolated(towards: other.second, amount: amount))
  }
}

/// How a drawing of a shape is made from one of another value of the shape.
///
/// All are equal: a drawing differs by its steps.
struct ShapeMotion: Hashable, @unchecked Sendable {
  // It is used on the root's thread only.
  private let shape: any Animatable
  private let between: (_ start: any Animatable, _ amount: Double) -> Drawing?

  /// The motion to a shape; `nil` where it has no numbers that move.
  init?<Content: Shape>(_ shape: Content, draw: @escaping (Content) -> Drawing) {
    guard let shape = shape as? any Animatable else { return nil }
    self.init(opening: shape, draw)
  }

  private init<Moving: Animatable, Content: Shape>(opening shape: Moving, _ draw: @escaping (Content) -> Drawing) {
    self.shape = shape
    between = { start, amount in
      guard let start = start as? Moving else { return nil }
      var between = shape
      between.animatableData = start.animatableData.interpolated(towards: shape.animatableData, amount: amount)
      return (between as? Content).map(draw)
    }
  }

  /// The drawing on the way from that of another shape; `nil` where that is of another type.
  func drawing(from start: ShapeMotion, amount: Double) -> Drawing? { between(start.shape, amount) }

  static func == (one: ShapeMotion, other: ShapeMotion) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
