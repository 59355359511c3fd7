/// The calls of a host for a view.
struct ViewNews: OptionSet {
  let rawValue: UInt8

  static var new: ViewNews { ViewNews(rawValue: 1) }
  static var moved: ViewNews { ViewNews(rawValue: 2) }
  static var restyled: ViewNews { ViewNews(rawValue: 4) }
  static var framed: ViewNews { ViewNews(rawValue: 8) }
}

extension CommitWalk {
  /// A view whose inside is being walked.
  struct OpenView {
    let slot: ViewSlot
    /// Its number; 0 for the host's own.
    let id: UInt64
    /// Whether the order of the views in it is computed, for old ones among them too.
    let isOrdered: Bool
    /// Whether old ones may be in another order, so that the fewest are moved.
    let isReordered: Bool
    /// Whether calls wait in a list: here, or around it, it is not known yet which views go or are moved.
    let isListed: Bool
    /// The number of the last view that was met in it, and the count of all.
    var last: UInt64 = 0
    var count: UInt32 = 0
    /// The beginning of its views in `sequence`.
    let start: Int
    /// The greatest place among the old views so far; a view that comes after it with a lower one has moved.
    var greatest: UInt32 = 0
    var isDisordered = false
    /// The corner in whole pixels from the corner of the host's own view.
    var pixels = SIMD2<Int32>.zero
    /// The corner in points, where it is too far out.
    var farCorner: Point?

    init(slot: ViewSlot, id: UInt64, isNew: Bool, isReordered: Bool, isListed: Bool, start: Int) {
      self.slot = slot
      self.id = id
      isOrdered = isNew || isReordered
      self.isReordered = isReordered && !isNew
      self.isListed = isListed || isReordered && !isNew
      self.start = start
    }

    mutating func setCorner(_ rect: Rect, _ grid: PixelGrid) {
      if let frame = PixelFrame(rect, scale: grid.scale) {
        pixels = frame.numbers.lowHalf
      } else {
        farCorner = grid.round(rect).origin
      }
    }

    func corner(_ scale: Double) -> Point {
      farCorner ?? Point(x: Double(pixels.x) / scale, y: Double(pixels.y) / scale)
    }
  }

  /// Makes a view for one layer of a node, and calls the host or lists the calls; it comes next in its parent.
  @inline(__always)
  mutating func insert(_ key: ViewKey, _ layers: inout Layers) {
    assert(inside.isOrdered, "a view came where no order is computed")
    let sibling = inside.last
    let isText = isMeasuredExactly(key, layers.node)
    let frame = pixels(layers.rect, isText: isText) ?? addExactFrame(layers.rect, isText: isText)
    inside.count &+= 1
    let id = shown.nextID()
    let slot = shown.add(ShownView(id: id, frame: frame, key: key, parent: inside.slot, order: inside.count))
    inside.last = id
    if layers.met == .none { nodes[layers.node].view = slot } else { views[Int(layers.met)].next = slot }
    layers.met = slot
    if key == .scroll { _ = setWindow(slot, of: layers.node) }
    if inside.isListed {
      listed.append(ListedView(slot: slot, news: .new, sibling: sibling))
    } else {
      notifier.insert(
        ViewReference(id: id, slot: slot, key: key), frame: shown.frame(frame, scale), into: inside.id, after: sibling)
    }
  }

  /// Meets a view that is shown.
  ///
  /// 1. Its frame is compared where it may differ, and the window of a scroll view.
  /// 2. Where the order is computed, it comes next in its parent. Where calls wait, those for differences are listed.
  /// 3. Otherwise they are made at once.
  @inline(__always)
  mutating func update(_ slot: ViewSlot, _ key: ViewKey, _ layers: inout Layers) {
    let at = Int(slot)
    var news = ViewNews()
    if views[at].isRestyled {
      views[at].isRestyled = false
      news = .restyled
    }
    // 1.
    if !layers.isQuiet {
      if setFrame(slot, layers.rect, isText: isMeasuredExactly(key, layers.node)) { news.formUnion(.framed) }
      if key == .scroll {
        let (isOther, movesContent) = setWindow(slot, of: layers.node)
        if isOther { news.formUnion(.restyled) }
        if movesContent { layers.compares = true }
      }
    }
    // 2.
    order(slot, news)
    // 3.
    if !inside.isListed, !news.isEmpty {
      notifyChange(ViewReference(id: views[at].id, slot: slot, key: key), news)
    }
  }

