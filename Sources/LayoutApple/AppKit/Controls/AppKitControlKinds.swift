#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension ControlView {
    static func ofKind(_ id: ViewID, _ content: ControlContent, _ host: PlatformHost) -> ControlView {
      switch content.control {
      case .button: ButtonItem(id, content, host, NSButton(frame: .zero))
      case .toggle("", _): SwitchItem(id, content, host, NSSwitch(frame: .zero))
      case .toggle: CheckboxItem(id, content, host, NSButton(frame: .zero))
      case .textField(_, _, true): FieldItem(id, content, host, HostSecureField(frame: .zero))
      case .textField: FieldItem(id, content, host, HostTextField(frame: .zero))
      case .textEditor: EditorItem(id, content, host, NSScrollView(frame: .zero))
      case .slider: SliderItem(id, content, host, NSSlider(frame: .zero))
      case .progress: ProgressItem(id, content, host, NSProgressIndicator(frame: .zero))
      case .picker: PickerItem(id, content, host, NSPopUpButton(frame: .zero, pullsDown: false))
      case .segments: SegmentsItem(id, content, host, NSSegmentedControl(frame: .zero))
      case .mark(_, _, true): CheckboxItem(id, content, host, RadioPlace(frame: .zero))
      case .mark: CheckboxItem(id, content, host, NSButton(frame: .zero))
      case .stepper: StepperItem(id, content, host, NSStepper(frame: .zero))
      case .datePicker: DateItem(id, content, host, NSDatePicker(frame: .zero))
      case .colorPicker: ColorItem(id, content, host, NSColorWell(frame: .zero))
      }
    }

    /// Sets the properties that all controls have.
    final func dress() {
      let control = spokenView as? NSControl
      if let control {
        control.isEnabled = content.isEnabled
        let size = content.traits.size.native
        if control.controlSize != size { control.controlSize = size }
      }
      let used = control ?? view
      let direction = content.style.direction.native
      if used.userInterfaceLayoutDirection != direction { used.userInterfaceLayoutDirection = direction }
    }

    /// Sends an event for the control's action after a user's action.
    final func observe(_ control: NSControl, _ event: @escaping @MainActor () -> ControlEvent?) {
      target = ControlActions.listen(to: control) { [weak self] in
        if let event = event() { self?.notify(event) }
      }
    }

    /// Sets a control's font if the text's style or colour has changed.
    final func setFont(_ control: NSControl) {
      if looksDifferent() { control.font = content.style.font.native }
    }
  }

  extension ControlSize {
    fileprivate var native: NSControl.ControlSize {
      switch self {
      case .mini: .mini
      case .small: .small
      case .regular: .regular
      case .large, .extraLarge: .large
      }
    }
  }

  extension PlatformControls {
    /// Titles stay on one line.
    static var titlesWrap: Bool { false }

    /// The size of a view that is made as it would be shown; for a picker that of its widest choice.
    @MainActor
    static func ownSize(_ content: ControlContent, _ host: PlatformHost) -> Size {
      let own = Size(ControlView.make(ViewID(rawValue: 0), content, host).view.intrinsicContentSize)
      return Size(width: max(0, own.width), height: max(0, own.height))
    }
  }
#endif
