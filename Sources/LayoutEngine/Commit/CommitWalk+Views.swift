/// What a host is to be told of a view.
struct ViewNews: Equatable {
  private var rawValue: UInt8 = 0

  init() {}
  private init(rawValue: UInt8) { self.rawValue = rawValue }

  static var new: ViewNews { ViewNews(rawValue: 1) }
  static var moved: ViewNews { ViewNews(rawValue: 2) }
  static var restyled: ViewNews { ViewNews(rawValue: 4) }
  static var framed: ViewNews { ViewNews(rawValue: 8) }

  var isEmpty: Bool { rawValue == 0 }
  func contains(_ other: ViewNews) -> Bool { rawValue & other.rawValue != 0 }
  mutating func formUnion(_ other: ViewNews) { rawValue |= other.rawValue }
  mutating func subtract(_ other: ViewNews) { rawValue &= ~other.rawValue }
}

extension CommitWalk {
  /// A view whose inside the walk is in.
  struct OpenView {
    let slot: ViewSlot
    /// Its number; 0 for the host's own.
    let id: UInt64
    /// Whether the order of the views in it is worked out, for old ones among them too.
    let isOrdered: Bool
    /// Whether old ones may be in another order, so that the fewest are moved.
    let isReordered: Bool
    /// Whether what is to be told waits in a list: here, or around it, it is not known yet which views are moved.
    let isListed: Bool
    /// The number of the last view that was met in it, and how many were.
    var last: UInt64 = 0
    var count: UInt32 = 0
    /// Where its views begin in `sequence`.
    let start: Int
    /// The greatest place among the old views so far; whether one came after it that was before.
    var greatest: UInt32 = 0
    var isDisordered = false
    /// The corner in whole pixels from the corner of the host's own view.
    var x: Int32 = 0
    var y: Int32 = 0
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
      if let edges = PixelEdges(rect, scale: grid.scale, isText: false) {
        x = edges.x
        y = edges.y
      } else {
        farCorner = grid.round(rect).origin
      }
    }

