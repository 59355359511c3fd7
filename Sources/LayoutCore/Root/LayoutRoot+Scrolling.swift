public import LayoutEngine

/// A call from a type that is being measured, or places children, counts in a later turn, and is diagnosed.
extension LayoutRoot {
  /// Is called by a host when a person scrolled: `offset` is where the content's top left corner is, in points to the
  /// left of and above the view's own. Beyond the content's ends it counts as the end, and NaN as 0. The next turn
  /// makes the rows that are visible there. The host gets no call in return, unless the offset is infinite on an axis, or
  /// the view has `scrollDisabled(true)`: then it stays where it is, and the host is notified of that place.
  ///
  /// Positive infinity is the end as it is after that turn, in which rows of a lazy list that were not measured before
  /// may turn out longer or shorter than estimated.
  public func scroll(_ view: ViewID, to offset: Point) {
    guard let node = session.contents.scrolls.first(where: { $0.value.shown?.view == view })?.key else { return }
    if session.contents.scrollDetails[node]?.settings.traits.isDisabled == true,
      let shown = session.contents.scrolls[node]?.shown
    {
      host?.setContentOffset(view, shown.offset)
      return
    }
    changing("scroll(_:to:)") {
      guard self.session.contents.scrolls[node] != nil else { return }
      self.session.scroll(node, to: self.session.tree.mirrored(offset, in: node))
      // What the host shows beyond the ends, or between two pixels, is its own affair.
      if let state = self.session.contents.scrolls[node], state.toEnd.isEmpty {
        self.session.contents.scrolls[node]?.shown = (view, self.shownOffset(state, node))
      }
      self.setNeedsLayout(for: .geometryChanged)
    }
  }

  /// Scrolls the scroll view with the id `id`, or the first one inside the element that has it, in the next turn.
  /// `offset` counts from the content's top leading corner, in points; beyond the ends it counts as the end, and NaN as
  /// 0. Positive infinity is the end as it is after that turn.
  ///
  /// - Returns: whether there is such a scroll view.
  /// - Complexity: O(identities); the turn makes the rows that are visible there, however far away they are.
  @discardableResult
  public func scroll(_ id: some Hashable & Sendable, to offset: Point) -> Bool {
    guard let node = session.scrollView(Identity(value: id)) else { return false }
    changing("scroll(_:to:)") {
      self.session.scroll(node, to: offset)
      self.setNeedsLayout(for: .geometryChanged)
    }
    return true
  }

  /// Scrolls to the element with the id `id`, in the next turn: a row of a `ForEach`, made or not, or an element with
  /// `id(_:)`. SwiftUI's `ScrollViewProxy.scrollTo`.
  ///
  /// - Parameters:
  ///   - id: the element's id.
  ///   - anchor: the point of the element that is to be at the same point of the window; `nil` scrolls no further than
  ///     is needed to see it.
  /// - Returns: whether there is such an element in a scroll view; `true` where that is found out later, since the call
  ///   is made in the middle of measuring or placing. At most 4,194,304 rows of each lazy list are compared, from those
  ///   that are made outwards. Of rows with one id the nearest is found. Where none of these rows is the one, and there
  ///   are more, that is diagnosed as `rowNotFound`.
  /// - Complexity: O(identities); O(rows), evaluating their ids, where it may be a row that is not made and the ids are
  ///   not whole numbers that count the rows.
  @discardableResult
  public func scrollTo(_ id: some Hashable & Sendable, anchor: UnitPoint? = nil) -> Bool {
    var isFound = true
    changing("scrollTo") {
      isFound = self.session.scrollTo(Identity(value: id), anchor: anchor)
      if isFound { self.setNeedsLayout(for: .geometryChanged) }
    }
    return isFound
  }

  /// The distance by which the scroll view with the id `id` is scrolled, in points from its content's top leading
  /// corner; `nil` where there is none.
  public func scrollOffset(of id: some Hashable & Sendable) -> Point? {
    session.scrollView(Identity(value: id)).flatMap { session.contents.scrolls[$0]?.offset }
  }

  /// The offsets of the scroll views that are not at their beginning, by their paths as results have them, in points from
  /// the content's top leading corner.
  ///
  /// Setting them scrolls in the next turn; paths without a scroll view are ignored.
  ///
  /// - Complexity: O(scroll views × depth).
  package var scrollOffsets: [String: Point] {
    get {
      let scrolled = session.contents.scrolls.filter { $0.value.offset != .zero }
      return Dictionary(scrolled.map { (session.resultPath(of: $0.key), $0.value.offset) }) { first, _ in first }
    }
    set {
      changing("scrollOffsets") {
        for node in self.session.contents.scrolls.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
          guard let offset = newValue[self.session.resultPath(of: node)] else { continue }
          self.session.scroll(node, to: offset)
          self.setNeedsLayout(for: .geometryChanged)
        }
      }
    }
  }

  /// The rows of the first lazy list in the scroll view with the id `id` that were visible after the last turn, as
  /// positions in its data; `nil` where there is no such list.
  public func visibleRange(in id: some Hashable & Sendable) -> Range<Int>? {
    guard let node = session.scrollView(Identity(value: id)) else { return nil }
    let lists = session.contents.lazyLists.filter { $0.value.site.scrollView == node }
    return lists.min { $0.key.rawValue < $1.key.rawValue }?.value.visible
  }

  /// The offset as a host shows it: from the top left corner, on the pixel grid.
  private func shownOffset(_ state: ScrollState, _ node: NodeIndex) -> Point {
    let grid = PixelGrid(scale: environment.displayScale)
    let offset = session.tree.mirrored(state.offset, in: node)
    return Point(x: grid.round(offset.x), y: grid.round(offset.y))
  }

  /// Notifies the host of the traits of a scroll view where they differ from those that it knows.
  private func commitTraits(_ node: NodeIndex, _ view: ViewID) {
    guard let details = session.contents.scrollDetails[node] else { return }
    let known = details.shownTraits.flatMap { $0.view == view ? $0.traits : nil } ?? ScrollTraits()
    guard known != details.settings.traits else { return }
    session.contents.scrollDetails[node]?.shownTraits = (view, details.settings.traits)
    commit.notifyTraits(of: view, details.settings.traits)
  }

  /// Notifies the host of offsets that differ from those of its scroll views. A view that was made starts at zero.
  func commitOffsets() {
    guard !session.contents.scrolls.isEmpty, host != nil else { return }
    for node in session.contents.scrolls.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let state = session.contents.scrolls[node] else { continue }
      let view = commit.scrollView(of: node)
      if let view { commitTraits(node, view) }
      let offset = shownOffset(state, node)
      let known = state.shown.flatMap { $0.view == view ? $0.offset : nil } ?? .zero
      // Stored first, since a host may call `scroll` from within the call that follows.
      if state.shown?.view != view || known != offset {
        session.contents.scrolls[node]?.shown = view.map { ($0, offset) }
      }
      if let view, known != offset { commit.notifyOffset(of: view, offset) }
    }
  }
}
