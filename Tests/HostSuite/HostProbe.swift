package import LayoutCore

/// What the suite of all hosts (`HostBehaviour`) needs of one: it says nothing of any toolkit.
@MainActor
package protocol HostProbe {
  /// An empty container in a window.
  init(width: Double, height: Double) throws
  var root: LayoutRoot { get }
  /// Everything that the toolkit does before its next picture.
  func pass()
  /// The toolkit's views inside the container, each before those inside it, in drawing order.
  var views: [AnyObject] { get }
  /// In the parent's coordinates.
  func frame(of view: AnyObject) -> Rect
  /// How often the toolkit was told of a frame, a view that comes, or one that goes.
  var calls: Int { get }

  /// A person presses, switches, types, moves, chooses or scrolls.
  func use(_ view: AnyObject, _ event: ControlEvent)
  func scroll(_ view: AnyObject, to offset: Point)
  func offset(of view: AnyObject) -> Point
  /// What a control shows at the moment, as the event that would have brought it there.
  func shown(by view: AnyObject) -> ControlEvent?

  /// The system turns the writing round.
  func setDirection(_ direction: LayoutDirection)
}

extension HostProbe {
  package var frames: [Rect] { views.map { frame(of: $0) } }
  package var identities: [ObjectIdentifier] { views.map { ObjectIdentifier($0) } }
}
