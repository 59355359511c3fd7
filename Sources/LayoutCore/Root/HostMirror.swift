import LayoutEngine

/// What a host was given, to be compared with the result of a fresh walk over the whole tree.
final class HostMirror {
  private struct View {
    var content: ViewContent
    var parent: ViewID?
    var frame: Rect?
    var children: ContiguousArray<ViewID> = []
  }

  private var views: [ViewID: View] = [:]
  private var roots: ContiguousArray<ViewID> = []
  /// The number of commits.
  private var commits: UInt32 = 0

  func insert(_ id: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
    views[id] = View(content: content, parent: parent, frame: frame)
    put(id, after: sibling)
  }

  func move(_ id: ViewID, after sibling: ViewID?) {
    edit(id) { list in list.removeAll { $0 == id } }
    put(id, after: sibling)
  }

  func remove(_ id: ViewID) {
    edit(id) { list in list.removeAll { $0 == id } }
    views[id] = nil
  }

  func setFrame(_ id: ViewID, _ frame: Rect) { views[id]?.frame = frame }

  func setContent(_ id: ViewID, _ content: ViewContent) { views[id]?.content = content }

  private func put(_ id: ViewID, after sibling: ViewID?) {
    edit(id) { list in
      // New views are mostly last, so the search starts there.
      let before = sibling.flatMap { list.lastIndex(of: $0) }
      precondition(sibling == nil || before != nil, "\(id) is put in front of \(String(describing: sibling))")
      list.insert(id, at: before.map { $0 + 1 } ?? 0)
    }
  }

  private func edit(_ id: ViewID, _ change: (inout ContiguousArray<ViewID>) -> Void) {
    guard let parent = views[id]?.parent else { return change(&roots) }
    change(&views[parent, default: View(content: .shape(.rectangle, ShapeAppearance()), parent: nil)].children)
  }

  /// Stops the program where the host was given something else than `wanted`, in drawing order, after those commits at
  /// which a check is due.
  ///
  /// - Complexity: O(views).
  func check(_ wanted: @autoclosure () -> ContiguousArray<WantedView>) {
    commits &+= 1
    if Checks.isDue(at: commits) { compare(wanted()) }
  }

  private func compare(_ wanted: ContiguousArray<WantedView>) {
    var pending = ContiguousArray(roots.reversed().map { ($0, Int?.none) })
    var position = 0
    while let (id, parent) = pending.popLast() {
      guard let view = views[id], position < wanted.count else { break }
      let want = wanted[position]
      precondition(
        want.parent == parent && want.content == view.content && want.frame == view.frame,
        "the host has \(view) in \(String(describing: parent)), which should be \(want)")
      for child in view.children.reversed() { pending.append((child, position)) }
      position += 1
    }
    precondition(
      position == wanted.count && position == views.count, "the host shows \(views.count) of \(wanted.count)")
  }
}
