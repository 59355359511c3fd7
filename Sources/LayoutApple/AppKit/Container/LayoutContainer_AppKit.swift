#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import LayoutCore

  /// A view that shows a layout in AppKit's own views and keeps it up to date, by frames alone.
  ///
  /// ```swift
  /// let container = LayoutContainer()
  /// view.addSubview(container)
  /// container.frame = view.bounds
  /// container.updateBody { Greeting(name: "Ada") }
  /// container.updateBody { Greeting(name: "Grace") }   // only what differs is told to AppKit
  /// ```
  ///
  /// Changes are laid out once, in AppKit's next layout pass. The values that a person or the system chooses (dark mode,
  /// direction, scale, safe area, less motion) are taken from the view whenever these change. Its y grows downwards, as that
  /// of all layouts.
  @MainActor
  public final class LayoutContainer: NSView {
    /// The layout and its frames.
    public let root: LayoutRoot
    let host: AppKitHost
    private let link: ContainerLink
    private var seenContentChanges = 0
    private var clock: (any FrameClock)?
    private var motionNotice: SystemNotice?
    /// Whether the view got a size yet; before, there is nothing to lay out in.
    private(set) var hasSize = false
    private var isInTurn = false
    /// The container that shows this one as a view of its layout.
    weak var outer: LayoutContainer?
    /// Whether a container in the layout may have another size.
    var hasDueInner = false
    /// The content changes of this container that the one around it knows of.
    var changesSeenByOuter = 0
    /// What `onTraitChange` is told.
    var traitChanges = TraitChanges()
    /// Whether the view takes over what the system says just before a turn, which need not be asked for.
    private var isPreparing = false

    /// An empty container.
    ///
    /// - Parameters:
    ///   - frame: where it is, in points.
    ///   - measurers: who measures texts, pictures and controls; `nil` for AppKit.
    public init(frame: CGRect = .zero, measurers: Measurers?) {
      link = ContainerLink()
      host = AppKitHost(images: .shared)
      root = Self.root(measurers, link)
      super.init(frame: frame)
      setUp()
    }

    /// An empty container from an archive, with the frame and whatever else a view has there, measured by AppKit.
    public required init?(coder: NSCoder) {
      link = ContainerLink()
      host = AppKitHost(images: .shared)
      root = Self.root(nil, link)
      super.init(coder: coder)
      setUp()
    }

    private static func root(_ measurers: Measurers?, _ link: ContainerLink) -> LayoutRoot {
      LayoutRoot(
        size: .zero, measurers: measurers ?? .appKit,
        schedule: { _ in MainActor.assumeIsolated { link.container?.turnIsDue() } },
        wake: { Task { @MainActor in link.container?.turnIsDue() } })
    }

    private func setUp() {
      let link = link
      wantsLayer = true
      // Frames are the layout's affair.
      autoresizesSubviews = false
      link.container = self
      host.top = self
      root.host = host
      host.onScroll = { [weak self] view, offset in self?.root.scroll(view, to: offset) }
      host.onControl = { [weak self] view, event in
        self?.root.send(event, to: view)
        // A key that is pressed before the next frame goes to what the field has by then.
        if event == .submitted { self?.layoutIfNeeded() }
      }
      host.onGesture = { [weak self] view, event in self?.root.send(event, to: view) }
      root.animations.frameClock = { _ in MainActor.assumeIsolated { link.container?.updateClock() } }
      // What no font is set for is as large as AppKit's own texts.
      root.environment.font = .system(size: Double(NSFont.systemFontSize))
      takeTraits()
      SystemFollowers.shared.add(self)
      motionNotice = SystemNotice(
        NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, in: NSWorkspace.shared.notificationCenter
      ) { link.container?.traitsChanged() }
    }

    /// An empty container, measured by AppKit.
    public override convenience init(frame: CGRect) { self.init(frame: frame, measurers: nil) }

    /// Its y grows downwards.
    public override var isFlipped: Bool { true }

    // MARK: Turns

    /// Whether a turn is due, which AppKit's next layout pass runs. Setting it asks for one.
    public override var needsLayout: Bool {
      get { super.needsLayout }
      set {
        // AppKit sets it for views that the turn itself puts into the container. Those are laid out.
        if newValue, !isInTurn { root.setNeedsLayout() }
        super.needsLayout = newValue
      }
    }

    private func turnIsDue() {
      if !isPreparing { super.needsLayout = true }
      outer?.innerIsDue()
    }

    /// The container around may have to give another room.
    private func innerIsDue() {
      hasDueInner = true
      if !isInTurn { turnIsDue() }
    }

    /// Runs the turn that is due in the view's size.
    public override func layout() {
      super.layout()
      // AppKit does not notify of safe areas that change, but lays out.
      isPreparing = true
      takeTraits()
      isPreparing = false
      layoutIfNeeded()
      // The height that was asked for follows from the width.
      if let wrappedWidth, wrappedWidth != bounds.width { invalidateIntrinsicContentSize() }
    }

    /// Does what may run a turn, in the view's size, whatever else lays out at the moment.
    func runTurn(_ work: () -> Void) {
      guard !isInTurn, hasSize || bounds.size != .zero else { return }
      hasSize = true
      isInTurn = true
      defer { isInTurn = false }
      noteInnerChanges()
      root.size = Size(bounds.size)
      work()
      settle()
      noteOwnSize()
    }

    /// What is shown is another, and there is no size yet in which it could be laid out: the code that gives the view
    /// one may follow its own size.
    func bodyChanged() {
      if !hasSize { invalidateIntrinsicContentSize() }
    }

    /// Another size asks for a turn, also in windows where AppKit does not ask by itself.
    public override func setFrameSize(_ newSize: NSSize) {
      let isOther = newSize != frame.size
      super.setFrameSize(newSize)
      if isOther { turnIsDue() }
    }

    /// AppKit hears of it where the view's own size may be another one.
    private func noteOwnSize() {
      guard root.contentChanges != seenContentChanges else { return }
      seenContentChanges = root.contentChanges
      invalidateIntrinsicContentSize()
      if seenContentChanges != changesSeenByOuter { outer?.innerIsDue() }
    }

    /// The width that the last `intrinsicContentSize` was worked out for; `nil` where that was the ideal one.
    var wrappedWidth: CGFloat?

    /// The layout's ideal size, on whole pixels; `noIntrinsicMetric` along an axis on which it takes all there is. In a view
    /// that is narrower than the ideal width, the height is that for its width, as with labels that wrap.
    public override var intrinsicContentSize: CGSize { ownSize() }

    // MARK: What the system says

    /// The direction of writing, from which that of the layout follows.
    public override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet { traitsChanged() }
    }

    /// Dark mode came or went.
    public override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      traitsChanged()
    }

    /// The window came to another display.
    public override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      host.setScalesAgain()
      traitsChanged()
    }

    /// A window has its own display and appearance.
    public override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      host.setScalesAgain()
      traitsChanged()
      // What moves in a view that is not seen is over, as AppKit has it with its own animations.
      if window == nil { root.finishAnimations() }
      // A clock is that of the display of one window.
      clock?.stop()
      clock = nil
      followMonitor()
    }

    // MARK: The frame clock

    /// Counts frames, while it runs; `nil` for none.
    public var frameRateMonitor: FrameRateMonitor? = .shared {
      didSet { if frameRateMonitor !== oldValue { followMonitor() } }
    }

    /// The container's clock as the monitor sees it; `nil` outside of windows.
    private var frames: FrameSource?

    private func followMonitor() {
      frames = nil
      if window != nil, let monitor = frameRateMonitor {
        frames = FrameSource(of: monitor) { [link] in
          guard Thread.isMainThread else {
            Task { @MainActor in link.container?.updateClock() }
            return
          }
          MainActor.assumeIsolated { link.container?.updateClock() }
        }
      }
      updateClock()
    }

    /// The display's clock ticks only while something moves in a window, or frames are counted. The display keeps its
    /// clocks, so one whose container is gone stops by itself.
    private func updateClock() {
      if window == nil || !root.hasRunningAnimations && frames?.isNeeded != true {
        clock?.stop()
        clock = nil
      } else if clock == nil {
        clock = FrameClocks.make(for: self) { [link] time in
          guard let container = link.container else { return false }
          container.ticked(time)
          return true
        }
      }
    }

    private func ticked(_ time: Double) {
      frames?.tick(at: time)
      guard root.hasRunningAnimations else { return updateClock() }
      root.advance(to: time)
      // What was leaving may be gone.
      settle()
    }
  }

  /// Leads from the root's closures, which are made before the view, to the view.
  private final class ContainerLink: @unchecked Sendable {
    // Sendable without the compiler's proof: `container` is touched on the main actor only.
    @MainActor weak var container: LayoutContainer?

    init() {}
  }
#endif
