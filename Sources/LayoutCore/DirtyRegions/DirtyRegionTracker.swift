public import LayoutEngine

/// A host between a root and its host that notes which regions of the picture are out of date.
///
/// They are the visible area of a changed view at the last call of `takeRegions()`, and its present one.
///
/// ```swift
/// let tracker = DirtyRegionTracker(screen)
/// root.host = tracker                    // the screen gets every call, as before
/// root.layoutIfNeeded()
/// for region in tracker.takeRegions() { screen.redraw(region) }
/// ```
///
/// It is for hosts that draw their views themselves and keep the picture. Regions are in the root's coordinates, in
/// points. They follow overflow, clipping, scrolling, shadows and presentations, so the picture outside of them is
/// unchanged. Neither the root nor the tracker keeps a host alive, so the root's owner keeps both.
public final class DirtyRegionTracker: LayoutHost {
  struct View {
    var content: ViewContent
    var parent: ViewID?
    /// The frame; `nil` before the first one, when the view is invisible.
    var frame: Rect?
    var offset = Point.zero
    var presentation = ViewPresentation.identity
    var children: Set<ViewID> = []
    /// The age since which it is known that the view, or one around it, changed.
    var changeAge = -1
  }

  /// The host, which gets every call.
  public private(set) weak var host: (any LayoutHost)?
  let reach: (ViewContent) -> Double
  var views: [ViewID: View] = [:]
  private var old: RegionList
  /// The views through which what is behind them shows out of focus.
  private var materials: Set<ViewID> = []
  /// Views that changed since regions were taken, if none around them had; their visible areas before are in `old`.
  private var changed: Set<ViewID> = []
  /// The number of times that regions were taken.
  private var age = 0

  /// A tracker for a root that has not called its host yet.
  ///
  /// - Parameters:
  ///   - host: the host that shows the layout.
  ///   - limit: the most regions; where there would be more, the nearest are united.
  ///   - reach: the greatest distance, in points, that a content is drawn beyond its frame, shadows not counted.
  public init(_ host: (any LayoutHost)?, limit: Int = 8, reach: @escaping (ViewContent) -> Double = { _ in 0 }) {
    self.host = host
    self.reach = reach
    old = RegionList(limit: limit)
  }

  /// Whether a region may be out of date; it may turn out to be invisible.
  public var hasChanges: Bool { !changed.isEmpty || !old.rects.isEmpty }

  /// The regions that are out of date, from the top downwards; afterwards there are none.
  ///
  /// No two touch each other, all have an area, and there are never more than the limit.
  ///
  /// - Complexity: O(views in the changed ones), and O(materials²).
  public func takeRegions() -> [Rect] {
    var all = old
    for view in changed.sorted(by: { $0.rawValue < $1.rawValue }) where !isCovered(view) {
      if let region = region(of: view) { all.insert(region) }
    }
    spreadThroughMaterials(&all)
    changed = []
    age += 1
    old = RegionList(limit: old.limit)
    return all.rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// Adds each material near a region, as long as there is one: what changed shows there as far as the blur reaches.
  ///
  /// - Complexity: O(materials²), and of the depth of each.
  private func spreadThroughMaterials(_ all: inout RegionList) {
    var waiting = materials.sorted { $0.rawValue < $1.rawValue }.compactMap { region(of: $0) }
    let reach = BoxEffect.reach(ofBlur: 2 * MaterialPaint.deviation)
    while let at = waiting.firstIndex(where: { material in
      all.rects.contains { material.outset(by: reach).overlap(with: $0) != nil }
    }) {
      all.insert(waiting.remove(at: at))
    }
  }

  /// Notes that a view changes, with everything in it; called before the change.
  private func willChange(_ view: ViewID) {
    guard !changed.contains(view), !isCovered(view) else { return }
    if let region = region(of: view) { old.insert(region) }
    changed.insert(view)
    views[view]?.changeAge = age
  }

  /// Whether a view around this one changed, so that the visible areas of both are noted together.
  ///
  /// - Complexity: O(depth), once for all views between the two.
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

  // MARK: The root's calls

  /// The property of the host.
  public var roundsTextFrames: Bool { host?.roundsTextFrames ?? true }

  /// Notes the view.
  public func insert(
    _ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?
  ) {
    views[view] = View(content: content, parent: parent)
    if content.hasMaterial { materials.insert(view) }
    if let parent { views[parent]?.children.insert(view) }
    // It was invisible before.
    change(view) { $0.frame = frame }
    host?.insert(view, content, frame: frame, into: parent, after: sibling)
  }

  /// Notes that the view comes before or behind another one.
  public func move(_ view: ViewID, after sibling: ViewID?) {
    willChange(view)
    host?.move(view, after: sibling)
  }

  /// Notes that the view is not visible any more.
  public func remove(_ view: ViewID) {
    willChange(view)
    changed.remove(view)
    materials.remove(view)
    if let parent = views.removeValue(forKey: view)?.parent { views[parent]?.children.remove(view) }
    host?.remove(view)
  }

  /// Notes the view's new place.
  public func setFrame(_ view: ViewID, _ frame: Rect) {
    change(view) { $0.frame = frame }
    host?.setFrame(view, frame)
  }

  /// Notes that the view has other content.
  public func setContent(_ view: ViewID, _ content: ViewContent) {
    change(view) { $0.content = content }
    if content.hasMaterial { materials.insert(view) } else { materials.remove(view) }
    host?.setContent(view, content)
  }

  /// Notes that the inside of the view has moved.
  public func setContentOffset(_ view: ViewID, _ offset: Point) {
    didScroll(view, to: offset)
    host?.setContentOffset(view, offset)
  }

  /// Passes the call on; what is presented is in no region.
  public func setPresentations(_ presentations: [Presentation]) { host?.setPresentations(presentations) }

  /// Passes the call on; the view's picture is out of date.
  public func setScrollTraits(_ view: ViewID, _ traits: ScrollTraits) {
    didScroll(view, to: views[view]?.offset ?? .zero)
    host?.setScrollTraits(view, traits)
  }

  /// Notes that the view has another presentation.
  public func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
    change(view) { $0.presentation = presentation }
    host?.setPresentation(view, presentation)
  }

  /// Passes the call on; restored views are at their last frames, so no region is out of date by it.
  public func restoreFrames(except moving: Set<ViewID>) { host?.restoreFrames(except: moving) }

  /// Notes that a person scrolled a view to `offset`, as in `LayoutRoot.scroll(_:to:)`, which does not call a host.
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
