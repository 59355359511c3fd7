package import LayoutCore

/// A host whose views are values of its own and no toolkit's.
///
/// The probe is the person and the widget, which shows an action before it sends the event.
@MainActor
package protocol MirrorProbe: HostProbe {
  /// What a view shows.
  func content(of view: AnyObject) -> ViewContent?
  /// A person changed what a control shows.
  func show(_ content: ViewContent, in view: AnyObject)
  /// A person scrolled.
  func setOffset(_ offset: Point, of view: AnyObject)
  /// The clock that ticks the root.
  var clock: MirrorClock { get }
}

/// Stores whether ticks are needed.
@MainActor
package final class MirrorClock {
  package private(set) var isNeeded = false

  /// The clock of a root, in place of any other.
  package init(of root: LayoutRoot) {
    root.animations.frameClock = { [weak self] isNeeded in MainActor.assumeIsolated { self?.isNeeded = isNeeded } }
  }
}

extension MirrorProbe {
  package func pass() { root.layoutIfNeeded() }
  package func resize(width: Double, height: Double) { root.size = Size(width: width, height: height) }
  package func setDirection(_ direction: LayoutDirection) { root.environment.layoutDirection = direction }
  package var idealSize: Size { root.sizesThatFit([Proposal(width: nil, height: nil)])[0].size }
  package func height(forWidth width: Double) -> Double {
    root.sizesThatFit([Proposal(width: width, height: nil)])[0].size.height
  }

  package func text(of view: AnyObject) -> String? {
    guard case .text(let text, _, _) = content(of: view) else { return nil }
    return text
  }

  package func isEnabled(_ view: AnyObject) -> Bool {
    guard case .control(let control) = content(of: view) else { return false }
    return control.isEnabled
  }

  package func hasKeyboard(_ view: AnyObject) -> Bool { id(of: view).map { $0 == root.focusedView } ?? false }

  package func isLabelled(_ view: AnyObject, _ label: String) -> Bool {
    guard case .decorated(let decoration) = content(of: view) else { return false }
    return decoration.accessibility?.label == label
  }

  package var headings: [AnyObject] {
    let entries = root.accessibilityRotorViews(withHeadings: true).first { $0.name == "Headings" }?.entries ?? []
    return entries.compactMap { entry in views.first { id(of: $0) == entry.views.first } }
  }

  package func isLive(_ view: AnyObject) -> Bool {
    guard case .decorated(let decoration) = content(of: view) else { return false }
    return decoration.accessibility?.shownRole == .status
  }

  package func isExpanded(_ view: AnyObject) -> Bool? {
    guard case .decorated(let decoration) = content(of: view) else { return nil }
    return decoration.accessibility?.isExpanded
  }

  package func use(_ view: AnyObject, _ event: ControlEvent) {
    guard let id = id(of: view), case .control(var control) = content(of: view) else { return }
    var event = event
    control.control = control.control.showing(event)
    // A slider's knob stays on its steps.
    if case .slider(let value, let bounds, let step?) = control.control {
      event = .moved(bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step)
      control.control = control.control.showing(event)
    }
    show(.control(control), in: view)
    root.send(event, to: id)
    // A key that is pressed before the next frame goes to what the field has by then.
    if event == .submitted { pass() }
  }

  package func shown(by view: AnyObject) -> ControlEvent? {
    guard case .control(let content) = content(of: view) else { return nil }
    return switch content.control {
    case .toggle(_, let isOn), .mark(_, let isOn, _): .toggled(isOn)
    case .textField(let text, _, _), .textEditor(let text): .edited(text)
    case .slider(let value, _, _): .moved(value)
    case .picker(_, let selection), .segments(_, let selection): selection.map { .selected($0) }
    case .datePicker(let date): .dated(date.seconds)
    case .colorPicker(let color, _): .colored(color)
    case .button, .progress, .stepper: nil
    }
  }

  package func level(of view: AnyObject) -> Double? {
    guard case .control(let content) = content(of: view), case .progress(let level) = content.control else {
      return nil
    }
    return level
  }

  package func help(of view: AnyObject) -> String? {
    guard case .decorated(let decoration) = content(of: view) else { return nil }
    return decoration.accessibility?.help
  }

  package func release(_ view: AnyObject, at offset: Point) throws {
    guard let id = id(of: view) else { return }
    let rest = root.restingOffset(of: id, from: self.offset(of: view), to: offset)
    scroll(view, to: rest)
  }

  package func scroll(_ view: AnyObject, to offset: Point) {
    guard let id = id(of: view) else { return }
    setOffset(offset, of: view)
    root.scroll(id, to: offset)
  }

