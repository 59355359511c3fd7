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
/// A walk in drawing order, without recursion, in which the last element with the point wins:
///
/// 1. A box that cuts off what is outside of it, and a scroll view, are left out with all that is inside where they do
///    not have the point. So are invisible boxes, and those that let the pointer through.
/// 2. Inside of a box that is drawn turned or scaled, and of a scroll view, the point is another one.
/// 3. A box that uses the pointer counts with its whole area, one with a background with its frame, and all else with
///    the frames of what is shown inside.
struct PointerHitWalk {
  private enum Step {
    case node(NodeIndex, corner: Point)
    /// With the corner of the outermost layer, from which attachments count.
    case layer(NodeIndex, Int, Rect, corner: Point)
    case endOfBox
    case endOfTurn
  }

  private let session: LayoutSession
  private var tree: LayoutTree { session.tree }
  private let point: Point
  private var steps: ContiguousArray<Step> = []
  /// The boxes around the step that have the point in their area.
  private var open: ContiguousArray<PointerHit.Box?> = []
  /// The ways to the coordinates of the step, and the point in them.
  private var turns: ContiguousArray<(inward: Transform, point: Point)>
  private(set) var hit: PointerHit?

  init(_ session: LayoutSession, _ point: Point) {
    self.session = session
    self.point = point
    turns = [(.identity, point)]
    let top = session.tree.outermost
    guard !top.isNone else { return }
    steps.append(.node(top, corner: session.rootOrigin))
    while let step = steps.popLast() {
      switch step {
      case .node(let node, let corner): visit(node, corner)
      case .layer(let node, let layer, let rect, let corner): visitLayer(node, layer, rect, corner)
      case .endOfBox: open.removeLast()
      case .endOfTurn: turns.removeLast()
      }
    }
  }

  private var here: Point { turns[turns.count - 1].point }

  private mutating func visit(_ node: NodeIndex, _ corner: Point) {
    guard !tree.isHidden(node) else { return }
    let rect = tree.frame(of: node, from: corner)
    steps.append(.layer(node, tree.modifierCount(of: node), rect, corner: rect.origin))
  }

  private mutating func visitLayer(_ node: NodeIndex, _ layer: Int, _ rect: Rect, _ corner: Point) {
    guard layer > 0 else { return visitCore(node, rect) }
    let record = tree.modifier(layer - 1, of: node)
    let inner = tree.innerFrame(layer - 1, of: node, in: rect)
    let inside = Step.layer(node, layer - 1, inner, corner: corner)
    let attached = Step.node(NodeIndex(rawValue: record.side), corner: corner)
    switch record.kind {
    case .decoration:
      guard enter(node, record.side, rect) else { return }
      steps.append(inside)
    case .background:
      steps.append(inside)
      steps.append(attached)
    case .overlay:
      steps.append(attached)
      steps.append(inside)
    default:
      steps.append(inside)
    }
  }

  /// Opens a box, by steps 1 to 3.
  ///
  /// - Returns: whether what is inside is visited.
  private mutating func enter(_ node: NodeIndex, _ slot: UInt32, _ rect: Rect) -> Bool {
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
    steps.append(.endOfTurn)
    steps.append(.endOfBox)
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

  private mutating func visitCore(_ node: NodeIndex, _ rect: Rect) {
    var corner = rect.origin
    if tree.kind(of: node) == .scrollView {
      guard rect.holds(here) else { return }
      corner = corner + session.scrollShift(of: node)
      note()
    } else if let content = session.contents.content(of: node, in: tree) {
      if rect.holds(here) { note(content) }
      return
    }
    let first = steps.count
    var child = tree.firstLayoutChild(of: node)
    while !child.isNone {
      steps.append(.node(child, corner: corner))
      child = tree.nextLayoutChild(after: child, in: node)
    }
    steps[first...].reverse()
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
