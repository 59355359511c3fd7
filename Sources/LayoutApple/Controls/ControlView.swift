#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A control as the toolkit's own view. Values that the view shows already are not set again.
  class ControlView: HostView {
    private(set) var content: ControlContent
    unowned let host: PlatformHost
    /// Whether the layout changes the view. Events of the view are then ignored.
    private var isNotifying = false
    #if !canImport(UIKit)
      /// The target of the view's action, which the view does not retain.
      var target: AnyObject?
    #endif

    /// Makes the view for a control. Each kind has its own class, so a view never shows another kind.
    static func make(_ id: ViewID, _ content: ControlContent, _ host: PlatformHost) -> ControlView {
      let view = ofKind(id, content, host)
      view.setUp()
      view.update(from: nil)
      return view
    }

    init(_ id: ViewID, _ content: ControlContent, _ host: PlatformHost, _ view: PlatformView) {
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
      isNotifying = true
      defer { isNotifying = false }
      dress()
      show(content.control, instead: old)
    }

    /// Observes the view.
    func setUp() {}

    /// Shows a control of the view's kind; `old` is the control that was shown before, if any.
    func show(_ control: Control, instead old: Control?) {}

    // MARK: Accessibility

    /// The accessibility label if none is set.
    var ownLabel: String? { nil }

    private var properties: AccessibilityProperties?

    final override func describe(_ properties: AccessibilityProperties?) -> Bool {
      self.properties = properties
      nameChanged()
      return true
    }

    /// Called when the control's own label changes.
    final func nameChanged() { spokenView.setSpoken(properties, ownLabel: ownLabel) }

    // MARK: Appearance

    final override func fontsChanged() {
      look = nil
      update(from: content.control)
    }

    private var look: (style: TextStyle, color: Color)?

    /// Whether the text's style or colour has changed since the last call.
    final func looksDifferent() -> Bool {
      if let look, look.style == content.style, look.color == content.color { return false }
      look = (content.style, content.color)
      return true
    }

    // MARK: Events

    /// Sends an event of the user's.
    ///
    /// The toolkit's reactions to the layout are not sent. The exception is a disabled field that lost the focus: the
    /// element is notified after the turn.
    final func notify(_ event: ControlEvent) {
      if host.isMovingViews { return }
      guard !isNotifying else {
        if event == .focused(false) { host.late.append((id, event)) }
        return
      }
      content.control = content.control.showing(event)
      host.onControl?(id, event)
    }
  }

  extension Control {
    /// A slider's value after the user moved it to `value`: between its bounds and on one of its steps.
    func snapped(_ value: Double) -> Double? {
      guard case .slider(_, let bounds, let step) = self else { return nil }
      let value = min(max(value, bounds.lowerBound), bounds.upperBound)
      guard let step, step > 0 else { return value }
      let steps = ((value - bounds.lowerBound) / step).rounded()
      return min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
  }
#endif
