/// Every view that a host shows for the nodes of a tree.
///
/// A node's views are a chain, from the outermost inwards: its decorations, then that of its own content. The node
/// names the first one (`NodeRecord.view`). A record whose view was removed is not used again before the host was
/// called.
package final class ShownViews {
  let nodes: NodeBuffer
  let records = RecordBlock<ShownView>()
  /// Views that were removed since the host's last call.
  let gone = RecordBlock<ViewSlot>()
  let scratch = CommitScratch()
  @exclusivity(unchecked) private var firstFree = ViewSlot.none
  @exclusivity(unchecked) package private(set) var lastID: UInt64 = 0
  /// Frames that are not in whole pixels.
  @exclusivity(unchecked) private var exactFrames = SideTable<Rect>()
  /// The windows of scroll views at the host.
  @exclusivity(unchecked) private var windows: [ViewSlot: ScrollWindow] = [:]

  package init(_ tree: LayoutTree) { nodes = tree.nodes }

  package var isEmpty: Bool { records.isEmpty }
  /// Whether the host was not called yet.
  @exclusivity(unchecked) var isNew = true

  @inline(__always)
  subscript(slot: ViewSlot) -> ShownView {
    _read { yield records[Int(slot)] }
    _modify { yield &records[Int(slot)] }
  }

  /// Whether views were removed since the host's last call.
  package var hasGone: Bool { !gone.isEmpty }

  /// The number of a view to be made.
  @inline(__always)
  func nextID() -> UInt64 {
    lastID &+= 1
    return lastID
  }

  /// Stores a new view.
  @inline(__always)
  func add(_ view: ShownView) -> ViewSlot {
    var slot = firstFree
    if slot == .none {
      slot = ViewSlot(truncatingIfNeeded: records.count)
      records.append(view)
    } else {
      firstFree = records[Int(slot)].next
      records[Int(slot)] = view
    }
    return slot
  }

  /// Notes that the views of `node` from `slot` inwards are removed; `outer` is the one around them, if the node has
  /// one.
  func drop(from slot: ViewSlot, after outer: ViewSlot, of node: NodeIndex) {
    if outer == .none { nodes[node].view = .none } else { self[outer].next = .none }
    var at = slot
    while at != .none {
      gone.append(at)
      at = self[at].next
    }
  }

  /// Notes that the views of a node are removed.
  @inline(__always)
  package func drop(_ node: NodeIndex) {
    let slot = nodes[node].view
    if slot != .none { drop(from: slot, after: .none, of: node) }
  }

  /// The ids of removed views, inner ones first.
  func goneIDs() -> ContiguousArray<UInt64> {
    var ids = ContiguousArray((0..<gone.count).map { self[gone[$0]].id })
    // A view was made after the one around it.
    ids.sort(by: >)
    return ids
  }

  /// Uses the records of removed views again.
  func recycleGone() {
    for at in 0..<gone.count {
      let slot = gone[at]
      if let place = records[Int(slot)].frame.exactPlace { exactFrames.remove(place) }
      if !windows.isEmpty { windows[slot] = nil }
      records[Int(slot)].next = firstFree
      firstFree = slot
    }
    gone.removeAll(from: 0)
    gone.trim()
  }

  /// Removes everything except which ids were used.
  ///
  /// - Returns: the ids of all views, inner ones first.
  package func removeAll() -> ContiguousArray<UInt64> {
    if !isEmpty { for node in 0..<nodes.count { drop(NodeIndex(rawValue: UInt32(node))) } }
    let ids = goneIDs()
    gone.removeAll(from: 0)
    gone.trim()
    records.removeAll(from: 0)
    records.trim()
    firstFree = .none
    exactFrames = SideTable()
    windows = [:]
    isNew = true
    return ids
  }

  // MARK: Frames and windows

  /// The frame of a view at the host, in points.
  @inline(__always)
  func frame(_ frame: PixelFrame, _ scale: Double) -> Rect {
    if let place = frame.exactPlace { return exactFrames[place] }
    return frame.points(scale)
  }

  /// Stores a frame that is not in whole pixels.
  func addExact(_ rect: Rect) -> PixelFrame { .exact(exactFrames.add(rect)) }

  /// Removes a frame that is not in whole pixels.
  func removeExact(_ frame: PixelFrame) {
    if let place = frame.exactPlace { exactFrames.remove(place) }
  }

  /// Sets the window of a scroll view.
  ///
  /// - Returns: the one before.
  func setWindow(_ window: ScrollWindow, of slot: ViewSlot) -> ScrollWindow? {
    windows.updateValue(window, forKey: slot)
  }

  // MARK: Reading

  /// A view's number.
  package func id(of slot: ViewSlot) -> UInt64 { self[slot].id }

  /// The content of a view.
  package func key(of slot: ViewSlot) -> ViewKey { self[slot].key }

  /// The window of a scroll view.
  package func window(of slot: ViewSlot) -> ScrollWindow { windows[slot] ?? ScrollWindow(axes: [], contentSize: .zero) }

  /// The view of a node with the content `key`; `.none` where there is none.
  ///
  /// - Complexity: O(views of the node).
  package func slot(of node: NodeIndex, showing key: ViewKey) -> ViewSlot {
    var slot = nodes[node].view
    while slot != .none, self[slot].key != key { slot = self[slot].next }
    return slot
  }

  /// The number of a node's view, counted from the outermost one on; `nil` where it has fewer.
  package func id(at layer: Int, of node: NodeIndex) -> UInt64? {
    var slot = nodes[node].view
    for _ in 0..<layer where slot != .none { slot = self[slot].next }
    return slot == .none ? nil : self[slot].id
  }

  /// Sets whether the content of a view differs from the host's.
  package func setRestyled(_ isRestyled: Bool, _ slot: ViewSlot) { self[slot].isRestyled = isRestyled }

  /// The room that building left behind the records is given back, and what a large walk worked with.
  package func trim() {
    records.trim()
    scratch.trim()
  }
}

/// The window of a scroll view.
package struct ScrollWindow: Hashable {
  package var axes: Axis.Set
  package var contentSize: Size
  /// The distance by which the content reaches out at the left.
  var overhang = 0.0
}
