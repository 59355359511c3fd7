public import LayoutEngine

/// The gestures of a view.
public struct GestureSet: OptionSet, Hashable, Sendable {
  /// The bits, one for each gesture.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The gesture of pressing and releasing.
  public static let tap = GestureSet(rawValue: 1)
  /// The gesture of pressing and moving.
  public static let drag = GestureSet(rawValue: 2)
}

/// A person's gesture on a view; hosts pass it to `LayoutRoot.send`.
@nonexhaustive
public enum GestureEvent: Hashable, Sendable {
  /// The view was pressed and released.
  case tapped
  /// The view is dragged.
  case dragChanged(DragGesture.Value)
  /// The view was dragged and released.
  case dragEnded(DragGesture.Value)
}

/// Pressing a view and moving: `.gesture(DragGesture().onChanged { … }.onEnded { … })`.
public struct DragGesture {
  /// The state of a drag.
  ///
  /// Points count from the container's top left corner, so they do not depend on whether the view moves.
  public struct Value: Hashable, Sendable {
    /// The point where it began.
    public var startLocation: Point
    /// The present point.
    public var location: Point

    /// A drag from its first point to its present one.
    public init(startLocation: Point, location: Point) {
      self.startLocation = startLocation
      self.location = location
    }

    /// The distance so far, in points to the right and down.
    public var translation: Point { location - startLocation }
  }

  var changed: ((Value) -> Void)?
  var ended: ((Value) -> Void)?

  /// A drag without actions.
  public init() {}

  /// Calls `action` each time the drag comes to another place.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// Calls `action` when the drag is over.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }
}

/// The actions of gestures.
struct GestureHandlers: @unchecked Sendable {
  // They are called on the root's thread only.
  var tap: (() -> Void)?
  var drag: DragGesture?

  var gestures: GestureSet {
    GestureSet(rawValue: (tap == nil ? 0 : GestureSet.tap.rawValue) | (drag == nil ? 0 : GestureSet.drag.rawValue))
  }

  func handle(_ event: GestureEvent) {
    switch event {
    case .tapped: tap?()
    case .dragChanged(let value): drag?.changed?(value)
    case .dragEnded(let value): drag?.ended?(value)
    }
  }
}

extension Layout {
  /// Calls `action` when the element is pressed and released, anywhere in its box.
  public func onTapGesture(_ action: @escaping () -> Void) -> _ModifiedLayout<Self, _DecorationModifier> {
    _ModifiedLayout(self, _DecorationModifier(part: .gesture) { $0.handlers.tap = action })
  }

  /// Lets the element be dragged, with the actions of `drag`.
  public func gesture(_ drag: DragGesture) -> _ModifiedLayout<Self, _DecorationModifier> {
    _ModifiedLayout(self, _DecorationModifier(part: .gesture) { $0.handlers.drag = drag })
  }
}

extension LayoutRoot {
  /// Runs a person's gesture on a view, which the host calls; the element's action runs at once.
  ///
  /// - Returns: whether the view has gestures.
  /// - Complexity: O(nodes) to find the element.
  @discardableResult
  public func send(_ event: GestureEvent, to view: ViewID) -> Bool {
    guard let (node, slot, _) = commit.shown.find(view.rawValue), case let key = commit.shown.key(of: slot),
      key.isDecoration, session.contents.isKept(key)
    else { return false }
    let handlers = session.contents.decorations[key.place].handlers
    guard !handlers.gestures.isEmpty else { return false }
    ElementAction.run(session.lowering, at: node) { handlers.handle(event) }
    return true
  }
}