    func corner(_ scale: Double) -> Point { farCorner ?? Point(x: Double(x) / scale, y: Double(y) / scale) }
  }

  /// Makes a view for one layer of a node, inwards of `outer`, and tells or lists it. It comes next in its parent.
  @inline(__always)
  mutating func insert(_ key: ViewKey, of node: NodeIndex, in outer: ViewSlot, _ rect: Rect) -> ViewSlot {
    assert(inside.isOrdered, "a view came where no order is worked out")
    let sibling = inside.last
    let whole = pixels(rect, of: key, node)
    let frame = whole ?? shown.addExact(exactFrame(rect, of: key, node))
    inside.count += 1
    let slot = shown.add(key, in: inside.slot, frame, order: inside.count)
    let id = shown.lastID
    inside.last = id
    if outer == .none { nodes[node].view = slot } else { views[Int(outer)].next = slot }
    if key == .scroll { _ = setWindow(slot, of: node) }
    if inside.isListed {
      listed.append(ListedView(slot: slot, news: .new, sibling: sibling))
    } else {
      teller.insert(
        ToldView(id: id, slot: slot, key: key), frame: whole?.points(scale) ?? shown.frame(frame, scale),
        into: inside.id, after: sibling)
    }
    return slot
  }

  /// Meets a view that is shown.
  ///
  /// 1. Where the order is worked out, it comes next in its parent.
  /// 2. Its frame is compared where it may be another.
  /// 3. What differs is told at once, or listed.
  @inline(__always)
  mutating func update(
    _ slot: ViewSlot, _ key: ViewKey, of node: NodeIndex, _ rect: Rect, isChanged: Bool, isOther: Bool
  ) {
    let at = Int(slot)
    assert(views[at].key == key && views[at].parent == inside.slot, "a view that is gone is shown")
    var news = ViewNews()
    if isOther || views[at].isRestyled {
      views[at].isRestyled = false
      news = .restyled
    }
    // 1.
    let sibling = inside.last
    if inside.isOrdered { order(slot) }
    // 2.
    if isChanged, setFrame(rect, of: slot, key, node) { news.formUnion(.framed) }
    // 3.
    if inside.isListed {
      if inside.isReordered || !news.isEmpty { listed.append(ListedView(slot: slot, news: news, sibling: sibling)) }
    } else if !news.isEmpty {
      tell(slot, news, after: sibling)
    }
  }

  /// Tells what differs in a view.
  mutating func tell(_ slot: ViewSlot, _ news: ViewNews, after sibling: UInt64) {
    let view = views[Int(slot)]
    let told = ToldView(id: view.id, slot: slot, key: view.key)
    if news.contains(.new) {
      let parent = view.parent == .none ? 0 : views[Int(view.parent)].id
      return teller.insert(told, frame: shown.frame(view.frame, scale), into: parent, after: sibling)
    }
    if news.contains(.moved) { teller.move(told, after: sibling) }
    if news.contains(.restyled) { teller.setContent(told) }
    if news.contains(.framed) { teller.setFrame(told, shown.frame(view.frame, scale)) }
  }

  /// Keeps the frame of a view.
  ///
  /// - Returns: whether it is another one than the host was told.
  @inline(__always)
  private mutating func setFrame(_ rect: Rect, of slot: ViewSlot, _ key: ViewKey, _ node: NodeIndex) -> Bool {
    let old = views[Int(slot)].frame
    guard let frame = pixels(rect, of: key, node) else {
      return replace(slot, old, by: exactFrame(rect, of: key, node), isWhole: false)
    }
    if old == frame, scale == oldScale { return false }
    views[Int(slot)].frame = frame
    return old.isWhole && scale == oldScale || replace(slot, old, by: frame.points(scale), isWhole: true)
  }

  /// Whether a frame differs from one that was told off the pixel grid, or in another scale. One that is not in whole
  /// pixels itself is kept then.
  private mutating func replace(_ slot: ViewSlot, _ old: PixelFrame, by frame: Rect, isWhole: Bool) -> Bool {
    let isOther = shown.frame(old, oldScale) != frame
    if isWhole || isOther { shown.removeExact(old) }
    if !isWhole, isOther || old.exactPlace == nil { views[Int(slot)].frame = shown.addExact(frame) }
    return isOther
  }

  /// The frame in whole pixels, from the corner of the view around it; `nil` where it has other edges, or is far out.
  @inline(__always)
  private mutating func pixels(_ rect: Rect, of key: ViewKey, _ node: NodeIndex) -> PixelFrame? {
    let isText = isMeasuredExactly(key, node)
    guard !isText || roundsText, inside.farCorner == nil,
      let edges = PixelEdges(rect, scale: scale, isText: isText)
    else { return nil }
    return edges.frame(from: inside.x, inside.y)
  }

  /// A frame that is not in whole pixels, or far out.
  private mutating func exactFrame(_ rect: Rect, of key: ViewKey, _ node: NodeIndex) -> Rect {
    let isText = isMeasuredExactly(key, node)
    let isExact = isText && !roundsText
    let corner = inside.corner(scale)
    let whole = isExact ? rect : grid.round(rect, keeping: isText ? rect.size : nil)
    return isExact ? whole.moved(by: Point.zero - corner) : grid.round(whole, from: corner)
  }

  /// Whether a view must not be cut by rounding: that of a text, and of what is marked.
  @inline(__always)
  private mutating func isMeasuredExactly(_ key: ViewKey, _ node: NodeIndex) -> Bool {
    key.isLeaf && (nodes[node].kind == .text || nodes[node].marks.contains(.exact))
  }

  /// What a scroll view shows: how large its content is, and where it begins.
  ///
  /// - Returns: whether that is something else than the host was told, and whether what is inside stands elsewhere.
  mutating func setWindow(_ slot: ViewSlot, of node: NodeIndex) -> (isOther: Bool, movesContent: Bool) {
    let size = Size(width: tree.contentLength(of: node, .horizontal), height: tree.contentLength(of: node, .vertical))
    let window = ScrollWindow(axes: tree.scrollAxes(node), contentSize: size, overhang: tree.overhang(of: node))
    guard let old = shown.setWindow(window, of: slot) else { return (false, false) }
    return (old.axes != window.axes || old.contentSize != window.contentSize, old.overhang != window.overhang)
  }
}
