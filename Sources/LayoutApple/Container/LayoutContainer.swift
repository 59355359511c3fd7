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
  /// container.updateBody { Greeting(name: "Grace") }   // only differences reach UIKit or AppKit
  /// ```
  ///
  /// Changes are laid out once, in the toolkit's next layout pass. Values of the user or the system are read from the
  /// view whenever they change: dark mode, direction, scale, safe area and reduced motion; on UIKit also text size and
  /// size classes. The container's y grows downwards, as in all layouts.
  @MainActor
  public final class LayoutContainer: PlatformView {
    /// The layout and its frames.
    public let root: LayoutRoot
    let host: PlatformHost
    let link: ContainerLink
    private var seenContentChanges = 0
    /// Whether the view has had a size; without one there is no layout.
    private var hasSize = false
    private var isInTurn = false
    /// Whether views are measured outside a turn.
    private var isMeasuring = false
    /// Whether the toolkit laid the view out meanwhile.
    private var isPassMissed = false
    /// Whether the view copies the system's values just before a turn, which then needs no request.
    private var isPreparing = false
    /// The container that shows this one as a view of its layout.
    weak var outer: LayoutContainer?
    /// Whether the size of a container in the layout may have changed.
    var hasDueInner = false
    /// Called after each turn.
    var onSettled: (() -> Void)?
    /// The content changes of this container that the outer container has processed.
    var changesSeenByOuter = 0
    /// The width for which the last `intrinsicContentSize` was computed; `nil` if that was the ideal width.
    var wrappedWidth: CGFloat?
    /// Called after traits of the view changed and the layout copied them.
    ///
    /// The traits are dark mode, direction and scale; on UIKit also text size, size classes and the kind of device.
    public var onTraitChange: ((PlatformTraits) -> Void)?
    /// The system notifications that the container observes.
    var notices: [SystemNotice] = []
    /// Counts frames while it runs; `nil` for none.
    public var frameRateMonitor: FrameRateMonitor? = .shared {
      didSet { if frameRateMonitor !== oldValue { followMonitor() } }
    }
    /// The container's clock for the monitor; `nil` outside windows.
    var frames: FrameSource?
    var clock: (any FrameClock)?
    /// The window's phase; `nil` outside windows.
    var scene: ScenePhases?
    /// What the layout presents; `nil` where it never presented anything.
    var presenting: PresentationKeeper?

    /// Makes an empty container.
    ///
    /// - Parameters:
    ///   - frame: the container's frame, in points.
    ///   - measurers: measures texts, pictures and controls; `nil` uses the toolkit.
    public init(frame: CGRect = .zero, measurers: Measurers?) {
      link = ContainerLink()
      host = PlatformHost(images: .shared)
      root = Self.root(measurers, link)
      super.init(frame: frame)
      setUp()
    }

    /// Makes an empty container from an archive, with the archived properties; the toolkit measures.
    public required init?(coder: NSCoder) {
      link = ContainerLink()
      host = PlatformHost(images: .shared)
      root = Self.root(nil, link)
      super.init(coder: coder)
      setUp()
    }

    /// Makes an empty container; the toolkit measures.
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
      root.isOnMainActor = true
      host.onScroll = { [weak self] view, offset in self?.root.scroll(view, to: offset) }
      host.onPull = { [weak self] view in self?.root.refresh(view) }
      host.restingOffset = { [weak self] view, start, end in self?.root.restingOffset(of: view, from: start, to: end) }
      host.onControl = { [weak self] view, event in
        self?.root.send(event, to: view)
        // Keys that are pressed before the next frame must reach the field's new state.
        if event == .submitted { self?.layoutIfNeeded() }
      }
      host.onPresentations = { [weak self] list in self?.present(list) }
      connectPointer()
      connectTransfer()
      host.onSpeech = { [weak self] view, kind in self?.root.perform(kind, on: view) ?? false }
      host.onMenu = { [weak self] view in self?.root.openContextMenu(of: view) ?? false }
      host.onLink = { [weak self] view, address in self?.openLink(address, in: view) }
      root.animations.frameClock = { _ in MainActor.assumeIsolated { link.container?.updateClock() } }
      root.onBody = { MainActor.assumeIsolated { link.container?.bodyChanged() } }
      root.printsFaults { MainActor.assumeIsolated { link.container?.window != nil } }
      setUpView()
      takeTraits()
      SystemFollowers.shared.add(self)
      followSystem()
    }

    // MARK: Turns

    /// Called when the toolkit or the view's owner requests a layout pass.
    private func passIsDue() {
      // The toolkit also requests passes for views that the turn itself puts into the container. Those are laid out
      // already.
      guard !isInTurn else { return requestPass() }
      root.setNeedsLayout()
      turnIsDue()
    }

    func turnIsDue() {
      if !isPreparing { requestPass() }
      outer?.innerIsDue()
    }

    private func requestPass() {
      #if canImport(UIKit) && !os(watchOS)
        super.setNeedsLayout()
      #else
        needsLayout = true
      #endif
    }

    /// Called when the size of an inner container may change.
    private func innerIsDue() {
      hasDueInner = true
      if !isInTurn { turnIsDue() }
    }

    /// Runs the due turn in the view's size, when the toolkit lays the view out or is about to.
    ///
    /// 1. UIKit's `layoutIfNeeded()` also lays out the views around a view. So a view in here that lays itself out, for
    ///    its size or after a change, may call this method during a turn. That call only notes the pass.
    /// 2. The view's size may have changed by then, so another pass is requested.
    private func runTurnInPass() {
      guard !isInTurn, !isMeasuring else {  // 1.
        isPassMissed = true
        return
      }
      runTurn { root.layoutIfNeeded() }
    }

    /// Called when the toolkit lays the view out.
    private func layOutInPass() {
      runTurnInPass()
      // The height of the last `intrinsicContentSize` depends on the width.
      if let wrappedWidth, wrappedWidth != bounds.width { invalidateIntrinsicContentSize() }
    }

    /// Whether the view has a size for layout, or had one.
    var hasRoom: Bool { hasSize || bounds.size != .zero }

    /// Runs work that may run a turn, in the view's size, also during another layout.
    ///
    /// It is reentrant if an action of the turn requests another turn. The root defines the result, and the outermost
    /// call settles.
    func runTurn(_ work: () -> Void) {
      guard hasRoom else { return }
      guard !isInTurn else { return work() }
      hasSize = true
      isInTurn = true
      noteInnerChanges()
      root.size = Size(bounds.size)
      ViewAnimations.turn(work)
      settle()
      isInTurn = false
      catchUp()
      noteOwnSize()
    }

    /// Measures views outside a turn.
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
      requestPass()
    }

    /// Called after the body changed.
    ///
    /// Without a size nothing can be laid out. The code that sets the view's size may depend on its intrinsic size,
    /// which is invalidated.
    func bodyChanged() {
      if !hasSize { invalidateIntrinsicContentSize() }
    }

    /// Notifies the toolkit if the view's own size may have changed.
    private func noteOwnSize() {
      guard root.contentChanges != seenContentChanges else { return }
      seenContentChanges = root.contentChanges
      invalidateIntrinsicContentSize()
      if seenContentChanges != changesSeenByOuter { outer?.innerIsDue() }
    }

    // MARK: Overrides of both toolkits

    /// The layout's ideal size, on whole pixels; `noIntrinsicMetric` along an axis on which the response is infinite.
    ///
    /// In a view that is narrower than the ideal width, the height is that for the view's width, as for labels that
    /// wrap.
    public override var intrinsicContentSize: CGSize { ownSize() }

    #if canImport(UIKit) && !os(watchOS)
      // MARK: Overrides of UIKit

      /// Requests a turn, which UIKit's next layout pass runs.
      public override func setNeedsLayout() { passIsDue() }

      /// Runs the due turn in the view's size, before UIKit lays the view out.
      ///
      /// Inside `layoutSubviews()` UIKit tracks the models that are read, and calls `setNeedsLayout()` when one changes
      /// (since iOS 26), as the view's owner would. The layout observes its models itself. So its bodies run here,
      /// where UIKit does not track.
      public override func layoutSublayers(of layer: CALayer) {
        if layer === self.layer {
          // UIKit does this just before `layoutSubviews()`.
          updateTraitsIfNeeded()
          runTurnInPass()
        }
        super.layoutSublayers(of: layer)
      }

      /// Runs a turn that became due since, because a controller may change the content in its
      /// `viewWillLayoutSubviews()`.
      public override func layoutSubviews() {
        super.layoutSubviews()
        layOutInPass()
      }

      /// The layout's response to `size`, on whole pixels.
      ///
      /// A length that is zero, negative, infinite or `greatestFiniteMagnitude` requests the ideal length.
      public override func sizeThatFits(_ size: CGSize) -> CGSize { fit(in: size) }

      /// The layout's size for Auto Layout, for example in cells that size themselves.
      ///
      /// Sides with required priority have the length of `targetSize`. Other sides have the response's length.
      public override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        fit(in: targetSize, isWidthFixed: horizontal == .required, isHeightFixed: vertical == .required)
      }

      /// Passes touches outside the layout's views to views behind the container, which may fill the screen.
      ///
      /// A container with a background or a gesture of its own receives them itself.
      public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !observesTouches ? nil : hit
      }

      /// The lists of elements that the layout has for screen readers, else those that were set.
      public override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { customRotors ?? super.accessibilityCustomRotors }
        set { super.accessibilityCustomRotors = newValue }
      }

      /// The elements in the layout's order where it has one of its own, else those that were set.
      public override var accessibilityElements: [Any]? {
        get { sortedElements ?? super.accessibilityElements }
        set { super.accessibilityElements = newValue }
      }

      /// The writing direction of the view, if the traits do not decide it.
      public override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { takeTraits() } }
      }

      /// Copies the safe area after it changes.
      public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        takeTraits()
      }

      /// Removes the controllers of inner views from the container's old parent controller.
      public override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        leaveController()
      }

      /// Follows the new parent controller, which may change within the same window.
      public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        followController()
      }

      /// Copies the traits of the new window and uses its clock.
      public override func didMoveToWindow() {
        super.didMoveToWindow()
        windowChanged()
      }

      /// Always true: keys reach the layout while nothing in it has the keyboard.
      ///
      /// ```swift
      /// container.becomeFirstResponder()   // in the controller's viewDidAppear, for keyboard shortcuts from the start
      /// ```
      public override var canBecomeFirstResponder: Bool { true }

      /// Passes keys to the layout, and those that it does not use to the responders around.
      public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = keysLeft(presses, .down)
        if !left.isEmpty { super.pressesBegan(left, with: event) }
      }

      /// Passes keys to the layout, and those that it does not use to the responders around.
      public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = keysLeft(presses, .up)
        if !left.isEmpty { super.pressesEnded(left, with: event) }
      }

      /// The frame of the keyboard on the screen, or its coming frame; `nil` before there was a keyboard.
      var keyboard: CGRect?
    #else
      // MARK: Overrides of AppKit

      /// Always true: y grows downwards.
      public override var isFlipped: Bool { true }

      /// Requests a turn, which AppKit's next layout pass runs.
      ///
      /// `needsLayout = true` requests only a pass, which runs a due turn. AppKit does the same for models that were
      /// read in the last pass (since macOS 26) and for new views.
      public func setNeedsLayout() { passIsDue() }

      /// Runs the turn that is due in the view's size.
      public override func layout() {
        super.layout()
        // AppKit does not notify of changed safe areas, but it lays out.
        isPreparing = true
        takeTraits()
        isPreparing = false
        layOutInPass()
      }

      /// Requests a turn after a change of size, also in windows where AppKit requests none.
      public override func setFrameSize(_ newSize: NSSize) {
        let isOther = newSize != frame.size
        super.setFrameSize(newSize)
        if isOther { turnIsDue() }
      }

      /// Passes mouse events outside the layout's views to views behind the container, which may fill the window.
      ///
      /// A container with a background in its layer or a gesture of its own receives them itself.
      public override func hitTest(_ point: NSPoint) -> NSView? {
        let hit = super.hitTest(point)
        return hit === self && !observesTouches ? nil : hit
      }

      /// The lists of elements that the layout has for screen readers.
      public override func accessibilityCustomRotors() -> [NSAccessibilityCustomRotor] { customRotors() }

      /// The elements in the layout's order where it has one of its own, else in AppKit's.
      public override func accessibilityChildren() -> [Any]? { sortedElements ?? super.accessibilityChildren() }

      /// Follows a drag of values that came over the container.
      public override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
        host.transfer.updated(sender)
      }

      /// Follows a drag of values over the container.
      public override func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
        host.transfer.updated(sender)
      }

      /// Notes that a drag of values left the container.
      public override func draggingExited(_ sender: (any NSDraggingInfo)?) { host.transfer.left() }

      /// Passes dropped values to the layout.
      public override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
        host.transfer.performed(sender)
      }

      /// The writing direction, which sets the layout's direction.
      public override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        didSet { if userInterfaceLayoutDirection != oldValue { traitsChanged() } }
      }

      /// Copies the traits after a change of the appearance, such as dark mode.
      public override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        traitsChanged()
      }

      /// Copies the traits after the window moves to another display.
      public override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        host.setScalesAgain()
        traitsChanged()
      }

      /// Copies the traits of the new window and uses its display's clock.
      public override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        host.setScalesAgain()
        windowChanged()
        keys?.remove(self)
        keys = window.map { KeyWindows.shared.keys(of: $0) }
        keys?.add(self)
      }

      /// The keys of the window; `nil` outside windows.
      private var keys: WindowKeys?
    #endif
  }

  /// Connects the root's closures, which are made before the view, with the view.
  final class ContainerLink: @unchecked Sendable {
    // `Sendable` without the compiler's proof: `container` is used only on the main actor.
    @MainActor weak var container: LayoutContainer?
    /// The time for which a gesture waits.
    @MainActor var wait: Task<Void, Never>?

    init() {}
  }
#endif
