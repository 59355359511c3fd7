#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A control as the toolkit's own view. What that shows already is not set again.
  class ControlView: HostView {
    private(set) var content: ControlContent
    unowned let host: PlatformHost
    /// Whether the layout changes the view, so that it need not be told.
    private var isTelling = false
    #if !canImport(UIKit)
      /// What hears the view's action, which the view does not keep.
      var target: AnyObject?
    #endif

    /// The view for a control. Each kind has its own, so one view is never asked to show another kind.
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
      isTelling = true
      defer { isTelling = false }
      dress()
      show(content.control, instead: old)
    }

    /// Listens to the view.
    func setUp() {}

    /// Shows a control of the view's kind where another one, or none, was shown before.
    func show(_ control: Control, instead old: Control?) {}

    // MARK: What is heard of it

    /// The part of the view that people hear of who do not see it.
    var heard: PlatformView { view }

    /// What it is called where no label is set.
    var ownLabel: String? { nil }

    private var properties: AccessibilityProperties?

    final override func describe(_ properties: AccessibilityProperties?) -> Bool {
      self.properties = properties
      nameChanged()
      return true
    }

    /// The control's own name changed.
    final func nameChanged() { heard.say(properties, ownLabel: ownLabel) }

    // MARK: How it looks

    final override func fontsChanged() {
      look = nil
      update(from: content.control)
    }

    private var look: (style: TextStyle, color: Color)?

    /// Whether the text has another style or another colour than when this was asked last.
    final func looksDifferent() -> Bool {
      if let look, look.style == content.style, look.color == content.color { return false }
      look = (content.style, content.color)
      return true
    }

    // MARK: What a person does

    /// Says what a person did.
    ///
    /// What the toolkit does because of the layout is no news, except that a field which is switched off has lost the
    /// keyboard: the element hears of it after the turn.
    final func tell(_ event: ControlEvent) {
      if host.isMovingViews { return }
      guard !isTelling else {
        if event == .focused(false) { host.late.append((id, event)) }
        return
      }
      content.control = content.control.showing(event)
      host.onControl?(id, event)
    }
  }

  extension Control {
    /// A slider's value where a person moved it to `value`: between its bounds, on one of its steps.
    func snapped(_ value: Double) -> Double? {
      guard case .slider(_, let bounds, let step) = self else { return nil }
      let value = min(max(value, bounds.lowerBound), bounds.upperBound)
      guard let step, step > 0 else { return value }
      let steps = ((value - bounds.lowerBound) / step).rounded()
      return min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
  }
#endif
