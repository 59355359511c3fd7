public import LayoutCore

/// Using a screen without a display, by the ids of its elements.
///
/// ```swift
/// let root = LayoutRoot(size: Size(width: 320, height: 480))
/// root.updateBody { SignIn() }
/// try root.type("ada", into: "name")
/// try root.press(id: "save")
/// #expect(try root.text(of: "state") == "Signed in as ada")
/// ```
///
/// Each call first runs the turn that is due, does to the element's control what a host does for a person, and runs the
/// turn that follows. So bindings, actions and state change as in a window. A root without a host gets one that shows
/// nothing. An error names the ids that there are. Elements that are scrolled out of sight can be used, as by the
/// keyboard. None of the calls may come from inside a turn.
extension LayoutRoot {
  /// The ids of all visible elements as text, in drawing order; a string is in quotation marks.
  ///
  /// - Complexity: O(elements).
  public var visibleIDTexts: [String] {
    prepareForUse()
    return visibleIDs
  }

  /// The element with the id `id`.
  ///
  /// - Throws: `ScreenError` where no visible element has the id, or several have it.
  /// - Complexity: O(elements).
  public func view(id: some Hashable & Sendable) throws(ScreenError) -> ScreenElement {
    ScreenElement(try element(id), focused: focusedView)
  }

  /// The texts in the element with the id `id`, in drawing order, one a line: those of its `Text`s, the text of a
  /// field, the title of a button or switch, the chosen option of a picker. A text that is empty counts.
  ///
  /// - Throws: `ScreenError` where no visible element has the id, or several have it.
  /// - Complexity: O(elements).
  public func text(of id: some Hashable & Sendable) throws(ScreenError) -> String { try view(id: id).text }

  /// Presses the button in the element with the id `id`. Where it has none, the element is tapped: the action is that
  /// of its own tap gesture, or of one inside.
  ///
  /// - Throws: `ScreenError` where the button is disabled, or there is nothing to press. A tap gesture of an element around
  ///   this one is named in the error: press that one.
  /// - Complexity: O(elements), and the turns.
  public func press(id: some Hashable & Sendable) throws(ScreenError) {
    let element = try element(id)
    let buttons = element.controls.filter { if case .button = $0.content.control { true } else { false } }
    if buttons.isEmpty, let box = element.tapped {
      press(box)
      layoutIfNeeded()
      return
    }
    let around = buttons.isEmpty ? element.tappedAround.map { "; \($0)" } ?? "" : ""
    let button = try only(buttons, "button or tap gesture", in: element, id, advice: around)
    try act(.pressed, button, id)
  }

  /// Switches the toggle in the element with the id `id` to its other state.
  ///
  /// - Throws: `ScreenError` where it is disabled, or there is none.
  /// - Complexity: O(elements), and the turns.
  public func toggle(id: some Hashable & Sendable) throws(ScreenError) {
    let element = try element(id)
    let toggles = element.controls.filter { $0.content.control.isOn != nil }
    let toggle = try only(toggles, "toggle", in: element, id)
    guard let isOn = toggle.content.control.isOn else { return }
    try act(.toggled(!isOn), toggle, id)
  }

  /// Types a text into the field or the editor in the element with the id `id`, which gets the keyboard.
  ///
  /// The characters are appended one by one, each with the turn that follows, so that a binding may refuse some of
  /// them. A line feed in a field is the return key.
  ///
  /// - Parameters:
  ///   - text: the characters.
  ///   - id: the id.
  ///   - replacing: whether the first character replaces the text that is there, as after selecting all of it. An empty
  ///     `text` then removes that text.
  /// - Throws: `ScreenError` where the field is disabled or there is none, at the beginning or after a character.
  /// - Complexity: O(elements · characters), and the turns.
  public func type(
    _ text: some StringProtocol, into id: some Hashable & Sendable, replacing: Bool = false
  ) throws(ScreenError) {
    let element = try element(id)
    let fields = element.controls.filter { $0.content.control.editedText != nil }
    let field = try only(fields, "text field or editor", in: element, id)
    guard field.content.isEnabled else { throw disabled(field, id) }
    moveFocus(to: field.view)
    if replacing, text.isEmpty { try act(.edited(""), field, id) }
    var replaces = replacing
    for character in text {
      guard let now = control(of: field.view), let old = now.control.editedText else {
        throw error(.gone, id, "the element with the id \(KnownIDs.text(of: id)) was removed while it was typed into")
      }
      let isReturn = if case .textField = now.control { character.isNewline } else { false }
      let event: ControlEvent = isReturn ? .submitted : .edited((replaces ? "" : old) + String(character))
      replaces = replaces && isReturn
      try act(event, ScreenControl(content: now, view: field.view), id)
    }
  }

