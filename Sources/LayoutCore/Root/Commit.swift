import LayoutEngine

/// Hands over to a host what differs from what it was told before.
final class Commit {
  /// What the host shows.
  let shown = ShownViews()
  private weak var host: (any LayoutHost)?
  /// Nodes that the last turn looked at.
  private(set) var visits = 0
  /// Calls of the host since the beginning.
  @exclusivity(unchecked) private(set) var hostCalls = 0
  /// Is told the frames that the host is given.
  @exclusivity(unchecked) var debugger: LayoutDebugger?
  /// What the host was told, where invariants are checked.
  @exclusivity(unchecked) private var mirror: HostMirror?

  /// Makes `new` the host: where it is another one, the one before removes its views, inner ones first, and the new
  /// one knows of none.
  ///
  /// - Returns: whether it is another one.
  func setHost(_ new: (any LayoutHost)?) -> Bool {
    visits = 0
    guard new !== host || (new == nil && !shown.isEmpty) else { return false }
    let ids = shown.removeAll()
    if let host {
      for id in ids { host.remove(ViewID(rawValue: id)) }
      hostCalls += ids.count
    }
    host = new
    mirror = nil
    return true
  }

  /// Tells the offset of a scroll view where it differs from what the host shows. A view that was made starts at zero.
  func tellOffset(of node: NodeIndex, _ offset: Point, _ state: inout ScrollState) {
    guard let host, case let slot = shown.slot(of: node, showing: .scroll), slot != .none else {
      return state.shown = nil
    }
    let view = ViewID(rawValue: shown.id(of: slot))
    let known = state.shown.flatMap { $0.view == view ? $0.offset : nil } ?? .zero
    state.shown = (view, offset)
    guard known != offset else { return }
    host.setContentOffset(view, offset)
    hostCalls += 1
  }

  /// A view shows something by itself: a person changed it.
  func showed(_ content: ViewContent, by view: ViewID) { mirror?.setContent(view, content) }

  /// Whether the tree has marks, or views are gone. Complexity: O(1).
  func isDue(_ session: LayoutSession) -> Bool {
    let root = session.tree.root
    return shown.hasGone || (!root.isNone && !session.tree.nodes[root].marks.isDisjoint(with: .anyChange))
  }

  /// Hands the difference over.
  ///
  /// 1. Where something may have come or changed its order, the views that this is in are found.
  /// 2. A walk meets each view that is wanted with the one that is shown for the same layer of the same node, if that
  ///    has the same parent; else it is a new one. It notes what the host is to be told.
  /// 3. Views that no element wants any more are removed, inner ones first.
  /// 4. In drawing order, new views are inserted, and of those that stay the fewest are moved. Then content and frame
  ///    are set where they differ.
  func apply(
    _ session: LayoutSession, origin: Point, scale: Double, oldScale: Double, roundsText: Bool, comparesAll: Bool,
    to host: any LayoutHost
  ) {
    let tree = session.tree
    guard !tree.root.isNone else { return }
    // 1.
    compareRestyled(session.contents)
    var isReordered = shown.isEmpty
    if tree.orderChanged, !isReordered { isReordered = OrderSurvey(tree, shown).isRootReordered }
    tree.orderChanged = false
    // 2.
    var walk = CommitWalk(
      tree, shown, views: session.contents.contents.count + session.contents.decorations.count, scale: scale,
      oldScale: oldScale, roundsText: roundsText)
    walk.run(from: origin, comparesAll: comparesAll, isReordered: isReordered)
    visits = walk.visits
    if tree.checksInvariants, mirror == nil { mirror = HostMirror() }
    // 3.
    if shown.hasGone {
      let ids = shown.goneIDs()
      shown.recycleGone()
      for id in ids { remove(ViewID(rawValue: id), host) }
    }
    // 4.
    tell(walk.calls, walk.frames, session.contents, host)
    shown.trim()
    mirror?.check(
      ViewTree(session, origin: origin, grid: PixelGrid(scale: scale), roundsText: roundsText).views)
  }

  private func remove(_ id: ViewID, _ host: any LayoutHost) {
    host.remove(id)
    mirror?.remove(id)
    hostCalls += 1
  }

  /// Step 4.
  private func tell(
    _ calls: RecordBlock<ViewCalls>, _ frames: RecordBlock<Rect>, _ contents: ContentStore, _ host: any LayoutHost
  ) {
    // Whether only the host wants to hear.
    let isPlain = mirror == nil && debugger == nil
    var next = 0
    for at in 0..<calls.count {
      if calls[at].isNew || calls[at].isMoved || calls[at].isRestyled { tellOthers(calls[at], contents, host) }
      guard calls[at].hasFrame else { continue }
      let id = ViewID(rawValue: calls[at].id)
      host.setFrame(id, frames[next])
      hostCalls += 1
      if !isPlain {
        mirror?.setFrame(id, frames[next])
        let content = content(calls[at].slot, calls[at].key, contents)
        debugger?.tellFrame(content, isNew: calls[at].isNew, frames[next])
      }
      next += 1
    }
  }

  /// Tells the host of one view, the frame aside.
  private func tellOthers(_ calls: ViewCalls, _ contents: ContentStore, _ host: any LayoutHost) {
    let id = ViewID(rawValue: calls.id)
    if calls.isNew {
      insert(id, calls, contents, host)
    } else if calls.isMoved {
      let sibling = shown.neighbours(calls).sibling.map(ViewID.init)
      host.move(id, after: sibling)
      mirror?.move(id, after: sibling)
      hostCalls += 1
    }
    if calls.isRestyled {
      let content = content(calls.slot, calls.key, contents)
      host.setContent(id, content)
      mirror?.setContent(id, content)
      hostCalls += 1
    }
  }

  @inline(__always)
  private func insert(_ id: ViewID, _ calls: ViewCalls, _ contents: ContentStore, _ host: any LayoutHost) {
    let neighbours = shown.neighbours(calls)
    let parent = neighbours.parent.map(ViewID.init)
    let sibling = neighbours.sibling.map(ViewID.init)
    hostCalls += 1
    if calls.key.isLeaf, contents.contents.isShape(calls.key.place), mirror == nil {
      // Most views; nothing in it is to be counted.
      let shape = contents.contents[shape: calls.key.place]
      return host.insert(id, .shape(shape.kind, shape.style), into: parent, after: sibling)
    }
    let content = content(calls.slot, calls.key, contents)
    host.insert(id, content, into: parent, after: sibling)
    mirror?.insert(id, content, into: parent, after: sibling)
  }

  /// What a view shows now.
  @inline(__always)
  private func content(_ slot: ViewSlot, _ key: ViewKey, _ contents: ContentStore) -> ViewContent {
    if key.isLeaf { return contents.contents[key.place] }
    if key.isDecoration { return .decorated(contents.decorations[key.place].withoutClosures) }
    let window = shown.window(of: slot)
    return .scroll(window.axes, contentSize: window.contentSize)
  }

  /// Finds out which views show something else than the host was told: what counts is what was noted first.
  private func compareRestyled(_ contents: ContentStore) {
    guard !contents.restyled.isEmpty else { return }
    // Taken out first: what it holds may die when this is over.
    let restyled = exchange(&contents.restyled, with: [])
    for (node, key, old) in restyled.reversed() {
      let slot = shown.slot(of: node, showing: key)
      guard slot != .none else { continue }
      shown.setRestyled(contents.isKept(key) && content(slot, key, contents) != old, slot)
    }
  }
}
