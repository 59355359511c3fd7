#if canImport(CGTK)
  import CGTK

  /// Shows a layout's views as widgets, and calls GTK only where a value differs.
  @MainActor
  final class GTKHost {
    private(set) var views: [ViewID: GTKView] = [:]
    /// The views that are callers' widgets.
    private(set) var natives: [ViewID: NativeWidget] = [:]
    /// The callers' widgets that were in another place when their views were made.
    var waiting: Set<ViewID> = []
    /// Widgets that no other code owns.
    ///
    /// The code that made them may show them again.
    private var owned: [ObjectIdentifier: WidgetView] = [:]
    let texts: NativeTexts
    let textures: TextureStore
    /// The container's own box.
    weak var top: WidgetBox?
    /// The direction in which the container runs.
    var direction = LayoutDirection.leftToRight {
      didSet {
        guard direction != oldValue else { return }
        for view in views.values { (view as? ScrollWidget)?.setDirection(direction) }
      }
    }
    /// Called when a user scrolled a view.
    var onScroll: ((ViewID, Point) -> Void)?
    /// Called when a person pulled the content of a scroll view beyond its beginning.
    var onPull: ((ViewID) -> Void)?
    /// Called when a user used a control.
    var onControl: ((ViewID, ControlEvent) -> Void)?
    /// Called with a screen reader's action.
    var onSpeech: ((ViewID, AccessibilityActionKind) -> Void)?
    /// Called when a screen reader comes to a view, or leaves it.
    var onSpeechFocus: ((ViewID, Bool) -> Void)?
    /// Passes the pointer's events.
    private(set) lazy var pointer: ContainerPointer = ContainerPointer(self)
    /// Passes drags of values.
    private(set) lazy var transfer: ContainerTransfer = ContainerTransfer(self)
    /// Called when a user copies from a view, or pastes into it, by keys.
    var onTransferKey: ((ViewID, TransferKey) -> Void)?
    /// Called when a user tapped a view by the keyboard or a screen reader.
    var onPress: ((ViewID) -> Void)?
    /// Called when the layout gives the keyboard to a view, or takes it away.
    var onFocus: ((ViewID?) -> Void)?
    /// Called with the address of a link in a text that was clicked.
    var onLink: ((ViewID, String) -> Void)?
    /// Called with what the layout presents.
    var onPresentations: (([Presentation]) -> Void)?
    /// Returns whether other code moves a view.
    var isProtected: ((ViewID) -> Bool)?
    /// Called when a view is about to be removed.
    var onRemove: ((GTKView) -> Void)?
    /// Whether the focus moves from one widget of an item to another.
    var isKeepingFocus = false
    /// Boxes whose name depends on their content, which has changed.
    private var unnamed: Set<ViewID> = []
    /// The choices that belong together, by their numbers.
    var choices: [UInt32: WeakChoices] = [:]
    /// How many nested boxes are being allocated.
    var openAllocations = 0
    /// The calls of GTK so far.
    package var calls = NativeCalls()
    /// How many views were allocated so far, including those with the same frame as before.
    package var allocatedViews = 0
    /// How often the texts of a box were set for screen readers so far.
    package var spokenBoxes = 0
    /// How often a state was announced so far.
    package private(set) var announcements = 0
    /// How many views were drawn so far, without those whose drawing was kept.
    package var drawnViews = 0

    init(texts: NativeTexts, textures: TextureStore) {
      self.texts = texts
      self.textures = textures
    }

    /// How deep boxes are shown in boxes.
    private static let depthLimit = 300

    private func makeView(_ id: ViewID, _ content: ViewContent) -> GTKView {
      switch content {
      case .decorated(let decoration): DecoratedView(id, decoration, self)
      case .text(let text, let style, let color): TextView(id, text, style, color, self)
      case .image(let content): ImageView(id, content, self)
      case .shape(let kind, let style): ShapeView(id, kind, style, self)
      case .drawing(let drawing): DrawingView(id, drawing, self)
      case .control(let content): ControlView.make(id, content, self)
      case .native(let native):
        // Views of other hosts show nothing here.
        if let view = native.view as? WidgetView { NativeWidget(id, view) } else { GTKView(id, gtk_label_new(nil)) }
      case .scroll(let axes, let contentSize): ScrollWidget(id, axes, contentSize, self)
      }
    }
  }

  extension GTKHost {
    /// Marks a box whose name is computed when all of its content exists.
    func needsName(_ box: ViewID) { unnamed.insert(box) }

    /// Sets the names of the boxes whose content has changed.
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
      // A widget measures itself by the style of the widgets around it.
      setFrame(view, frame)
    }

    private func add(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?) {
      let made = makeView(view, content)
      keep(made)
      let box = parent == nil ? top : parent.flatMap { views[$0]?.box }
      // GTK visits widgets by nested calls. Deeper widgets are not shown.
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
      gone.willRemove()
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

    func setPresentations(_ presentations: [Presentation]) { onPresentations?(presentations) }

    func setScrollTraits(_ view: ViewID, _ traits: ScrollTraits) { (views[view] as? ScrollWidget)?.setTraits(traits) }

    func setFocus(_ view: ViewID?) { onFocus?(view) }

    /// GTK before 4.14 notifies a screen reader of the other name.
    func announce(_ words: String, of view: ViewID) {
      nameBoxes()
      announcements += 1
      if let widget = views[view]?.widget { layout_announce(widget, words.forGTK) }
    }

    func restoreFrames(except moving: Set<ViewID>) {
      for view in views.values where !moving.contains(view.id) { view.restore() }
    }

    func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
      views[view]?.setPresentation(presentation)
    }
  }
#endif
