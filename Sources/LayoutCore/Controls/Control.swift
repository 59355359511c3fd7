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
  /// The same with all choices beside each other.
  case segments(options: [String], selection: Int?)
  /// A mark that is set or not, with its title beside it: a check box, or one of several round marks.
  case mark(title: String, isOn: Bool, isRadio: Bool)
  /// Two buttons that take a step down and up.
  case stepper(canDecrease: Bool, canIncrease: Bool)
  /// A point in time, and the parts of it that are chosen.
  case datePicker(DateChoice)
  /// A colour, and whether its opacity is chosen too.
  case colorPicker(Color, supportsOpacity: Bool)
}

/// The date of a date picker.
public struct DateChoice: Hashable, Sendable {
  /// The seconds since the beginning of 1970, in UTC.
  public var seconds: Double
  /// The first and the last point in time that can be chosen, in the same seconds; infinity is no bound.
  public var bounds: ClosedRange<Double>
  /// The chosen parts.
  public var components: DatePickerComponents
  /// The date as it is written.
  public var text: String

  /// A date from its parts.
  public init(seconds: Double, bounds: ClosedRange<Double>, components: DatePickerComponents, text: String) {
    (self.seconds, self.bounds, self.components, self.text) = (seconds, bounds, components, text)
  }
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
  /// What modifiers change of its look and of its keyboard.
  public var traits: ControlTraits

  /// A control from its parts.
  public init(
    _ control: Control, isEnabled: Bool = true, style: TextStyle = TextStyle(), color: Color = .black,
    tint: Color? = nil, traits: ControlTraits = ControlTraits()
  ) {
    self.control = control
    self.isEnabled = isEnabled
    self.style = style
    self.color = color
    self.tint = tint
    self.traits = traits
  }
}

extension Control {
  /// Whether `other` is a control of the same kind, which the same widget can show.
  ///
  /// A switch alone is another kind than one with a title, and a bar with a fraction another than one without. Date
  /// pickers of different parts are different kinds.
  public func isSameKind(as other: Control) -> Bool {
    switch (self, other) {
    case (.textField(_, _, let one), .textField(_, _, let two)): one == two
    case (.toggle(let one, _), .toggle(let two, _)): one.isEmpty == two.isEmpty
    case (.progress(let one), .progress(let two)): (one == nil) == (two == nil)
    case (.mark(_, _, let one), .mark(_, _, let two)): one == two
    case (.datePicker(let one), .datePicker(let two)): one.components == two.components
    case (.button, .button), (.textEditor, .textEditor), (.slider, .slider), (.picker, .picker),
      (.segments, .segments), (.stepper, .stepper), (.colorPicker, .colorPicker):
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
    case .picker, .segments: "Picker"
    case .mark(_, _, let isRadio): isRadio ? "Choice" : "Toggle"
    case .stepper: "Stepper"
    case .datePicker: "DatePicker"
    case .colorPicker: "ColorPicker"
    }
  }

  /// Its kind, and its title if it has one: `Button "Save"`.
  package var name: String { title.map { "\(kindName) \"\($0.inOneLine)\"" } ?? kindName }

  /// The text that identifies the control among others of its kind; `nil` where it has none.
  public var title: String? {
    switch self {
    case .button(let title, _), .toggle(let title, _), .mark(let title, _, _): title
    case .textField(let text, let prompt, let isSecure): isSecure || text.isEmpty ? prompt : text
    case .textEditor(let text): text
    case .picker(let options, let selection), .segments(let options, let selection):
      selection.valid(in: options).map { options[$0] }
    case .datePicker(let date): date.text
    case .slider, .progress, .stepper, .colorPicker: nil
    }
  }
}
