public import LayoutEngine

/// The pointer over an element, with no button down.
@frozen
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is at a place.
  case active(Point)
  /// The pointer left the element.
  case ended
}

/// An action for the pointer over a box.
struct HoverAction {
  /// The origin of the places; `nil` where only coming and leaving count.
  var space: CoordinateSpace?
  /// Whether the element takes notice of the pointer; else only its end counts.
  var isEnabled = true
  var action: (HoverPhase) -> Void
}

extension Layout {
  /// Calls `action` with `true` when the pointer comes over the element, and with `false` when it leaves it.
  ///
  /// The pointer is over the front-most element and those around it. While a button is down nothing changes. Fingers
  /// have no pointer that is over anything.
  public func onHover(perform action: @escaping (Bool) -> Void) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling { $0.hovers.append(HoverAction { phase in action(phase != .ended) }) }
  }

  /// Calls `action` each time the pointer moves over the element, and when it leaves it.
  ///
  /// - Parameters:
  ///   - coordinateSpace: the origin of the places.
  ///   - action: gets the place in points.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling { $0.hovers.append(HoverAction(space: coordinateSpace, action: action)) }
  }

  /// Sets how the pointer looks over the element; `nil` leaves it as it is around.
  ///
  /// Fields and other controls have their own pointers. Touch screens have none.
  public func pointerStyle(_ style: PointerStyle?) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling { handlers in if handlers.pointer == nil { handlers.pointer = style } }
  }
}

/// The look of the pointer.
///
/// A minor version may add cases: a `switch` over it has an `@unknown default`.
@nonexhaustive
public enum PointerStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// An arrow, as over nothing.
  case `default`
  /// A hand, over what opens something.
  case link
  /// A bar between letters, over text that can be selected.
  case horizontalText
  /// A lying bar between letters, over vertical text.
  case verticalText
  /// Two crossed lines, to choose a place.
  case rectSelection
  /// An open hand, over what can be moved.
  case grabIdle
  /// A closed hand, over what is moved.
  case grabActive
  /// A glass that makes larger.
  case zoomIn
  /// A glass that makes smaller.
  case zoomOut
  /// Arrows to the left and right, over the edge of a column.
  case columnResize
  /// Arrows up and down, over the edge of a row.
  case rowResize
  /// A sign that nothing can be done here.
  case notAllowed

  /// The name of the pointer in CSS, by which GTK finds it.
  package var cssName: String {
    switch self {
    case .default: "default"
    case .link: "pointer"
    case .horizontalText: "text"
    case .verticalText: "vertical-text"
    case .rectSelection: "crosshair"
    case .grabIdle: "grab"
    case .grabActive: "grabbing"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .columnResize: "col-resize"
    case .rowResize: "row-resize"
    case .notAllowed: "not-allowed"
    }
  }
}
