#if canImport(CGTK)
  import CGTK
  public import LayoutCore

  /// A GTK widget that shows a layout in native widgets and keeps it up to date.
  ///
  /// ```swift
  /// let container = LayoutContainer()
  /// container.updateBody { Greeting(name: "Ada") }
  /// gtk_window_set_child(window, container.widget)
  /// container.updateBody { Greeting(name: "Grace") }   // updates only what differs in GTK
  /// ```
  ///
  /// The widget's requests are the layout's sizes, height for width. The layout is laid out in the size that the widget
  /// receives. While the widget is in a window it keeps the container alive. Changes are laid out once, before the next
  /// frame.
  @MainActor
  public final class LayoutContainer {
    /// The layout and its frames.
    public let root: LayoutRoot
    let host: GTKHost
    /// The measurer of controls; `nil` for a measurer that does not use GTK.
    let controls: NativeControls?
    let box: ContainerBox
    var turns: TurnQueue
    /// The requests that GTK received, as long as they are valid.
    var requests: [RequestQuestion: WidgetRequest] = [:]
    /// Whether the requests have to be computed again.
    var mayHaveOtherRequests = false
    var seenContentChanges = 0
    /// Whether the widget received a size yet.
    ///
    /// Before that, there is nothing to lay out in.
    private(set) var hasSize = false
    var isSizing = false
    /// Whether GTK is allocating the widget and its children.
    var isInAllocation = false
    /// The events of widgets that wait for GTK.
    var waiting: [@MainActor () -> Void] = []
    /// How many of these the current pass still handles; `nil` outside of a pass.
    var waitingDue: Int?
    /// Whether held actions are running.
    var isActing = false
    /// Called when the content prefers another colour scheme, and GTK is not in the middle of its own work.
    var onPreferredColorScheme: (() -> Void)?
    /// Called after each turn.
    var onSettled: (() -> Void)?
    var clock: ContainerClock?
    var tick: guint = 0
    /// The monitor that counts frames, while it runs; `nil` for none.
    public var frameRateMonitor: FrameRateMonitor? = .shared {
      didSet { if frameRateMonitor !== oldValue { followMonitor() } }
    }
    /// The container's clock as a source of the monitor; `nil` where the container is not shown.
    var frames: FrameSource?
    private(set) lazy var focus: FocusKeeper = FocusKeeper(self)
    /// What the layout presents; `nil` where it never presented anything.
    var presenting: PresentationKeeper?
    /// What opens menus of elements; `nil` where no element has one.
    var menus: ContextMenus?
    /// The inspector, which draws over the layout.
    var inspector: Inspector?

    /// The widget, to be put into a window or a native container.
    public var widget: Widget { box.widget }

    /// An empty container.
    ///
    /// `GTK.initialize()`, or a GtkApplication, comes before.
    ///
    /// - Parameters:
    ///   - environment: the values of the environment; `nil` for the theme's, `EnvironmentValues.theme`.
    ///   - text: measures texts.
    ///   - images: decodes pictures.
    ///   - controls: measures controls.
    public convenience init(
      environment: EnvironmentValues? = nil, text: NativeTexts? = nil, images: TextureStore = .shared,
      controls: NativeControls? = nil
    ) {
      let texts = text ?? .shared
      self.init(
        environment: environment, texts: texts, images: images,
        measurers: Measurers(text: texts, images: images, controls: controls ?? .shared))
    }

    /// An empty container whose measurers are not those that draw: for tests with the same frames in every host.
    package init(environment: EnvironmentValues?, texts: NativeTexts, images: TextureStore, measurers: Measurers) {
      host = GTKHost(texts: texts, textures: images)
      controls = measurers.controls as? NativeControls
      let box = ContainerBox(host)
      self.box = box
      let turns = TurnQueue()
      self.turns = turns
      root = LayoutRoot(
        size: .zero, measurers: measurers,
        environment: LayoutContainer.wholePixels(environment ?? .theme),
        schedule: { [weak box] _ in MainActor.assumeIsolated { box?.container?.turnIsDue() } },
        wake: { turns.wake() })
      host.top = box
      host.direction = root.environment.layoutDirection
      box.container = self
      turns.container = self
      root.host = host
      root.isOnMainActor = true
      root.onBody = { [weak self] in MainActor.assumeIsolated { self?.bodyChanged() } }
      root.onPreferredColorScheme = { [weak self] in
        MainActor.assumeIsolated { self?.observeLater { [weak self] in self?.onPreferredColorScheme?() } }
      }
      host.onControl = { [weak self] view, event in
        self?.observe { [weak self] in
          self?.root.send(event, to: view)
          // A key that is pressed before the next frame goes to what has the keyboard, and can be used, by then.
          if event.isAct { self?.layoutIfNeeded() }
        }
      }
      host.onLink = { [weak self] view, address in self?.observe { [weak self] in self?.openLink(address, in: view) } }
      host.onSpeech = { [weak self] view, kind in
        self?.observe { [weak self] in self?.root.perform(kind, on: view) }
      }
      host.onSpeechFocus = { [weak self] view, isHere in
        self?.observe { [weak self] in self?.root.noteAccessibilityFocus(isHere, of: view) }
      }
      connectPointer()
      host.onPresentations = { [weak self] list in self?.observe { [weak self] in self?.present(list) } }
      host.onFocus = { [weak self] in self?.focus.move(to: $0) }
      host.onScroll = { [weak self] view, offset in self?.scrolled(view, to: offset) }
      host.onPull = { [weak self] view in self?.observe { [weak self] in self?.root.refresh(view) } }
      root.animations.frameClock = { [weak box] _ in
        MainActor.assumeIsolated { box?.container?.updateClock() }
      }
      host.isProtected = { [weak self] in self?.root.isAnimating($0) == true }
      host.onRemove = { [weak self] in self?.focus.willRemove($0) }
      WidgetSignal.connect(box.widget, "notify::root") { [weak box] in box?.rootChanged() }
      WidgetSignal.connect(box.widget, "realize", isLast: true) { [weak box] in box?.container?.realized() }
      WidgetSignal.connect(box.widget, "unrealize") { [weak box] in box?.container?.unrealized() }
      for signal in ["map", "unmap"] {
        WidgetSignal.connect(box.widget, signal) { [weak box] in box?.container?.followMonitor() }
      }
      root.printsFaults { [weak box] in MainActor.assumeIsolated { box.map { gtk_widget_get_mapped($0.widget) } == 1 } }
      if Inspector.isOnFromTheBeginning { isInspecting = true }
    }

    /// The calls of GTK so far.
    package var nativeCalls: NativeCalls { host.calls }

    /// The number of widgets that show views now.
    package var liveViewCount: Int { host.views.count }

    func allocated(width: Int32, height: Int32) {
      isSizing = true
      if !hasSize {
        // Until now no turn could run, so none was requested either.
        hasSize = true
        mayHaveOtherRequests = true
        turns.request()
      }
      noteChangedNatives()
      root.size = Size(width: Double(width), height: Double(height))
      layOut()
      settle()
      inspector?.redraw()
      isSizing = false
    }

    /// The environment with GTK's pixels, which are whole points, and with GTK's clipboard where it has no other.
    static func wholePixels(_ environment: EnvironmentValues) -> EnvironmentValues {
      var values = environment
      values.displayScale = 1
      if values.clipboard == .none { values.clipboard = NativeClipboard.system }
      return values
    }
  }

  /// The container's own widget.
  final class ContainerBox: WidgetBox {
    weak var container: LayoutContainer?
    /// A window keeps the containers in it.
    private var kept: LayoutContainer?

    func rootChanged() {
      let container = container
      container?.focus.rootChanged()
      container?.presenting?.rootChanged()
      kept = gtk_widget_get_root(widget) == nil ? nil : container
    }

    override func request(_ orientation: GtkOrientation, _ length: Int32) -> WidgetRequest {
      let isOnBaseline = gtk_widget_get_valign(widget) == GTK_ALIGN_BASELINE
      let question = RequestQuestion(orientation: orientation, length: length, needsBaseline: isOnBaseline)
      return container?.request(question) ?? WidgetRequest()
    }

    override func draw(_ snapshot: OpaquePointer) {
      super.draw(snapshot)
      container?.inspector?.draw(snapshot)
    }

    override func allocate(width: Int32, height: Int32) {
      guard let container else { return super.allocate(width: width, height: height) }
      container.allocating {
        container.allocated(width: width, height: height)
        super.allocate(width: width, height: height)
        container.focus.allocated()
        container.presenting?.allocated()
      }
    }
  }
#endif
