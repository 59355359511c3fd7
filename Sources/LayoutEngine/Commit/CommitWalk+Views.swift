/// What a host is to be told of one view.
package struct ViewCalls {
  package var slot: ViewSlot
  /// The view it is in front of, where it is inserted or moved.
  var sibling = ViewSlot.none
  package var isNew = false
  package var isMoved = false
  package var isRestyled = false
  package var hasFrame = false

  package var isNothing: Bool { !isNew && !isMoved && !isRestyled && !hasFrame }
}

extension CommitWalk {
  /// A view whose inside the walk is in.
  struct OpenView {
    let slot: ViewSlot
    let isNew: Bool
    /// Whether the order of the views in it is worked out, for old ones among them too.
    let isOrdered: Bool
    /// The last view that was met in it, and how many were.
    var last = ViewSlot.none
    var count: UInt32 = 0
    /// Where its views begin in `sequence`.
    let start: Int
    /// The greatest place among the old views so far; whether one came after it that was before.
    var greatest: UInt32 = 0
    var isDisordered = false
    /// The corner in whole pixels from the corner of the host's own view.
    var x = 0.0
    var y = 0.0
    /// The corner in points, where it is too far out.
    var farCorner: Point?

    init(slot: ViewSlot, isNew: Bool, isReordered: Bool, start: Int) {
      self.slot = slot
      self.start = start
      self.isNew = isNew
      isOrdered = isNew || isReordered
    }

    mutating func setCorner(_ rect: Rect, _ walk: CommitWalk) {
      if let edges = PixelEdges(rect, scale: walk.scale, isText: false) {
        x = edges.left
        y = edges.top
      } else {
        farCorner = walk.grid.round(rect).origin
      }
    }

    func corner(_ scale: Double) -> Point { farCorner ?? Point(x: x / scale, y: y / scale) }
  }

  /// Meets the view for one layer of a node.
  ///
  /// 1. It is the next one that is shown for the node, if that shows the same thing in the same parent; else that one
  ///    is gone, with those further inwards, and a new one is made.
  /// 2. Where the order is worked out, it comes next in its parent.
  /// 3. Its frame is compared where it may be another.
  ///
  /// - Returns: whether it is new.
  @discardableResult
  mutating func show(_ key: ViewKey, _ layers: inout Layers) -> Bool {
    let top = open.count - 1
    var calls = ViewCalls(slot: layers.old)
    // 1.
    if layers.old != .none, shown[layers.old].key == key, shown[layers.old].parent == open[top].slot {
      layers.met = layers.old
      layers.old = shown[layers.met].next
      if shown[layers.met].isRestyled {
        calls.isRestyled = true
        shown[layers.met].isRestyled = false
      }
    } else {
      assert(open[top].isOrdered, "a view came where no order is worked out")
      if layers.old != .none { dropRest(&layers) }
      calls.slot = shown.add(key, in: open[top].slot)
      calls.isNew = true
      if layers.met == .none {
        shown.setFirst(calls.slot, of: layers.node)
      } else {
        shown[layers.met].next = calls.slot
      }
      layers.met = calls.slot
    }
    if key == .scroll, !layers.isQuiet || calls.isNew { setWindow(&layers, &calls) }
    // 2.
    if open[top].isOrdered { order(&calls, top) }
    // 3.
    if layers.isChanged || calls.isNew {
      calls.hasFrame = setFrame(
        layers.rect, calls.slot, isText: key.isLeaf && nodes[layers.node].kind == .text, top)
    }
    if !calls.isNothing || open[top].isOrdered { self.calls.append(calls) }
    return calls.isNew
  }

  /// The node's views from `layers.old` inwards are gone.
  mutating func dropRest(_ layers: inout Layers) {
    shown.drop(from: layers.old)
    layers.old = .none
    if layers.met == .none { shown.setFirst(.none, of: layers.node) } else { shown[layers.met].next = .none }
  }

  /// - Returns: whether the frame is another one.
  @inline(__always)
  private func setFrame(_ rect: Rect, _ slot: ViewSlot, isText: Bool, _ top: Int) -> Bool {
    let old = shown[slot].frame
    if !isText || roundsText, open[top].farCorner == nil,
      let edges = PixelEdges(rect, scale: scale, isText: isText)
    {
      let frame = edges.frame(from: open[top].x, open[top].y)
      if old == frame, scale == oldScale { return false }
      shown[slot].frame = frame
      if old.exactPlace == nil, scale == oldScale || old == .unknown { return true }
      defer { shown.removeExact(old) }
      return shown.frame(old, oldScale) != shown.frame(frame, scale)
    }
    return setExactFrame(rect, slot, isText, top)
  }

  /// A frame that is not in whole pixels, or far out.
  private func setExactFrame(_ rect: Rect, _ slot: ViewSlot, _ isText: Bool, _ top: Int) -> Bool {
    let isExact = isText && !roundsText
    let corner = open[top].corner(scale)
    let whole = isExact ? rect : grid.round(rect, keeping: isText ? rect.size : nil)
    let frame = isExact ? whole.moved(by: Point.zero - corner) : grid.round(whole, from: corner)
    let old = shown[slot].frame
    if old != .unknown, shown.frame(old, oldScale) == frame {
      if old.exactPlace != nil { return false }
      shown[slot].frame = shown.addExact(frame)
      return false
    }
    shown.removeExact(old)
    shown[slot].frame = shown.addExact(frame)
    return true
  }

  /// What a scroll view shows: how large its content is.
  private func setWindow(_ layers: inout Layers, _ calls: inout ViewCalls) {
    let node = layers.node
    let size = Size(width: tree.contentLength(of: node, .horizontal), height: tree.contentLength(of: node, .vertical))
    let window = ScrollWindow(axes: tree.scrollAxes(node), contentSize: size, overhang: tree.overhang(of: node))
    guard let old = shown.setWindow(window, of: calls.slot) else { return }
    layers.movesContent = old.overhang != window.overhang
    if old.axes != window.axes || old.contentSize != window.contentSize { calls.isRestyled = true }
  }
}
