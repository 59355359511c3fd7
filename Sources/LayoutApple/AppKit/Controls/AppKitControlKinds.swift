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
      }
    }

    /// What all controls show.
    final func dress() {
      (view as? NSControl)?.isEnabled = content.isEnabled
      let direction = content.style.direction.native
      if view.userInterfaceLayoutDirection != direction { view.userInterfaceLayoutDirection = direction }
    }

    /// What the control's action means, as long as a person caused it.
    final func hear(_ control: NSControl, _ event: @escaping @MainActor () -> ControlEvent?) {
      target = ControlActions.listen(to: control) { [weak self] in
        if let event = event() { self?.tell(event) }
      }
    }

    /// Sets a control's font, where the text has another style or colour than before.
    final func setFont(_ control: NSControl) {
      if looksDifferent() { control.font = content.style.font.native }
    }
  }

  extension PlatformControls {
    /// Titles stay in one line.
    static var titlesWrap: Bool { false }

    /// The size of a view that is made as it would be shown, which for a picker is that of its widest choice.
    @MainActor
    static func ownSize(_ content: ControlContent, _ host: PlatformHost) -> Size {
      let own = Size(ControlView.make(ViewID(rawValue: 0), content, host).view.intrinsicContentSize)
      return Size(width: max(0, own.width), height: max(0, own.height))
    }
  }
#endif
