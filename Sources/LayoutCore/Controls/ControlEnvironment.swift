extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { controls?.isEnabled ?? true }
    set {
      controls = ControlSettings(
        isEnabled: newValue, tint: tint, submit: controls?.submit, pressed: controls?.pressed)
    }
  }

  /// The colour of chosen or filled parts of controls; `nil` is the host's.
  public var tint: Color? {
    get { controls?.tint }
    set {
      controls = ControlSettings(
        isEnabled: isEnabled, tint: newValue, submit: controls?.submit, pressed: controls?.pressed)
    }
  }

  /// The action of the return key in text fields.
  var submitAction: (() -> Void)? {
    get { controls?.submit?.action }
    set {
      controls = ControlSettings(
        isEnabled: isEnabled, tint: tint, submit: newValue.map(SubmitAction.init), pressed: controls?.pressed)
    }
  }
}

/// The inputs of controls beside the style of texts.
///
/// It is an object, since most environments do not set them.
final class ControlSettings: Equatable, Sendable {
  let isEnabled: Bool
  let tint: Color?
  let submit: SubmitAction?
  /// Called before the action of each button: in alerts and menus.
  let pressed: SubmitAction?

  init(isEnabled: Bool, tint: Color?, submit: SubmitAction?, pressed: SubmitAction?) {
    self.isEnabled = isEnabled
    self.tint = tint
    self.submit = submit
    self.pressed = pressed
  }

  static func == (one: ControlSettings, other: ControlSettings) -> Bool {
    one === other
      || one.isEnabled == other.isEnabled && one.tint == other.tint && one.submit === other.submit
        && one.pressed === other.pressed
  }
}

/// A closure that is identified by the place where it was set; it is called on the root's thread only.
final class SubmitAction: @unchecked Sendable {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }
}

extension Layout {
  /// Whether the controls inside cannot be used; a disabled element around wins.
  public func disabled(_ isDisabled: Bool = true) -> _ModifiedLayout<Self, _DisabledModifier> {
    _ModifiedLayout(self, _DisabledModifier(isDisabled: isDisabled))
  }

  /// The colour of chosen or filled parts of the controls inside; `nil` is the host's.
  public func tint(_ color: Color?) -> _ModifiedLayout<Self, _EnvironmentModifier<Color?>> {
    environment(\.tint, color)
  }

  /// Calls `action` when the return key is pressed in a text field inside.
  public func onSubmit(_ action: @escaping () -> Void) -> _ModifiedLayout<Self, _SubmitModifier> {
    _ModifiedLayout(self, _SubmitModifier(action: action))
  }
}

/// Makes controls unusable.
public struct _DisabledModifier: _PrimitiveModifier {
  let isDisabled: Bool

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.withEnvironment({ if isDisabled { $0.isEnabled = false } }, content)
  }
}

/// Sets the action of the return key in text fields.
public struct _SubmitModifier: _PrimitiveModifier {
  let action: () -> Void

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.withEnvironment({ $0.submitAction = action }, content)
  }
}