  /// Moves the slider in the element with the id `id` to `value`, or to the nearest value that it can have.
  ///
  /// - Throws: `ScreenError` where it is disabled, or there is none.
  /// - Complexity: O(elements), and the turns.
  public func move(id: some Hashable & Sendable, to value: Double) throws(ScreenError) {
    let element = try element(id)
    let sliders = element.controls.filter { if case .slider = $0.content.control { true } else { false } }
    let slider = try only(sliders, "slider", in: element, id)
    guard case .slider(_, let bounds, let step) = slider.content.control else { return }
    let inside = value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
    let steps = step.map { $0 > 0 ? ((inside - bounds.lowerBound) / $0).rounded() * $0 : inside - bounds.lowerBound }
    try act(.moved(min(steps.map { bounds.lowerBound + $0 } ?? inside, bounds.upperBound)), slider, id)
  }

  /// Chooses the option with the text `option` of the picker in the element with the id `id`.
  ///
  /// - Throws: `ScreenError` where it is disabled, there is none, or it has no such option.
  /// - Complexity: O(elements), and the turns.
  public func choose(_ option: some StringProtocol, in id: some Hashable & Sendable) throws(ScreenError) {
    let element = try element(id)
    let pickers = element.controls.filter { $0.content.control.options != nil }
    let picker = try only(pickers, "picker", in: element, id)
    guard let options = picker.content.control.options else { return }
    guard let position = options.firstIndex(where: { $0 == option }) else {
      let list = options.map { "\"\($0)\"" }.joined(separator: ", ")
      throw error(
        .unknownOption, id, "the picker \(KnownIDs.text(of: id)) has no option \"\(option)\"; there are \(list)")
    }
    try act(.selected(position), picker, id)
  }

  /// Takes `steps` steps up with the stepper in the element with the id `id`, or down where they are below 0.
  ///
  /// - Throws: `ScreenError` where it is disabled, or there is none.
  /// - Complexity: O(elements · steps), and the turns.
  public func step(id: some Hashable & Sendable, by steps: Int) throws(ScreenError) {
    for _ in 0..<abs(steps) {
      let element = try element(id)
      let steppers = element.controls.filter { if case .stepper = $0.content.control { true } else { false } }
      try act(.stepped(steps.signum()), try only(steppers, "stepper", in: element, id), id)
    }
  }

  /// Chooses a point in time with the date picker in the element with the id `id`, in seconds since the beginning of
  /// 1970.
  ///
  /// - Throws: `ScreenError` where it is disabled, or there is none.
  /// - Complexity: O(elements), and the turns.
  public func pick(secondsSince1970 seconds: Double, in id: some Hashable & Sendable) throws(ScreenError) {
    let element = try element(id)
    let pickers = element.controls.filter { if case .datePicker = $0.content.control { true } else { false } }
    let picker = try only(pickers, "date picker", in: element, id)
    guard case .datePicker(let choice) = picker.content.control else { return }
    let inside = min(max(seconds, choice.bounds.lowerBound), choice.bounds.upperBound)
    try act(.dated(inside), picker, id)
  }

