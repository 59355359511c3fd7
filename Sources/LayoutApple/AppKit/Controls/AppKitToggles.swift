#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A toggle with a title, or a mark, as AppKit's checkbox or radio button, with the title behind it.
  final class CheckboxItem: ControlView {
    private var button: NSButton? { spokenView as? NSButton }

    override var spokenView: NSView { (view as? RadioPlace)?.button ?? view }

    override func setUp() {
      guard let button else { return }
      button.setButtonType(view is RadioPlace ? .radio : .switch)
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

  /// The place of a radio button, which fills it and is alone in it.
  ///
  /// AppKit makes a group of the radio buttons in one view that have one action, and turns the others off when a person
  /// chooses one. Which of them belong together, and whether a choice is refused, only the layout knows.
  final class RadioPlace: FlippedView {
    let button = NSButton(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override func setFrameSize(_ newSize: NSSize) {
      super.setFrameSize(newSize)
      button.frame = bounds
    }

    override var intrinsicContentSize: NSSize { button.intrinsicContentSize }
    override var alignmentRectInsets: NSEdgeInsets { button.alignmentRectInsets }
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
