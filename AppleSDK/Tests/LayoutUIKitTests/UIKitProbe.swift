import Foundation
import HostSuite
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

/// UIKit's host for the suite of all hosts.
@MainActor
struct UIKitProbe: HostProbe {
  /// In UIKit only texts are first responders by themselves.
  static var givesButtonsKeys: Bool { false }

  let window: UIWindow
  let container = LayoutContainer()

  init(width: Double, height: Double) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    // It presents what the layout presents.
    let controller = UIViewController()
    controller.view = container
    window.rootViewController = controller
  }

  var root: LayoutRoot { container.root }
  func close() { container.removeFromSuperview() }
  func pass() { window.layoutIfNeeded() }
  func resize(width: Double, height: Double) { window.frame = CGRect(x: 0, y: 0, width: width, height: height) }
  var idealSize: Size {
    let size = container.intrinsicContentSize
    return Size(width: size.width, height: size.height)
  }
  func height(forWidth width: Double) -> Double {
    container.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Parts of controls are not the layout's.
  var views: [AnyObject] {
    func inside(_ view: UIView) -> [UIView] {
      container.inner(of: view).flatMap { container.viewID(of: $0) == nil ? inside($0) : [$0] + inside($0) }
    }
    return inside(container)
  }

  func frame(of view: AnyObject) -> Rect {
    guard let frame = (view as? UIView)?.frame else { return .zero }
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  var calls: Int { Simulation.frames + Simulation.insertions + Simulation.removals }

  func text(of view: AnyObject) -> String? { (view as? UILabel)?.text }
  func opacity(of view: AnyObject) -> Double { (view as? UIView).map { Double($0.alpha) } ?? 0 }
  func isEnabled(_ view: AnyObject) -> Bool { (view as? UIControl)?.isEnabled ?? false }
  func hasKeyboard(_ view: AnyObject) -> Bool { (view as? UIView)?.isFirstResponder ?? false }
  /// Of a switch with its row the switch is the element.
  func isLabelled(_ view: AnyObject, _ label: String) -> Bool {
    let spoken = id(of: view).flatMap { container.host.views[$0]?.spokenView } ?? view as? UIView
    return spoken?.accessibilityLabel == label
  }

  /// UIKit's own rotor finds them by their trait.
  var headings: [AnyObject] { views.filter { isElement($0, with: .header) } }
  func isLive(_ view: AnyObject) -> Bool { isElement(view, with: .updatesFrequently) }

  /// Of a button the state is its value.
  func isExpanded(_ view: AnyObject) -> Bool? {
    guard isElement(view, with: .button), let value = (view as? UIView)?.accessibilityValue else { return nil }
    return ["expanded": true, "collapsed": false][value]
  }

  var announcements: [String] { Simulation.announcements }

  private func isElement(_ view: AnyObject, with trait: UIAccessibilityTraits) -> Bool {
    guard let view = view as? UIView else { return false }
    return view.isAccessibilityElement && view.accessibilityTraits.contains(trait)
  }

  func makeNative(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject) {
    let view = UIView()
    return (AnyLayout(erasing: view.layout().size(width: width, height: height)), view)
  }

  func makeMeasured(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject) {
    let view = MeasuredView(CGSize(width: width, height: height))
    return (AnyLayout(erasing: view.layout()), view)
  }

  func change(_ view: AnyObject, width: Double, height: Double) {
    (view as? MeasuredView)?.size = CGSize(width: width, height: height)
  }

  func questions(to view: AnyObject) -> Int? { (view as? MeasuredView)?.questions }

  func displace(_ view: AnyObject, to frame: Rect) {
    (view as? UIView)?.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  func id(of view: AnyObject) -> ViewID? { (view as? UIView).flatMap { container.viewID(of: $0) } }

  // MARK: What people do

  /// A link has a recognizer of its own; all else is the container's.
  func tap(_ view: AnyObject, at place: Point) throws {
    let target = CGPoint(x: place.x, y: place.y)
    var around = container.hitTest(target, with: nil)
    while let next = around, next !== container {
      if let link = next.recognizers.first(where: { $0 is UITapGestureRecognizer }) {
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
    Simulation.press(UIKey(key, modifiers))
    pass()
  }

  func hover(at place: Point?) throws {
    for recognizer in container.recognizers where recognizer is UIHoverGestureRecognizer {
      recognizer.recognize(
        place == nil ? .ended : .changed, at: CGPoint(x: place?.x ?? 0, y: place?.y ?? 0), in: container)
    }
    pass()
  }

  func click(at place: Point, button: PointerButton, count: Int, modifiers: EventModifiers) throws {
    // The recognizer leaves the second button to UIKit.
    if button == .primary { container.click(place, button, count, modifiers) }
    pass()
  }

  func use(_ view: AnyObject, _ event: ControlEvent) {
    switch (view, event) {
    case (let button as UIButton, .pressed): button.sendActions(for: .primaryActionTriggered)
    case (let button as UIButton, .selected(let position)):
      (button.menu?.children[position] as? UIAction)?.perform()
    // A mark.
    case (let button as UIButton, .toggled): button.sendActions(for: .primaryActionTriggered)
    case (let segments as UISegmentedControl, .selected(let position)):
      segments.selectedSegmentIndex = position
      segments.sendActions(for: .valueChanged)
    case (let stepper as UIStepper, .stepped(let step)):
      stepper.value = min(max(stepper.value + Double(step), stepper.minimumValue), stepper.maximumValue)
      stepper.sendActions(for: .valueChanged)
    case (let picker as UIDatePicker, .dated(let seconds)):
      picker.date = Date(timeIntervalSince1970: seconds)
      picker.sendActions(for: .valueChanged)
    case (let well as UIColorWell, .colored(let color)):
      well.selectedColor = UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
      well.sendActions(for: .valueChanged)
    case (let row as UIView, .toggled(let isOn)):
      let knob = row.subviews.compactMap { $0 as? UISwitch }.first
      knob?.isOn = isOn
      knob?.sendActions(for: .valueChanged)
    case (let field as UITextField, .edited(let text)):
      field.text = text
      field.sendActions(for: .editingChanged)
    case (let field as UITextField, .submitted): field.sendActions(for: .primaryActionTriggered)
    case (let editor as UITextView, .edited(let text)):
      editor.text = text
      (editor.delegate as? any UITextViewDelegate)?.textViewDidChange(editor)
    case (let slider as UISlider, .moved(let value)):
      slider.value = Float(value)
      slider.sendActions(for: .valueChanged)
    default: Issue.record("\(view) cannot be used by \(event)")
    }
  }

  func level(of view: AnyObject) -> Double? { (view as? UIProgressView).map { Double($0.progress) } }
  func help(of view: AnyObject) -> String? { (view as? UIView)?.help }

  func release(_ view: AnyObject, at offset: Point) throws {
    if let view = view as? UIScrollView { Simulation.release(view, at: CGPoint(x: offset.x, y: offset.y)) }
  }

  func scroll(_ view: AnyObject, to offset: Point) {
    (view as? UIScrollView)?.contentOffset = CGPoint(x: offset.x, y: offset.y)
  }

  func pull(_ view: AnyObject) {
    if let view = view as? UIScrollView { Simulation.pull(view, by: 64) }
  }

  func offset(of view: AnyObject) -> Point {
    guard let offset = (view as? UIScrollView)?.contentOffset else { return .zero }
    return Point(x: offset.x, y: offset.y)
  }

  /// The signs of check boxes and of round marks, and whether they are on.
  private static let marks: [Character: Bool] = [
    "\u{2610}": false, "\u{2611}": true, "\u{25CB}": false, "\u{25C9}": true,
  ]

  func shown(by view: AnyObject) -> ControlEvent? {
    switch view {
    case let segments as UISegmentedControl:
      segments.selectedSegmentIndex < 0 ? nil : .selected(segments.selectedSegmentIndex)
    case let picker as UIDatePicker: .dated(picker.date.timeIntervalSince1970)
    case let well as UIColorWell: well.selectedColor.map { .colored(Color($0, .light)) }
    case let button as UIButton where Self.marks[button.title(for: .normal)?.first ?? " "] != nil:
      Self.marks[button.title(for: .normal)?.first ?? " "].map { .toggled($0) }
    case let button as UIButton:
      button.menu?.children.firstIndex { ($0 as? UIAction)?.state == .on }.map { .selected($0) }
    case let field as UITextField: .edited(field.text ?? "")
    case let editor as UITextView: .edited(editor.text ?? "")
    case let slider as UISlider: .moved(Double(slider.value))
    case let row as UIView: row.subviews.compactMap { $0 as? UISwitch }.first.map { .toggled($0.isOn) }
    default: nil
    }
  }

  func setDirection(_ direction: LayoutDirection) {
    Simulation.setTraits(
      UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight), of: window)
  }

  var appearance: String { Appearance.of(container) }

  static var unsupported: [HostBehaviour: String] {
    [.opensWindows: "windows are the program's: UIKit makes them for its scenes"]
  }

  static var unseen: [HostLook: String] {
    let filters = "UIKit's views have no filters"
    return [
      .blur: filters, .blendMode: filters, .brightness: filters, .contrast: filters, .saturation: filters,
      .hueRotation: filters, .colorInvert: filters, .colorMultiply: filters,
      .gradientText: "a label has one colour",
    ]
  }

  func requestMenu(at place: Point) throws {
    guard let menus = container.interaction(UIContextMenuInteraction.self) else { return }
    _ = menus.delegate?.contextMenuInteraction(
      menus, configurationForMenuAtLocation: CGPoint(x: place.x, y: place.y))
  }

  func chooseFile(_ path: String?) async throws -> Bool {
    // The container presents after the pass.
    for _ in 0..<5 { await Task.yield() }
    guard let picker = window.rootViewController?.presentedViewController as? UIDocumentPickerViewController else {
      return false
    }
    picker.dismiss(animated: false)
    guard let path else {
      picker.delegate?.documentPickerWasCancelled(picker)
      return true
    }
    // UIKit copies what is saved.
    let target = URL(fileURLWithPath: path)
    for file in picker.exported { try FileManager.default.copyItem(at: file, to: target) }
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: [target])
    return true
  }

  func perform(_ action: AccessibilityActionKind, on view: AnyObject) -> Bool {
    guard let view = view as? UIView else { return false }
    let isAdjustable = view.accessibilityTraits.contains(.adjustable)
    switch action {
    case .default: return view.accessibilityActivate()
    case .escape: return view.accessibilityPerformEscape()
    case .magicTap: return view.accessibilityPerformMagicTap()
    case .increment: if isAdjustable { view.accessibilityIncrement() }
    case .decrement: if isAdjustable { view.accessibilityDecrement() }
    case .named(let name):
      guard let action = view.accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
      return action.actionHandler?(action) ?? false
    }
    return isAdjustable
  }

  // MARK: Values

  func dragValue(from start: Point, to end: Point) throws {
    guard let drags = container.interaction(UIDragInteraction.self), let delegate = drags.delegate else { return }
    let items = delegate.dragInteraction(drags, itemsForBeginning: TestDrag([], at: start, in: container))
    guard !items.isEmpty else { return }
    drop(items, at: end)
  }

  func drop(_ parts: [(type: TransferType, bytes: [UInt8])], at place: Point) throws {
    let provider = NSItemProvider()
    for part in parts {
      let data = Data(part.bytes)
      provider.registerDataRepresentation(forTypeIdentifier: part.type.uniformNames[0], visibility: .all) { done in
        done(data, nil)
        return nil
      }
    }
    drop([UIDragItem(itemProvider: provider)], at: place)
  }

  /// UIKit requests no drop where the last proposal is none.
  private func drop(_ items: [UIDragItem], at place: Point) {
    guard let drops = container.interaction(UIDropInteraction.self), let delegate = drops.delegate else { return }
    let drag = TestDrag(items, at: place, in: container)
    if delegate.dropInteraction(drops, sessionDidUpdate: drag).operation == .copy {
      delegate.dropInteraction(drops, performDrop: drag)
    }
    delegate.dropInteraction(drops, sessionDidEnd: drag)
  }

  func copyElsewhere(_ text: String) {
    UIPasteboard.general.items = [["public.utf8-plain-text": Data(text.utf8)]]
  }

  // MARK: The clock

  func tick(at time: Double) { TestClock.frame(at: time) }
  var isTicking: Bool { !TestClock.running.isEmpty }
}

/// A view that measures itself.
final class MeasuredView: UIView {
  var size: CGSize
  private(set) var questions = 0

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    questions += 1
    return self.size
  }
}
