public import LayoutCore

/// A visible element of a root, as a test sees it: a value that stays as it was when it was read.
public struct ScreenElement: Hashable, Sendable {
  /// The kind of the element, and its text: `Text "Hello"`, `VStack`.
  public let name: String
  /// The frame with all modifiers, in points, from the corner of the root.
  public let frame: Rect
  /// The control, if there is exactly one in the element.
  public let control: ControlContent?
  /// The view that shows the control, or the outermost box of the element; `nil` where it has no view.
  public let view: ViewID?
  /// Whether the element, or a control or box inside it, has the keyboard, by the events so far.
  public let isFocused: Bool
  /// The texts in the element in drawing order, those of its controls among them: one a line.
  public let text: String

  /// Whether the control can be used; `false` without a control.
  public var isEnabled: Bool { control?.isEnabled == true }

  init(_ element: NamedElement, focused: ViewID?) {
    name = element.name
    frame = element.frame
    let controls = element.controls
    control = controls.count == 1 ? controls[0].content : nil
    view = controls.count == 1 ? controls[0].view : element.parts.first?.view
    isFocused = focused != nil && element.parts.contains { $0.view == focused }
    text = element.parts.compactMap(\.content.shownText).joined(separator: "\n")
  }
}

/// A control with the view that shows it.
struct ScreenControl {
  var content: ControlContent
  var view: ViewID
}

extension NamedElement {
  /// The controls in the element, in drawing order.
  var controls: [ScreenControl] {
    parts.compactMap { part in
      guard case .control(let content) = part.content, let view = part.view else { return nil }
      return ScreenControl(content: content, view: view)
    }
  }

  /// The view of the outermost box that takes the keyboard.
  var focusable: ViewID? {
    parts.first { if case .decorated(let decoration) = $0.content { decoration.takesFocus } else { false } }?.view
  }

  /// The view with the action for a tap on the element: its own, or one inside.
  var tapped: ViewID? { parts.first { $0.content.isTappable }?.view }

  /// What to press instead: the nearest element around it with an action for a tap.
  var tappedAround: String? {
    guard let outer = around.first(where: { $0.contents.contains(where: \.isTappable) }) else { return nil }
    guard let id = outer.id else { return "\(outer.name) around it has one: give it an id, and press that" }
    return "\(outer.name) with the id \(id) around it has one: press that"
  }
}

extension ViewContent {
  fileprivate var isTappable: Bool {
    if case .decorated(let decoration) = self { decoration.gestures.contains(.tap) } else { false }
  }

  /// The text that a person reads; that of a secure field is the one that was typed.
  fileprivate var shownText: String? {
    switch self {
    case .text(let text, _, _): return text
    case .control(let content):
      if case .textField(let text, _, _) = content.control { return text }
      return content.control.title
    default: return nil
    }
  }
}
