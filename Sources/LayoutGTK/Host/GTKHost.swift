#if canImport(CGTK)
  import CGTK

  /// Mirrors a layout's views as widgets, and calls GTK only where something differs.
  @MainActor
  final class GTKHost {
    private(set) var views: [ViewID: GTKView] = [:]
    /// Those of them that are callers' widgets.
    private(set) var natives: [ViewID: NativeWidget] = [:]
    /// Those of these whose widget was somewhere else when they came.
    var waiting: Set<ViewID> = []
    /// Widgets that no other code owns. The code that made them may show them again.
    private var owned: [ObjectIdentifier: WidgetView] = [:]
    let texts: NativeTexts
    let textures: TextureStore
    /// The container's own box.
    weak var top: WidgetBox?
    /// Which way the container runs.
    var direction = LayoutDirection.leftToRight {
      didSet {
        guard direction != oldValue else { return }
        for view in views.values { (view as? ScrollWidget)?.setDirection(direction) }
      }
    }
    /// A person scrolled a view.
    var onScroll: ((ViewID, Point) -> Void)?
    /// A person used a control.
    var onControl: ((ViewID, ControlEvent) -> Void)?
    /// A person tapped or dragged a view.
    var onGesture: ((ViewID, GestureEvent) -> Void)?
    /// Whether other code moves a view.
    var isProtected: ((ViewID) -> Bool)?
    /// A view is about to be taken away.
    var onRemove: ((GTKView) -> Void)?
    /// Whether the keyboard goes from one widget of an item to another.
    var isKeepingFocus = false
    /// Boxes whose content says how they are called, and has changed.
    private var unnamed: Set<ViewID> = []
    /// Boxes that are just allocated, one in the other.
    var openAllocations = 0
    /// What was asked of GTK so far.
    package var calls = NativeCalls()
    /// Views that were allocated so far, those with the same frame as before among them.
    package var allocatedViews = 0
    /// Views that were drawn so far; those whose drawing was kept are not.
    package var drawnViews = 0

    init(texts: NativeTexts, textures: TextureStore) {
      self.texts = texts
      self.textures = textures
    }

    /// Boxes within boxes that are shown.
    private static let depthLimit = 300

    private func makeView(_ id: ViewID, _ content: ViewContent) -> GTKView {
      switch content {
      case .decorated(let decoration): DecoratedView(id, decoration, self)
      case .text(let text, let style, let color): TextView(id, text, style, color, self)
      case .image(let source, let mode): ImageView(id, source, mode, self)
      case .shape(let kind, let style): ShapeView(id, kind, style, self)
      case .control(let content): ControlView.make(id, content, self)
      case .native(let native):
        // Views of other hosts show nothing here.
        if let view = native.view as? WidgetView { NativeWidget(id, view) } else { GTKView(id, gtk_label_new(nil)) }
      case .scroll(let axes, let contentSize): ScrollWidget(id, axes, contentSize, self)
      }
    }
  }

  extension GTKHost {
    /// What a box is called by its content is to be found out when all of that is there.
    func needsName(_ box: ViewID) { unnamed.insert(box) }

    /// Says how boxes are called whose content has changed.
    func nameBoxes() {
      guard !unnamed.isEmpty else { return }
      let boxes = unnamed
      unnamed = []
      for id in boxes { views[id]?.speak() }
    }

    func keep(_ view: GTKView) {
      views[view.id] = view
      guard let native = view as? NativeWidget else { return }
      natives[view.id] = native
      if !native.isOwn { waiting.insert(view.id) }
      if native.view.isOnlyHere { owned[ObjectIdentifier(native.view)] = native.view }
    }
  }

  extension GTKHost: @MainActor LayoutHost {
    func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
      add(view, content, into: parent, after: sibling)
      // A widget measures itself by the style of those that it is in.
      setFrame(view, frame)
    }

    private func add(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?) {
      let made = makeView(view, content)
      keep(made)
      let box = parent == nil ? top : parent.flatMap { views[$0]?.box }
      // GTK goes through widgets by calls within calls. What lies deeper is not shown.
      guard let box, box.depth < Self.depthLimit, parent == nil || box.isShown else { return }
      box.put(made, after: sibling.flatMap { views[$0] })
    }

    func move(_ view: ViewID, after sibling: ViewID?) {
      guard let moved = views[view] else { return }
      moved.parent?.put(moved, after: sibling.flatMap { views[$0] })
    }

    func remove(_ view: ViewID) {
      guard let gone = views.removeValue(forKey: view) else { return }
      natives[view] = nil
      onRemove?(gone)
      gone.parent?.remove(gone)
    }

    func setFrame(_ view: ViewID, _ frame: Rect) { views[view]?.setFrame(frame) }

    func setContent(_ view: ViewID, _ content: ViewContent) {
      calls.contents += 1
      if case .native(let native) = content, let old = natives[view], let new = native.view as? WidgetView,
        new !== old.view
      {
        return exchange(old, for: new)
      }
      views[view]?.show(content)
    }

    func setContentOffset(_ view: ViewID, _ offset: Point) {
      calls.offsets += 1
      (views[view] as? ScrollWidget)?.scroll(to: offset)
    }

    func restoreFrames(except moving: Set<ViewID>) {
      for view in views.values where !moving.contains(view.id) { view.restore() }
    }

    func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
      views[view]?.setPresentation(presentation)
    }
  }
#endif
