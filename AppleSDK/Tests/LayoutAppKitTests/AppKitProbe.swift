import AppKit
import Foundation
import HostSuite
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

/// AppKit's host for the suite of all hosts.
@MainActor
struct AppKitProbe: HostProbe {
  static var unsupported: [HostBehaviour: String] {
    [
      .opensWindows: "windows are the program's, which makes them by AppKit or by SwiftUI's scenes",
      .pulls: "AppKit has no pull that refreshes",
      .marksStates: "AppKit has no role and no trait of what changes by itself",
    ]
  }

  let window: NSWindow
  let container = LayoutContainer()

  init(width: Double, height: Double) {
    window = NSWindow(size: CGSize(width: width, height: height))
    container.frame = window.contentView?.bounds ?? .zero
    container.autoresizingMask = [.width, .height]
    window.contentView?.addSubview(container)
  }

  var root: LayoutRoot { container.root }
  func close() { container.removeFromSuperview() }
  func pass() { window.layoutIfNeeded() }
  func resize(width: Double, height: Double) { window.setContentSize(CGSize(width: width, height: height)) }
  var idealSize: Size {
    let size = container.intrinsicContentSize
    return Size(width: size.width, height: size.height)
  }
  func height(forWidth width: Double) -> Double {
    container.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Parts of controls are not the layout's.
  var views: [AnyObject] {
    func inside(_ view: NSView) -> [NSView] {
      container.inner(of: view).flatMap { container.viewID(of: $0) == nil ? inside($0) : [$0] + inside($0) }
    }
    return inside(container)
  }

  /// What is seen of it.
  func frame(of view: AnyObject) -> Rect {
    guard let view = view as? NSView else { return .zero }
    let seen = view.alignmentRect(forFrame: view.frame)
    return Rect(x: seen.minX, y: seen.minY, width: seen.width, height: seen.height)
  }

  var calls: Int { Simulation.frames + Simulation.insertions + Simulation.removals }

  func text(of view: AnyObject) -> String? { (view as? TextLabel)?.stringValue }
  func opacity(of view: AnyObject) -> Double { (view as? NSView).map { Double($0.alphaValue) } ?? 0 }
  func isEnabled(_ view: AnyObject) -> Bool { (used(view) as? NSControl)?.isEnabled ?? false }
  func hasKeyboard(_ view: AnyObject) -> Bool { (used(view) as? NSView)?.hasKeyboard ?? false }
  func isLabelled(_ view: AnyObject, _ label: String) -> Bool {
    (used(view) as? NSView)?.accessibilityLabel() == label
  }

  /// What a person uses of a view: of the place of a radio button, the button.
  private func used(_ view: AnyObject) -> AnyObject { (view as? RadioPlace)?.button ?? view }

  /// What AppKit meets in the list of headings, from one to the next.
  var headings: [AnyObject] {
    guard let rotor = container.accessibilityCustomRotors().first(where: { $0.label == "Headings" }) else { return [] }
    var found: [NSAccessibilityCustomRotor.ItemResult] = []
    func next(_ from: NSAccessibilityCustomRotor.ItemResult?) -> NSAccessibilityCustomRotor.ItemResult? {
      rotor.itemSearchDelegate?.rotor(
        rotor, resultFor: NSAccessibilityCustomRotor.SearchParameters(from, .next, ""))
    }
    while let result = next(found.last) { found.append(result) }
    return found.compactMap { $0.targetElement as AnyObject? }
  }

  func isLive(_ view: AnyObject) -> Bool { false }
  func isExpanded(_ view: AnyObject) -> Bool? {
    guard let view = view as? NSView, view.isAccessibilityElement() else { return nil }
    return Simulation.expandedState(of: view)
  }
  var announcements: [String] { Simulation.announcements }

  func makeNative(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject) {
    let view = NSView()
    return (AnyLayout(erasing: view.ui().size(width: width, height: height)), view)
  }

  func makeMeasured(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject) {
    let view = MeasuredView(CGSize(width: width, height: height))
    return (AnyLayout(erasing: view.ui()), view)
  }

  func change(_ view: AnyObject, width: Double, height: Double) {
    (view as? MeasuredView)?.size = CGSize(width: width, height: height)
  }

  func questions(to view: AnyObject) -> Int? { (view as? MeasuredView)?.questions }

  func displace(_ view: AnyObject, to frame: Rect) {
    guard let view = view as? NSView else { return }
    view.frame = view.frame(
      forAlignmentRect: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
  }

  func id(of view: AnyObject) -> ViewID? { (view as? NSView).flatMap { container.viewID(of: $0) } }

  // MARK: What people do

  /// A link has a recognizer of its own; all else is the container's.
  func tap(_ view: AnyObject, at place: Point) throws {
    let target = CGPoint(x: place.x, y: place.y)
    var around = container.hitTest(container.superview?.convert(target, from: container) ?? target)
    while let next = around, next !== container {
      if let link = next.recognizers.first(where: { $0 is NSClickGestureRecognizer }) {
        #expect(next === view)
        return link.recognize(.ended, at: target, in: container)
      }
      around = next.superview
    }
    container.point(.began, place.x, place.y)
    container.point(.ended, place.x, place.y)
  }

  func drag(_ view: AnyObject, from start: Point, to end: Point) throws {
    container.point(.began, start.x, start.y)
    for state in [PlatformGestureRecognizer.State.changed, .ended] {
      container.point(state, end.x, end.y)
      pass()
    }
  }

  func pressDown(at place: Point) throws { press(.began, place) }
  func moveOn(to place: Point) throws { press(.changed, place) }
  func letGo(at place: Point) throws { press(.ended, place) }

  func holdStill() async throws {
    await container.waitForGesture()
    pass()
  }

  private func press(_ state: PlatformGestureRecognizer.State, _ place: Point) {
    container.point(state, place.x, place.y)
    pass()
  }

  func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws {
    for type in [NSEvent.EventType.keyDown, .keyUp] {
      Simulation.send(NSEvent(type, key, modifiers, in: window))
      pass()
    }
  }

  func hover(at place: Point?) throws {
    let place = place.flatMap { window.contentView?.convert(CGPoint(x: $0.x, y: $0.y), from: container) }
    Simulation.hover(container, at: place ?? .zero, isIn: place != nil)
    pass()
  }

  func click(at place: Point, button: PointerButton, count: Int, modifiers: EventModifiers) throws {
    container.click(place, button, count, modifiers)
    pass()
  }

  func use(_ view: AnyObject, _ event: ControlEvent) {
    switch (used(view), event) {
    case (let choices as NSPopUpButton, .selected(let position)):
      choices.selectItem(at: position)
      choices.sendAction()
    case (let button as NSButton, .pressed): button.sendAction()
    case (let button as NSButton, .toggled(let isOn)):
      button.state = isOn ? .on : .off
      button.sendAction()
    case (let knob as NSSwitch, .toggled(let isOn)):
      knob.state = isOn ? .on : .off
      knob.sendAction()
    case (let segments as NSSegmentedControl, .selected(let position)):
      segments.selectedSegment = position
      segments.sendAction()
    case (let stepper as NSStepper, .stepped(let step)):
      stepper.doubleValue = min(max(stepper.doubleValue + Double(step), stepper.minValue), stepper.maxValue)
      stepper.sendAction()
    case (let picker as NSDatePicker, .dated(let seconds)):
      picker.dateValue = Date(timeIntervalSince1970: seconds)
      picker.sendAction()
    case (let well as NSColorWell, .colored(let color)):
      well.color = NSColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
      well.sendAction()
    case (let field as NSTextField, .edited(let text)): Simulation.type(text, into: field)
    // The return key.
    case (let field as NSTextField, .submitted): field.sendAction()
    case (let scroller as NSScrollView, .edited(let text)):
      if let editor = scroller.documentView as? NSTextView { Simulation.type(text, into: editor) }
    case (let slider as NSSlider, .moved(let value)):
      slider.doubleValue = value
      slider.sendAction()
    default: break
    }
  }

  func level(of view: AnyObject) -> Double? { (view as? NSProgressIndicator).map { $0.doubleValue } }
  func help(of view: AnyObject) -> String? { (used(view) as? NSView)?.toolTip }

  func release(_ view: AnyObject, at offset: Point) throws {
    guard let view = view as? NSScrollView else { return }
    Simulation.scroll(view, isLive: true)
    scroll(view, to: offset)
    Simulation.scroll(view, isLive: false)
  }

  func scroll(_ view: AnyObject, to offset: Point) {
    (view as? NSScrollView)?.contentView.scroll(to: CGPoint(x: offset.x, y: offset.y))
  }

  func pull(_ view: AnyObject) {}

  func offset(of view: AnyObject) -> Point {
    guard let origin = (view as? NSScrollView)?.contentView.bounds.origin else { return .zero }
    return Point(x: origin.x, y: origin.y)
  }

  func shown(by view: AnyObject) -> ControlEvent? {
    switch used(view) {
    case let choices as NSPopUpButton:
      choices.indexOfSelectedItem < 0 ? nil : .selected(choices.indexOfSelectedItem)
    case let segments as NSSegmentedControl:
      segments.selectedSegment < 0 ? nil : .selected(segments.selectedSegment)
    case let picker as NSDatePicker: .dated(picker.dateValue.timeIntervalSince1970)
    case let well as NSColorWell: .colored(Color(well.color, .light))
    case let button as NSButton: .toggled(button.state == .on)
    case let knob as NSSwitch: .toggled(knob.state == .on)
    // A label is a field without edits.
    case is TextLabel: nil
    case let field as NSTextField: .edited(field.stringValue)
    case let scroller as NSScrollView: (scroller.documentView as? NSTextView).map { .edited($0.string) }
    case let slider as NSSlider: .moved(slider.doubleValue)
    default: nil
    }
  }

  func setDirection(_ direction: LayoutDirection) {
    container.userInterfaceLayoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  var appearance: String { Appearance.of(container) }

  static var unseen: [HostLook: String] { [.gradientText: "a label has one colour"] }

  func requestMenu(at place: Point) throws {
    try click(at: place, button: .secondary, count: 1, modifiers: [])
  }

  func chooseFile(_ path: String?) async throws -> Bool {
    // The container presents after the pass.
    for _ in 0..<5 { await Task.yield() }
    return Simulation.choose(path.map { [URL(fileURLWithPath: $0)] }, in: window)
  }

  func perform(_ action: AccessibilityActionKind, on view: AnyObject) -> Bool {
    guard let view = used(view) as? NSView else { return false }
    switch action {
    case .default: return view.accessibilityPerformPress()
    case .escape: return view.accessibilityPerformCancel()
    case .magicTap: return false
    case .increment: return view.accessibilityPerformIncrement()
    case .decrement: return view.accessibilityPerformDecrement()
    case .named(let name):
      return view.accessibilityCustomActions()?.first { $0.name == name }?.handler?() ?? false
    }
  }

  // MARK: Values

  func dragValue(from start: Point, to end: Point) throws {
    let before = container.draggingSession
    container.point(.began, start.x, start.y)
    container.point(.changed, start.x + 10, start.y)
    guard let session = container.draggingSession, session !== before else {
      return container.point(.ended, start.x + 10, start.y)
    }
    drop(session.items.compactMap { $0.writer as? NSPasteboardItem }, at: end, source: session.source)
  }

  func drop(_ parts: [(type: TransferType, bytes: [UInt8])], at place: Point) throws {
    let item = NSPasteboardItem()
    for part in parts {
      item.setData(Data(part.bytes), forType: NSPasteboard.PasteboardType(rawValue: part.type.uniformNames[0]))
    }
    drop([item], at: place, source: nil)
  }

  /// AppKit passes a drag to a view that is registered for a type of it, and a drop where the last operation is one.
  private func drop(_ items: [NSPasteboardItem], at place: Point, source: (any NSDraggingSource)?) {
    guard items.flatMap(\.types).contains(where: container.draggedTypes.contains) else { return }
    let drag = TestDrag(items, at: place, in: container, source: source)
    if container.draggingEntered(drag) == .copy, container.draggingUpdated(drag) == .copy {
      _ = container.performDragOperation(drag)
    } else {
      container.draggingExited(drag)
    }
  }

  func copyElsewhere(_ text: String) {
    let item = NSPasteboardItem()
    item.setData(Data(text.utf8), forType: NSPasteboard.PasteboardType(rawValue: "public.utf8-plain-text"))
    NSPasteboard.general.clearContents()
    NSPasteboard.general.writeObjects([item])
  }

  // MARK: The clock

  func tick(at time: Double) { TestClock.frame(at: time) }
  var isTicking: Bool { !TestClock.running.isEmpty }
}

/// A view that measures itself.
final class MeasuredView: NSView {
  var size: CGSize
  private(set) var questions = 0

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    questions += 1
    return size
  }
}
