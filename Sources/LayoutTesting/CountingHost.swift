public import LayoutCore

/// A host without a screen: it stores its views, counts the calls, and checks the promises of `LayoutHost`.
///
/// ```swift
/// let host = CountingHost()
/// root.host = host
/// root.layoutIfNeeded()
/// host.takeCounts()      // the calls of the turn
/// host.violations        // broken promises; none
/// ```
public final class CountingHost: LayoutHost {
  /// The number of times each call was made.
  public struct Counts: Hashable, Sendable {
    /// Views that were inserted.
    public var inserts = 0
    /// Views that were moved among their siblings.
    public var moves = 0
    /// Views that were removed.
    public var removes = 0
    /// Frames that were set.
    public var frames = 0
    /// Contents that were replaced.
    public var contents = 0
    /// Scroll views that were scrolled.
    public var offsets = 0
    /// Views that were scaled, moved or faded by a presentation.
    public var presentations = 0
    /// Views whose last set frame was restored.
    public var restores = 0
    /// Scroll views that got other traits.
    public var traits = 0

    /// Makes counts; those that are not given are 0.
    public init(
      inserts: Int = 0, moves: Int = 0, removes: Int = 0, frames: Int = 0, contents: Int = 0, offsets: Int = 0,
      presentations: Int = 0, restores: Int = 0, traits: Int = 0
    ) {
      self.inserts = inserts
      self.moves = moves
      self.removes = removes
      self.frames = frames
      self.contents = contents
      self.offsets = offsets
      self.presentations = presentations
      self.restores = restores
      self.traits = traits
    }

    /// All calls together.
    public var total: Int {
      inserts + moves + removes + frames + contents + offsets + presentations + restores + traits
    }
  }

  /// The state of one view in the host.
  public struct View: Hashable, Sendable {
    /// What it shows.
    public var content: ViewContent
    /// Its frame in its parent's coordinates; `nil` until one is set.
    public var frame: Rect?
    /// Its scroll offset.
    public var offset = Point.zero
    /// Whether it has bars, and scrolls, where it is a scroll view.
    public var traits = ScrollTraits()
    /// Its presentation, in addition to its frame.
    public var presentation = ViewPresentation.identity
    /// The view around it; `nil` for a view in the host's own.
    public var parent: ViewID?
    /// The views inside it, from back to front.
    public var children: [ViewID] = []
  }

  /// The views that are shown.
  public private(set) var views: [ViewID: View] = [:]
  /// The views in the host's own view, from back to front.
  public private(set) var roots: [ViewID] = []
  /// The view that the root gave the keyboard last; `nil` after it took the keyboard away, and where it did not.
  public private(set) var focusedView: ViewID?
  /// The calls of `setFocus`, in order, since the beginning.
  public private(set) var focusCalls: [ViewID?] = []
  /// The words of the states that were announced, in order, since the beginning.
  public private(set) var announcements: [String] = []
  /// Calls since `takeCounts` was last called.
  public private(set) var counts = Counts()
  /// Promises of the protocol that were broken, in order.
  public private(set) var violations: [String] = []
  /// Called at the end of every call. A test changes the layout here as a host could from inside a turn.
  public var onCall: (() -> Void)?

  private let rounds: Bool
  private var known: Set<ViewID> = []
  private var framed: Set<ViewID> = []
  /// The frame that was set last for each view.
  private var notifiedFrames: [ViewID: Rect] = [:]

  /// Makes a host that shows nothing yet.
  ///
  /// - Parameter roundsTextFrames: whether texts have their edges on the pixel grid.
  public init(roundsTextFrames: Bool = true) {
    rounds = roundsTextFrames
  }

  /// Whether texts have their edges on the pixel grid.
  public var roundsTextFrames: Bool { rounds }

  /// The calls since the last call of this method.
  ///
  /// It must be called between two turns, because it ends the turn for two promises: removals come first, and no view
  /// gets two frames.
  @discardableResult
  public func takeCounts() -> Counts {
    for id in views.keys.sorted(by: { $0.rawValue < $1.rawValue }) where views[id]?.frame == nil {
      violations.append("\(id) has no frame")
    }
    defer { counts = Counts() }
    framed = []
    return counts
  }

