import Layout

/// A host that only counts its calls, so that the measured cost is the layout's.
final class TallyHost: LayoutHost {
  private(set) var calls = 0

  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
    calls += 1
  }
  func move(_ view: ViewID, after sibling: ViewID?) { calls += 1 }
  func remove(_ view: ViewID) { calls += 1 }
  func setFrame(_ view: ViewID, _ frame: Rect) { calls += 1 }
  func setContent(_ view: ViewID, _ content: ViewContent) { calls += 1 }
}
