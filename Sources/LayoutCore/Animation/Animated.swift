import LayoutEngine

/// A value that moves to what it is set to.
///
/// ```swift
/// @Animated(in: root.animations) var width = 100.0
/// $width.onChange = { [weak root] in root?.updateBody() }
/// width = 200                                   // reads as 100 at first, and as 200 when the animation is over
/// ```
///
/// Set while it moves, it goes on from where it is.
@propertyWrapper
public struct Animated<Value: VectorArithmetic> {
  private let motion: AnimatedValue<Value>

  /// A value.
  ///
  /// - Parameters:
  ///   - wrappedValue: what it is at first.
  ///   - animation: how it moves; `nil`: as `withAnimation` around the assignment says, and at once outside of one.
  ///   - engine: what runs the animation.
  public init(wrappedValue: Value, _ animation: LayoutAnimation? = .default, in engine: LayoutAnimationEngine) {
    motion = AnimatedValue(wrappedValue, animation, engine)
  }

  /// Where the value is now; setting it says where it goes.
  public var wrappedValue: Value {
    get { motion.value }
    nonmutating set { motion.move(to: newValue) }
  }

  /// The motion: where it goes, whether it is there, and what is notified.
  public var projectedValue: AnimatedValue<Value> { motion }
}

/// The motion of an `Animated` value.
public final class AnimatedValue<Value: VectorArithmetic> {
  /// Where the value is now.
  public private(set) var value: Value
  /// Where it goes.
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

  /// Whether it is on its way.
  public var isAnimating: Bool { token?.isRunning ?? false }

  /// Stops the value where it is.
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
    // Only now, so that the clock goes on and the new motion begins where the old one was.
    old?.cancel()
  }

  private func set(_ new: Value) {
    value = new
    onChange?()
  }
}
