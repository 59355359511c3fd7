/// Every view that a host shows, by node.
///
/// A node's views are a chain, from the outermost inwards: its decorations, then what it shows itself. A record whose
/// view is gone is not used again before the host was told.
package final class ShownViews {
  package init() {}

  let records = RecordBlock<ShownView>()
  /// The outermost view of each node, by the node's index.
  private let ofNode = RecordBlock<ViewSlot>()
  /// Views that are gone since the host was last told.
  let gone = RecordBlock<ViewSlot>()
  @exclusivity(unchecked) private var firstFree = ViewSlot.none
  @exclusivity(unchecked) package private(set) var lastID: UInt64 = 0
  /// Frames that are not in whole pixels.
  @exclusivity(unchecked) private var exactFrames = SideTable<Rect>()
  /// What the windows of scroll views were told.
  @exclusivity(unchecked) private var windows: [ViewSlot: ScrollWindow] = [:]

  package var isEmpty: Bool { records.isEmpty }

  @inline(__always)
  subscript(slot: ViewSlot) -> ShownView {
    _read { yield records[Int(slot)] }
    _modify { yield &records[Int(slot)] }
  }

  /// The outermost view of a node.
  @inline(__always)
  func first(of node: NodeIndex) -> ViewSlot {
    let at = Int(node.rawValue)
    return at < ofNode.count ? ofNode[at] : .none
  }

  func setFirst(_ slot: ViewSlot, of node: NodeIndex) {
    let at = Int(node.rawValue)
    if at >= ofNode.count { ofNode.fill(to: at + 1, with: .none) }
    ofNode[at] = slot
  }

  /// Makes room for the views of a tree whose node indices are below `count`.
  func reserve(_ count: Int) {
    ofNode.fill(to: count, with: .none)
  }

  /// Nodes below this number may have views.
  var nodeCount: Int { ofNode.count }

  /// Whether views are gone since the host was last told.
  package var hasGone: Bool { !gone.isEmpty }

  /// A new view.
  func add(_ key: ViewKey, in parent: ViewSlot) -> ViewSlot {
    lastID += 1
    let view = ShownView(id: lastID, key: key, parent: parent)
    guard firstFree != .none else {
      records.append(view)
      return ViewSlot(records.count - 1)
    }
    let slot = firstFree
    firstFree = records[Int(slot)].next
    records[Int(slot)] = view
    return slot
  }

  /// Notes that the views from `slot` inwards, all of one node, are gone.
  func drop(from slot: ViewSlot) {
    var at = slot
    while at != .none {
      gone.append(at)
      at = records[Int(at)].next
    }
  }

  /// Notes that the views of a node are gone.
  package func forget(_ node: NodeIndex) {
    let slot = first(of: node)
    guard slot != .none else { return }
    drop(from: slot)
    ofNode[Int(node.rawValue)] = .none
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
    for node in 0..<ofNode.count { forget(NodeIndex(rawValue: UInt32(node))) }
    let ids = goneIDs()
    for block in [ofNode, gone] {
      block.removeAll(from: 0)
      block.trim()
    }
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

  /// What a scroll view shows.
  package func window(of slot: ViewSlot) -> ScrollWindow { windows[slot] ?? ScrollWindow(axes: [], contentSize: .zero) }

  /// The view of a node that shows `key`; `.none` where there is none. Complexity: O(views of the node).
  package func slot(of node: NodeIndex, showing key: ViewKey) -> ViewSlot {
    var slot = first(of: node)
    while slot != .none, self[slot].key != key { slot = self[slot].next }
    return slot
  }

  /// The node that the view with a number shows; `nil` where there is no such view. Complexity: O(nodes).
  package func node(of id: UInt64) -> NodeIndex? {
    for at in 0..<ofNode.count {
      var slot = ofNode[at]
      while slot != .none {
        if self[slot].id == id { return NodeIndex(rawValue: UInt32(at)) }
        slot = self[slot].next
      }
    }
    return nil
  }

  /// The node that the view with a number shows, and what of it; `nil` where there is no such view. Complexity: O(nodes).
  package func shown(by id: UInt64) -> (node: NodeIndex, key: ViewKey)? {
    guard let node = node(of: id) else { return nil }
    var slot = first(of: node)
    while slot != .none, self[slot].id != id { slot = self[slot].next }
    return slot == .none ? nil : (node, self[slot].key)
  }

  /// Which of a node's views has a number, from the outermost one on; `nil` where none has.
  package func layer(of id: UInt64, of node: NodeIndex) -> Int? {
    var slot = first(of: node)
    var layer = 0
    while slot != .none, self[slot].id != id {
      slot = self[slot].next
      layer += 1
    }
    return slot == .none ? nil : layer
  }

  /// The number of a node's view, counted from the outermost one on; `nil` where it has fewer.
  package func id(at layer: Int, of node: NodeIndex) -> UInt64? {
    var slot = first(of: node)
    for _ in 0..<layer where slot != .none { slot = self[slot].next }
    return slot == .none ? nil : self[slot].id
  }

  /// Says whether a view shows something else than the host was told.
  package func setRestyled(_ isRestyled: Bool, _ slot: ViewSlot) { self[slot].isRestyled = isRestyled }

  /// The view around the one that is told of, and the one it is in front of; `nil` for the host's own and for none.
  package func neighbours(_ calls: ViewCalls) -> (parent: UInt64?, sibling: UInt64?) {
    let parent = self[calls.slot].parent
    return (parent == .none ? nil : self[parent].id, calls.sibling == .none ? nil : self[calls.sibling].id)
  }

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
