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
/// The views are in drawing order (`DrawingWalk`). A decoration is a view that holds everything inside it. A leaf with
/// content is a view; so is a scroll view, which holds its children. Other containers are none.
struct ViewTree: DrawingVisitor {
  private let tree: LayoutTree
  private let contents: ContentStore
  /// `nil` leaves the frames as they were computed.
  private let grid: PixelGrid?
  private let roundsText: Bool
  private var open: ContiguousArray<Int> = []
  /// The corners of the views on the pixel grid, from the corner of the host's own view.
  private var corners: ContiguousArray<Point> = []
  private(set) var views: ContiguousArray<WantedView> = []

  init(_ session: LayoutSession, origin: Point, grid: PixelGrid?, roundsText: Bool = true) {
    tree = session.tree
    contents = session.contents
    self.grid = grid
    self.roundsText = roundsText
    DrawingWalk.visit(tree, from: tree.root, at: origin, &self)
  }

  mutating func beginBox(of node: NodeIndex, _ slot: UInt32, _ rect: Rect) -> Bool {
    add(.decorated(contents.decorations[slot]), rect)
    return true
  }

  mutating func endBox() { open.removeLast() }

  mutating func visit(_ node: NodeIndex, _ rect: Rect) -> DrawingInside? {
    if tree.kind(of: node) == .scrollView {
      add(.scroll(tree.scrollAxes(node), contentSize: contentSize(of: node)), rect)
      return DrawingInside(corner: rect.origin + Point(x: tree.overhang(of: node), y: 0), isBox: true)
    }
    guard let content = contents.content(of: node, in: tree) else { return DrawingInside(corner: rect.origin) }
    add(content, rect)
    endBox()
    return nil
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
