#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A toggle with a title as AppKit's checkbox, with the title behind it.
  final class CheckboxItem: ControlView {
    private var button: NSButton? { view as? NSButton }

    override func setUp() {
      guard let button else { return }
      button.setButtonType(.switch)
      observe(button) { [weak button] in button.map { .toggled($0.state == .on) } }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let button, case .toggle(let title, let isOn) = control else { return }
      if button.title != title { button.title = title }
      setFont(button)
      let state: NSControl.StateValue = isOn ? .on : .off
      if button.state != state { button.state = state }
    }
  }

  /// A toggle without a title as an NSSwitch.
  final class SwitchItem: ControlView {
    private var knob: NSSwitch? { view as? NSSwitch }

    override func setUp() {
      guard let knob else { return }
      observe(knob) { [weak knob] in knob.map { .toggled($0.state == .on) } }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let knob, case .toggle(_, let isOn) = control else { return }
      let state: NSControl.StateValue = isOn ? .on : .off
      if knob.state != state { knob.state = state }
    }
  }
#endif
