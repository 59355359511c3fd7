import LayoutEngine

/// What a `DrawingWalk` passes the boxes and nodes to that it meets.
protocol DrawingVisitor {
  /// Begins the box of the decoration at `slot`, which holds everything inside it.
  ///
  /// - Returns: whether the inside is visited; then `endBox()` follows.
  mutating func beginBox(of node: NodeIndex, _ slot: UInt32, _ rect: Rect) -> Bool
  /// Visits a node without its layers.
  ///
  /// - Returns: what to do with its children; `nil` where they are left out.
  mutating func visit(_ node: NodeIndex, _ rect: Rect) -> DrawingInside?
  /// Ends the last box that was begun.
  mutating func endBox()
}

/// The inside of a node.
struct DrawingInside {
  /// The point from which the children count.
  var corner: Point
  /// Whether the node is a box, so that `endBox()` follows.
  var isBox = false
}

/// The one walk over all that a tree shows, by its frames, in drawing order and without recursion.
///
/// 1. A node's layers are visited from the outermost inwards. A decoration is a box that holds everything inside it.
/// 2. Backgrounds come before the element they belong to, overlays after it.
/// 3. Hidden nodes are left out.
struct DrawingWalk {
  private enum Step {
    case node(NodeIndex, corner: Point)
    /// With the corner of the outermost layer, from which attachments count.
    case layer(NodeIndex, Int, Rect, corner: Point)
    case endOfBox
  }

  private let tree: LayoutTree
  private var steps: ContiguousArray<Step> = []

  /// Visits `top` and all that is inside of it; its frame counts from `corner`.
  static func visit(_ tree: LayoutTree, from top: NodeIndex, at corner: Point, _ visitor: inout some DrawingVisitor) {
    guard !top.isNone else { return }
    var walk = DrawingWalk(tree: tree)
    walk.steps.append(.node(top, corner: corner))
    while let step = walk.steps.popLast() {
      switch step {
      case .node(let node, let corner): walk.enter(node, corner)
      case .layer(let node, 0, let rect, _): walk.visitCore(node, rect, &visitor)
      case .layer(let node, let layer, let rect, let corner): walk.visitLayer(node, layer, rect, corner, &visitor)
      case .endOfBox: visitor.endBox()
      }
    }
  }

  private mutating func enter(_ node: NodeIndex, _ corner: Point) {
    guard !tree.isHidden(node) else { return }
    let rect = tree.frame(of: node, from: corner)
    steps.append(.layer(node, tree.modifierCount(of: node), rect, corner: rect.origin))
  }

  private mutating func visitLayer(
    _ node: NodeIndex, _ layer: Int, _ rect: Rect, _ corner: Point, _ visitor: inout some DrawingVisitor
  ) {
    let record = tree.modifier(layer - 1, of: node)
    let inner = tree.innerFrame(layer - 1, of: node, in: rect)
    let inside = Step.layer(node, layer - 1, inner, corner: corner)
    let attached = Step.node(NodeIndex(rawValue: record.side), corner: corner)
    switch record.kind {
    case .decoration:
      guard visitor.beginBox(of: node, record.side, rect) else { return }
      steps.append(.endOfBox)
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

  private mutating func visitCore(_ node: NodeIndex, _ rect: Rect, _ visitor: inout some DrawingVisitor) {
    guard let inside = visitor.visit(node, rect) else { return }
    if inside.isBox { steps.append(.endOfBox) }
    let first = steps.count
    var child = tree.firstLayoutChild(of: node)
    while !child.isNone {
      steps.append(.node(child, corner: inside.corner))
      child = tree.nextLayoutChild(after: child, in: node)
    }
    steps[first...].reverse()
  }
}
