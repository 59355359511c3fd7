import LayoutEngine

/// Calls an action for keys, while the keyboard is inside.
public struct _KeyPressModifier: _PrimitiveModifier {
  let isWanted: (KeyPress) -> Bool
  let action: ((KeyPress) -> KeyPress.Result)?

  /// Puts `content` into the tree, under a group that stores the action.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.markingFocus(Self.self, content, KeyActionMarker.init) { marker in
      marker.isWanted = isWanted
      marker.action = action
    }
  }
}

/// An action for keys.
final class KeyActionMarker: FocusMarker {
  var isWanted: (KeyPress) -> Bool = { _ in false }
  var action: ((KeyPress) -> KeyPress.Result)?
}

extension Layout {
  /// Calls `action` when `key` goes down or repeats while the element, or one inside it, has the keyboard.
  ///
  /// A text has the keyboard only where it is `focusable()`. The steps of a key are at `LayoutRoot.send(_:)`: the action
  /// comes before the control that has the keyboard, so that an action of a text field sees the keys before they type.
  ///
  /// ```swift
  /// Text(album.title)
  ///   .focusable()
  ///   .onKeyPress(.space) { player.toggle(); return .handled }
  /// ```
  ///
  /// - Parameter action: returns whether it used the key; an ignored one goes on to the elements around.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> _ModifiedLayout<Self, _KeyPressModifier> {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Calls `action` for the phases of a key, as `onKeyPress(_:action:)` does.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> _ModifiedLayout<Self, _KeyPressModifier> {
    keyPress(phases, action) { $0.key == key }
  }

  /// Calls `action` for the phases of several keys, as `onKeyPress(_:action:)` does.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> _ModifiedLayout<Self, _KeyPressModifier> {
    keyPress(phases, action) { keys.contains($0.key) }
  }

  /// Calls `action` for keys that type only characters of a set, as `onKeyPress(_:action:)` does.
  public func onKeyPress(
    characters: Set<Character>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> _ModifiedLayout<Self, _KeyPressModifier> {
    keyPress(phases, action) { !$0.characters.isEmpty && $0.characters.allSatisfy(characters.contains) }
  }

  /// Calls `action` for the phases of all keys, as `onKeyPress(_:action:)` does.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> _ModifiedLayout<Self, _KeyPressModifier> {
    keyPress(phases, action) { _ in true }
  }

  private func keyPress(
    _ phases: KeyPress.Phases, _ action: ((KeyPress) -> KeyPress.Result)?, _ isWanted: @escaping (KeyPress) -> Bool
  ) -> _ModifiedLayout<Self, _KeyPressModifier> {
    _ModifiedLayout(
      self, _KeyPressModifier(isWanted: { phases.contains($0.phase) && isWanted($0) }, action: action))
  }

  /// Calls `action` when the escape key goes down while the element, or one inside it, has the keyboard; `nil` leaves
  /// the key alone.
  public func onExitCommand(perform action: (() -> Void)?) -> _ModifiedLayout<Self, _KeyPressModifier> {
    keyCommand(action) { action, press in
      guard press.key == .escape else { return false }
      action()
      return true
    }
  }

  /// Calls `action` when an arrow key goes down or repeats while the element, or one inside it, has the keyboard; `nil`
  /// leaves the keys alone.
  ///
  /// The directions are those of the keys, also where the layout runs from right to left.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> _ModifiedLayout<Self, _KeyPressModifier> {
    keyCommand(action) { action, press in
      guard let direction = MoveCommandDirection(press.key) else { return false }
      action(direction)
      return true
    }
  }

  /// Calls `action` when a key that deletes goes down while the element, or one inside it, has the keyboard; `nil` leaves
  /// the keys alone.
  public func onDeleteCommand(perform action: (() -> Void)?) -> _ModifiedLayout<Self, _KeyPressModifier> {
    keyCommand(action) { action, press in
      guard press.key == .delete || press.key == .deleteForward else { return false }
      action()
      return true
    }
  }

  /// Calls an action for keys without modifiers; without an action the keys go on.
  private func keyCommand<Action>(
    _ action: Action?, _ run: @escaping (Action, KeyPress) -> Bool
  ) -> _ModifiedLayout<Self, _KeyPressModifier> {
    keyPress([.down, .repeat], action.map { action in { run(action, $0) ? .handled : .ignored } }) {
      $0.modifiers.isDisjoint(with: [.shift, .control, .option, .super])
    }
  }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable, CaseIterable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the left.
  case left
  /// To the right.
  case right

  /// The direction of a key; `nil` where it is no arrow.
  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}
