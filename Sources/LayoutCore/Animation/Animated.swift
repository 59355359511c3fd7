import LayoutEngine

/// A value that moves to a new one when it is set.
///
/// ```swift
/// @Animated(in: root.animations) var width = 100.0
/// $width.onChange = { [weak root] in root?.updateBody() }
/// width = 200                                   // reads as 100 at first, and as 200 when the animation is over
/// ```
///
/// Where it is set while it moves, it goes on from its present value.
@propertyWrapper
public struct Animated<Value: VectorArithmetic> {
  private let motion: AnimatedValue<Value>

  /// An animated value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the first value.
  ///   - animation: the animation of changes; `nil` uses that of `withAnimation` around the assignment, and none
  ///     outside of one.
  ///   - engine: the engine that runs the animation.
  public init(wrappedValue: Value, _ animation: LayoutAnimation? = .default, in engine: LayoutAnimationEngine) {
    motion = AnimatedValue(wrappedValue, animation, engine)
  }

  /// The present value; setting it sets the target.
  public var wrappedValue: Value {
    get { motion.value }
    nonmutating set { motion.move(to: newValue) }
  }

  /// The motion: the target, whether it is reached, and the callback.
  public var projectedValue: AnimatedValue<Value> { motion }
}

/// The motion of an `Animated` value.
public final class AnimatedValue<Value: VectorArithmetic> {
  /// The present value.
  public private(set) var value: Value
  /// The value at the end of the motion.
  public private(set) var target: Value
  /// Called each time `value` changed.
  public var onChange: (() -> Void)? {
    get { listener }
    set { letDie(exchange(&listener, with: newValue)) }
  }
  private var listener: (() -> Void)?

  private let animation: LayoutAnimation?
  private let engine: LayoutAnimationEngine
  private var token: AnimationToken?

  init(_ value: Value, _ animation: LayoutAnimation?, _ engine: LayoutAnimationEngine) {
    self.value = value
    target = value
    self.animation = animation
    self.engine = engine
  }

  /// Whether it moves.
  public var isAnimating: Bool { token?.isRunning ?? false }

  /// Stops the value at its present state.
  public func cancel() {
    token?.cancel()
    target = value
  }

  func move(to new: Value) {
    let (old, start) = (token, value)
    target = new
    let transaction = animation == nil ? AnimationTransaction.current : nil
    guard let animation = animation ?? transaction?.animation else {
      old?.cancel()
      return set(new)
    }
    let isHeld = transaction?.join() ?? false
    token = engine.animate(
      animation, update: { [weak self] in self?.set(start.interpolated(towards: new, amount: $0)) },
      completion: { if isHeld { transaction?.release(finished: $0) } })
    // The old motion ends only now, so that the clock goes on and the new one begins at the present value.
    old?.cancel()
  }

  private func set(_ new: Value) {
    value = new
    onChange?()
  }
}
