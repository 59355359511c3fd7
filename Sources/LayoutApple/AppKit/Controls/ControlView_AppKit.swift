#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// A control as AppKit's own view. What AppKit shows already is not set again.
  class ControlView: HostView {
    private(set) var content: ControlContent
    unowned let host: AppKitHost
    /// Whether the layout changes the view, so that it need not be told.
    private var isTelling = false
    private var target: AnyObject?

    /// The view for a control. Each kind has its own, so one view is never asked to show another kind.
    static func make(_ id: ViewID, _ content: ControlContent, _ host: AppKitHost) -> ControlView {
      let view: ControlView =
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
      view.setUp()
      view.update(from: nil)
      return view
    }

    init(_ id: ViewID, _ content: ControlContent, _ host: AppKitHost, _ view: NSView) {
      self.content = content
      self.host = host
      super.init(id, view)
    }

    final override func show(_ new: ViewContent) {
      guard case .control(let content) = new else { return }
      let old = self.content.control
      self.content = content
      update(from: old)
    }

    private func update(from old: Control?) {
      isTelling = true
      defer { isTelling = false }
      (view as? NSControl)?.isEnabled = content.isEnabled
      let direction = content.style.direction.native
      if view.userInterfaceLayoutDirection != direction { view.userInterfaceLayoutDirection = direction }
      show(content.control, instead: old)
    }

    /// The part of the view that people hear of who do not see it.
    var spoken: NSView { view }

    final override func describe(_ properties: AccessibilityProperties?) -> Bool {
      spoken.say(properties)
      return true
    }

    /// Listens to the view.
    func setUp() {}

    /// Shows a control of the view's kind where another one, or none, was shown before.
    func show(_ control: Control, instead old: Control?) {}

    /// Says what a person did.
    final func tell(_ event: ControlEvent) {
      guard !isTelling else { return }
      content.control = content.control.showing(event)
      host.onControl?(id, event)
    }

    /// What the control's action means, as long as a person caused it.
    final func hear(_ control: NSControl, _ event: @escaping @MainActor () -> ControlEvent?) {
      target = ControlActions.listen(to: control) { [weak self] in
        if let event = event() { self?.tell(event) }
      }
    }

    private var look: (style: TextStyle, color: Color)?

    /// Whether the text has another style or another colour than when this was asked last.
    final func looksDifferent() -> Bool {
      if let look, look.style == content.style, look.color == content.color { return false }
      look = (content.style, content.color)
      return true
    }

    /// Sets a control's font: anew only where it is another one.
    final func setFont(_ control: NSControl, _ font: Font) {
      guard font != shownFont else { return }
      shownFont = font
      control.font = font.native
    }

    private var shownFont: Font?
  }
#endif
