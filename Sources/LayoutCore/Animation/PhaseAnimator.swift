/// Shows its content in one phase after the other, each as a motion from the one before.
///
/// ```swift
/// PhaseAnimator([1, 1.2]) { scale in
///   Text("new").scaleEffect(scale)
/// } animation: { _ in
///   .easeInOut(duration: 0.5)
/// }
/// ```
///
/// Without a trigger the phases follow each other again and again while the element is shown. With one, each change of it
/// shows all of them once, and then the first. A phase whose animation takes no time is shown for one frame.
public struct PhaseAnimator<Phase, Content: Layout>: Layout {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> LayoutAnimation?
  @State private var cycle = PhaseCycle()
  @State private var position = 0
  @State private var isRunning = false

  /// Phases that follow each other again and again.
  ///
  /// - Parameters:
  ///   - phases: the phases; without one there is no content.
  ///   - content: the content of a phase.
  ///   - animation: the animation to a phase; `nil` shows it at once.
  public init(
    _ phases: some Sequence<Phase>, @LayoutBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> LayoutAnimation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation, trigger) = (Array(phases), content, animation, nil)
  }

  /// Phases that are shown once after each change of `trigger`.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @LayoutBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> LayoutAnimation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
    self.trigger = AnyTrigger(trigger)
  }

  /// The content of the present phase.
  public var body: some Layout {
    if phases.isEmpty {
      EmptyLayout()
    } else {
      content(phases[position % phases.count])
        .ticking(isPaused: phases.count < 2 || trigger != nil && !isRunning, tick)
        .onChange(of: trigger) {
          cycle.end = nil
          position = 0
          isRunning = true
        }
    }
  }

  private func tick(_ now: Double) {
    if let end = cycle.end, now < end, end - now <= cycle.length { return }
    let isOver = trigger != nil && cycle.end != nil && position == 0
    if isOver {
      cycle.end = nil
      isRunning = false
      return
    }
    let next = (position + 1) % phases.count
    let animation = animation(phases[next])
    cycle.length = animation?.totalDuration ?? 0
    cycle.end = now + cycle.length
    withAnimation(animation) { position = next }
  }
}

/// The end of a phase, by the root's clock.
private final class PhaseCycle: @unchecked Sendable {
  // It is used on the root's thread only.
  var end: Double?
  var length = 0.0
}

/// A value whose changes count.
struct AnyTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  /// Whether both are the same; NaN and what has it inside, which differ from themselves, count as the same.
  static func == (one: AnyTrigger, other: AnyTrigger) -> Bool {
    func isSame<Value: Equatable>(_ value: Value) -> Bool {
      guard let other = other.value as? Value else { return false }
      return value == other || value != value && other != other
    }
    return isSame(one.value)
  }
}
