extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { controls?.values.isEnabled ?? true }
    set { controlValues.isEnabled = newValue }
  }

  /// The colour of chosen or filled parts of controls; `nil` is the host's.
  public var tint: Color? {
    get { controls?.values.tint }
    set { controlValues.tint = newValue }
  }

  /// The action of the return key in text fields.
  var submitAction: (() -> Void)? {
    get { controls?.values.submit?.action }
    set { controlValues.submit = newValue.map(SubmitAction.init) }
  }

  /// The settings of controls.
  var controlValues: ControlValues {
    get { controls?.values ?? ControlValues() }
    set { controls = ControlSettings(newValue) }
  }
}

/// The inputs of controls beside the style of texts.
struct ControlValues: Equatable {
  var isEnabled = true
  var tint: Color?
  var submit: SubmitAction?
  /// Called before the action of each button: in alerts and menus.
  var pressed: SubmitAction?
  var traits = ControlTraits()
  /// Whether the labels of controls are left out.
  var hidesLabels = false
  var pickerStyle = PickerStyle.automatic
  var progressStyle = ProgressViewStyle.automatic
  var gaugeStyle = GaugeStyle.automatic
  var toggleLook = ToggleLook.automatic
  /// A style of a caller's own.
  var toggleStyle: OwnStyle<ToggleParts>?
  /// A style of a caller's own.
  var buttonStyle: OwnStyle<ButtonParts>?
  var formStyle = FormStyle.automatic
  /// The container that places labels and controls beside each other.
  var form = FormLook.none
}

/// The settings of controls as an object, since most environments have none.
final class ControlSettings: Equatable, @unchecked Sendable {
  // Closures in it are called on the root's thread only.
  let values: ControlValues

  init(_ values: ControlValues) { self.values = values }

  static func == (one: ControlSettings, other: ControlSettings) -> Bool {
    one === other || one.values == other.values
  }
}

/// A closure that is identified by the place where it was set; it is called on the root's thread only.
final class SubmitAction: Equatable, @unchecked Sendable {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  static func == (one: SubmitAction, other: SubmitAction) -> Bool { one === other }
}

extension Layout {
  /// Whether the controls inside cannot be used; a disabled element around wins.
  ///
  /// The elements inside have no gestures either. They take no notice of the pointer over them, and open no menu, and
  /// nothing is dragged, dropped, copied or pasted there.
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
