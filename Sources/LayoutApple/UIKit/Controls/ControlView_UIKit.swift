#if canImport(UIKit)
  import LayoutCore
  import UIKit

  /// A control as UIKit's own view. What UIKit shows already is not set again.
  class ControlView: HostView {
    private(set) var content: ControlContent
    unowned let host: UIKitHost
    /// Whether the layout changes the view, so that it need not be told.
    private var isTelling = false

    /// The view for a control. Each kind has its own, so one view is never asked to show another kind.
    static func make(_ id: ViewID, _ content: ControlContent, _ host: UIKitHost) -> ControlView {
      let view: ControlView =
        switch content.control {
        case .button: ButtonItem(id, content, host, UIButton(type: .system))
        case .toggle: ToggleItem(id, content, host, ToggleRow(frame: .zero))
        case .textField: FieldItem(id, content, host, UITextField(frame: .zero))
        case .textEditor: EditorItem(id, content, host, HostTextView(frame: .zero))
        case .slider: SliderItem(id, content, host, SliderItem.makeView())
        case .progress(nil): SpinnerItem(id, content, host, UIActivityIndicatorView(style: .medium))
        case .progress: ProgressItem(id, content, host, UIProgressView(progressViewStyle: .default))
        case .picker: PickerItem(id, content, host, UIButton(type: .system))
        }
      view.setUp()
      view.update(from: nil)
      return view
    }

    init(_ id: ViewID, _ content: ControlContent, _ host: UIKitHost, _ view: UIView) {
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
      (view as? UIControl)?.isEnabled = content.isEnabled
      view.tintColor = content.tint?.native
      view.semanticContentAttribute = content.style.direction.semantics
      show(content.control, instead: old)
    }

    /// The part of the view that people hear of who do not see it.
    var spoken: UIView { view }

    /// What it is called where no label is set.
    var ownLabel: String? { nil }

    private var properties: AccessibilityProperties?

    final override func describe(_ properties: AccessibilityProperties?) -> Bool {
      self.properties = properties
      spoken.say(properties, ownLabel: ownLabel)
      return true
    }

    /// The control's own name changed.
    final func nameChanged() { spoken.say(properties, ownLabel: ownLabel) }

    final override func fontsChanged() {
      look = nil
      update(from: content.control)
    }

    /// Listens to the view.
    func setUp() {}

    /// Shows a control of the view's kind where another one, or none, was shown before.
    func show(_ control: Control, instead old: Control?) {}

    private var look: (style: TextStyle, color: Color)?

    /// Whether the text has another style or another colour than when this was asked last.
    final func looksDifferent() -> Bool {
      if let look, look.style == content.style, look.color == content.color { return false }
      look = (content.style, content.color)
      return true
    }

    /// Says what a person did.
    ///
    /// What UIKit does because of the layout is no news, except that a field which is switched off has lost the keyboard:
    /// the element hears of it after the turn.
    final func tell(_ event: ControlEvent) {
      if host.isMovingViews { return }
      guard !isTelling else {
        if event == .focused(false) { host.late.append((id, event)) }
        return
      }
      content.control = content.control.showing(event)
      host.onControl?(id, event)
    }

    /// An event of the view, as long as a person caused it.
    final func hear(_ control: UIControl, _ events: UIControl.Event, _ event: @escaping @MainActor () -> ControlEvent?)
    {
      control.addAction(
        UIAction { [weak self] _ in
          if let event = event() { self?.tell(event) }
        }, for: events)
    }
  }
#endif