  /// Makes the calls that had to wait.
  mutating func notify(_ slot: ViewSlot, _ news: ViewNews, after sibling: UInt64) {
    let view = views[Int(slot)]
    let reference = ViewReference(id: view.id, slot: slot, key: view.key)
    if news.contains(.new) {
      let parent = view.parent == .none ? 0 : views[Int(view.parent)].id
      return notifier.insert(reference, frame: shown.frame(view.frame, scale), into: parent, after: sibling)
    }
    if news.contains(.moved) { notifier.move(reference, after: sibling) }
    notifyChange(reference, news)
  }

  /// Makes the calls for the content and the frame of a view that stays in its place.
  @inline(__always)
  private mutating func notifyChange(_ view: ViewReference, _ news: ViewNews) {
    if news.contains(.restyled) { notifier.setContent(view) }
    if news.contains(.framed) { notifier.setFrame(view, shown.frame(views[Int(view.slot)].frame, scale)) }
  }

  /// Makes the calls for removed views, inner ones first.
  mutating func removeGone() {
    guard shown.hasGone else { return }
    let ids = shown.goneIDs()
    shown.recycleGone()
    for id in ids { notifier.remove(id) }
  }

  /// Stores the frame of a view.
  ///
  /// - Returns: whether it differs from the host's.
  @inline(__always)
  private mutating func setFrame(_ slot: ViewSlot, _ rect: Rect, isText: Bool) -> Bool {
    let old = views[Int(slot)].frame
    guard let frame = pixels(rect, isText: isText), old.exactPlace == nil, isSameScale else {
      return replaceFrame(slot, rect, isText: isText)
    }
    if old == frame { return false }
    views[Int(slot)].frame = frame
    return true
  }

  /// Stores a frame where the old one is off the pixel grid, or in another scale, or the new one is not in whole
  /// pixels.
  @inline(never)
  private mutating func replaceFrame(_ slot: ViewSlot, _ rect: Rect, isText: Bool) -> Bool {
    let old = views[Int(slot)].frame
    let pixels = pixels(rect, isText: isText)
    let frame = pixels?.points(scale) ?? exactFrame(rect, isText: isText)
    let isOther = shown.frame(old, oldScale) != frame
    if pixels != nil || isOther { shown.removeExact(old) }
    if let pixels {
      views[Int(slot)].frame = pixels
    } else if isOther || old.exactPlace == nil {
      views[Int(slot)].frame = shown.addExact(frame)
    }
    return isOther
  }

  /// The frame in whole pixels, from the corner of the view around it; `nil` where it has other edges, or is far out.
  @inline(__always)
  private mutating func pixels(_ rect: Rect, isText: Bool) -> PixelFrame? {
    guard !isText || roundsText, inside.farCorner == nil else { return nil }
    return PixelFrame(rect, from: inside.pixels, scale: scale, isText: isText)
  }

  @inline(never)
  private mutating func addExactFrame(_ rect: Rect, isText: Bool) -> PixelFrame {
    shown.addExact(exactFrame(rect, isText: isText))
  }

  /// A frame that is not in whole pixels, or far out.
  private mutating func exactFrame(_ rect: Rect, isText: Bool) -> Rect {
    let isExact = isText && !roundsText
    let corner = inside.corner(scale)
    let whole = isExact ? rect : grid.round(rect, keeping: isText ? rect.size : nil)
    return isExact ? whole.moved(by: Point.zero - corner) : grid.round(whole, from: corner)
  }

  /// Whether a view must not be cut by rounding: that of a text, and of a marked leaf.
  @inline(__always)
  private mutating func isMeasuredExactly(_ key: ViewKey, _ node: NodeIndex) -> Bool {
    key.isLeaf && (nodes[node].kind == .text || nodes[node].marks.contains(.exact))
  }

  /// Sets the window of a scroll view: the size of its content, and its beginning.
  ///
  /// - Returns: whether it differs from the host's, and whether the inside has moved.
  private mutating func setWindow(_ slot: ViewSlot, of node: NodeIndex) -> (isOther: Bool, movesContent: Bool) {
    let size = Size(width: tree.contentLength(of: node, .horizontal), height: tree.contentLength(of: node, .vertical))
    let window = ScrollWindow(axes: tree.scrollAxes(node), contentSize: size, overhang: tree.overhang(of: node))
    guard let old = shown.setWindow(window, of: slot) else { return (false, false) }
    return (old.axes != window.axes || old.contentSize != window.contentSize, old.overhang != window.overhang)
  }
}
