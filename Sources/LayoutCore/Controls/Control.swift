/// A control as a value, which every host turns into its own widget.
///
/// A minor version may add cases: a `switch` over it has an `@unknown default`.
@nonexhaustive
public enum Control: Hashable, Sendable {
  /// A control to press.
  case button(title: String, role: ButtonRole?)
  /// A switch that is on or off, with its title beside it.
  case toggle(title: String, isOn: Bool)
  /// A line of text; `prompt` shows while it is empty, and `isSecure` hides the text.
  case textField(text: String, prompt: String, isSecure: Bool)
  /// Text of any number of lines.
  case textEditor(text: String)
  /// A number between bounds; `step` is the distance of the values that can be chosen, where `nil` is any.
  case slider(value: Double, bounds: ClosedRange<Double>, step: Double?)
  /// The finished part of some work, 0 to 1; `nil` where it is not known.
  case progress(fraction: Double?)
  /// One of several choices, by position; `nil` is none.
  case picker(options: [String], selection: Int?)
}

/// The meaning of pressing a button.
@nonexhaustive
public enum ButtonRole: UInt8, Hashable, Sendable, CaseIterable {
  /// The suggested action, pressed by the return key on hosts that support it.
  case primary
  /// An action that destroys something.
  case destructive
  /// Leaves everything as it was.
  case cancel
}

/// A control with all inputs of its appearance.
public struct ControlContent: Hashable, Sendable {
  /// The control.
  public var control: Control
  /// Whether it can be used.
  public var isEnabled: Bool
  /// The font of its text, where one is set inside the container; hosts have their own otherwise.
  public var style: TextStyle
  /// The colour of its text.
  public var color: Color
  /// The colour of chosen or filled parts; `nil` is the host's.
  public var tint: Color?

  /// A control from its parts.
  public init(
    _ control: Control, isEnabled: Bool = true, style: TextStyle = TextStyle(), color: Color = .black,
    tint: Color? = nil
  ) {
    self.control = control
    self.isEnabled = isEnabled
    self.style = style
    self.color = color
    self.tint = tint
  }
}

extension Control {
  /// Whether `other` is a control of the same kind, which the same widget can show.
  ///
  /// A switch alone is another kind than one with a title, and a bar with a fraction another than one without.
  public func isSameKind(as other: Control) -> Bool {
    switch (self, other) {
    case (.textField(_, _, let one), .textField(_, _, let two)): one == two
    case (.toggle(let one, _), .toggle(let two, _)): one.isEmpty == two.isEmpty
    case (.progress(let one), .progress(let two)): (one == nil) == (two == nil)
    case (.button, .button), (.textEditor, .textEditor), (.slider, .slider), (.picker, .picker):
      true
    default: false
    }
  }

  /// The name of the control's kind in trees.
  public var kindName: String {
    switch self {
    case .button: "Button"
    case .toggle: "Toggle"
    case .textField(_, _, let isSecure): isSecure ? "SecureField" : "TextField"
    case .textEditor: "TextEditor"
    case .slider: "Slider"
    case .progress: "ProgressView"
    case .picker: "Picker"
    }
  }

  /// Its kind, and its title if it has one: `Button "Save"`.
  package var name: String { title.map { "\(kindName) \"\($0.inOneLine)\"" } ?? kindName }

  /// The text that identifies the control among others of its kind; `nil` where it has none.
  public var title: String? {
    switch self {
    case .button(let title, _), .toggle(let title, _): title
    case .textField(let text, let prompt, let isSecure): isSecure || text.isEmpty ? prompt : text
    case .textEditor(let text): text
    case .picker(let options, let selection):
      selection.flatMap { options.indices.contains($0) ? options[$0] : nil }
    case .slider, .progress: nil
    }
  }
}
