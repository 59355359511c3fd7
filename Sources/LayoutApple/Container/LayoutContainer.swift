#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit) && !os(watchOS)
    public import QuartzCore
  #endif

  /// A view that shows a layout in the system's own views and keeps it up to date, by frames alone.
  ///
  /// ```swift
  /// let container = LayoutContainer()
  /// view.addSubview(container)
  /// container.frame = view.bounds
  /// container.updateBody { Greeting(name: "Ada") }
  /// container.updateBody { Greeting(name: "Grace") }   // only what differs is told to UIKit or AppKit
  /// ```
  ///
  /// Changes are laid out once, in the toolkit's next layout pass. The values that a person or the system chooses (dark mode,
  /// direction, scale, safe area, less motion; on UIKit text size and size classes too) are taken from the view whenever
  /// these change. Its y grows downwards, as that of all layouts.
  @MainActor
  public final class LayoutContainer: PlatformView {
    /// The layout and its frames.
    public let root: LayoutRoot
    let host: PlatformHost
    let link: ContainerLink
    private var seenContentChanges = 0
    /// Whether the view got a size yet; before, there is nothing to lay out in.
    private var hasSize = false
    private var isInTurn = false
    /// Whether views are asked for their sizes outside of a turn.
    private var isMeasuring = false
    /// Whether the toolkit laid the view out meanwhile.
    private var isPassMissed = false
    /// Whether the view takes over what the system says just before a turn, which need not be asked for.
    private var isPreparing = false
    /// The container that shows this one as a view of its layout.
    weak var outer: LayoutContainer?
    /// Whether a container in the layout may have another size.
    var hasDueInner = false
    /// The content changes of this container that the one around it knows of.
    var changesSeenByOuter = 0
    /// The width that the last `intrinsicContentSize` was worked out for; `nil` where that was the ideal one.
    var wrappedWidth: CGFloat?
    /// Hears of what the system says of the view (dark mode, direction, scale; on UIKit text size, size classes and the sort
    /// of device too) when that changed, after the layout took it over.
    public var onTraitChange: ((PlatformTraits) -> Void)?
    /// Those of the system that the container hears.
    var notices: [SystemNotice] = []
    /// Counts frames, while it runs; `nil` for none.
    public var frameRateMonitor: FrameRateMonitor? = .shared {
      didSet { if frameRateMonitor !== oldValue { followMonitor() } }
    }
    /// The container's clock as the monitor sees it; `nil` outside of windows.
    var frames: FrameSource?
    var clock: (any FrameClock)?

    /// An empty container.
    ///
    /// - Parameters:
    ///   - frame: where it is, in points.
    ///   - measurers: who measures texts, pictures and controls; `nil` for the toolkit.
    public init(frame: CGRect = .zero, measurers: Measurers?) {
      link = ContainerLink()
      host = PlatformHost(images: .shared)
      root = Self.root(measurers, link)
      super.init(frame: frame)
      setUp()
    }

    /// An empty container from an archive, with the frame and whatever else a view has there, measured by the toolkit.
    public required init?(coder: NSCoder) {
      link = ContainerLink()
      host = PlatformHost(images: .shared)
      root = Self.root(nil, link)
      super.init(coder: coder)
      setUp()
    }

    /// An empty container, measured by the toolkit.
    public override convenience init(frame: CGRect) { self.init(frame: frame, measurers: nil) }

    private static func root(_ measurers: Measurers?, _ link: ContainerLink) -> LayoutRoot {
      LayoutRoot(
        size: .zero, measurers: measurers ?? .platform,
        schedule: { _ in MainActor.assumeIsolated { link.container?.turnIsDue() } },
        wake: { Task { @MainActor in link.container?.turnIsDue() } })
    }

    private func setUp() {
      let link = link
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
      root.onBody = { MainActor.assumeIsolated { link.container?.bodyChanged() } }
      setUpView()
      takeTraits()
      SystemFollowers.shared.add(self)
      followSystem()
    }

    // MARK: Turns

    /// The toolkit, or the view's owner, asks for a layout pass.
    private func passIsDue() {
      // The toolkit asks for views that the turn itself puts into the container too. Those are laid out.
      guard !isInTurn else { return askForPass() }
      root.setNeedsLayout()
      turnIsDue()
    }

    func turnIsDue() {
      if !isPreparing { askForPass() }
      outer?.innerIsDue()
    }

    private func askForPass() {
      #if canImport(UIKit) && !os(watchOS)
        super.setNeedsLayout()
      #else
        needsLayout = true
      #endif
    }

    /// The container around may have to give another room.
    private func innerIsDue() {
      hasDueInner = true
      if !isInTurn { turnIsDue() }
    }

    /// The toolkit is about to lay the view out, or does: runs the turn that is due in the view's size.
    ///
    /// 1. UIKit's `layoutIfNeeded()` lays out what is around a view too: a view in here that lays itself out, to find its
    ///    size or because it shows something else, may come here in the middle of a turn. That goes on alone.
    /// 2. The view may have got another size by then, so another pass is asked for.
    private func runTurnInPass() {
      guard !isInTurn, !isMeasuring else {  // 1.
        isPassMissed = true
        return
      }
      runTurn { root.layoutIfNeeded() }
    }

    /// The toolkit lays the view out.
    private func layOutInPass() {
      runTurnInPass()
      // The height that was asked for follows from the width.
      if let wrappedWidth, wrappedWidth != bounds.width { invalidateIntrinsicContentSize() }
    }

    /// Whether there is a size to lay out in, or was.
    var hasRoom: Bool { hasSize || bounds.size != .zero }

    /// Does what may run a turn, in the view's size, whatever else lays out at the moment.
    ///
    /// It is entered again where an action of the turn asks for another: the root says what becomes of that, and the outermost
    /// call settles.
    func runTurn(_ work: () -> Void) {
      guard hasRoom else { return }
      guard !isInTurn else { return work() }
      hasSize = true
      isInTurn = true
      noteInnerChanges()
      root.size = Size(bounds.size)
      work()
      settle()
      isInTurn = false
      catchUp()
      noteOwnSize()
    }

    /// Asks views for their sizes, outside of a turn.
    func measure<Result>(_ work: () -> Result) -> Result {
      let outer = isMeasuring
      isMeasuring = true
      defer {
        isMeasuring = outer
        catchUp()
      }
      return work()
    }

    /// Step 2 of `runTurnInPass()`.
    private func catchUp() {
      guard isPassMissed, !isInTurn, !isMeasuring else { return }
      isPassMissed = false
      askForPass()
    }

    /// What is shown is another, and there is no size yet in which it could be laid out: the code that gives the view
    /// one may follow its own size.
    func bodyChanged() {
      if !hasSize { invalidateIntrinsicContentSize() }
    }

    /// The toolkit hears of it where the view's own size may be another one.
    private func noteOwnSize() {
      guard root.contentChanges != seenContentChanges else { return }
      seenContentChanges = root.contentChanges
      invalidateIntrinsicContentSize()
      if seenContentChanges != changesSeenByOuter { outer?.innerIsDue() }
    }

    // MARK: What both toolkits ask

    /// The layout's ideal size, on whole pixels; `noIntrinsicMetric` along an axis on which it takes all there is. In a view
    /// that is narrower than the ideal width, the height is that for its width, as with labels that wrap.
    public override var intrinsicContentSize: CGSize { ownSize() }

    #if canImport(UIKit) && !os(watchOS)
      // MARK: What UIKit asks

      /// Asks for a turn, which UIKit's next layout pass runs.
      public override func setNeedsLayout() { passIsDue() }

      /// Runs the turn that is due in the view's size, before UIKit lays the view out.
      ///
      /// Inside of `layoutSubviews()` UIKit notes which models are read, and calls `setNeedsLayout()` when one changes (since
      /// iOS 26), as if the view's owner had. The layout hears of its models itself, so its bodies run here, where nothing is
      /// noted.
      public override func layoutSublayers(of layer: CALayer) {
        if layer === self.layer {
          // UIKit does so just before `layoutSubviews()`.
          updateTraitsIfNeeded()
          runTurnInPass()
        }
        super.layoutSublayers(of: layer)
      }

      /// Runs the turn that became due since: a controller may show something else in its `viewWillLayoutSubviews()`.
      public override func layoutSubviews() {
        super.layoutSubviews()
        layOutInPass()
      }

      /// The size that the layout takes of `size`, on whole pixels. A length that is zero, negative, infinite or as large as
      /// can be (`greatestFiniteMagnitude`) asks for the ideal one.
      public override func sizeThatFits(_ size: CGSize) -> CGSize { fit(in: size) }

      /// For views that ask by Auto Layout, as cells do that size themselves: sides that are required to be as long as
      /// `targetSize` says are so, others are as long as they want to be.
      public override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        fit(in: targetSize, isWidthFixed: horizontal == .required, isHeightFixed: vertical == .required)
      }

      /// Where nothing of the layout is, touches go to what is behind the container, which may fill the screen; except it has
      /// a background or a gesture of its own.
      public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !hearsTouches ? nil : hit
      }

      /// Which way the writing runs in the view, if it is not left to its traits.
      public override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { takeTraits() } }
      }

      /// What covers the view's edges changed.
      public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        takeTraits()
      }

      /// The controllers of views inside belong to the one around the container.
      public override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        leaveController()
      }

      /// Another controller may be around it, in the same window.
      public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        followController()
      }

      /// A window has its own traits and clock.
      public override func didMoveToWindow() {
        super.didMoveToWindow()
        windowChanged()
      }

      /// Where the keyboard is on the screen, or is about to be; `nil` where there was none.
      var keyboard: CGRect?
    #else
      // MARK: What AppKit asks

      /// Its y grows downwards.
      public override var isFlipped: Bool { true }

      /// Asks for a turn, which AppKit's next layout pass runs. `needsLayout = true` asks for a pass alone, as AppKit does for
      /// models that were read in the last one (since macOS 26) and for views that came: in it runs what is due.
      public func setNeedsLayout() { passIsDue() }

      /// Runs the turn that is due in the view's size.
      public override func layout() {
        super.layout()
        // AppKit does not notify of safe areas that change, but lays out.
        isPreparing = true
        takeTraits()
        isPreparing = false
        layOutInPass()
      }

      /// Another size asks for a turn, also in windows where AppKit does not ask by itself.
      public override func setFrameSize(_ newSize: NSSize) {
        let isOther = newSize != frame.size
        super.setFrameSize(newSize)
        if isOther { turnIsDue() }
      }

      /// Where nothing of the layout is, the mouse goes to what is behind the container, which may fill the window; except its
      /// layer has a background, or it a gesture of its own.
      public override func hitTest(_ point: NSPoint) -> NSView? {
        let hit = super.hitTest(point)
        return hit === self && !hearsTouches ? nil : hit
      }

      /// The direction of writing, from which that of the layout follows.
      public override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        didSet { if userInterfaceLayoutDirection != oldValue { traitsChanged() } }
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

      /// A window has its own display, clock and appearance.
      public override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        host.setScalesAgain()
        windowChanged()
      }
    #endif
  }

  /// Leads from the root's closures, which are made before the view, to the view.
  final class ContainerLink: @unchecked Sendable {
    // Sendable without the compiler's proof: `container` is touched on the main actor only.
    @MainActor weak var container: LayoutContainer?

    init() {}
  }
#endif
