#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Mirrors a layout's views as toolkit views, and calls the toolkit only for differences.
  @MainActor
  final class PlatformHost {
    private(set) var views: [ViewID: HostView] = [:]
    /// The ids of the views that are shown.
    private(set) var ids: [ObjectIdentifier: ViewID] = [:]
    /// The callers' views among the views.
    private(set) var natives: [ViewID: NativeItem] = [:]
    /// The callers' views that were elsewhere in the container when they were added.
    var waiting: Set<ViewID> = []
    /// The views that are too deep to be shown.
    var tooDeep: [ViewID] = []
    /// The boxes with a description in which views were added or removed.
    var undescribed: Set<ViewID> = []
    /// Whether fields are moved between superviews, which must not be reported as a loss of focus.
    var isMovingViews = false
    /// The events to send after the turn.
    var late: [(ViewID, ControlEvent)] = []
    let images: ImageStore
    /// The container.
    weak var top: PlatformView?
    /// Called when the user scrolls a view.
    var onScroll: ((ViewID, Point) -> Void)?
    /// Called when a person pulled the content of a scroll view beyond its beginning.
    var onPull: ((ViewID) -> Void)?
    /// Returns where a scroll comes to rest, from its beginning and from where it would.
    var restingOffset: ((ViewID, Point, Point) -> Point?)?
    /// Called when the user uses a control.
    var onControl: ((ViewID, ControlEvent) -> Void)?
    /// Called when the user taps a link of a text.
    var onLink: ((ViewID, String) -> Void)?
    /// Passes the events of fingers and the mouse.
    private(set) lazy var pointer: ContainerPointer = ContainerPointer(self)
    /// Drags values out of the container and into it.
    private(set) lazy var transfer: ContainerTransfer = ContainerTransfer(self)
    /// Called when the user taps a view by accessibility or a remote control.
    var onPress: ((ViewID) -> Void)?

    #if canImport(UIKit) && !os(tvOS)
      /// The menus of elements; `nil` before the first element with one.
      var contextMenus: ContextMenus?
    #endif
    /// Called when a screen reader opens the menu of a view; the result is whether there is one.
    var onMenu: ((ViewID) -> Bool)?
    /// Called with what the layout presents.
    var onPresentations: (([Presentation]) -> Void)?
    /// Follows the screen reader; `nil` before a box requested it.
    var speech: SpeechFollower?
    /// Called with an action of accessibility.
    var onSpeech: ((ViewID, AccessibilityActionKind) -> Bool)?
    /// The order in which screen readers read the views.
    var reading = ReadingOrder()
    #if !canImport(UIKit)
      /// What finds the elements of lists for screen readers, which AppKit does not keep.
      var rotorSearches: [AnyObject] = []
    #endif

    init(images: ImageStore) {
      self.images = images
    }

    /// The largest depth of nested boxes, because the toolkits traverse views by recursive calls.
    static let depthLimit = 300

    /// Sets the labels' fonts again after the fonts of the same names have changed.
    func fontsChanged() {
      for view in views.values { view.fontsChanged() }
    }

    /// The pixels of a point, for what is drawn into bitmaps.
    var displayScale: Double { (top as? LayoutContainer)?.root.environment.displayScale ?? 1 }

    /// Draws bitmaps again after the display's scale has changed.
    func scaleChanged() {
      for view in views.values { view.scaleChanged() }
    }

    /// Notes that a box has other uses.
    func exchangeUses(_ old: GestureSet, for new: GestureSet) {
      pointer.exchange(old, for: new)
      transfer.exchange(old, for: new)
      prepareMenus(new)
    }

    private func makeView(_ id: ViewID, _ content: ViewContent) -> HostView {
      switch content {
      case .decorated(let decoration): DecoratedView(id, decoration, self)
      case .text(let text, let style, let color): TextView(id, text, style, color, self)
      case .image(let content): ImageView(id, content, images)
      case .shape(let kind, let style): ShapeView(id, kind, style, self)
      case .drawing(let drawing): DrawingView(id, drawing, self)
      case .control(let content): ControlView.make(id, content, self)
      case .native(let native):
        // Views of other hosts are shown as empty views.
        if let view = native.view as? PlatformLeaf {
          NativeItem(id, view, isOwn: isFree(view.view))
        } else {
          HostView(id, BlankView(frame: .zero))
        }
      case .scroll(let axes, let contentSize): ScrollItem(id, axes, contentSize, self)
      }
    }

    /// Sets the descriptions of boxes, at the end of a turn, because they depend on the content.
    func describeBoxes() {
      let boxes = undescribed
      undescribed = []
      for id in boxes.sorted(by: { $0.rawValue > $1.rawValue }) { (views[id] as? DecoratedView)?.describe() }
    }

    func keep(_ view: HostView) {
      views[view.id] = view
      ids[ObjectIdentifier(view.view)] = view.id
      guard let native = view as? NativeItem else { return }
      natives[view.id] = native
      if native.isOwn {
        (native.view as? LayoutContainer)?.outer = top as? LayoutContainer
      } else {
        waiting.insert(view.id)
      }
    }

    private func put(_ view: HostView, into box: PlatformView, after sibling: ViewID?) {
      let isMask = (view.parent as? DecoratedView)?.takesMask(view, isFirst: sibling == nil) ?? false
      if isMask { return }
      let below = sibling.flatMap { views[$0]?.view }
      box.put(view.view, above: below?.superview === box ? below : nil)
      #if !canImport(UIKit)
        view.scale()
      #endif
    }

    #if canImport(UIKit)
      private func isScrolled(_ view: HostView?) -> Bool {
        var around = view
        while let next = around {
          if next is ScrollItem { return true }
          around = next.parent
        }
        return false
      }
    #endif

    func drop(_ view: HostView) {
      guard ids[ObjectIdentifier(view.view)] == view.id else { return }
      ids[ObjectIdentifier(view.view)] = nil
      (view as? NativeItem)?.giveBack()
      if let inner = view.view as? LayoutContainer, inner.outer === top { inner.outer = nil }
    }
  }

  extension PlatformHost: @MainActor LayoutHost {
    func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
      add(view, content, into: parent, after: sibling)
      // Now it is known whether a caller's view is shown here.
      setFrame(view, frame)
    }

    private func add(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?) {
      reading.viewsChanged()
      let made = makeView(view, content)
      made.parent = parent.flatMap { views[$0] }
      keep(made)
      if let parent = made.parent { made.depth = parent.depth + 1 }
      #if canImport(UIKit)
        if let scroll = made as? ScrollItem, isScrolled(made.parent) { scroll.isInner = true }
      #endif
      guard made.depth < Self.depthLimit else {
        if made.depth == Self.depthLimit { tooDeep.append(view) }
        return
      }
      guard let box = home(of: made) else { return }
      put(made, into: box, after: sibling)
      made.parent?.childrenChanged()
    }

    func move(_ view: ViewID, after sibling: ViewID?) {
      reading.viewsChanged()
      guard let moved = views[view], let box = home(of: moved), moved.view.superview === box || moved.isMask
      else { return }
      put(moved, into: box, after: sibling)
    }

    func remove(_ view: ViewID) {
      guard let gone = views.removeValue(forKey: view) else { return }
      reading.viewsChanged()
      natives[view] = nil
      gone.willRemove()
      waiting.remove(view)
      // A caller's view may already be elsewhere, in the layout or outside it.
      if ids[ObjectIdentifier(gone.view)] == view {
        drop(gone)
        if gone.view.superview === home(of: gone) { gone.view.removeFromSuperview() }
      }
      gone.parent?.childrenChanged()
    }

    func setFrame(_ view: ViewID, _ frame: Rect) {
      guard let item = views[view] else { return }
      // In a view of other code it has the frame that this code sets.
      if let native = item as? NativeItem, native.isOwn, !isHere(native) { return native.note(frame) }
      item.setFrame(frame)
    }

    func setContent(_ view: ViewID, _ content: ViewContent) {
      reading.viewsChanged()
      if case .native(let native) = content, let old = natives[view],
        let new = native.view as? PlatformLeaf, new !== old.hosted
      {
        return exchange(old, for: new)
      }
      views[view]?.show(content)
    }

    func setPresentations(_ presentations: [Presentation]) { onPresentations?(presentations) }

    func setContentOffset(_ view: ViewID, _ offset: Point) { (views[view] as? ScrollItem)?.scroll(to: offset) }

    func setScrollTraits(_ view: ViewID, _ traits: ScrollTraits) { (views[view] as? ScrollItem)?.setTraits(traits) }

    func setFocus(_ view: ViewID?) { giveFocus(to: view) }

    func announce(_ words: String, of view: ViewID) {
      if let shown = views[view] { SpeechFollower.announce(words, of: shown.spokenView) }
    }

    func restoreFrames(except moving: Set<ViewID>) {
      for view in views.values where !moving.contains(view.id) {
        // In a view of other code it has the frame that this code sets.
        if let native = view as? NativeItem, native.isOwn, !isHere(native) { continue }
        view.restore()
      }
    }

    func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
      views[view]?.setPresentation(presentation)
    }
  }
#endif
