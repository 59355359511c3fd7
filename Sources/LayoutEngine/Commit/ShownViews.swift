/// Every view that a host shows of the nodes of a tree.
///
/// A node's views are a chain, from the outermost inwards: its decorations, then what it shows itself. The node names the
/// first one (`NodeRecord.view`). A record whose view is gone is not used again before the host was told.
package final class ShownViews {
  let nodes: NodeBuffer
  let records = RecordBlock<ShownView>()
  /// Views that are gone since the host was last told.
  let gone = RecordBlock<ViewSlot>()
  @exclusivity(unchecked) private var firstFree = ViewSlot.none
  @exclusivity(unchecked) package private(set) var lastID: UInt64 = 0
  /// Frames that are not in whole pixels.
  @exclusivity(unchecked) private var exactFrames = SideTable<Rect>()
  /// What the windows of scroll views were told.
  @exclusivity(unchecked) private var windows: [ViewSlot: ScrollWindow] = [:]

  package init(_ tree: LayoutTree) { nodes = tree.nodes }

  package var isEmpty: Bool { records.isEmpty }

  @inline(__always)
  subscript(slot: ViewSlot) -> ShownView {
    _read { yield records[Int(slot)] }
    _modify { yield &records[Int(slot)] }
  }

  /// Whether views are gone since the host was last told.
  package var hasGone: Bool { !gone.isEmpty }

  /// A new view, with the next number.
  @inline(__always)
  func add(_ key: ViewKey, in parent: ViewSlot, _ frame: PixelFrame, order: UInt32) -> ViewSlot {
    lastID += 1
    let view = ShownView(id: lastID, frame: frame, key: key, parent: parent, order: order)
    guard firstFree != .none else {
      records.append(view)
      return ViewSlot(truncatingIfNeeded: records.count - 1)
    }
    let slot = firstFree
    firstFree = records[Int(slot)].next
    records[Int(slot)] = view
    return slot
  }

  /// Notes that the views of `node` from `slot` inwards are gone; `outer` is the one around them, if the node has one.
  func drop(from slot: ViewSlot, after outer: ViewSlot, of node: NodeIndex) {
    if outer == .none { nodes[node].view = .none } else { self[outer].next = .none }
    var at = slot
    while at != .none {
      gone.append(at)
      at = self[at].next
    }
  }

  /// Notes that the views of a node are gone.
  @inline(__always)
  package func forget(_ node: NodeIndex) {
    let slot = nodes[node].view
    if slot != .none { drop(from: slot, after: .none, of: node) }
  }

  /// Notes that the views of a node and of everything below it are gone. Complexity: O(nodes below it).
  func forgetAll(in top: NodeIndex) {
    var at = top
    while true {
      forget(at)
      var next = nodes[at].firstChild
      while next.isNone {
        if at == top { return }
        next = nodes[at].nextSibling
        if next.isNone { at = nodes[at].parent }
      }
      at = next
    }
  }

  /// The ids of views that are gone, inner ones first.
  package func goneIDs() -> ContiguousArray<UInt64> {
    var ids = ContiguousArray((0..<gone.count).map { self[gone[$0]].id })
    // A view was made after the one around it.
    ids.sort(by: >)
    return ids
  }

  /// Uses the records of views that are gone again.
  package func recycleGone() {
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

  /// Forgets everything but which ids were used.
  ///
  /// - Returns: the ids of all views, inner ones first.
  package func removeAll() -> ContiguousArray<UInt64> {
    if !isEmpty { for node in 0..<nodes.count { forget(NodeIndex(rawValue: UInt32(node))) } }
    let ids = goneIDs()
    gone.removeAll(from: 0)
    gone.trim()
    records.removeAll(from: 0)
    records.trim()
    firstFree = .none
    exactFrames = SideTable()
    windows = [:]
    return ids
  }

  // MARK: Frames and windows

  /// The frame that a view was told, in points.
  func frame(_ frame: PixelFrame, _ scale: Double) -> Rect {
    if let place = frame.exactPlace { return exactFrames[place] }
    return frame.points(scale)
  }

  /// Keeps a frame that is not in whole pixels.
  func addExact(_ rect: Rect) -> PixelFrame { .exact(exactFrames.add(rect)) }

  /// Forgets a frame that is not in whole pixels.
  func removeExact(_ frame: PixelFrame) {
    if let place = frame.exactPlace { exactFrames.remove(place) }
  }

  /// Sets what a scroll view shows.
  ///
  /// - Returns: what it showed before.
  func setWindow(_ window: ScrollWindow, of slot: ViewSlot) -> ScrollWindow? {
    windows.updateValue(window, forKey: slot)
  }

  // MARK: What the outside asks

  /// A view's number.
  package func id(of slot: ViewSlot) -> UInt64 { self[slot].id }

  /// What a view shows.
  package func key(of slot: ViewSlot) -> ViewKey { self[slot].key }

  /// What a scroll view shows.
  package func window(of slot: ViewSlot) -> ScrollWindow { windows[slot] ?? ScrollWindow(axes: [], contentSize: .zero) }

  /// The view of a node that shows `key`; `.none` where there is none. Complexity: O(views of the node).
  package func slot(of node: NodeIndex, showing key: ViewKey) -> ViewSlot {
    var slot = nodes[node].view
    while slot != .none, self[slot].key != key { slot = self[slot].next }
    return slot
  }

  /// Where the view with a number is: its node, and which of the node's views it is, from the outermost one on; `nil` where
  /// there is no such view. Complexity: O(nodes).
  package func find(_ id: UInt64) -> (node: NodeIndex, slot: ViewSlot, layer: Int)? {
    for at in 0..<nodes.count {
      let node = NodeIndex(rawValue: UInt32(at))
      var slot = nodes[node].view
      var layer = 0
      while slot != .none {
        if self[slot].id == id { return (node, slot, layer) }
        slot = self[slot].next
        layer += 1
      }
    }
    return nil
  }

  /// The number of a node's view, counted from the outermost one on; `nil` where it has fewer.
  package func id(at layer: Int, of node: NodeIndex) -> UInt64? {
    var slot = nodes[node].view
    for _ in 0..<layer where slot != .none { slot = self[slot].next }
    return slot == .none ? nil : self[slot].id
  }

  /// Says whether a view shows something else than the host was told.
  package func setRestyled(_ isRestyled: Bool, _ slot: ViewSlot) { self[slot].isRestyled = isRestyled }

  /// The room that building left behind the records is given back.
  package func trim() { records.trim() }
}

/// What a scroll view shows.
package struct ScrollWindow: Hashable {
  package var axes: Axis.Set
  package var contentSize: Size
  /// How far the content juts out at the left.
  var overhang = 0.0
}
