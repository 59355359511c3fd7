import LayoutEngine

/// What is under the pointer.
struct PointerHit {
  /// A box around the front-most element, or that one itself.
  struct Box {
    var node: NodeIndex
    /// The place of its decoration.
    var slot: UInt32
    var frame: Rect
    /// The transform of the container's coordinates to those of the frame.
    var inward: Transform
  }

  /// The boxes that use the pointer, the outermost first.
  var boxes: ContiguousArray<Box> = []
  /// The control that is the front-most element, if it is one.
  var control: Control?
}

/// Finds the front-most element at a point.
///
/// The last element with the point in drawing order (`DrawingWalk`) wins:
///
/// 1. A box that cuts off what is outside of it, and a scroll view, are left out with all that is inside where they do
///    not have the point. So are invisible boxes, and those that let the pointer through.
/// 2. Inside of a box that is drawn turned or scaled, and of a scroll view, the point is another one.
/// 3. A box that uses the pointer counts with its whole area, one with a background with its frame, and all else with
///    the frames of what is shown inside.
struct PointerHitWalk: DrawingVisitor {
  private let session: LayoutSession
  /// The boxes around the present place; `nil` for those that do not use the pointer, or have not the point.
  private var open: ContiguousArray<PointerHit.Box?> = []
  /// The ways to the coordinates of the open boxes, and the point in them; the first is the container's.
  private var turns: ContiguousArray<(inward: Transform, point: Point)>
  private(set) var hit: PointerHit?

  init(_ session: LayoutSession, _ point: Point) {
    self.session = session
    turns = [(.identity, point)]
    DrawingWalk.visit(session.tree, from: session.tree.outermost, at: session.rootOrigin, &self)
  }

  private var here: Point { turns[turns.count - 1].point }

  /// Opens a box, by steps 1 to 3.
  mutating func beginBox(of node: NodeIndex, _ slot: UInt32, _ rect: Rect) -> Bool {
    let decoration = session.contents.decorations[slot]
    let gestures = decoration.gestures
    guard decoration.opacity > 0, !gestures.contains(.untouchable) else { return false }
    var turn = turns[turns.count - 1]
    if let effect = decoration.effect?.transform(in: rect) {
      guard let back = effect.inverse else { return false }
      turn = (turn.inward.concatenating(back), turn.point.applying(back))
    }
    let hasPoint = rect.holds(turn.point)
    if decoration.clips || decoration.cornerRadius > 0, !hasPoint { return false }
    if case .clip? = decoration.effect, !hasPoint { return false }
    turns.append(turn)
    guard gestures.takesPointer else {
      open.append(nil)
      if hasPoint, (decoration.background?.opacity ?? 0) > 0 { note() }
      return true
    }
    let area = decoration.handlers.shape?(rect)
    let isInside = area?.contains(turn.point) ?? true
    open.append(isInside ? PointerHit.Box(node: node, slot: slot, frame: rect, inward: turn.inward) : nil)
    if isInside, hasPoint { note() }
    return true
  }

  mutating func endBox() {
    open.removeLast()
    turns.removeLast()
  }

  mutating func visit(_ node: NodeIndex, _ rect: Rect) -> DrawingInside? {
    if session.tree.kind(of: node) == .scrollView {
      guard rect.holds(here) else { return nil }
      note()
      return DrawingInside(corner: rect.origin + session.scrollShift(of: node))
    }
    guard let content = session.contents.content(of: node, in: session.tree) else {
      return DrawingInside(corner: rect.origin)
    }
    if rect.holds(here) { note(content) }
    return nil
  }

  private mutating func note(_ content: ViewContent? = nil) {
    var hit = PointerHit()
    for case let box? in open { hit.boxes.append(box) }
    if case .control(let control)? = content, control.isEnabled { hit.control = control.control }
    self.hit = hit
  }
}

extension Control {
  /// Whether a press that moves on belongs to the control: it has something of its own to move.
  var takesDrags: Bool {
    switch self {
    case .button, .progress, .picker: false
    default: true
    }
  }

  /// Whether a press belongs to the control.
  var takesTaps: Bool { if case .progress = self { false } else { true } }
}
