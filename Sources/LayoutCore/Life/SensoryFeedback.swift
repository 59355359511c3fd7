/// A vibration or a sound for something that happens.
public struct SensoryFeedback: Hashable, Sendable {
  /// The kinds of feedback.
  @nonexhaustive
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A task was completed.
    case success
    /// Something may be wrong.
    case warning
    /// Something failed.
    case error
    /// Another value was chosen.
    case selection
    /// A value went up.
    case increase
    /// A value went down.
    case decrease
    /// Something began.
    case start
    /// Something ended.
    case stop
    /// Something that is dragged stands in line with another.
    case alignment
    /// A value came to another level.
    case levelChange
    /// Two things met.
    case impact
  }

  /// The kind.
  public let kind: Kind
  /// How strong it is, from 0 to 1.
  public let intensity: Double

  private init(_ kind: Kind, intensity: Double = 1) { (self.kind, self.intensity) = (kind, intensity) }

  /// A task was completed.
  public static let success = SensoryFeedback(.success)
  /// Something may be wrong.
  public static let warning = SensoryFeedback(.warning)
  /// Something failed.
  public static let error = SensoryFeedback(.error)
  /// Another value was chosen.
  public static let selection = SensoryFeedback(.selection)
  /// A value went up.
  public static let increase = SensoryFeedback(.increase)
  /// A value went down.
  public static let decrease = SensoryFeedback(.decrease)
  /// Something began.
  public static let start = SensoryFeedback(.start)
  /// Something ended.
  public static let stop = SensoryFeedback(.stop)
  /// Something that is dragged stands in line with another.
  public static let alignment = SensoryFeedback(.alignment)
  /// A value came to another level.
  public static let levelChange = SensoryFeedback(.levelChange)
  /// Two things met.
  public static let impact = impact()

  /// Two things met, with an intensity from 0 to 1; what is not finite counts as 1.
  public static func impact(intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.impact, intensity: intensity.isFinite ? min(max(intensity, 0), 1) : 1)
  }
}

/// What plays feedback: a value of the environment, `EnvironmentValues.feedback`.
///
/// ```swift
/// Desk().environment(\.feedback, FeedbackAction { if $0 == .success { bell.ring() } })
/// ```
public struct FeedbackAction {
  private let handler: (SensoryFeedback) -> Void

  /// An action, which is called on the root's thread.
  public init(handler: @escaping (SensoryFeedback) -> Void) { self.handler = handler }

  /// Plays feedback.
  public func callAsFunction(_ feedback: SensoryFeedback) { handler(feedback) }
}

private enum FeedbackKey: EnvironmentKey {
  static var defaultValue: FeedbackAction? { nil }
}

extension EnvironmentValues {
  /// What plays feedback; `nil`, the default, plays none: the machine has nothing for it, or the program sets it.
  public var feedback: FeedbackAction? {
    get { self[FeedbackKey.self] }
    set { self[FeedbackKey.self] = newValue }
  }
}

/// Plays feedback when a value changes.
public struct _SensoryFeedbackModifier<Trigger: Equatable>: LayoutModifier {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
  @Environment(\.feedback) private var play

  init(trigger: Trigger, feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?) {
    (self.trigger, self.feedback) = (trigger, feedback)
  }

  /// The element.
  public func body(content: Content) -> some Layout {
    let (feedback, play) = (feedback, play)
    content.onChange(of: trigger) { old, new in
      if let chosen = feedback(old, new) { play?(chosen) }
    }
  }
}

extension Layout {
  /// Plays feedback by `EnvironmentValues.feedback` each time `trigger` changes.
  ///
  /// ```swift
  /// Stepper("Copies", value: $copies).sensoryFeedback(.selection, trigger: copies)
  /// ```
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> _ModifiedLayout<Self, _CustomModifier<_SensoryFeedbackModifier<Trigger>>> {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays feedback each time `trigger` changes and `condition` returns `true` for the old and the new value.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> _ModifiedLayout<Self, _CustomModifier<_SensoryFeedbackModifier<Trigger>>> {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays what `feedback` returns for the old and the new value, each time `trigger` changes; `nil` plays nothing.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> _ModifiedLayout<Self, _CustomModifier<_SensoryFeedbackModifier<Trigger>>> {
    modifier(_SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
  }
}
