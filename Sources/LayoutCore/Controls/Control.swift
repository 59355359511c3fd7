/// What a person can use: a value, which every host turns into its own widget.
public enum Control: Hashable, Sendable {
  /// Something to press.
  case button(title: String, role: ButtonRole?)
  /// Something that is on or off, with its title beside it.
  case toggle(title: String, isOn: Bool)
  /// A line of text. `prompt` shows while it is empty; `isSecure` hides what is typed.
  case textField(text: String, prompt: String, isSecure: Bool)
  /// Text of any number of lines.
  case textEditor(text: String)
  /// A number between bounds. `step` is the distance of the values that can be chosen; `nil`: any.
  case slider(value: Double, bounds: ClosedRange<Double>, step: Double?)
  /// How much of something is done, 0 to 1; `nil`: not known.
  case progress(fraction: Double?)
  /// One of several choices, by position; `nil` is none.
  case picker(options: [String], selection: Int?)
}

/// What pressing a button means.
public enum ButtonRole: UInt8, Hashable, Sendable, CaseIterable {
  /// What is suggested: pressed by the return key where a host has such a thing.
  case primary
  /// Something is lost.
  case destructive
  /// Leaves everything as it was.
  case cancel
}

/// A control with what its looks follow from.
public struct ControlContent: Hashable, Sendable {
  /// The control.
  public var control: Control
  /// Whether it can be used.
  public var isEnabled: Bool
  /// The font of its text, where one is set inside the container; hosts have their own otherwise.
  public var style: TextStyle
  /// The colour of its text.
  public var color: Color
  /// The colour of what is chosen or filled; `nil` is the host's.
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
  /// Whether `other` is a control of the same kind, which the same widget can show: a switch alone is another one than
  /// one with a title, a bar that knows how much is done another one than one that does not.
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

  /// What kind of control it is, as trees name it.
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
  package var name: String { title.map { "\(kindName) \"\($0.replacingLineFeeds())\"" } ?? kindName }

  /// The text that tells it from others of its kind; `nil` where it has none.
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
