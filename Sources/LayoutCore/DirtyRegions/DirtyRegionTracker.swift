public import LayoutEngine

/// Stands between a root and its host and notes which regions of the picture are out of date: what was to be seen of a
/// view that changed when the regions were last taken, and what is to be seen of it now.
///
/// ```swift
/// let tracker = DirtyRegionTracker(screen)
/// root.host = tracker                    // the screen is told everything, as before
/// root.layoutIfNeeded()
/// for region in tracker.takeRegions() { screen.redraw(region) }
/// ```
///
/// It is for hosts that draw their views themselves and keep the picture. Regions are in the root's coordinates, in
/// points; they follow overflow, clipping, scrolling, shadows and presentations, so what lies outside of them looks as
/// it did. Neither the root nor the tracker keeps a host alive, so the root's owner keeps both.
public final class DirtyRegionTracker: LayoutHost {
  struct View {
    var content: ViewContent
    var parent: ViewID?
    /// `nil` until it was told: until then nothing is to be seen of it.
    var frame: Rect?
    var offset = Point.zero
    var presentation = ViewPresentation.identity
    var children: Set<ViewID> = []
    /// The taking of regions since which it is known that the view, or one around it, changed.
    var changeAge = -1
  }

  /// The host, which is told everything.
  public private(set) weak var host: (any LayoutHost)?
  let reach: (ViewContent) -> Double
  var views: [ViewID: View] = [:]
  private var old: RegionList
  /// Views that changed since regions were taken, if none around them had. What was to be seen of them is in `old`.
  private var changed: Set<ViewID> = []
  /// How often regions were taken.
  private var age = 0

  /// A tracker for a root that has told nothing yet.
  ///
  /// - Parameters:
  ///   - host: what shows the layout.
  ///   - limit: so many regions at most; where there would be more, the nearest are united.
  ///   - reach: how far, in points, a content is drawn beyond its frame at most; shadows are known without it.
  public init(_ host: (any LayoutHost)?, limit: Int = 8, reach: @escaping (ViewContent) -> Double = { _ in 0 }) {
    self.host = host
    self.reach = reach
    old = RegionList(limit: limit)
  }

  /// Whether something is out of date. It may turn out to be nothing that can be seen.
  public var hasChanges: Bool { !changed.isEmpty || !old.rects.isEmpty }

  /// The regions that are out of date, from the top downwards, and from then on none. No two touch each other, all have
  /// an area, and there are never more than the limit.
  ///
  /// Complexity: O(views in what changed).
  public func takeRegions() -> [Rect] {
    var all = old
    for view in changed.sorted(by: { $0.rawValue < $1.rawValue }) where !isCovered(view) {
      if let region = region(of: view) { all.insert(region) }
    }
    changed = []
    age += 1
    old = RegionList(limit: old.limit)
    return all.rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// Notes that a view changes, with all that is in it; called before the change.
  private func willChange(_ view: ViewID) {
    guard !changed.contains(view), !isCovered(view) else { return }
    if let region = region(of: view) { old.insert(region) }
    changed.insert(view)
    views[view]?.changeAge = age
  }

  /// Whether a view around this one changed: what is to be seen of both is noted together. Complexity: O(depth), once
  /// for all views between the two.
  private func isCovered(_ view: ViewID) -> Bool {
    var path: [ViewID] = []
    var around = views[view]?.parent
    while let id = around, let record = views[id] {
      if record.changeAge == age {
        for id in path { views[id]?.changeAge = age }
        return true
      }
      path.append(id)
      around = record.parent
    }
    return false
  }

  // MARK: What the root tells

  /// The host's.
  public var roundsTextFrames: Bool { host?.roundsTextFrames ?? true }

  /// Notes the view.
  public func insert(
    _ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?
  ) {
    views[view] = View(content: content, parent: parent)
    if let parent { views[parent]?.children.insert(view) }
    // Nothing was to be seen of it before.
    change(view) { $0.frame = frame }
    host?.insert(view, content, frame: frame, into: parent, after: sibling)
  }

  /// Notes that what the view shows comes before or behind something else.
  public func move(_ view: ViewID, after sibling: ViewID?) {
    willChange(view)
    host?.move(view, after: sibling)
  }

  /// Notes that nothing is to be seen of the view any more.
  public func remove(_ view: ViewID) {
    willChange(view)
    changed.remove(view)
    if let parent = views.removeValue(forKey: view)?.parent { views[parent]?.children.remove(view) }
    host?.remove(view)
  }

  /// Notes the view's new place.
  public func setFrame(_ view: ViewID, _ frame: Rect) {
    change(view) { $0.frame = frame }
    host?.setFrame(view, frame)
  }

  /// Notes that the view shows something else.
  public func setContent(_ view: ViewID, _ content: ViewContent) {
    change(view) { $0.content = content }
    host?.setContent(view, content)
  }

  /// Notes that what is in the view is elsewhere.
  public func setContentOffset(_ view: ViewID, _ offset: Point) {
    didScroll(view, to: offset)
    host?.setContentOffset(view, offset)
  }

  /// Notes that the view is shown otherwise.
  public func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
    change(view) { $0.presentation = presentation }
    host?.setPresentation(view, presentation)
  }

  /// What the host puts back stands where it was told to be, so nothing is out of date by what was told.
  public func restoreFrames(except moving: Set<ViewID>) { host?.restoreFrames(except: moving) }

  /// A person scrolled a view to `offset`, counted as in `LayoutRoot.scroll(_:to:)`, which does not tell a host.
  public func didScroll(_ view: ViewID, to offset: Point) {
    guard views[view]?.offset != offset else { return }
    change(view) { $0.offset = offset }
  }

  private func change(_ view: ViewID, _ edit: (inout View) -> Void) {
    guard views[view] != nil else { return }
    willChange(view)
    if var record = views[view] {
      edit(&record)
      views[view] = record
    }
  }
}
