import LayoutEngine

/// Runs an action when a value changes.
public struct _ValueChangeModifier<Value: Equatable>: _PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  /// Puts `content` into the tree, under a group that stores the value.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.observingLife(Self.self, content) {
      ChangeObserver(value, isInitial, action)
    } meet: { observer in
      observer.action = action
      return observer.meet(value)
    }
  }
}

/// Observes a value that an element's parent passes.
final class ChangeObserver<Value: Equatable>: LifeObserver {
  var action: (Value, Value) -> Void
  private var value: Value
  /// The value of the last action, or of the beginning of the element's life.
  private var last: Value
  private let isInitial: Bool
  private var isShown = false
  /// Whether the element was shown before.
  private var wasShown = false
  private var values = SeenValues<Value>()

  init(_ value: Value, _ isInitial: Bool, _ action: @escaping (Value, Value) -> Void) {
    (self.value, last, self.isInitial, self.action) = (value, value, isInitial, action)
  }

  /// Updates the value when the element is met again.
  ///
  /// - Returns: whether it is another one.
  func meet(_ new: Value) -> Bool {
    guard new != value else { return false }
    value = new
    return true
  }

  override var what: String { "its value" }

  override func settle(isShown: Bool, turn: Int) -> (() -> Void)? {
    let isNew = isShown && !self.isShown
    self.isShown = isShown
    // What changed in a page or a column while that was hidden is a change for the element, which kept its state.
    if isNew, isInitial || !wasShown { last = value }
    wasShown = wasShown || isShown
    guard isShown, isNew && isInitial || value != last else { return nil }
    let (old, new) = (last, value)
    last = new
    values.note(new, after: old, turn: turn)
    return { [action] in action(old, new) }
  }

  override var seen: String { values.text }
  override func dropSeen() { values.drop() }
}

extension Layout {
  /// Runs `action` when `value` changed, with the value before and the new one.
  ///
  /// The action runs when the turn's frames are known, at most once in a turn, for the value of the last evaluation. It
  /// runs while the element lives, as described at `onAppear(perform:)`. What changed while it was hidden, as a page, a
  /// column or an alternative is, counts once when it is shown again. Its changes come with another turn, which follows at
  /// once. After four turns in a row the last frames stay, and a diagnostic names the element and the values.
  ///
  /// ```swift
  /// TextField("Search", text: $query)
  ///   .onChange(of: query) { old, new in results = search(new) }
  /// ```
  ///
  /// - Parameter initial: whether the action also runs when the element comes; both values are the first one then.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> _ModifiedLayout<Self, _ValueChangeModifier<Value>> {
    _ModifiedLayout(self, _ValueChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs `action` when `value` changed, as `onChange(of:initial:_:)` with two values does.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> _ModifiedLayout<Self, _ValueChangeModifier<Value>> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
