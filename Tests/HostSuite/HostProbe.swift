package import LayoutCore

/// The functions of a host that the suite of all hosts (`HostBehaviour`) needs, without any toolkit.
///
/// Texts are measured as without a host, half the font's size a character and lines of 1.25 sizes, whatever the
/// toolkit's fonts are. Each behaviour gets a window of its own.
@MainActor
package protocol HostProbe {
  /// What the host cannot do, and why. The test run shows it.
  static var unsupported: [HostBehaviour: String] { get }
  /// A program with windows of the host's; `nil` where the host makes none.
  static var windows: (any WindowsProbe.Type)? { get }

  /// Whether the toolkit gives the keys to buttons.
  static var givesButtonsKeys: Bool { get }

  /// An empty container in a window.
  init(width: Double, height: Double) throws
  /// Takes the window away with all that is in it.
  func close()
  var root: LayoutRoot { get }
  /// Everything that the toolkit does before its next picture.
  func pass()
  /// The actions of a pass lead to further turns in it, so that views get several frames.
  func allowFurtherTurns()
  /// Gives the window another size.
  func resize(width: Double, height: Double)
  /// The system turns the writing round.
  func setDirection(_ direction: LayoutDirection)
  /// The ideal size that the container reports to the toolkit.
  var idealSize: Size { get }
  /// The height that the container reports to the toolkit for a width.
  func height(forWidth width: Double) -> Double

  // MARK: What is shown

  /// The toolkit's views inside the container, each before those inside it, in drawing order.
  var views: [AnyObject] { get }
  /// In the parent's coordinates.
  func frame(of view: AnyObject) -> Rect
  /// The number of calls of the toolkit for frames, new views and removed ones.
  var calls: Int { get }
  /// The text that a label shows.
  func text(of view: AnyObject) -> String?
  func opacity(of view: AnyObject) -> Double
  func isEnabled(_ view: AnyObject) -> Bool
  /// Whether the toolkit gives the keys to a view.
  func hasKeyboard(_ view: AnyObject) -> Bool
  /// Whether screen readers get this label.
  func isLabelled(_ view: AnyObject, _ label: String) -> Bool
  /// The views that screen readers find as headings, in the order in which they go through them.
  var headings: [AnyObject] { get }
  /// Whether screen readers get that a view changes by itself.
  func isLive(_ view: AnyObject) -> Bool
  /// Whether screen readers get that what a view shows and hides is shown; `nil` where they get no such state of it.
  func isExpanded(_ view: AnyObject) -> Bool?
  /// What screen readers were notified of by themselves, in order.
  var announcements: [String] { get }
  /// A view of the toolkit's own, this large, and the element that shows it.
  func makeNative(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject)
  /// A view of the toolkit's own that measures itself, this large, and the element that shows it.
  func makeMeasured(width: Double, height: Double) -> (element: AnyLayout, view: AnyObject)
  /// Changes the size of such a view by other code; the layout is not notified.
  func change(_ view: AnyObject, width: Double, height: Double)
  /// The number of measurements of such a view; `nil` where the toolkit measures it.
  func questions(to view: AnyObject) -> Int?
  /// Other code gives a view a frame, in the parent's coordinates.
  func displace(_ view: AnyObject, to frame: Rect)
  /// Which view of the layout it is.
  func id(of view: AnyObject) -> ViewID?

  /// What is drawn, as a text: equal for pictures that look the same.
  var appearance: String { get }
  /// What the host cannot draw, and why. The suite fails where it draws it.
  static var unseen: [HostLook: String] { get }

  // MARK: What people do

  /// A person presses, switches, types, moves or chooses.
  func use(_ view: AnyObject, _ event: ControlEvent)
  /// What a control shows at the moment, as the event that would have brought it there.
  func shown(by view: AnyObject) -> ControlEvent?
  /// The part that a bar shows, 0 to 1.
  func level(of view: AnyObject) -> Double?
  /// The words that are shown beside a pointer that rests on a view.
  func help(of view: AnyObject) -> String?
  func scroll(_ view: AnyObject, to offset: Point)
  /// A person scrolls a view from where it is to an offset, and lets go.
  func release(_ view: AnyObject, at offset: Point) throws
  func offset(of view: AnyObject) -> Point
  /// A person pulls the content of a view that scrolls firmly beyond its beginning, and lets go.
  func pull(_ view: AnyObject)
  /// A person presses and releases at a place in the container.
  func tap(_ view: AnyObject, at place: Point) throws
  /// A person presses at a place in the container, moves on, and lets go.
  func drag(_ view: AnyObject, from start: Point, to end: Point) throws

  /// A person presses at a place in the container, and keeps the button down.
  func pressDown(at place: Point) throws
  /// The person with the button down moves on.
  func moveOn(to place: Point) throws
  /// The person with the button down waits until a gesture is recognized.
  func holdStill() async throws
  /// The person with the button down releases it.
  func letGo(at place: Point) throws

  /// A person presses a key, and releases it.
  func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws
  /// The pointer goes to a place in the container, with no button down; `nil` is a place outside.
  func hover(at place: Point?) throws
  /// A person presses a button at a place in the container, and releases it, so many times, with keys held down.
  func click(at place: Point, button: PointerButton, count: Int, modifiers: EventModifiers) throws
  /// A person requests the menu of what is at a place in the container.
  func requestMenu(at place: Point) throws
  /// A person chooses a file in the host's dialog, or closes the dialog, which is `nil`.
  ///
  /// - Returns: whether a dialog for files is open.
  func chooseFile(_ path: String?) async throws -> Bool
  /// A screen reader does something with a view.
  ///
  /// - Returns: whether the view has that action.
  func perform(_ action: AccessibilityActionKind, on view: AnyObject) -> Bool

  // MARK: Values

  /// A person drags what is at a place in the container to another one, and drops it there.
  func dragValue(from start: Point, to end: Point) throws
  /// A person drops what another program has on a place in the container.
  func drop(_ parts: [(type: TransferType, bytes: [UInt8])], at place: Point) throws
  /// Another program copies a text.
  func copyElsewhere(_ text: String)

  // MARK: The clock

  /// A frame of the toolkit's clock at a time in seconds, where it ticks for the container.
  func tick(at time: Double)
  /// Whether the toolkit's clock ticks for the container.
  var isTicking: Bool { get }
}

extension HostProbe {
  package static var unsupported: [HostBehaviour: String] { [:] }
  package static var unseen: [HostLook: String] { [:] }
  package static var windows: (any WindowsProbe.Type)? { nil }
  package static var givesButtonsKeys: Bool { true }
  package func allowFurtherTurns() {}
  package var frames: [Rect] { views.map { frame(of: $0) } }
  package var identities: [ObjectIdentifier] { views.map { ObjectIdentifier($0) } }

  /// Whether a view is the one at a position in drawing order.
  func shows(_ view: AnyObject, at position: Int) -> Bool {
    let views = views
    return views.indices.contains(position) && views[position] === view
  }

  /// Evaluates the body anew and shows it.
  func update() {
    root.updateBody()
    pass()
  }

  /// A person presses a key, and releases it.
  func press(_ key: KeyEquivalent) throws { try press(key, modifiers: []) }

  /// A person clicks once with the first button, with keys held down.
  func click(at place: Point, modifiers: EventModifiers = []) throws {
    try click(at: place, button: .primary, count: 1, modifiers: modifiers)
  }

  /// The calls of a change and of all that follows from it.
  func calls(of change: () -> Void) -> Int {
    pass()
    let before = calls
    change()
    pass()
    return calls - before
  }
}
