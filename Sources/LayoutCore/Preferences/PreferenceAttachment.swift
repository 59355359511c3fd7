import LayoutEngine

/// Shows content in front of or behind an element that is made from a preference inside it.
public struct _PreferenceAttachmentModifier<Key: PreferenceKey, Attachment: Layout>: _PrimitiveModifier
where Key.Value: Equatable {
  let isOverlay: Bool
  let alignment: Alignment
  let attachment: (Key.Value) -> Attachment

  /// Puts `content` into the tree, under a group that notes the preference in it, with the attachment on it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: isOverlay ? 1 : 0) else { return }
    let known = lowering.contents.preferences.markers[node] as? PreferenceCatcher<Key>
    let catcher = known ?? PreferenceCatcher<Key>()
    // The attachment's own modifier is outside of the part that it observes.
    let outer = lowering.pending.count - lowering.modifierBase + 1
    catcher.outer = outer
    if known == nil { lowering.contents.preferences.add(catcher, node, outer) }
    let reader = PreferenceReader<Key, Attachment>(catcher: catcher, content: attachment)
    lowering.nest(node) {
      _AttachmentModifier(isOverlay: isOverlay, alignment: alignment, attachment: reader)._lower(content, lowering)
    }
  }
}

/// The content of such an attachment: made when the value is known, and anew when it changes.
struct PreferenceReader<Key: PreferenceKey, Content: Layout>: _PrimitiveLayout where Key.Value: Equatable {
  let catcher: PreferenceCatcher<Key>
  let content: (Key.Value) -> Content

  func _lower(_ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: 0) else { return }
    if lowering.contents.preferences.markers[node] == nil {
      lowering.contents.preferences.add(PreferenceReaderMarker(catcher), node, 0)
    }
    let slot = PreferenceSlot<Key.Value>(
      surroundings: lowering.environments.surroundings, depth: lowering.nesting.depth
    ) { [content] lowering, value in
      let source = Source(make: content, value: value)
      lowering.children(of: node) { lowering.lowerBody(source, of: node, Self.self) }
    }
    catcher.slots[node] = slot
    if let value = catcher.made { slot.lower(lowering, value) }
  }

  private struct Source: BodySource {
    let make: (Key.Value) -> Content
    let value: Key.Value

    func content(_ lowering: _Lowering) -> Content { make(value) }
  }
}

/// The closure that makes content from a value.
struct PreferenceSlot<Value> {
  var surroundings: EnvironmentPlace
  let depth: Int
  let lower: (_Lowering, Value) -> Void
}

/// Notes the preference inside an element for the content of its attachment.
final class PreferenceCatcher<Key: PreferenceKey>: PreferenceMarker where Key.Value: Equatable {
  /// The places where content is made, by their groups.
  var slots: [NodeIndex: PreferenceSlot<Key.Value>] = [:]
  /// The value that content was made from.
  private(set) var made: Key.Value?
  private var now: Key.Value?
  private var passes = 0
  private var values = SeenValues<Key.Value>()

  override func meet(_ values: inout PreferenceValues, _ group: NodeIndex, _ survey: inout GeometrySurvey) {
    now = values[Key.self]
  }

  override func restart() {
    passes = 0
    values.drop()
  }

  override func settle(_ lowering: _Lowering, mayMake: Bool) -> PreferenceRound {
    guard let now, now != made else { return .same }
    guard mayMake, passes < LayoutSession.passLimit else { return .givenUp }
    passes += 1
    made = now
    values.note(now)
    for node in slots.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let slot = slots[node] else { continue }
      lowering.run(depth: slot.depth, slot.surroundings, skipsUntouched: true) { slot.lower(lowering, now) }
    }
    return .made
  }

  override var name: String { "\(Key.self)" }
  override var readKey: ObjectIdentifier? { ObjectIdentifier(Key.self) }
  override var seen: String { values.text }
}

/// The marker of the group that a catcher makes content in.
private final class PreferenceReaderMarker<Key: PreferenceKey>: PreferenceMarker where Key.Value: Equatable {
  private weak var catcher: PreferenceCatcher<Key>?

  init(_ catcher: PreferenceCatcher<Key>) { self.catcher = catcher }

  override func drop(_ group: NodeIndex) { catcher?.slots[group] = nil }

  override func inherit(_ heirs: inout EnvironmentHeirs, _ group: NodeIndex) {
    guard let catcher, var slot = catcher.slots[group] else { return }
    _ = heirs.update(&slot.surroundings)
    catcher.slots[group] = slot
  }
}

extension Layout {
  /// Shows the result of `content` for a preference inside the element, in front of it.
  ///
  /// The content is made when the value is known, and anew when it changes, at most four times in a turn.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: Layout>(
    _ key: Key.Type, alignment: Alignment = .center, @LayoutBuilder _ content: @escaping (Key.Value) -> Content
  ) -> _ModifiedLayout<Self, _PreferenceAttachmentModifier<Key, Content>> where Key.Value: Equatable {
    _ModifiedLayout(self, _PreferenceAttachmentModifier(isOverlay: true, alignment: alignment, attachment: content))
  }

  /// Shows the result of `content` for a preference inside the element, behind it.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: Layout>(
    _ key: Key.Type, alignment: Alignment = .center, @LayoutBuilder _ content: @escaping (Key.Value) -> Content
  ) -> _ModifiedLayout<Self, _PreferenceAttachmentModifier<Key, Content>> where Key.Value: Equatable {
    _ModifiedLayout(self, _PreferenceAttachmentModifier(isOverlay: false, alignment: alignment, attachment: content))
  }
}
