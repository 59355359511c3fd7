/// What a host is to be told of one view.
package struct ViewCalls {
  /// The view's number, which hosts know.
  package var id: UInt64 = 0
  package var slot: ViewSlot
  package var key: ViewKey
  /// The view it is in front of, where it is inserted or moved.
  var sibling = ViewSlot.none
  package var isNew = false
  package var isMoved = false
  package var isRestyled = false
  /// Whether the next one in `CommitWalk.frames` is its frame.
  package var hasFrame = false

  init(_ slot: ViewSlot, _ key: ViewKey) {
    self.slot = slot
    self.key = key
  }

  var isNothing: Bool { !isNew && !isMoved && !isRestyled && !hasFrame }
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

    mutating func setCorner(_ rect: Rect, _ grid: PixelGrid) {
      if let edges = PixelEdges(rect, scale: grid.scale, isText: false) {
        x = edges.left
        y = edges.top
      } else {
        farCorner = grid.round(rect).origin
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
  func show(_ key: ViewKey, _ layers: inout Layers) -> Bool {
    let top = open.count - 1
    var calls = ViewCalls(layers.old, key)
    // 1.
    if layers.old != .none, views[Int(layers.old)].key == key, views[Int(layers.old)].parent == open[top].slot {
      layers.met = layers.old
      layers.old = views[Int(layers.met)].next
      if views[Int(layers.met)].isRestyled {
        calls.isRestyled = true
        views[Int(layers.met)].isRestyled = false
      }
    } else {
      assert(open[top].isOrdered, "a view came where no order is worked out")
      add(&calls, &layers, in: open[top].slot)
    }
    if key == .scroll, !layers.isQuiet || calls.isNew { setWindow(&layers, &calls) }
    // 2.
    let isOrdered = open[top].isOrdered
    if isOrdered { order(&calls, top) }
    // 3.
    if layers.isChanged || calls.isNew {
      setFrame(layers.rect, &calls, isText: key.isLeaf && isMeasuredExactly(layers.node), top)
    }
    if isOrdered || !calls.isNothing {
      calls.id = views[Int(calls.slot)].id
      self.calls.append(calls)
    }
    return calls.isNew
  }

  /// The short way for a leaf that shows what it showed where it was: a place among its siblings and a frame at most.
  ///
  /// - Returns: whether it could be gone.
  @inline(__always)
  func moveLeaf(_ node: NodeIndex, _ slot: ViewSlot, _ token: UInt32, from corner: Point) -> Bool {
    let (at, top) = (Int(slot), open.count - 1)
    let isText = isMeasuredExactly(node)
    guard views[at].isOnly(.leaf(token)), views[at].parent == open[top].slot, views[at].frame.isWhole,
      open[top].farCorner == nil, scale == oldScale, !isText || roundsText
    else { return false }
    var rect = Rect(origin: corner + nodes[node].origin, size: nodes[node].size)
    let start = Int(nodes[node].modifierStart)
    var layer = start + Int(nodes[node].modifierCount)
    while layer > start {
      layer -= 1
      if tree.modifiers[layer].kind == .decoration { return false }
      rect.origin = rect.origin + tree.modifiers[layer].inner.origin
      rect.size = tree.modifiers[layer].inner.size
    }
    guard let edges = PixelEdges(rect, scale: scale, isText: isText) else { return false }
    let frame = edges.frame(from: open[top].x, open[top].y)
    let isOther = views[at].frame != frame
    guard isOther || open[top].isOrdered else { return true }
    var calls = ViewCalls(slot, .leaf(token))
    calls.id = views[at].id
    if open[top].isOrdered { order(&calls, top) }
    if isOther {
      views[at].frame = frame
      tell(frame.points(scale), &calls)
    }
    self.calls.append(calls)
    return true
  }

  /// Makes a view, inwards of the last one of the node that was met.
  private func add(_ calls: inout ViewCalls, _ layers: inout Layers, in parent: ViewSlot) {
    if layers.old != .none { dropRest(&layers) }
    calls.slot = shown.add(calls.key, in: parent)
    calls.isNew = true
    if layers.met == .none {
      shown.setFirst(calls.slot, of: layers.node)
    } else {
      views[Int(layers.met)].next = calls.slot
    }
    layers.met = calls.slot
  }

  /// The node's views from `layers.old` inwards are gone.
  func dropRest(_ layers: inout Layers) {
    shown.drop(from: layers.old)
    layers.old = .none
    if layers.met == .none { shown.setFirst(.none, of: layers.node) } else { shown[layers.met].next = .none }
  }

  /// Whether a leaf must not be cut by rounding: texts, and what is marked.
  @inline(__always)
  private func isMeasuredExactly(_ node: NodeIndex) -> Bool {
    nodes[node].kind == .text || nodes[node].marks.contains(.exact)
  }

  /// Notes the frame where it is another one.
  @inline(__always)
  private func setFrame(_ rect: Rect, _ calls: inout ViewCalls, isText: Bool, _ top: Int) {
    let at = Int(calls.slot)
    let old = views[at].frame
    if !isText || roundsText, open[top].farCorner == nil,
      let edges = PixelEdges(rect, scale: scale, isText: isText)
    {
      let frame = edges.frame(from: open[top].x, open[top].y)
      if old == frame, scale == oldScale { return }
      views[at].frame = frame
      let points = frame.points(scale)
      if old == .unknown || old.exactPlace == nil && scale == oldScale || retell(points, old) {
        tell(points, &calls)
      }
    } else {
      setExactFrame(rect, &calls, isText, top)
    }
  }

  @inline(__always)
  private func tell(_ frame: Rect, _ calls: inout ViewCalls) {
    calls.hasFrame = true
    frames.append(frame)
  }

  /// Whether a frame differs from one that was told off the pixel grid, or in another scale.
  private func retell(_ frame: Rect, _ old: PixelFrame) -> Bool {
    defer { shown.removeExact(old) }
    return shown.frame(old, oldScale) != frame
  }

  /// A frame that is not in whole pixels, or far out.
  private func setExactFrame(_ rect: Rect, _ calls: inout ViewCalls, _ isText: Bool, _ top: Int) {
    let isExact = isText && !roundsText
    let corner = open[top].corner(scale)
    let whole = isExact ? rect : grid.round(rect, keeping: isText ? rect.size : nil)
    let frame = isExact ? whole.moved(by: Point.zero - corner) : grid.round(whole, from: corner)
    let old = views[Int(calls.slot)].frame
    if old != .unknown, shown.frame(old, oldScale) == frame {
      if old.exactPlace == nil { views[Int(calls.slot)].frame = shown.addExact(frame) }
    } else {
      shown.removeExact(old)
      views[Int(calls.slot)].frame = shown.addExact(frame)
      tell(frame, &calls)
    }
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
