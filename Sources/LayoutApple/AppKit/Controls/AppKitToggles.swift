#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A toggle with a title, or a mark, as AppKit's checkbox or radio button, with the title behind it.
  final class CheckboxItem: ControlView {
    private var button: NSButton? { view as? NSButton }

    override func setUp() {
      guard let button else { return }
      let isRadio = if case .mark(_, _, true) = content.control { true } else { false }
      button.setButtonType(isRadio ? .radio : .switch)
      observe(button) { [weak button] in button.map { .toggled($0.state == .on) } }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let button else { return }
      let (title, isOn): (String, Bool)
      switch control {
      case .toggle(let text, let state), .mark(let text, let state, _): (title, isOn) = (text, state)
      default: return
      }
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
