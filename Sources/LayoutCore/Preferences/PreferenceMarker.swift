import LayoutEngine

/// The effect of a preference's modifier on the values inside it, stored by its group.
class PreferenceMarker {
  /// The number of modifiers outside of this one.
  var outer = 0

  /// Whether the value depends on the element's place.
  var dependsOnFrames: Bool { false }

  /// Changes or notes the values on their way up.
  func meet(_ values: inout PreferenceValues, _ group: NodeIndex, _ survey: inout GeometrySurvey) {}

  /// Makes content anew that depends on the noted values.
  ///
  /// - Returns: the result.
  func settle(_ lowering: _Lowering, mayMake: Bool) -> PreferenceRound { .same }

  /// The action for the noted values, where they differ from the last ones.
  func takeAction(turn: Int) -> (() -> Void)? { nil }

  /// Begins a turn.
  func restart() {}

  /// Propagates a change of the environment to the stored one.
  func inherit(_ heirs: inout EnvironmentHeirs, _ group: NodeIndex) {}

  /// Removes the group of a marker before it is destroyed.
  func drop(_ group: NodeIndex) {}

  /// The key's name.
  var name: String { "" }

  /// The observed key.
  var readKey: ObjectIdentifier? { nil }

  /// The key whose value is set, or changed.
  var writtenKey: ObjectIdentifier? { nil }

  /// The last values, where several turns or passes followed each other.
  var seen: String { "" }

  func dropSeen() {}
}

/// The result of settling one marker.
enum PreferenceRound {
  /// Nothing was due.
  case same
  /// Content was made.
  case made
  /// Content would have to be made once more than allowed.
  case givenUp
}

/// Sets a value, in place of the one inside.
final class PreferenceWriter<Key: PreferenceKey>: PreferenceMarker {
  var value: Key.Value

  init(_ value: Key.Value) { self.value = value }

  override func meet(_ values: inout PreferenceValues, _ group: NodeIndex, _ survey: inout GeometrySurvey) {
    values.set(Key.self, value)
  }

  override var writtenKey: ObjectIdentifier? { ObjectIdentifier(Key.self) }
}

/// Sets a value that is made from an anchor.
final class AnchorPreferenceWriter<Key: PreferenceKey, Value: AnchorValue>: PreferenceMarker {
  var source: Anchor<Value>.Source
  var transform: (Anchor<Value>) -> Key.Value
  /// The direction of the horizontal axis at the modifier.
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

  override var writtenKey: ObjectIdentifier? { ObjectIdentifier(Key.self) }
}

/// Changes the value inside.
final class PreferenceTransformer<Key: PreferenceKey>: PreferenceMarker {
  var transform: (inout Key.Value) -> Void

  init(_ transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

  override func meet(_ values: inout PreferenceValues, _ group: NodeIndex, _ survey: inout GeometrySurvey) {
    values.transform(Key.self, transform)
  }

  override var writtenKey: ObjectIdentifier? { ObjectIdentifier(Key.self) }
}

/// Runs an action when the value inside changes.
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
  override var readKey: ObjectIdentifier? { ObjectIdentifier(Key.self) }
  override var seen: String { values.text }
  override func dropSeen() { values.drop() }
}
