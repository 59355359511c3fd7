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
  var selection: Binding<Int?>?
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
    case .submitted: submit?()
    case .moved(let value): self.value?.wrappedValue = value
    case .selected(let position): selection?.wrappedValue = position
    case .focused(let isFocused): focus?(isFocused)
    }
  }

  /// The control with the present values of the bindings.
  func current(_ control: Control) -> Control {
    switch control {
    case .button, .progress: control
    case .toggle(let title, let isOn): .toggle(title: title, isOn: toggle?.wrappedValue ?? isOn)
    case .textField(let old, let prompt, let isSecure):
      .textField(text: text?.wrappedValue ?? old, prompt: prompt, isSecure: isSecure)
    case .textEditor(let old): .textEditor(text: text?.wrappedValue ?? old)
    case .slider(let old, let bounds, let step):
      .slider(value: Slider.valid(value?.wrappedValue ?? old, in: bounds), bounds: bounds, step: step)
    case .picker(let options, let old):
      .picker(options: options, selection: Picker.valid(selection.map(\.wrappedValue) ?? old, in: options))
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
      .slider(value: Slider.valid(value, in: bounds), bounds: bounds, step: step)
    case (.picker(let options, _), .selected(let position)): .picker(options: options, selection: position)
    default: self
    }
  }
}
