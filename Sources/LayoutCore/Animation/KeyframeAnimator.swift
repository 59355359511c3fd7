/// Shows its content with a value that moves along keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: count) { scale in
///   Text("\(count)").scaleEffect(scale)
/// } keyframes: { _ in
///   LinearKeyframe(1.4, duration: 0.1)
///   SpringKeyframe(1, duration: 0.4)
/// }
/// ```
///
/// Each frame evaluates the content with another value. Without a trigger the keyframes are shown once, or again and again.
public struct KeyframeAnimator<Value, Content: Layout>: Layout {
  private let initialValue: Value
  private let repeats: Bool
  private let trigger: AnyTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframeTimeline<Value>
  @State private var path = KeyframePath<Value>()
  @State private var ticks = 0
  @State private var isRunning = true

  /// Keyframes that begin when the element comes.
  ///
  /// - Parameter repeating: whether they begin again after their end.
  public init(
    initialValue: Value, repeating: Bool = true, @LayoutBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTimeline<Value>
  ) {
    (self.initialValue, repeats, trigger) = (initialValue, repeating, nil)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Keyframes that begin after each change of `trigger`, from the present value.
  public init(
    initialValue: Value, trigger: some Equatable, @LayoutBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTimeline<Value>
  ) {
    (self.initialValue, repeats, self.trigger) = (initialValue, false, AnyTrigger(trigger))
    (self.content, self.keyframes) = (content, keyframes)
    _isRunning = State(wrappedValue: false)
  }

  /// The content of the present value.
  public var body: some Layout {
    let _ = ticks
    content(path.value ?? initialValue)
      .ticking(isPaused: !isRunning, tick)
      .onChange(of: trigger) {
        path.start = nil
        isRunning = true
      }
  }

  private func tick(_ now: Double) {
    let start = path.begin(now, initialValue, keyframes)
    guard let timeline = path.timeline else { return }
    let elapsed = now - start
    path.value = timeline.value(at: elapsed)
    ticks += 1
    guard elapsed >= timeline.duration else { return }
    if repeats, timeline.duration > 0 {
      path.start = now
      path.value = timeline.value(at: 0)
    } else {
      path.start = nil
      isRunning = false
    }
  }
}

/// The way of a value along keyframes.
private final class KeyframePath<Value>: @unchecked Sendable {
  // It is used on the root's thread only.
  var start: Double?
  var value: Value?
  private(set) var timeline: KeyframeTimeline<Value>?

  func begin(_ now: Double, _ initial: Value, _ keyframes: (Value) -> KeyframeTimeline<Value>) -> Double {
    if let start { return min(start, now) }
    var timeline = keyframes(value ?? initial)
    timeline.initialValue = value ?? initial
    (self.timeline, start) = (timeline, now)
    return now
  }
}

/// A value as a function of the time.
public struct KeyframeTimeline<Value> {
  var initialValue: Value?
  fileprivate var tracks: [(duration: Double, apply: (inout Value, Double) -> Void)] = []
  /// The keyframes of the value as a whole.
  fileprivate var own: [Keyframe<Value>] = []

  /// The seconds of the longest track.
  public var duration: Double { max(tracks.map(\.duration).max() ?? 0, stepsDuration(own)) }

  /// A value along keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> KeyframeTimeline<Value>) {
    self = content()
    self.initialValue = initialValue
  }

  fileprivate init() {}

  /// The value after so many seconds; `nil` where no first value was given.
  func value(at time: Double) -> Value? {
    guard var value = initialValue else { return nil }
    value = stepsValue(own, time, value)
    for track in tracks { track.apply(&value, time) }
    return value
  }
}

/// One step of a value: where it comes, in which time, and how.
public struct Keyframe<Value> {
  let duration: Double
  let value: (_ start: Value, _ fraction: Double) -> Value
}

/// The seconds of steps one after the other.
private func stepsDuration<Value>(_ steps: [Keyframe<Value>]) -> Double { steps.reduce(0) { $0 + $1.duration } }

/// The value after so many seconds of steps one after the other.
private func stepsValue<Value>(_ steps: [Keyframe<Value>], _ time: Double, _ start: Value) -> Value {
  var (value, rest) = (start, max(time, 0))
  for step in steps {
    guard rest < step.duration else {
      value = step.value(value, 1)
      rest -= step.duration
      continue
    }
    return step.value(value, rest / step.duration)
  }
  return value
}