  // MARK: LayoutHost

  /// Stores a new view with its frame.
  public func insert(
    _ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?
  ) {
    add(view, content, into: parent, after: sibling)
    keep(frame, of: view)
    onCall?()
  }

  /// Stores a new view, which must get a frame later in the turn.
  public func insert(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?) {
    add(view, content, into: parent, after: sibling)
    onCall?()
  }

  private func add(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?) {
    counts.inserts += 1
    check(known.insert(view).inserted, "\(view) is inserted a second time")
    if let parent { check(views[parent] != nil, "\(view) is inserted into \(parent), which is not shown") }
    views[view] = View(content: content, parent: parent)
    place(view, after: sibling)
  }

  /// Moves a view among its siblings.
  public func move(_ view: ViewID, after sibling: ViewID?) {
    counts.moves += 1
    guard check(views[view] != nil, "\(view) is moved, but it is not shown") else { return }
    let before = siblings(of: view)
    withSiblings(of: view) { list in list.removeAll { $0 == view } }
    place(view, after: sibling)
    check(siblings(of: view) != before, "\(view) is moved to where it is")
    onCall?()
  }

  /// Removes a view.
  public func remove(_ view: ViewID) {
    check(counts.total == counts.removes, "\(view) is removed after other calls of the turn")
    counts.removes += 1
    guard check(views[view] != nil, "\(view) is removed, but it is not shown") else { return }
    check(views[view]?.children.isEmpty == true, "\(view) is removed before the views inside it")
    withSiblings(of: view) { list in list.removeAll { $0 == view } }
    views[view] = nil
    notifiedFrames[view] = nil
    onCall?()
  }

  /// Stores a frame.
  public func setFrame(_ view: ViewID, _ frame: Rect) {
    counts.frames += 1
    guard check(views[view] != nil, "\(view) is given a frame, but it is not shown") else { return }
    check(views[view]?.frame != frame, "\(view) gets the frame \(frame) again")
    keep(frame, of: view)
    onCall?()
  }

  private func keep(_ frame: Rect, of view: ViewID) {
    check(framed.insert(view).inserted, "\(view) gets two frames in one turn")
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    check(numbers.allSatisfy(\.isFinite) && frame.width >= 0 && frame.height >= 0, "\(view) gets \(frame)")
    views[view]?.frame = frame
    notifiedFrames[view] = frame
  }

  /// Restores the frames that `animate(_:to:)` changed.
  public func restoreFrames(except moving: Set<ViewID>) {
    for (view, frame) in notifiedFrames where !moving.contains(view) && views[view]?.frame != frame {
      counts.restores += 1
      views[view]?.frame = frame
    }
  }

  /// Stores a content.
  public func setContent(_ view: ViewID, _ content: ViewContent) {
    counts.contents += 1
    guard let old = views[view]?.content else {
      check(false, "\(view) is given content, but it is not shown")
      return
    }
    check(old != content, "\(view) gets its content again")
    check(old.isSameKind(as: content), "\(view) turns from a \(kind(old)) into a \(kind(content))")
    views[view]?.content = content
    onCall?()
  }

  /// Stores an offset.
  public func setContentOffset(_ view: ViewID, _ offset: Point) {
    counts.offsets += 1
    guard case .scroll = views[view]?.content else {
      check(false, "\(view) is scrolled, but no scroll view is shown there")
      return
    }
    check(views[view]?.offset != offset, "\(view) gets the offset \(offset) again")
    check(offset.x.isFinite && offset.y.isFinite, "\(view) gets the offset \(offset)")
    views[view]?.offset = offset
    onCall?()
  }

  /// Stores what has the keyboard.
  public func setFocus(_ view: ViewID?) {
    check(view.map { views[$0] != nil } ?? true, "the keyboard is given to a view that is not shown")
    focusedView = view
    focusCalls.append(view)
    onCall?()
  }

