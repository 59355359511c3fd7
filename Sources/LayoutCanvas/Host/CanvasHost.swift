#if canImport(CCairo)
  import LayoutCore

  /// Stores a layout's views and draws them.
  ///
  /// Texts keep their exact measured size instead of edges on the pixel grid. So a text is drawn in the width it was
  /// measured in, and wraps in the same way.
  final class CanvasHost: LayoutHost {
    private var views: [ViewID: CanvasView] = [:]
    private(set) var topViews: [CanvasView] = []
    /// What the layout presents.
    let presented = PresentedLayers()

    var roundsTextFrames: Bool { false }

    func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
      let made = CanvasView(view, content)
      made.frame = frame
      views[view] = made
      made.parent = parent.flatMap { views[$0] }
      put(made, after: sibling)
    }

    func move(_ view: ViewID, after sibling: ViewID?) {
      guard let moved = views[view] else { return }
      take(moved)
      put(moved, after: sibling)
    }

    func remove(_ view: ViewID) {
      guard let gone = views.removeValue(forKey: view) else { return }
      take(gone)
    }

    func setFrame(_ view: ViewID, _ frame: Rect) {
      views[view]?.frame = frame
    }

    func setContent(_ view: ViewID, _ content: ViewContent) {
      views[view]?.content = content
    }

    func setContentOffset(_ view: ViewID, _ offset: Point) {
      views[view]?.offset = offset
    }

    func setScrollTraits(_ view: ViewID, _ traits: ScrollTraits) {
      views[view]?.showsOverflow = traits.showsOverflow
    }

    func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
      views[view]?.presentation = presentation
    }

    func setPresentations(_ presentations: [Presentation]) { presented.set(presentations) }

    /// All views, from the back to the front, each before its children.
    var viewsInOrder: [ViewID] {
      var all: [ViewID] = []
      var steps = Array(topViews.reversed())
      while let view = steps.popLast() {
        all.append(view.id)
        steps += view.children.reversed()
      }
      return all
    }

    func frame(of view: ViewID) -> Rect? { views[view]?.frame }

    private func put(_ view: CanvasView, after sibling: ViewID?) {
      edit(view) { list in
        // New views are mostly the last ones, so the search starts there.
        let before = sibling.flatMap { id in list.lastIndex { $0.id == id } }
        list.insert(view, at: before.map { $0 + 1 } ?? 0)
      }
    }

    private func take(_ view: CanvasView) {
      edit(view) { list in
        if let index = list.lastIndex(where: { $0 === view }) { list.remove(at: index) }
      }
    }

    private func edit(_ view: CanvasView, _ change: (inout [CanvasView]) -> Void) {
      if let parent = view.parent { change(&parent.children) } else { change(&topViews) }
    }
  }
#endif
