/// Meets the views that a tree asks for with those that are shown, along the marks on what changed.
///
/// A walk in drawing order, without recursion:
/// 1. A node without marks is passed by with everything below it, except where all frames are compared, since something
///    around it moved, and where the order of views is worked out.
/// 2. A node's layers are met from the outermost inwards. A decoration is a view that holds everything inside it.
/// 3. Backgrounds come before what they lie behind, overlays after what they lie on.
/// 4. A leaf with content is a view; so is a scroll view, which holds its children. Other containers are none.
/// 5. The views of a node that is not shown are gone.
package struct CommitWalk {
  /// Where the walk is among a node's children.
  struct Cursor {
    var child: NodeIndex
    /// What the children's origins count from.
    var corner: Point
    /// Whether all frames are compared.
    var compares: Bool
  }

  /// A node's layers that are still to be met, from the outermost inwards.
  struct Layers {
    var node: NodeIndex
    var next: Int
    var rect: Rect
    /// The corner of the outermost one, where attachments count from.
    let corner: Point
    /// Nothing about the node and around it changed.
    var isQuiet: Bool
    /// The node's own frames may be others.
    var isChanged: Bool
    /// The next of the node's views that were shown, and the last that was met.
    var old: ViewSlot
    var met = ViewSlot.none
    /// What is in the scroll view stands elsewhere in it.
    var movesContent = false

    @inline(__always)
    init(node: NodeIndex, next: Int, rect: Rect, isQuiet: Bool, isChanged: Bool, old: ViewSlot) {
      self.node = node
      self.next = next
      self.rect = rect
      corner = rect.origin
      self.isQuiet = isQuiet
      self.isChanged = isChanged
      self.old = old
    }

    /// Goes on to what a layer wraps, which stands at `inner` in it.
    @inline(__always)
    mutating func goInwards(_ inner: Rect) {
      rect.origin = rect.origin + inner.origin
      rect.size = inner.size
    }
  }

  private enum StepKind: UInt8 { case children, attachment, layers, endOfView }

  private struct Step {
    var kind: StepKind
    var cursor: Cursor
  }

  let tree: LayoutTree
  /// No record is added while the walk goes on.
  let nodes: NodeHandle
  let shown: ShownViews
  /// Its records.
  let views: RecordBlock<ShownView>
  let grid: PixelGrid
  package let scale: Double
  /// The scale in which the shown frames count, where it was another one.
  let oldScale: Double
  let roundsText: Bool
  private let steps = RecordBlock<Step>()
  /// The layers of the steps of that kind.
  private let waiting = RecordBlock<Layers>()
  /// The views around the place where the walk is, the host's own first.
  let open = RecordBlock<OpenView>()
  /// The old views of the reordered views in `open`.
  let sequence = RecordBlock<OrderedView>()
  /// What the host is to be told, in drawing order.
  package let calls = RecordBlock<ViewCalls>()
  /// The frames among them.
  package let frames = RecordBlock<Rect>()
  /// Nodes that were looked at.
  package private(set) var visits = 0

  /// `views` is how many there are to be, as far as that is known: room is made for them where nothing is shown yet.
  package init(
    _ tree: LayoutTree, _ shown: ShownViews, views: Int, scale: Double, oldScale: Double, roundsText: Bool
  ) {
    self.tree = tree
    nodes = tree.nodes.handle
    self.shown = shown
    self.views = shown.records
    grid = PixelGrid(scale: scale)
    self.scale = grid.scale
    self.oldScale = PixelGrid(scale: oldScale).scale
    self.roundsText = roundsText
    if shown.isEmpty {
      shown.records.reserve(views)
      calls.reserve(views)
      frames.reserve(views)
    }
    shown.reserve(tree.nodes.count)
  }

  /// Walks over the tree, whose corner is at `origin`.
  package mutating func run(from origin: Point, comparesAll: Bool, isReordered: Bool) {
    open.append(OpenView(slot: .none, isNew: false, isReordered: isReordered, start: 0))
    var cursor = Cursor(child: tree.root, corner: origin, compares: comparesAll)
    while true {
      walk(&cursor)
      guard let step = steps.popLast() else { break }
      cursor = step.cursor
      switch step.kind {
      case .children: break
      case .endOfView:
        close()
        cursor.child = .none
      case .layers:
        var layers = waiting.removeLast()
        meet(&layers, &cursor)
      case .attachment:
        let node = cursor.child
        cursor.child = .none
        if !node.isNone, isDue(node, cursor) { enter(node, &cursor) }
      }
    }
    close()
  }

  /// Step 1.
  @inline(__always)
  private func isDue(_ node: NodeIndex, _ cursor: Cursor) -> Bool {
    cursor.compares || !nodes[node].marks.isDisjoint(with: .anyChange) || open[open.count - 1].isOrdered
  }

  /// Goes from child to child, and inwards.
  private mutating func walk(_ cursor: inout Cursor) {
    var isOrdered = open[open.count - 1].isOrdered
    while !cursor.child.isNone {
      let node = cursor.child
      cursor.child = nodes[node].nextSibling
      guard cursor.compares || isOrdered || !nodes[node].marks.isDisjoint(with: .anyChange) else { continue }
      if nodes[node].flags.contains(.attachment) { continue }
      if nodes[node].firstChild.isNone {
        visitLeaf(node, cursor)
        continue
      }
      if !cursor.child.isNone { steps.append(Step(kind: .children, cursor: cursor)) }
      enter(node, &cursor)
      // What is open may be another view now.
      isOrdered = open[open.count - 1].isOrdered
    }
  }

  /// A node with nothing in it, as most are: its layers, and what it shows.
  @inline(__always)
  private mutating func visitLeaf(_ node: NodeIndex, _ cursor: Cursor) {
    visits += 1
    let marks = take(node)
    if nodes[node].flags.contains(.hidden) { return shown.forget(node) }
    let old = shown.first(of: node)
    let token = nodes[node].token
    let isChanged = cursor.compares || !marks.isEmpty
    if isChanged, old != .none, token != .max, moveLeaf(node, old, token, from: cursor.corner) { return }
    meetLeaf(node, cursor, isChanged, old, token)
  }

  /// Steps 2 and 4 for a node with nothing in it.
  private mutating func meetLeaf(
    _ node: NodeIndex, _ cursor: Cursor, _ isChanged: Bool, _ old: ViewSlot, _ token: UInt32
  ) {
    let hasView = token != .max || nodes[node].kind == .scrollView
    let count = Int(nodes[node].modifierCount)
    guard hasView || count > 0 || old != .none else { return }
    var layers = Layers(
      node: node, next: count, rect: Rect(origin: cursor.corner + nodes[node].origin, size: nodes[node].size),
      isQuiet: !isChanged, isChanged: isChanged, old: old)
    let depth = open.count
    let start = Int(nodes[node].modifierStart)
    while layers.next > 0 {
      layers.next -= 1
      if tree.modifiers[start + layers.next].kind == .decoration {
        let isNew = show(.decoration(tree.modifiers[start + layers.next].side), &layers)
        if layers.isQuiet, !isNew { return closeDown(to: depth) }
        openView(layers, isNew)
      }
      layers.goInwards(tree.modifiers[start + layers.next].inner)
    }
    if hasView { show(token != .max ? .leaf(token) : .scroll, &layers) }
    // Views that the node has no longer.
    if layers.old != .none { dropRest(&layers) }
    closeDown(to: depth)
  }

  @inline(__always)
  private mutating func closeDown(to depth: Int) {
    while open.count > depth { close() }
  }

  /// Takes a node's marks away.
  @inline(__always)
  private func take(_ node: NodeIndex) -> NodeMarks {
    let marks = nodes[node].marks
    if !marks.isDisjoint(with: .anyChange) { nodes[node].marks = marks.subtracting(.anyChange) }
    return marks.intersection(.anyChange)
  }

  /// A node: its layers, and where its children are.
  private mutating func enter(_ node: NodeIndex, _ cursor: inout Cursor) {
    visits += 1
    let marks = take(node)
    let flags = nodes[node].flags
    cursor.child = nodes[node].firstChild
    if flags.contains(.transparent) { return }
    if flags.contains(.hidden) {
      cursor.child = .none
      // 5.
      if !marks.isEmpty { hide(node, all: marks.contains(.moved)) }
      return
    }
    if marks.contains(.moved) { cursor.compares = true }
    var layers = Layers(
      node: node, next: Int(nodes[node].modifierCount),
      rect: Rect(origin: cursor.corner + nodes[node].origin, size: nodes[node].size),
      isQuiet: marks.isEmpty && !cursor.compares,
      isChanged: cursor.compares || marks.contains(.changed), old: shown.first(of: node))
    meet(&layers, &cursor)
  }

  /// Steps 2 to 4.
  private mutating func meet(_ layers: inout Layers, _ cursor: inout Cursor) {
    let node = layers.node
    let start = Int(nodes[node].modifierStart)
    while layers.next > 0 {
      layers.next -= 1
      let at = start + layers.next
      switch tree.modifiers[at].kind {
      case .decoration:
        if !enterView(.decoration(tree.modifiers[at].side), &layers, &cursor) { return }
      case .background:
        // 3.
        let attached = attachment(at, layers, cursor)
        layers.goInwards(tree.modifiers[at].inner)
        cursor.child = .none
        waiting.append(layers)
        steps.append(Step(kind: .layers, cursor: cursor))
        steps.append(attached)
        return
      case .overlay:
        steps.append(attachment(at, layers, cursor))
      default: break
      }
      layers.goInwards(tree.modifiers[at].inner)
    }
    meetCore(&layers, &cursor)
  }

  /// Step 4.
  private mutating func meetCore(_ layers: inout Layers, _ cursor: inout Cursor) {
    let node = layers.node
    cursor.corner = layers.rect.origin
    cursor.child = nodes[node].firstChild
    let token = nodes[node].token
    if nodes[node].kind == .scrollView {
      if !enterView(.scroll, &layers, &cursor) { return }
      cursor.corner.x += tree.overhang(of: node)
      if layers.movesContent { cursor.compares = true }
    } else if token != .max {
      show(.leaf(token), &layers)
      cursor.child = .none
    }
    // Views that the node has no longer.
    if layers.old != .none { dropRest(&layers) }
  }

  /// A view that holds what is inside it.
  ///
  /// - Returns: whether there is anything to do inside.
  private mutating func enterView(_ key: ViewKey, _ layers: inout Layers, _ cursor: inout Cursor) -> Bool {
    let isNew = show(key, &layers)
    if layers.isQuiet, !isNew {
      cursor.child = .none
      return false
    }
    openView(layers, isNew)
    steps.append(Step(kind: .endOfView, cursor: cursor))
    return true
  }

  private mutating func openView(_ layers: Layers, _ isNew: Bool) {
    let slot = layers.met
    let isReordered = views[Int(slot)].isReordered
    if isReordered { views[Int(slot)].isReordered = false }
    var view = OpenView(slot: slot, isNew: isNew, isReordered: isReordered, start: sequence.count)
    view.setCorner(layers.rect, grid)
    open.append(view)
  }

  private func attachment(_ modifier: Int, _ layers: Layers, _ cursor: Cursor) -> Step {
    var attached = cursor
    attached.corner = layers.corner
    attached.child = NodeIndex(rawValue: tree.modifiers[modifier].side)
    return Step(kind: .attachment, cursor: attached)
  }

  /// Step 5, for a node and everything below it, or only along the marks.
  private mutating func hide(_ top: NodeIndex, all: Bool) {
    shown.forget(top)
    var at = nodes[top].firstChild
    var parent = top
    while true {
      if at.isNone {
        if parent == top { return }
        at = nodes[parent].nextSibling
        parent = nodes[parent].parent
        continue
      }
      let marks = take(at)
      guard all || !marks.isEmpty else {
        at = nodes[at].nextSibling
        continue
      }
      visits += 1
      shown.forget(at)
      parent = at
      at = nodes[at].firstChild
    }
  }
}
