import LayoutEngine

/// One view of a layout, in drawing order.
struct WantedView {
  /// The position of the parent among the wanted views; `nil` for the host's own view.
  var parent: Int?
  var content: ViewContent
  /// On the pixel grid, in the parent's coordinates.
  var frame: Rect
}

/// The views of a tree, from its frames alone: what a commit is compared with where invariants are checked.
///
/// A walk in drawing order, without recursion:
/// 1. A node's layers are visited from the outermost inwards. A decoration is a view that holds everything inside it.
/// 2. Backgrounds come before the element they belong to, overlays after it.
/// 3. A leaf with content is a view; so is a scroll view, which holds its children. Other containers are none.
struct ViewTree {
  private enum Step {
    case node(NodeIndex, corner: Point)
    /// With the corner of the outermost layer, from which attachments count.
    case layer(NodeIndex, Int, Rect, corner: Point)
    case endOfView
  }

  private let tree: LayoutTree
  private let contents: ContentStore
  /// `nil` leaves the frames as they were computed.
  private let grid: PixelGrid?
  private let roundsText: Bool
  private var steps: ContiguousArray<Step> = []
  private var open: ContiguousArray<Int> = []
  /// The corners of the views on the pixel grid, from the corner of the host's own view.
  private var corners: ContiguousArray<Point> = []
  private(set) var views: ContiguousArray<WantedView> = []

  init(_ session: LayoutSession, origin: Point, grid: PixelGrid?, roundsText: Bool = true) {
    tree = session.tree
    contents = session.contents
    self.grid = grid
    self.roundsText = roundsText
    guard !tree.root.isNone else { return }
    steps.append(.node(tree.root, corner: origin))
    while let step = steps.popLast() {
      switch step {
      case .node(let node, let corner): visit(node, corner)
      case .layer(let node, let layer, let rect, let corner): visitLayer(node, layer, rect, corner)
      case .endOfView: open.removeLast()
      }
    }
  }

  private mutating func visit(_ node: NodeIndex, _ corner: Point) {
    guard !tree.isHidden(node) else { return }
    let rect = tree.frame(of: node, from: corner)
    steps.append(.layer(node, tree.modifierCount(of: node), rect, corner: rect.origin))
  }

  private mutating func visitLayer(_ node: NodeIndex, _ layer: Int, _ rect: Rect, _ corner: Point) {
    guard layer > 0 else {
      visitCore(node, rect)
      return
    }
    let record = tree.modifier(layer - 1, of: node)
    let inner = tree.innerFrame(layer - 1, of: node, in: rect)
    let inside = Step.layer(node, layer - 1, inner, corner: corner)
    let attached = Step.node(NodeIndex(rawValue: record.side), corner: corner)
    switch record.kind {
    case .decoration:
      add(.decorated(contents.decorations[record.side]), rect)
      steps.append(.endOfView)
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

  private mutating func visitCore(_ node: NodeIndex, _ rect: Rect) {
    let isScrolling = tree.kind(of: node) == .scrollView
    if isScrolling {
      add(.scroll(tree.scrollAxes(node), contentSize: contentSize(of: node)), rect)
      steps.append(.endOfView)
    } else if let content = contents.content(of: node, in: tree) {
      add(content, rect)
      open.removeLast()
      return
    }
    let first = steps.count
    let corner = isScrolling ? rect.origin + Point(x: tree.overhang(of: node), y: 0) : rect.origin
    var child = tree.firstLayoutChild(of: node)
    while !child.isNone {
      steps.append(.node(child, corner: corner))
      child = tree.nextLayoutChild(after: child, in: node)
    }
    steps[first...].reverse()
  }

  private func contentSize(of node: NodeIndex) -> Size {
    Size(width: tree.contentLength(of: node, .horizontal), height: tree.contentLength(of: node, .vertical))
  }

  private mutating func add(_ content: ViewContent, _ rect: Rect) {
    let isText =
      switch content {
      case .text, .control, .native: true
      default: false
      }
    let corner = open.last.map { corners[$0] } ?? .zero
    var whole = rect
    var frame = rect.moved(by: Point.zero - corner)
    if let grid, roundsText || !isText {
      whole = grid.round(rect, keeping: isText ? rect.size : nil)
      frame = grid.round(whole, from: corner)
    }
    corners.append(whole.origin)
    views.append(WantedView(parent: open.last, content: content, frame: frame))
    open.append(views.count - 1)
  }
}