  /// Stores an announcement.
  public func announce(_ words: String, of view: ViewID) {
    check(views[view] != nil, "a view is announced that is not shown")
    announcements.append(words)
    onCall?()
  }

  /// Stores a scroll view's traits.
  public func setScrollTraits(_ view: ViewID, _ traits: ScrollTraits) {
    counts.traits += 1
    guard case .scroll = views[view]?.content else {
      check(false, "\(view) gets traits of a scroll view, but no scroll view is shown there")
      return
    }
    check(views[view]?.traits != traits, "\(view) gets its traits again")
    views[view]?.traits = traits
    onCall?()
  }

  /// Stores a presentation.
  public func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
    counts.presentations += 1
    guard check(views[view] != nil, "\(view) is given a presentation, but it is not shown") else { return }
    check(views[view]?.presentation != presentation, "\(view) gets its presentation again")
    views[view]?.presentation = presentation
    onCall?()
  }

  /// Moves a view, as other code does that animates it.
  public func animate(_ view: ViewID, to frame: Rect) {
    views[view]?.frame = frame
  }

  /// Scrolls the view, as a user does. The test then notifies the root by `scroll(_:to:)`.
  public func scroll(_ view: ViewID, to offset: Point) {
    views[view]?.offset = offset
  }

  /// Shows another content, as a control does after a user's action. The test then notifies the root by `send(_:to:)`.
  public func show(_ view: ViewID, _ content: ViewContent) {
    views[view]?.content = content
  }

  // MARK: Keeping order

  @discardableResult
  private func check(_ condition: Bool, _ violation: @autoclosure () -> String) -> Bool {
    if !condition { violations.append(violation()) }
    return condition
  }

  private func siblings(of view: ViewID) -> [ViewID] {
    guard let parent = views[view]?.parent else { return roots }
    return views[parent]?.children ?? []
  }

  private func withSiblings(of view: ViewID, _ change: (inout [ViewID]) -> Void) {
    guard let parent = views[view]?.parent else { return change(&roots) }
    var list = views[parent]?.children ?? []
    change(&list)
    views[parent]?.children = list
  }

  private func place(_ view: ViewID, after sibling: ViewID?) {
    withSiblings(of: view) { list in
      let position = sibling.flatMap { list.firstIndex(of: $0) }
      check(sibling == nil || position != nil, "\(view) is put in front of a view that is not its sibling")
      list.insert(view, at: position.map { $0 + 1 } ?? 0)
    }
  }

  private func kind(_ content: ViewContent) -> String {
    switch content {
    case .decorated: "box"
    case .text: "text"
    case .image: "picture"
    case .shape: "shape"
    case .drawing: "drawing"
    case .control(let content): content.control.name
    case .native(let content): content.view.name
    case .scroll: "scroll view"
    }
  }
}

extension CountingHost: CustomStringConvertible {
  /// One line per view, in drawing order: indentation, kind, text, frame.
  public var description: String {
    var lines: [String] = []
    var steps = roots.reversed().map { ($0, 0) }
    while let (id, depth) = steps.popLast() {
      guard let view = views[id] else { continue }
      let text = if case .text(let string, _, _) = view.content { " \"\(string)\"" } else { "" }
      let frame = view.frame.map { " \($0)" } ?? ""
      lines.append("\(String(repeating: "  ", count: min(depth, 64)))\(kind(view.content))\(text)\(frame)")
      steps.append(contentsOf: view.children.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }

  /// The views in drawing order, without their ids; equal for two hosts that show the same.
  public var picture: [Item] {
    var result: [Item] = []
    var steps = roots.reversed().map { ($0, 0) }
    while let (id, depth) = steps.popLast() {
      guard let view = views[id] else { continue }
      steps.append(contentsOf: view.children.reversed().map { ($0, depth + 1) })
      result.append(Item(depth: depth, content: view.content, frame: view.frame))
    }
    return result
  }

  /// One view in a picture.
  public struct Item: Hashable, Sendable {
    /// The number of views around it.
    public let depth: Int
    /// What it shows.
    public let content: ViewContent
    /// Its frame in its parent's coordinates.
    public let frame: Rect?
  }
}
