import LayoutEngine

/// A drag along one axis: it is none where the pointer first moves more across the axis than along it, or in a direction
/// that is not wanted.
///
/// So what scrolls along the other axis keeps its own drags. A drag that the system breaks off fails.
struct AxisDrag: _PrimitiveGesture {
  typealias Value = DragGesture.Value

  let axis: Axis
  /// The distance in points after which it is a drag.
  var minimumDistance = 10.0
  /// Whether a drag may begin with a distance along the axis, in points.
  let admits: (Double) -> Bool

  var _gestures: GestureSet { .drag }

  func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<DragGesture.Value> {
    AxisDragRecognizer(self, place)
  }
}

private final class AxisDragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let gesture: AxisDrag
  private let drag: DragRecognizer
  private var start: Point?

  init(_ gesture: AxisDrag, _ place: _GesturePlace) {
    self.gesture = gesture
    let free = DragGesture(minimumDistance: gesture.minimumDistance, coordinateSpace: .global)
    drag = DragRecognizer(free.failingWhenBroken(), place)
  }

  override var value: DragGesture.Value? { drag.value }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    if event.phase == .began { start = event.location }
    if phase == .possible, let start, start.distance(to: event.location) >= gesture.minimumDistance {
      let (x, y) = (event.location.x - start.x, event.location.y - start.y)
      let (along, across) = gesture.axis == .horizontal ? (x, y) : (y, x)
      if abs(across) > abs(along) || !gesture.admits(along) { return fail() }
    }
    drag.handle(event)
    (phase, changes) = (drag.phase, drag.changes)
  }
}
