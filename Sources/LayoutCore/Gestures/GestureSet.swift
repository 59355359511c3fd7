public import LayoutEngine

/// What a person can do with a view.
public struct GestureSet: OptionSet, Hashable, Sendable {
  /// One bit a gesture.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Pressing and releasing.
  public static let tap = GestureSet(rawValue: 1)
  /// Pressing and moving.
  public static let drag = GestureSet(rawValue: 2)
}

/// What a person did with a view, as hosts tell it by `LayoutRoot.send`.
public enum GestureEvent: Hashable, Sendable {
  /// The view was pressed and released.
  case tapped
  /// The view is dragged.
  case dragChanged(DragGesture.Value)
  /// The view was dragged and let go.
  case dragEnded(DragGesture.Value)
}

/// Pressing a view and moving: `.gesture(DragGesture().onChanged { … }.onEnded { … })`.
public struct DragGesture {
  /// Where a drag is. Points count from the container's top left corner, so they do not depend on whether the view moves.
  public struct Value: Hashable, Sendable {
    /// Where it began.
    public var startLocation: Point
    /// Where it is now.
    public var location: Point

    /// A drag from where it began to where it is.
    public init(startLocation: Point, location: Point) {
      self.startLocation = startLocation
      self.location = location
    }

    /// How far it has come, in points to the right and down.
    public var translation: Point { location - startLocation }
  }

  var changed: ((Value) -> Void)?
  var ended: ((Value) -> Void)?

  /// A drag that is not reported yet.
  public init() {}

  /// Does `action` each time the drag comes to another place.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// Does `action` when the drag is over.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }
}

/// What happens on gestures.
struct GestureHandlers: @unchecked Sendable {
  // Called on the root's thread only.
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
  /// Does `action` when the element is pressed and released, anywhere in its box.
  public func onTapGesture(_ action: @escaping () -> Void) -> _ModifiedLayout<Self, _DecorationModifier> {
    _ModifiedLayout(self, _DecorationModifier(part: .gesture) { $0.handlers.tap = action })
  }

  /// Lets the element be dragged: it says what then happens.
  public func gesture(_ drag: DragGesture) -> _ModifiedLayout<Self, _DecorationModifier> {
    _ModifiedLayout(self, _DecorationModifier(part: .gesture) { $0.handlers.drag = drag })
  }
}

extension LayoutRoot {
  /// A host tells what a person did with a view. What the element says is done at once.
  ///
  /// - Returns: whether the view listens to gestures.
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
