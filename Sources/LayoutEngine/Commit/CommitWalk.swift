/// Meets the views that a tree asks for with those that are shown, along the marks on what changed, and tells what differs
/// while it goes. Views that are gone were found before (`ViewSurvey`).
///
/// A walk in drawing order, without recursion:
/// 1. A node without marks is passed by with everything below it, except where all frames are compared, since something
///    around it moved, and where the order of views is worked out.
/// 2. A node's layers are met from the outermost inwards. A decoration is a view that holds everything inside it.
/// 3. Backgrounds come before what they lie behind, overlays after what they lie on.
/// 4. A leaf with content is a view; so is a scroll view, which holds its children. Other containers are none.
/// 5. A node that is not shown has no views.
/// 6. In a view whose old views may be in another order it is known at its end which of them are moved. What is to be told
///    inside of it waits in a list until then.
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
  let teller: any ViewTelling
  let grid: PixelGrid
  let scale: Double
  /// The scale in which the shown frames count, where it was another one.
  let oldScale: Double
  let roundsText: Bool
  private let steps = RecordBlock<Step>()
  /// The layers of the steps of that kind.
  private let waiting = RecordBlock<Layers>()
  /// The view that the walk is in; at first what is around the host's own.
  var inside = OpenView(slot: .none, id: 0, isNew: false, isReordered: false, isListed: false, start: 0)
  /// The views around it.
  let open = RecordBlock<OpenView>()
  /// The old views of the reordered views among them.
  let sequence = RecordBlock<OrderedView>()
  /// What waits for the order of others.
  let listed = RecordBlock<ListedView>()
  /// Nodes that were looked at.
  package private(set) var visits = 0

  /// `views` is how many there are to be, as far as that is known: room is made for them where nothing is shown yet.
  package init(
    _ tree: LayoutTree, _ shown: ShownViews, views: Int, scale: Double, oldScale: Double, roundsText: Bool,
    to teller: any ViewTelling
  ) {
    self.tree = tree
    nodes = tree.nodes.handle
    self.shown = shown
    self.views = shown.records
    self.teller = teller
    grid = PixelGrid(scale: scale)
    self.scale = grid.scale
    self.oldScale = PixelGrid(scale: oldScale).scale
    self.roundsText = roundsText
    if shown.isEmpty { shown.records.reserve(views) }
  }

  /// Walks over the tree, whose corner is at `origin`.
  ///
  /// - Parameters:
  ///   - comparesAll: whether frames are compared where nothing is marked.
  ///   - isReordered: whether views came into the host's own or changed their order there.
  ///   - listsAll: whether nothing is told before all is known.
  package mutating func run(from origin: Point, comparesAll: Bool, isReordered: Bool, listsAll: Bool) {
    open.append(inside)
    inside = OpenView(
      slot: .none, id: 0, isNew: shown.isEmpty, isReordered: isReordered, isListed: listsAll, start: 0)
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
  private mutating func isDue(_ node: NodeIndex, _ cursor: Cursor) -> Bool {
    cursor.compares || !nodes[node].marks.isDisjoint(with: .anyChange) || inside.isOrdered
  }

  /// Goes from child to child, and inwards.
  private mutating func walk(_ cursor: inout Cursor) {
    while !cursor.child.isNone {
      let node = cursor.child
      cursor.child = nodes[node].nextSibling
      guard isDue(node, cursor), !nodes[node].flags.contains(.attachment) else { continue }
      if nodes[node].firstChild.isNone, visitLeaf(node, cursor) { continue }
      if !cursor.child.isNone { steps.append(Step(kind: .children, cursor: cursor)) }
      enter(node, &cursor)
    }
  }

  /// A node with nothing in it, as most are, that shows nothing or only itself.
  ///
  /// - Returns: whether it is such a node; else nothing was done.
  @inline(__always)
  private mutating func visitLeaf(_ node: NodeIndex, _ cursor: Cursor) -> Bool {
    let token = nodes[node].token
    var layer = Int(nodes[node].layerCount)
    if token == .max, nodes[node].kind == .scrollView { return false }
    var rect = Rect(origin: cursor.corner + nodes[node].origin, size: nodes[node].size)
    let start = Int(nodes[node].layerStart)
    while layer > 0 {
      layer -= 1
      if tree.modifiers[start + layer].kind == .decoration { return false }
      rect.origin = rect.origin + tree.layers[start + layer].inner.origin
      rect.size = tree.layers[start + layer].inner.size
    }
    visits += 1
    let isChanged = !take(node).isEmpty || cursor.compares
    if token == .max || nodes[node].flags.contains(.hidden) { return true }
    let view = nodes[node].view
    if view == .none {
      _ = insert(.leaf(token), of: node, in: .none, rect)
    } else {
      update(view, .leaf(token), of: node, rect, isChanged: isChanged, isOther: false)
    }
    return true
  }

  /// Takes a node's marks away.
  @inline(__always)
  private mutating func take(_ node: NodeIndex) -> NodeMarks {
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
      if !marks.isEmpty { takeInside(node) }
      return
    }
    if marks.contains(.moved) { cursor.compares = true }
    var layers = Layers(
      node: node, next: Int(nodes[node].layerCount),
      rect: Rect(origin: cursor.corner + nodes[node].origin, size: nodes[node].size),
      isQuiet: marks.isEmpty && !cursor.compares,
      isChanged: cursor.compares || marks.contains(.changed), old: nodes[node].view)
    meet(&layers, &cursor)
  }

  /// Steps 2 to 4.
  private mutating func meet(_ layers: inout Layers, _ cursor: inout Cursor) {
    let node = layers.node
    let start = Int(nodes[node].layerStart)
    while layers.next > 0 {
      layers.next -= 1
      let at = start + layers.next
      switch tree.modifiers[at].kind {
      case .decoration:
        guard enterView(.decoration(tree.modifiers[at].side), &layers) else { return cursor.child = .none }
        steps.append(Step(kind: .endOfView, cursor: cursor))
      case .background:
        // 3.
        let attached = attachment(at, layers, cursor)
        layers.goInwards(tree.layers[at].inner)
        cursor.child = .none
        waiting.append(layers)
        steps.append(Step(kind: .layers, cursor: cursor))
        steps.append(attached)
        return
      case .overlay:
        steps.append(attachment(at, layers, cursor))
      default: break
      }
      layers.goInwards(tree.layers[at].inner)
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
      guard enterView(.scroll, &layers) else { return cursor.child = .none }
      steps.append(Step(kind: .endOfView, cursor: cursor))
      cursor.corner.x += tree.overhang(of: node)
      if layers.movesContent { cursor.compares = true }
    } else if token != .max {
      _ = show(.leaf(token), &layers)
      cursor.child = .none
    }
    assert(layers.old == .none, "a view that is gone is shown")
  }

  /// Meets the view for one layer of a node: the next one that is shown for the node, or a new one.
  ///
  /// - Returns: whether it is new.
  private mutating func show(_ key: ViewKey, _ layers: inout Layers) -> Bool {
    let old = layers.old
    guard old != .none else {
      layers.met = insert(key, of: layers.node, in: layers.met, layers.rect)
      return true
    }
    layers.met = old
    layers.old = views[Int(old)].next
    var isOther = false
    if key == .scroll, !layers.isQuiet { (isOther, layers.movesContent) = setWindow(old, of: layers.node) }
    update(old, key, of: layers.node, layers.rect, isChanged: layers.isChanged, isOther: isOther)
    return false
  }

  /// Meets a view that holds others, and goes into it. The walk comes out of it by `close`.
  ///
  /// - Returns: whether there is anything to do inside; else the walk does not go into it.
  private mutating func enterView(_ key: ViewKey, _ layers: inout Layers) -> Bool {
    let isNew = show(key, &layers)
    if layers.isQuiet, !isNew { return false }
    let at = Int(layers.met)
    let isReordered = views[at].isReordered
    if isReordered { views[at].isReordered = false }
    open.append(inside)
    inside = OpenView(
      slot: layers.met, id: views[at].id, isNew: isNew, isReordered: isReordered, isListed: inside.isListed,
      start: sequence.count)
    inside.setCorner(layers.rect, grid)
    return true
  }

  private mutating func attachment(_ modifier: Int, _ layers: Layers, _ cursor: Cursor) -> Step {
    var attached = cursor
    attached.corner = layers.corner
    attached.child = NodeIndex(rawValue: tree.modifiers[modifier].side)
    return Step(kind: .attachment, cursor: attached)
  }

  /// Takes away the marks below a node.
  private mutating func takeInside(_ top: NodeIndex) {
    var at = nodes[top].firstChild
    var parent = top
    while true {
      if at.isNone {
        if parent == top { return }
        at = nodes[parent].nextSibling
        parent = nodes[parent].parent
        continue
      }
      guard !take(at).isEmpty else {
        at = nodes[at].nextSibling
        continue
      }
      visits += 1
      parent = at
      at = nodes[at].firstChild
    }
  }
}