/// A part of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value
  /// Its steps.
  var keyframes: [Keyframe<Value>] { get }
}

/// A step at constant speed.
public struct LinearKeyframe<Value: VectorArithmetic>: KeyframeTrackContent {
  /// Its step.
  public let keyframes: [Keyframe<Value>]

  /// A step to a value in so many seconds.
  public init(_ to: Value, duration: Double) { keyframes = [.step(to, duration, .linear)] }
}

/// A step with speed 0 at both ends.
public struct CubicKeyframe<Value: VectorArithmetic>: KeyframeTrackContent {
  /// Its step.
  public let keyframes: [Keyframe<Value>]

  /// A step to a value in so many seconds.
  public init(_ to: Value, duration: Double) { keyframes = [.step(to, duration, .easeInOut)] }
}

/// A step by a spring.
public struct SpringKeyframe<Value: VectorArithmetic>: KeyframeTrackContent {
  /// Its step.
  public let keyframes: [Keyframe<Value>]

  /// A step to a value in so many seconds.
  ///
  /// - Parameter damping: the ratio to the critical damping.
  public init(_ to: Value, duration: Double = 0.5, damping: Double = 0.7) {
    keyframes = [.step(to, duration, .spring(damping: damping, velocity: 0))]
  }
}

/// A step that takes no time.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Its step.
  public let keyframes: [Keyframe<Value>]

  /// A jump to a value.
  public init(_ to: Value) { keyframes = [Keyframe(duration: 0) { _, _ in to }] }
}

/// The steps of a part of a value.
public struct KeyframeTrack<Root, Value> {
  fileprivate let keyPath: WritableKeyPath<Root, Value>
  fileprivate let keyframes: [Keyframe<Value>]

  /// The steps of the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]
  ) {
    (self.keyPath, keyframes) = (keyPath, content())
  }
}

extension Keyframe where Value: VectorArithmetic {
  fileprivate static func step(_ end: Value, _ duration: Double, _ timing: AnimationTimingFunction) -> Keyframe {
    Keyframe(duration: clamped(duration, 0, 86_400)) { start, fraction in
      start.interpolated(towards: end, amount: timing.value(at: fraction))
    }
  }
}

/// Collects the steps of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// One part.
  public static func buildExpression(_ part: some KeyframeTrackContent<Value>) -> [Keyframe<Value>] { part.keyframes }
  /// Several parts in a row.
  public static func buildBlock(_ parts: [Keyframe<Value>]...) -> [Keyframe<Value>] { parts.flatMap { $0 } }
  /// The parts of a loop.
  public static func buildArray(_ parts: [[Keyframe<Value>]]) -> [Keyframe<Value>] { parts.flatMap { $0 } }
  /// The parts of an `if` without an `else`.
  public static func buildOptional(_ part: [Keyframe<Value>]?) -> [Keyframe<Value>] { part ?? [] }
  /// The parts of an `if`.
  public static func buildEither(first part: [Keyframe<Value>]) -> [Keyframe<Value>] { part }
  /// The parts of an `else`.
  public static func buildEither(second part: [Keyframe<Value>]) -> [Keyframe<Value>] { part }
}

/// Collects tracks, or the steps of a value as a whole.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A track of a part of the value.
  public static func buildExpression<Part>(_ track: KeyframeTrack<Value, Part>) -> KeyframeTimeline<Value> {
    var timeline = KeyframeTimeline<Value>()
    let (keyPath, steps) = (track.keyPath, track.keyframes)
    timeline.tracks = [
      (
        stepsDuration(steps),
        { value, time in value[keyPath: keyPath] = stepsValue(steps, time, value[keyPath: keyPath]) }
      )
    ]
    return timeline
  }
  /// A step of the value as a whole.
  public static func buildExpression(_ part: some KeyframeTrackContent<Value>) -> KeyframeTimeline<Value> {
    var timeline = KeyframeTimeline<Value>()
    timeline.own = part.keyframes
    return timeline
  }
  /// Several in a row.
  public static func buildBlock(_ parts: KeyframeTimeline<Value>...) -> KeyframeTimeline<Value> {
    var timeline = KeyframeTimeline<Value>()
    for part in parts {
      timeline.tracks += part.tracks
      timeline.own += part.own
    }
    return timeline
  }
}
