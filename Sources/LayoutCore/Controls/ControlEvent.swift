/// A person's action on a control or a view; hosts pass it to `LayoutRoot.send`.
///
/// A minor version may add cases: a `switch` over it has an `@unknown default`.
@nonexhaustive
public enum ControlEvent: Hashable, Sendable {
  /// A button was pressed.
  case pressed
  /// A toggle was switched.
  case toggled(Bool)
  /// A text was changed to this one.
  case edited(String)
  /// A line of text is done: the return key was pressed.
  case submitted
  /// A slider was moved to this.
  case moved(Double)
  /// A choice was made, by position.
  case selected(Int)
  /// A stepper took a step: 1 up, -1 down.
  case stepped(Int)
  /// A point in time was chosen, in seconds since the beginning of 1970.
  case dated(Double)
  /// A colour was chosen.
  case colored(Color)
  /// The control got the keyboard, or lost it.
  case focused(Bool)
}

/// The actions and bindings of a control.
///
/// They are never compared, since closures have no equality: those of the last evaluation count.
struct ControlHandlers {
  var press: (() -> Void)?
  var toggle: Binding<Bool>?
  var text: Binding<String>?
  var value: Binding<Double>?
  var editing: ((Bool) -> Void)?
  var selection: Binding<Int?>?
  var step: ((Int) -> Void)?
  var date: Binding<Double>?
  var color: Binding<Color>?
  /// What a field does itself when the return key is pressed, before `submit`.
  var commit: (() -> Void)?
  var submit: (() -> Void)?
  var focus: ((Bool) -> Void)?

  /// Makes a press close something first: the alert or the menu around a button, which may present another one.
  mutating func close(by close: @escaping () -> Void) {
    guard let press else { return }
    self.press = {
      close()
      press()
    }
  }

  /// Calls the action of an event.
  func handle(_ event: ControlEvent) {
    switch event {
    case .pressed: press?()
    case .toggled(let isOn): toggle?.wrappedValue = isOn
    case .edited(let text): self.text?.wrappedValue = text
    case .submitted:
      commit?()
      submit?()
    case .moved(let value):
      editing?(true)
      self.value?.wrappedValue = value
      editing?(false)
    case .selected(let position): selection?.wrappedValue = position
    case .stepped(let direction): step?(direction)
    case .dated(let seconds): date?.wrappedValue = seconds
    case .colored(let color): self.color?.wrappedValue = color
    case .focused(let isFocused): focus?(isFocused)
    }
  }

  /// The control with the present values of the bindings.
  func current(_ control: Control) -> Control {
    switch control {
    case .button, .progress, .stepper: control
    case .toggle(let title, let isOn): .toggle(title: title, isOn: toggle?.wrappedValue ?? isOn)
    case .textField(let old, let prompt, let isSecure):
      .textField(text: text?.wrappedValue ?? old, prompt: prompt, isSecure: isSecure)
    case .textEditor(let old): .textEditor(text: text?.wrappedValue ?? old)
    case .slider(let old, let bounds, let step):
      .slider(value: SliderNumbers.valid(value?.wrappedValue ?? old, in: bounds), bounds: bounds, step: step)
    case .picker(let options, let old):
      .picker(options: options, selection: (selection.map(\.wrappedValue) ?? old).valid(in: options))
    case .segments(let options, let old):
      .segments(options: options, selection: (selection.map(\.wrappedValue) ?? old).valid(in: options))
    case .mark(let title, let isOn, let isRadio):
      .mark(title: title, isOn: toggle?.wrappedValue ?? isOn, isRadio: isRadio)
    case .datePicker(let old): .datePicker(date.map { old.showing($0.wrappedValue) } ?? old)
    case .colorPicker(let old, let supportsOpacity):
      .colorPicker(color?.wrappedValue ?? old, supportsOpacity: supportsOpacity)
    }
  }
}

extension Control {
  /// The control as the host shows it after an event.
  package func showing(_ event: ControlEvent) -> Control {
    switch (self, event) {
    case (.toggle(let title, _), .toggled(let isOn)): .toggle(title: title, isOn: isOn)
    case (.textField(_, let prompt, let isSecure), .edited(let text)):
      .textField(text: text, prompt: prompt, isSecure: isSecure)
    case (.textEditor, .edited(let text)): .textEditor(text: text)
    case (.slider(_, let bounds, let step), .moved(let value)):
      .slider(value: SliderNumbers.valid(value, in: bounds), bounds: bounds, step: step)
    case (.picker(let options, _), .selected(let position)): .picker(options: options, selection: position)
    case (.segments(let options, _), .selected(let position)): .segments(options: options, selection: position)
    case (.mark(let title, _, let isRadio), .toggled(let isOn)): .mark(title: title, isOn: isOn, isRadio: isRadio)
    case (.datePicker(let old), .dated(let seconds)): .datePicker(old.showing(seconds))
    case (.colorPicker(_, let supportsOpacity), .colored(let color)):
      .colorPicker(color, supportsOpacity: supportsOpacity)
    default: self
    }
  }
}

extension DateChoice {
  /// The choice with another point in time, between its bounds; its text is that of the old one until an evaluation.
  func showing(_ seconds: Double) -> DateChoice {
    var choice = self
    choice.seconds = DateNumbers.valid(seconds, in: bounds)
    return choice
  }
}