  /// Gives the keyboard to the control in the element with the id `id`, or, where it has none, to its focusable box; what
  /// had it is notified first.
  ///
  /// - Throws: `ScreenError` where it is disabled, or there is no control that takes the keyboard.
  /// - Complexity: O(elements), and the turns.
  public func focus(id: some Hashable & Sendable) throws(ScreenError) {
    let element = try element(id)
    let controls = element.controls.filter { if case .progress = $0.content.control { false } else { true } }
    if controls.isEmpty, let box = element.focusable { return moveFocus(to: box) }
    let control = try only(controls, "control that takes the keyboard", in: element, id)
    guard control.content.isEnabled else { throw disabled(control, id) }
    moveFocus(to: control.view)
  }
}

extension LayoutRoot {
  func prepareForUse() {
    if host == nil {
      let host = SilentHost()
      ownedHost = host
      self.host = host
    }
    layoutIfNeeded()
  }

  func element(_ id: some Hashable & Sendable) throws(ScreenError) -> NamedElement {
    prepareForUse()
    let found = namedElements(id)
    guard let first = found.first else {
      throw error(.unknownID, id, "no visible element has the id \(KnownIDs.text(of: id))")
    }
    guard found.count == 1 else {
      throw error(
        .ambiguous, id,
        "\(found.count) elements have the id \(KnownIDs.text(of: id)): \(found.map { "\($0.name) at \($0.frame)" }.joined(separator: ", "))"
      )
    }
    return first
  }

  /// The only one of some controls.
  private func only(
    _ controls: [ScreenControl], _ kind: String, in element: NamedElement, _ id: some Hashable & Sendable,
    advice: String = ""
  ) throws(ScreenError) -> ScreenControl {
    if controls.count == 1 { return controls[0] }
    if controls.isEmpty {
      let others = element.controls.map(\.content.control.name).joined(separator: ", ")
      let rest = (others.isEmpty ? "" : "; it has \(others)") + advice
      throw error(
        .unsuitable, id, "\(element.name) with the id \(KnownIDs.text(of: id)) has no \(kind)\(rest)")
    }
    throw error(
      .ambiguous, id,
      "\(element.name) with the id \(KnownIDs.text(of: id)) has \(controls.count) controls that could be meant: "
        + "\(controls.map(\.content.control.name).joined(separator: ", ")); give the one an id")
  }

  /// Sends an event as a host does, and runs the turn that follows.
  private func act(_ event: ControlEvent, _ control: ScreenControl, _ id: some Hashable & Sendable) throws(ScreenError)
  {
    guard control.content.isEnabled else { throw disabled(control, id) }
    send(event, to: control.view)
    layoutIfNeeded()
  }

  private func moveFocus(to view: ViewID) {
    focus(view)
    layoutIfNeeded()
  }

  private func disabled(_ control: ScreenControl, _ id: some Hashable & Sendable) -> ScreenError {
    error(.disabled, id, "\(control.content.control.name) with the id \(KnownIDs.text(of: id)) is disabled")
  }

  func error(_ reason: ScreenError.Reason, _ id: some Hashable & Sendable, _ message: String) -> ScreenError {
    ScreenError(reason, id: KnownIDs.text(of: id), ids: visibleIDs, message)
  }
}

extension Control {
  /// The titles of the choices of a picker; `nil` for other controls.
  fileprivate var options: [String]? {
    switch self {
    case .picker(let options, _), .segments(let options, _): options
    default: nil
    }
  }

  /// The state of a toggle or a mark; `nil` for other controls.
  fileprivate var isOn: Bool? {
    switch self {
    case .toggle(_, let isOn), .mark(_, let isOn, _): isOn
    default: nil
    }
  }

  /// The text of a field or an editor; `nil` for other controls.
  fileprivate var editedText: String? {
    switch self {
    case .textField(let text, _, _), .textEditor(let text): text
    default: nil
    }
  }
}

/// A host that shows nothing, so that elements have views to send events to.
private final class SilentHost: LayoutHost {
  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {}
  func move(_ view: ViewID, after sibling: ViewID?) {}
  func remove(_ view: ViewID) {}
  func setFrame(_ view: ViewID, _ frame: Rect) {}
  func setContent(_ view: ViewID, _ content: ViewContent) {}
}