  package func pull(_ view: AnyObject) {
    if let id = id(of: view) { root.refresh(id) }
  }

  /// On a text it is a tap on its first link: these hosts have no places of letters.
  package func tap(_ view: AnyObject, at place: Point) throws {
    guard let id = id(of: view) else { return }
    guard case .text(_, let style, _) = content(of: view) else {
      root.send(PointerEvent(.began, at: place, time: 0))
      root.send(PointerEvent(.ended, at: place, time: 0.1))
      return
    }
    if let link = style.runs?.runs.lazy.compactMap(\.link).first { root.open(link, in: id) }
  }

  package func drag(_ view: AnyObject, from start: Point, to end: Point) throws {
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    root.send(PointerEvent(.began, at: start, time: 0))
    for (place, time) in [(middle, 0.1), (end, 0.2)] {
      root.send(PointerEvent(.moved, at: place, time: time))
      pass()
    }
    root.send(PointerEvent(.ended, at: end, time: 0.3))
  }

  package func pressDown(at place: Point) throws {
    root.send(PointerEvent(.began, at: place, time: root.pointerTime + 10))
    pass()
  }

  package func moveOn(to place: Point) throws {
    root.send(PointerEvent(.moved, at: place, time: root.pointerTime + 0.01))
    pass()
  }

  package func holdStill() async throws {
    root.pointerWaited()
    pass()
  }

  package func letGo(at place: Point) throws {
    root.send(PointerEvent(.ended, at: place, time: root.pointerTime + 0.01))
    pass()
  }

  package func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws {
    // A capital letter with Shift, as keyboards type it.
    let isCapital = modifiers.contains(.shift) && key.character.isLetter
    let characters = isCapital ? key.character.uppercased() : nil
    if !root.send(KeyPress(key, characters: characters, modifiers: modifiers)) { useNatively(key, modifiers) }
    pass()
    root.send(KeyPress(key, characters: characters, modifiers: modifiers, phase: .up))
    pass()
  }

  private func useNatively(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    if key == .tab, modifiers.isSubset(of: .shift) {
      root.moveFocus(modifiers.isEmpty ? .forward : .backward)
    } else if modifiers.isEmpty, key == .space || key == .return {
      root.pressFocused()
    }
  }

  package func hover(at place: Point?) throws {
    root.send(PointerEvent(place == nil ? .left : .hovered, at: place ?? .zero, time: 0))
    pass()
  }

  package func click(at place: Point, button: PointerButton, count: Int, modifiers: EventModifiers) throws {
    let start = root.pointerTime + 10
    for turn in 0..<count {
      for phase in [PointerEvent.Phase.began, .ended] {
        let time = start + 0.1 * Double(turn) + (phase == .ended ? 0.05 : 0)
        root.send(PointerEvent(phase, at: place, time: time, button: button, modifiers: modifiers))
      }
      pass()
    }
  }

  package func requestMenu(at place: Point) throws {
    root.send(PointerEvent(.began, at: place, time: 0, button: .secondary))
    root.send(PointerEvent(.ended, at: place, time: 0.1, button: .secondary))
  }

  package func chooseFile(_ path: String?) async throws -> Bool {
    guard let dialog = root.presentations.last(where: { $0.kind.isForFiles }) else { return false }
    dialog.choose(path.map { .files([$0]) } ?? .cancelled)
    return true
  }

  package func perform(_ action: AccessibilityActionKind, on view: AnyObject) -> Bool {
    id(of: view).map { root.perform(action, on: $0) } ?? false
  }

  package func dragValue(from start: Point, to end: Point) throws {
    guard let item = root.dragItem(at: start) else { return }
    drop([item], at: end)
  }

  package func drop(_ parts: [(type: TransferType, bytes: [UInt8])], at place: Point) throws {
    let item = TransferItem(types: parts.map(\.type)) { type in parts.first { $0.type == type }?.bytes }
    drop([item], at: place)
  }

  private func drop(_ items: [TransferItem], at place: Point) {
    root.send(DropEvent(.moved, at: place, items: items))
    root.send(DropEvent(.dropped, at: place, items: items))
  }

  package func copyElsewhere(_ text: String) {
    if root.environment.clipboard == .none { root.environment.clipboard = .inMemory() }
    root.environment.clipboard.copy(text)
  }

  package func tick(at time: Double) { if clock.isNeeded { root.advance(to: time) } }
  package var isTicking: Bool { clock.isNeeded }
}

extension PresentationKind {
  fileprivate var isForFiles: Bool {
    switch self {
    case .fileImporter, .fileExporter: true
    default: false
    }
  }
}
