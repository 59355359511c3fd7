import LayoutEngine

/// Passes to a host what differs from what it was given before.
final class Commit {
  /// What the host shows.
  let shown: ShownViews
  private weak var host: (any LayoutHost)?
  /// The number of nodes that the last turn visited.
  @exclusivity(unchecked) private(set) var visits = 0
  /// The number of calls of the host since the beginning.
  @exclusivity(unchecked) private(set) var hostCalls = 0
  /// Is called with the frames that the host gets.
  @exclusivity(unchecked) var debugger: LayoutDebugger?
  /// What the host was given, where invariants are checked.
  @exclusivity(unchecked) private var mirror: HostMirror?

  init(_ tree: LayoutTree) { shown = ShownViews(tree) }

  /// Makes `new` the host. Where it is another one, the host before removes its views, inner ones first, and the new
  /// one has none.
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

  /// The view that the host shows for a scroll view; `nil` where it shows none.
  func scrollView(of node: NodeIndex) -> ViewID? {
    guard host != nil, case let slot = shown.slot(of: node, showing: .scroll), slot != .none else { return nil }
    return ViewID(rawValue: shown.id(of: slot))
  }

  /// Notifies the host of a scroll view's offset.
  func notifyOffset(of view: ViewID, _ offset: Point) {
    host?.setContentOffset(view, offset)
    hostCalls += 1
  }

  /// Notifies the host of a scroll view's traits.
  func notifyTraits(of view: ViewID, _ traits: ScrollTraits) {
    host?.setScrollTraits(view, traits)
    hostCalls += 1
  }

  /// Notes that a view shows something by itself: a person changed it.
  func showed(_ content: ViewContent, by view: ViewID) { mirror?.setContent(view, content) }

  /// Whether the tree has marks, or views are gone or look different.
  ///
  /// - Complexity: O(1).
  func isDue(_ session: LayoutSession) -> Bool {
    shown.hasGone || !session.contents.restyled.isEmpty || session.tree.hasMarks
  }

  /// Passes the difference to the host.
  ///
  /// A walk in drawing order compares each view of the layout with the one that is shown for the same layer of the same
  /// node, and calls the host. Views that are gone from the layout are removed first, inner ones before those around
  /// them; new views are inserted, of those that stay the fewest are moved, and content and frame are set where they
  /// differ.
  ///
  /// - Parameter listsAll: whether no call is made before all views of the turn are known.
  func apply(
    _ session: LayoutSession, origin: Point, scale: Double, oldScale: Double, roundsText: Bool, comparesAll: Bool,
    listsAll: Bool, to host: any LayoutHost
  ) {
    let tree = session.tree
    guard !tree.root.isNone else { return }
    compareRestyled(session)
    if tree.settings.checksInvariants, mirror == nil { mirror = HostMirror() }
    let notifier = ViewNotifier(host, session.contents, shown, mirror, debugger)
    var walk = CommitWalk(
      tree, shown, views: session.contents.contents.count + session.contents.decorations.count, scale: scale,
      oldScale: oldScale, roundsText: roundsText, to: notifier)
    walk.run(from: origin, comparesAll: comparesAll, listsAll: listsAll)
    visits = walk.visits
    hostCalls += notifier.calls
    notifier.reportFrames(session.places, scale: scale)
    shown.trim()
    mirror?.check(
      ViewTree(session, origin: origin, grid: PixelGrid(scale: scale), roundsText: roundsText).views)
  }

  /// Finds the views that look different from what the host was given: the first value that was noted counts.
  private func compareRestyled(_ session: LayoutSession) {
    let contents = session.contents
    guard !contents.restyled.isEmpty else { return }
    // Taken out first: what it holds may be released when the function returns.
    let restyled = exchange(&contents.restyled, with: [])
    for (node, key, old) in restyled.reversed() {
      let slot = shown.slot(of: node, showing: key)
      guard slot != .none else { continue }
      let isOther = contents.isKept(key) && contents.content(of: slot, key, shown) != old
      shown.setRestyled(isOther, slot)
      // A node that looked different while the host got the turn before may have lost its mark in that turn.
      if isOther { session.tree.markChanged(node) }
    }
  }
}
