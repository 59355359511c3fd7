#if canImport(UIKit)
  public import LayoutCore
  public import UIKit

  /// A view that shows a layout in UIKit's own views and keeps it up to date, by frames alone.
  ///
  /// ```swift
  /// let container = LayoutContainer()
  /// view.addSubview(container)
  /// container.frame = view.bounds
  /// container.updateBody { Greeting(name: "Ada") }
  /// container.updateBody { Greeting(name: "Grace") }   // only what differs is told to UIKit
  /// ```
  ///
  /// Changes are laid out once, in UIKit's next layout pass. The values that a person or the system chooses (dark mode,
  /// text size, direction, size classes, scale, safe area) are taken from the view's traits whenever these change.
  @MainActor
  public final class LayoutContainer: UIView {
    /// The layout and its frames.
    public let root: LayoutRoot
    let host: PlatformHost
    private let link: ContainerLink
    private var seenContentChanges = 0
    private var clock: (any FrameClock)?
    /// Whether the view got a size yet; before, there is nothing to lay out in.
    private(set) var hasSize = false
    private var isInTurn = false
    /// The container that shows this one as a view of its layout.
    weak var outer: LayoutContainer?
    /// Whether a container in the layout may have another size.
    var hasDueInner = false
    /// The content changes of this container that the one around it knows of.
    var changesSeenByOuter = 0
    /// Hears of traits that UIKit says to have changed, after the layout took them over: dark mode, text size, direction,
    /// size classes, scale, the sort of device.
    public var onTraitChange: ((UITraitCollection) -> Void)?
    private var notices: [SystemNotice] = []
    /// Where the keyboard is on the screen, or is about to be; `nil` where there was none.
    private(set) var keyboard: CGRect?

    /// An empty container.
    ///
    /// - Parameters:
    ///   - frame: where it is, in points.
    ///   - measurers: who measures texts, pictures and controls; `nil` for UIKit.
    public init(frame: CGRect = .zero, measurers: Measurers?) {
      link = ContainerLink()
      host = PlatformHost(images: .shared)
      root = Self.root(measurers, link)
      super.init(frame: frame)
      setUp()
    }

    /// An empty container from an archive, measured by UIKit.
    public required init?(coder: NSCoder) {
      link = ContainerLink()
      host = PlatformHost(images: .shared)
      root = Self.root(nil, link)
      super.init(coder: coder)
      setUp()
    }

    private static func root(_ measurers: Measurers?, _ link: ContainerLink) -> LayoutRoot {
      LayoutRoot(
        size: .zero, measurers: measurers ?? .uiKit,
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
      followTraits()
      notices = [
        SystemNotice(UIAccessibility.reduceMotionStatusDidChangeNotification) { _ in link.container?.traitsChanged() },
        SystemNotice(UIAccessibility.boldTextStatusDidChangeNotification) { _ in link.container?.fontsChanged() },
      ]
      #if !os(tvOS)
        notices.append(
          SystemNotice(
            UIResponder.keyboardWillChangeFrameNotification, frame: UIResponder.keyboardFrameEndUserInfoKey
          ) { frame in link.container?.keyboardChanged(frame) })
      #endif
    }

    /// An empty container, measured by UIKit.
    public override convenience init(frame: CGRect) { self.init(frame: frame, measurers: nil) }

    // MARK: Turns

    /// Asks for a turn, which UIKit's next layout pass runs.
    public override func setNeedsLayout() {
      // UIKit calls this for views that the turn itself puts into the container. Those are laid out.
      if !isInTurn { root.setNeedsLayout() }
      turnIsDue()
    }

    private func turnIsDue() {
      super.setNeedsLayout()
      outer?.innerIsDue()
    }

    /// The container around may have to give another room.
    private func innerIsDue() {
      hasDueInner = true
      if !isInTurn { turnIsDue() }
    }

    /// Runs the turn that is due in the view's size.
    public override func layoutSubviews() {
      super.layoutSubviews()
      guard hasSize || bounds.size != .zero else { return }
      hasSize = true
      runTurn { root.layoutIfNeeded() }
      // The height that was asked for follows from the width.
      if let width = wrappedWidth, width != bounds.width { invalidateIntrinsicContentSize() }
    }

    /// Does what may run a turn, in the view's size.
    func runTurn(_ work: () -> Void) {
      let wasInTurn = isInTurn
      isInTurn = true
      noteInnerChanges()
      root.size = Size(bounds.size)
      work()
      settle()
      isInTurn = wasInTurn
      noteOwnSize()
    }

    /// What is shown is another, and there is no size yet in which it could be laid out: the code that gives the view
    /// one may follow its own size.
    func bodyChanged() {
      if !hasSize { invalidateIntrinsicContentSize() }
    }

    /// UIKit hears of it where the view's own size may be another one.
    private func noteOwnSize() {
      guard root.contentChanges != seenContentChanges else { return }
      seenContentChanges = root.contentChanges
      invalidateIntrinsicContentSize()
      if seenContentChanges != changesSeenByOuter { outer?.innerIsDue() }
    }

    // MARK: Its own size

    /// The size that the layout takes of `size`, on whole pixels. A length that is zero, negative, infinite or as large as
    /// can be (`greatestFiniteMagnitude`) asks for the ideal one.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      noteInnerChanges()
      let proposal = Proposal(width: Self.offer(size.width), height: Self.offer(size.height))
      let answer = root.sizesThatFit([proposal])[0].size
      return CGSize(
        width: pixels(answer.width) ?? size.width, height: pixels(answer.height) ?? size.height)
    }

    /// The width that the last `intrinsicContentSize` was worked out for; `nil` where that was the ideal one.
    private var wrappedWidth: CGFloat?

    /// The layout's ideal size, on whole pixels; `noIntrinsicMetric` along an axis on which it takes all there is. In a view
    /// that is narrower than the ideal width, the height is that for its width, as with labels.
    public override var intrinsicContentSize: CGSize {
      noteInnerChanges()
      var answer = root.sizesThatFit([Proposal(width: nil, height: nil)])[0].size
      wrappedWidth = nil
      if bounds.width > 0, Double(bounds.width) < answer.width {
        wrappedWidth = bounds.width
        answer.height = root.sizesThatFit([Proposal(width: Double(bounds.width), height: nil)])[0].size.height
      }
      return CGSize(
        width: pixels(answer.width) ?? UIView.noIntrinsicMetric,
        height: pixels(answer.height) ?? UIView.noIntrinsicMetric
      )
    }

    /// For views that ask by Auto Layout, as cells do that size themselves: sides that are required to be as long as
    /// `targetSize` says are so, others are as long as they want to be.
    public override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      let width = horizontal == .required ? Self.offer(targetSize.width) : nil
      let height = vertical == .required ? Self.offer(targetSize.height) : nil
      let size = size(for: Proposal(width: width, height: height))
      return CGSize(
        width: width != nil || !size.width.isFinite ? targetSize.width : CGFloat(size.width),
        height: height != nil || !size.height.isFinite ? targetSize.height : CGFloat(size.height))
    }

    private static func offer(_ length: CGFloat) -> Double? {
      length > 0 && length < .greatestFiniteMagnitude ? Double(length) : nil
    }

    /// Rounded up to whole pixels; `nil` for infinity.
    private func pixels(_ length: Double) -> CGFloat? {
      guard length.isFinite else { return nil }
      let scale = max(1, root.environment.displayScale)
      return CGFloat(((length * scale) - 1e-9).rounded(.up) / scale)
    }

    // MARK: Touches

    /// Where nothing of the layout is, touches go to what is behind the container, which may fill the screen; except it has
    /// a background or a gesture of its own.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      guard hit === self, backgroundColor == nil, gestureRecognizers?.isEmpty ?? true else { return hit }
      return nil
    }

    // MARK: Traits

    /// Which way the writing runs in the view, if it is not left to its traits.
    public override var semanticContentAttribute: UISemanticContentAttribute {
      didSet {
        if semanticContentAttribute != oldValue { takeTraits() }
      }
    }

    /// What covers the view's edges changed.
    public override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      takeTraits()
    }

    private func keyboardChanged(_ frame: CGRect?) {
      keyboard = frame
      takeTraits()
      // Inside of UIKit's own animation of the keyboard, so that the layout goes along.
      if window != nil { layoutIfNeeded() }
    }

    /// Bold letters are wider, in the same fonts.
    func fontsChanged() {
      UIKitTexts.shared.forgetAll()
      UIKitControls.shared.forgetAll()
      host.fontsChanged()
      root.invalidateLayoutTree()
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

    /// A window has its own traits.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      takeTraits()
      SystemFollowers.shared.traitsChanged(of: self)
      // What moves in a view that is not seen is over, as UIKit has it with its own animations.
      if window == nil { root.finishAnimations() }
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
        clock = FrameClocks.make { [link] time in
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
