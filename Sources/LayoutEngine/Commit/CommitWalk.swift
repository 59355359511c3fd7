/// Compares the views of a tree with those that are shown, along the marks on what changed, and reports the difference
/// on the way.
///
/// A walk in drawing order, without recursion. Children that only few changes lead to come in the order of the changes:
/// 1. A node without marks is skipped with everything below it. It is visited where all frames are compared, since
///    something around it moved, and where the order of views is computed. In a node that is marked for its children
///    alone the walk goes straight to the marked children (`ChangedWays`).
/// 2. A node's layers are visited from the outermost inwards. A decoration is a view that holds everything inside it.
/// 3. Backgrounds come before the element they belong to, overlays after it.
/// 4. A leaf with content is a view; so is a scroll view, which holds its children. Other containers are none.
/// 5. A node that is not shown has no views: those that were shown of it, and of its children, are gone.
/// 6. The first of a node's views that shows something else than its layer now, or is in another view than before, is
///    gone, with those further inwards. New ones come in their place, so everything inside is gone too.
/// 7. Views that are gone are reported first. Most are known before the walk, since their nodes are gone. Where layers
///    changed, or nodes left sight, more may turn out to be gone: then all reports wait in a list.
/// 8. In a view whose old views may be in another order, it is known at its end which of them are moved. The reports
///    inside it wait in the list until then.
package struct CommitWalk {
  /// The place of the walk among a node's children.
  struct Cursor {
    var child: NodeIndex
    /// The number of the step that leads to the child; -1 where the walk goes from sibling to sibling.
    var step: Int32 = -1
    /// The origin of the children's corners.
    var corner: Point
    /// Whether all frames are compared.
    var compares: Bool

    /// The end of the children.
    static var nowhere: Cursor { Cursor(child: .none, corner: .zero, compares: false) }
  }

  /// A node's layers that are still to be met, from the outermost inwards.
  struct Layers {
    let node: NodeIndex
    /// The marks of the node.
    let marks: NodeMarks
    /// The corner of the outermost one, from which attachments count.
    let corner: Point
    var next: Int
    var rect: Rect
    /// Whether all frames in it are compared.
    var compares: Bool
    /// The next of the node's views that were shown, and the last that was met.
    var old: ViewSlot
    var met = ViewSlot.none

    /// Whether the node and its surroundings are unchanged.
    var isQuiet: Bool { marks.isEmpty && !compares }

    /// Goes on to the inside of a layer, which is at `inner` in it.
    @inline(__always)
    mutating func goInwards(_ inner: Rect) {
      rect.origin = rect.origin + inner.origin
      rect.size = inner.size
    }
  }

  fileprivate enum StepKind: UInt8 { case children, attachment, layers, endOfView }

  fileprivate struct Step {
    var cursor: Cursor
    var kind: StepKind
  }

  let tree: LayoutTree
  /// No record is added while the walk goes on.
  let nodes: NodeHandle
  let shown: ShownViews
  /// Its records.
  let views: RecordBlock<ShownView>
  let notifier: any ViewNotifying
  let grid: PixelGrid
  let scale: Double
  /// The scale of the shown frames, where it was another one.
  let oldScale: Double
  let isSameScale: Bool
  let roundsText: Bool
  private let steps: RecordBlock<Step>
  /// The layers of the steps of that kind.
  private let waiting: RecordBlock<Layers>
  /// The view that the walk is in; at first the surroundings of the host's own.
  var inside = OpenView(slot: .none, id: 0, isNew: false, isReordered: false, isListed: false, start: 0)
  /// The views around it.
  let open: RecordBlock<OpenView>
  /// The old views of the reordered views among them.
  let sequence: RecordBlock<OrderedView>
  /// The calls that wait.
  let listed: RecordBlock<ListedView>
  /// The number of visited nodes.
  package private(set) var visits = 0

  /// A walk; `views` is the number of views, as far as that is known: room is reserved for them where nothing is shown
  /// yet.
  package init(
    _ tree: LayoutTree, _ shown: ShownViews, views: Int, scale: Double, oldScale: Double, roundsText: Bool,
    to notifier: any ViewNotifying
  ) {
    self.tree = tree
    nodes = tree.nodes.handle
    self.shown = shown
    self.views = shown.records
    let scratch = shown.scratch
    (steps, waiting, open) = (scratch.steps, scratch.waiting, scratch.open)
    (sequence, listed) = (scratch.sequence, scratch.listed)
    self.notifier = notifier
    grid = PixelGrid(scale: scale)
    self.scale = grid.scale
    self.oldScale = PixelGrid(scale: oldScale).scale
    isSameScale = self.scale == self.oldScale
    self.roundsText = roundsText
    if shown.isEmpty { shown.records.reserve(views) }
  }

  /// Walks over the tree, whose corner is at `origin`.
  ///
  /// - Parameters:
  ///   - comparesAll: whether frames are compared where nothing is marked.
  ///   - listsAll: whether all calls wait for the end of the walk.
  package mutating func run(from origin: Point, comparesAll: Bool, listsAll: Bool) {
    let isNew = shown.isNew
    shown.isNew = false
    // 7.
    let listsAll = listsAll || tree.ownMarks.contains(.relayered) && !isNew
    if !listsAll { removeGone() }
    open.append(inside)
    inside = OpenView(
      slot: .none, id: 0, isNew: isNew, isReordered: tree.ownMarks.contains(.reordered), isListed: listsAll, start: 0)
    tree.ownMarks = .none
    reserveOrder()
    walk(from: Cursor(child: tree.root, corner: origin, compares: comparesAll))
    close()
    // The host may have changed what the walk was past.
    if tree.hasMarks { tree.markedWays.giveUp() } else { tree.markedWays.removeAll() }
    assert(!shown.hasGone, "a view is gone that the host still has")
  }

  /// Goes from child to child, and inwards.
  private mutating func walk(from start: Cursor) {
    var cursor = start
    var isAttached = false
    while true {
      var layers: Layers
      if cursor.child.isNone {
        guard let step = steps.popLast() else { return }
        cursor = step.cursor
        switch step.kind {
        case .children: continue
        case .attachment:
          isAttached = true
          continue
        case .layers: layers = waiting.removeLast()
        case .endOfView:
          close()
          continue
        }
      } else {
        let node = cursor.child
        goOn(&cursor)
        let flags = nodes[node].flags
        if flags.contains(.attachment) {
          // It is met with its layer, and not with its siblings.
          if !isAttached { continue }
          isAttached = false
          cursor.child = .none
        }
        // 1.
        let before = nodes[node].marks
        guard cursor.compares || inside.isOrdered || !before.isDisjoint(with: .anyChange) else {
          if cursor.step < 0 { cursor.child = firstMarked(from: cursor.child) }
          continue
        }
        visits &+= 1
        nodes[node].marks = before.subtracting(.anyChange)
        let marks = before.intersection(.anyChange)
        if flags.contains(.hidden) {
          if !marks.isEmpty { leaveOut(node, drops: marks.contains(.relayered)) }
          continue
        }
        let compares = cursor.compares || marks.contains(.moved)
        // Only its place is to be known.
        if marks.isEmpty, !compares, passLeaf(node, flags) { continue }
        if !tree.isSeen(nodes, node) {
          goInwards(node, marks, compares, &cursor)
          continue
        }
        let rect = Rect(origin: cursor.corner + nodes[node].origin, size: nodes[node].size)
        layers = Layers(
          node: node, marks: marks, corner: rect.origin, next: Int(nodes[node].layerCount), rect: rect,
          compares: compares, old: nodes[node].view)
      }
      meet(&layers, &cursor)
    }
  }

  /// Goes on to the next child of the same node.
  @inline(__always)
  private mutating func goOn(_ cursor: inout Cursor) {
    if cursor.step < 0 {
      cursor.child = nodes[cursor.child].nextSibling
    } else {
      (cursor.child, cursor.step) = follow(from: nodes[cursor.child].parent, cursor.step &+ 1)
    }
  }

  /// The first marked child of `parent` that a step leads to whose number is at least `start`, and that number.
  ///
  /// It changes nothing in the walk, which would be copied for a call that is not marked as `mutating`.
  @inline(never)
  private mutating func follow(from parent: NodeIndex, _ start: Int32) -> (child: NodeIndex, step: Int32) {
    let nodes = nodes
    let next = tree.markedWays.next(from: parent, Int(start), nodes) { !nodes[$0].marks.isDisjoint(with: .anyChange) }
    return (next.child, Int32(next.step))
  }

  /// The first one with marks of a node and the siblings after it.
  @inline(__always)
  private mutating func firstMarked(from node: NodeIndex) -> NodeIndex {
    var at = node
    while !at.isNone, nodes[at].marks.isDisjoint(with: .anyChange) { at = nodes[at].nextSibling }
    return at
  }

  /// Removes a node's marks.
  @inline(__always)
  private mutating func take(_ node: NodeIndex) -> NodeMarks {
    let marks = nodes[node].marks
    nodes[node].marks = marks.subtracting(.anyChange)
    return marks.intersection(.anyChange)
  }

  /// Goes to the children of a node without a view, such as a group, and puts off its siblings.
  @inline(__always)
  private mutating func goInwards(
    _ node: NodeIndex, _ marks: NodeMarks, _ compares: Bool, _ cursor: inout Cursor
  ) {
    if nodes[node].firstChild.isNone { return }
    var corner = cursor.corner + nodes[node].origin
    let start = Int(nodes[node].layerStart)
    var next = Int(nodes[node].layerCount)
    while next > 0 {
      next &-= 1
      corner = corner + tree.layers[start &+ next].inner.origin
    }
    goInwards(node, marks, corner, compares, &cursor)
  }

  /// Goes to a node's children, and puts off its siblings. Where the node is marked for what is in it alone, steps lead
  /// to the marked children.
  @inline(__always)
  private mutating func goInwards(
    _ node: NodeIndex, _ marks: NodeMarks, _ corner: Point, _ compares: Bool, _ cursor: inout Cursor
  ) {
    let child = nodes[node].firstChild
    if child.isNone { return }
    putOff(&cursor)
    cursor = Cursor(child: child, corner: corner, compares: compares)
    guard marks == .changedInside, !compares, !inside.isOrdered else { return }
    if tree.markedWays.areTaken(takesShortCuts: tree.settings.takesShortCuts) {
      (cursor.child, cursor.step) = follow(from: node, 0)
    }
  }

  /// Lists the rest of a node's siblings for later.
  @inline(__always)
  private mutating func putOff(_ cursor: inout Cursor) {
    if !cursor.child.isNone { steps.append(Step(cursor: cursor, kind: .children)) }
    cursor.child = .none
  }

  /// Meets the views of a node, by steps 2 to 4.
  @inline(__always)
  private mutating func meet(_ layers: inout Layers, _ cursor: inout Cursor) {
    let node = layers.node
    let start = Int(nodes[node].layerStart)
    let showsLayers = nodes[node].flags.contains(.showsLayers)
    while layers.next > 0 {
      layers.next &-= 1
      let at = start &+ layers.next
      if showsLayers, tree.modifiers[at].kind.isShown {
        putOff(&cursor)
        guard let inner = meetShown(at, layers) else { return }
        (layers.old, layers.met) = (inner.old, inner.met)
      }
      layers.goInwards(tree.layers[at].inner)
    }
    // 4.
    let token = nodes[node].token
    if nodes[node].kind == .scrollView {
      putOff(&cursor)
      guard let inner = enterView(.scroll, layers) else { return }
      layers.compares = inner.compares
      layers.rect.origin.x += tree.overhang(of: node)
    } else if token != .max {
      _ = show(.leaf(token), &layers)
      return
    } else {
      dropRest(&layers)
    }
    goInwards(node, layers.marks, layers.rect.origin, layers.compares, &cursor)
  }

  /// Meets a visible layer.
  ///
  /// - Returns: the layers inwards, where the walk goes on to them at once.
  @inline(never)
  private mutating func meetShown(_ at: Int, _ layers: Layers) -> Layers? {
    let side = tree.modifiers[at].side
    let kind = tree.modifiers[at].kind
    if kind == .decoration { return enterView(.decoration(side), layers) }
    // 3.
    if kind == .background {
      waiting.append(layers)
      waiting[waiting.count - 1].goInwards(tree.layers[at].inner)
      steps.append(Step(cursor: .nowhere, kind: .layers))
    }
    let attached = Cursor(child: NodeIndex(rawValue: side), corner: layers.corner, compares: layers.compares)
    if !attached.child.isNone { steps.append(Step(cursor: attached, kind: .attachment)) }
    return kind == .background ? nil : layers
  }

  /// Meets the view for one layer of a node: the next one that is shown for the node, or a new one.
  ///
  /// - Returns: whether it is new.
  @inline(__always)
  private mutating func show(_ key: ViewKey, _ layers: inout Layers) -> Bool {
    let old = layers.old
    if old != .none, views[Int(old)].key == key, views[Int(old)].parent == inside.slot {
      layers.met = old
      layers.old = views[Int(old)].next
      update(old, key, &layers)
      return false
    }
    dropRest(&layers)
    insert(key, &layers)
    return true
  }

  /// Removes the views from the first one that differs, by step 6.
  @inline(__always)
  private mutating func dropRest(_ layers: inout Layers) {
    if layers.old == .none { return }
    shown.drop(from: layers.old, after: layers.met, of: layers.node)
    layers.old = .none
  }

  /// Meets a view with others inside, and goes into it; the walk comes out of it by `close`.
  ///
  /// - Returns: the layers inwards, if there is anything to do inside.
  @inline(never)
  private mutating func enterView(_ key: ViewKey, _ outer: Layers) -> Layers? {
    var layers = outer
    let isNew = show(key, &layers)
    if layers.isQuiet, !isNew { return nil }
    open.append(inside)
    inside = OpenView(
      slot: layers.met, id: views[Int(layers.met)].id, isNew: isNew,
      isReordered: !layers.marks.isDisjoint(with: .anyOrder), isListed: inside.isListed, start: sequence.count)
    inside.setCorner(layers.rect, grid)
    steps.append(Step(cursor: .nowhere, kind: .endOfView))
    return layers
  }

  /// Removes the marks in a node, and its views where it was shown before, by step 5.
  private mutating func leaveOut(_ top: NodeIndex, drops: Bool) {
    var at = top
    var isMarked = true
    while true {
      if drops { shown.drop(at) }
      var next = isMarked || drops ? nodes[at].firstChild : .none
      while next.isNone {
        if at == top { return }
        next = nodes[at].nextSibling
        if next.isNone { at = nodes[at].parent }
      }
      at = next
      isMarked = !take(at).isEmpty
      if isMarked { visits &+= 1 }
    }
  }
}

extension LayoutTree {
  /// Whether a node shows anything itself, or did.
  @inline(__always)
  func isSeen(_ n: NodeHandle, _ node: NodeIndex) -> Bool {
    n[node].token != .max || n[node].flags.contains(.showsLayers) || n[node].view != .none
      || n[node].kind == .scrollView
  }
}

/// The lists that a walk works with, which the next one uses again. They are empty between walks.
struct CommitScratch {
  fileprivate let steps = RecordBlock<CommitWalk.Step>()
  fileprivate let waiting = RecordBlock<CommitWalk.Layers>()
  fileprivate let open = RecordBlock<CommitWalk.OpenView>()
  let sequence = RecordBlock<OrderedView>()
  let listed = RecordBlock<ListedView>()

  /// Frees the room of a large walk. A nest of thousands is no reason to take it anew in each turn.
  func trim() {
    let limit = 1 << 12
    steps.trim(above: limit)
    waiting.trim(above: limit)
    open.trim(above: limit)
    sequence.trim(above: limit)
    listed.trim(above: limit)
  }
}
