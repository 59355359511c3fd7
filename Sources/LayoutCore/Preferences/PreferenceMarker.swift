import LayoutEngine

/// What a preference's modifier does with the values that come from inside it; remembered by its group.
class PreferenceMarker {
  /// How many modifiers lie outside of this one.
  var outer = 0

  /// Whether the value follows from where the element stands.
  var dependsOnFrames: Bool { false }

  /// Changes or notes the values on their way up.
  func meet(_ values: inout PreferenceValues, _ group: NodeIndex, _ survey: inout GeometrySurvey) {}

  /// Makes content anew that follows from the values noted.
  ///
  /// - Returns: how it went.
  func settle(_ lowering: _Lowering, mayMake: Bool) -> PreferenceRound { .same }

  /// What is to be done about the values noted, where they are others than the last time.
  func takeAction(turn: Int) -> (() -> Void)? { nil }

  /// A turn begins.
  func restart() {}

  /// Lets a change of the environment reach what is remembered of it.
  func inherit(_ heirs: inout EnvironmentHeirs, _ group: NodeIndex) {}

  /// The group of a marker is about to go.
  func forget(_ group: NodeIndex) {}

  /// The key's name.
  var name: String { "" }

  /// The key that is listened to.
  var heard: ObjectIdentifier? { nil }

  /// The key whose value is said, or changed.
  var said: ObjectIdentifier? { nil }

  /// The last values, where several turns or passes followed each other.
  var seen: String { "" }

  func forgetSeen() {}
}

/// How settling went for one marker.
enum PreferenceRound {
  /// Nothing to do.
  case same
  /// Content was made.
  case made
  /// Content would have to be made once more.
  case givenUp
}

/// Says a value, in place of what is said inside.
final class PreferenceWriter<Key: PreferenceKey>: PreferenceMarker {
  var value: Key.Value

  init(_ value: Key.Value) { self.value = value }

  override func meet(_ values: inout PreferenceValues, _ group: NodeIndex, _ survey: inout GeometrySurvey) {
    values.set(Key.self, value)
  }

  override var said: ObjectIdentifier? { ObjectIdentifier(Key.self) }
}

/// Says a value that is made from an anchor.
final class AnchorPreferenceWriter<Key: PreferenceKey, Value: AnchorValue>: PreferenceMarker {
  var source: Anchor<Value>.Source
  var transform: (Anchor<Value>) -> Key.Value
  /// Which way the horizontal axis runs where the modifier stands.
  var direction = LayoutDirection.leftToRight

  init(_ source: Anchor<Value>.Source, _ transform: @escaping (Anchor<Value>) -> Key.Value) {
    self.source = source
    self.transform = transform
  }

  override var dependsOnFrames: Bool { true }

  override func meet(_ values: inout PreferenceValues, _ group: NodeIndex, _ survey: inout GeometrySurvey) {
    let frame = survey.frame(ofGroup: group, outer: outer)
    values.set(Key.self, transform(source.anchor(frame, direction)))
  }

  override var said: ObjectIdentifier? { ObjectIdentifier(Key.self) }
}

/// Changes what is said inside.
final class PreferenceTransformer<Key: PreferenceKey>: PreferenceMarker {
  var transform: (inout Key.Value) -> Void

  init(_ transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

  override func meet(_ values: inout PreferenceValues, _ group: NodeIndex, _ survey: inout GeometrySurvey) {
    values.transform(Key.self, transform)
  }

  override var said: ObjectIdentifier? { ObjectIdentifier(Key.self) }
}

/// Runs an action when what is said inside changes.
final class PreferenceObserver<Key: PreferenceKey>: PreferenceMarker where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  private var now: Key.Value?
  private var last: Key.Value?
  private var values = SeenValues<Key.Value>()

  init(_ action: @escaping (Key.Value) -> Void) { self.action = action }

  override func meet(_ values: inout PreferenceValues, _ group: NodeIndex, _ survey: inout GeometrySurvey) {
    now = values[Key.self]
  }

  override func takeAction(turn: Int) -> (() -> Void)? {
    guard let now, now != last else { return nil }
    values.note(now, after: last, turn: turn)
    last = now
    return { [action] in action(now) }
  }

  override var name: String { "\(Key.self)" }
  override var heard: ObjectIdentifier? { ObjectIdentifier(Key.self) }
  override var seen: String { values.text }
  override func forgetSeen() { values.forget() }
}
