#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A toolkit scroll view, which contains the content's views.
  final class ScrollItem: HostView {
    let scrollView = HostScrollView(frame: .zero)
    private weak var host: PlatformHost?
    private(set) var axes: Axis.Set = []
    private var contentSize = Size.zero
    /// The offset that the layout knows.
    private var known = Point.zero
    private(set) var traits = ScrollTraits()
    /// The axes with a bar.
    var barred: Axis.Set { axes.subtracting(traits.hiddenIndicators) }
    /// Whether the layout scrolls, which needs no notification.
    private var isNotifying = false
    #if canImport(UIKit)
      /// Whether it is inside another scroll view.
      var isInner = false {
        didSet { setAxes() }
      }
    #else
      var listening: SystemNotice?
      /// Notices of the beginning and of the end of a person's scroll.
      var scrolls: [SystemNotice] = []
      /// The offset at which a person's scroll began.
      var beginning = CGPoint.zero
    #endif

    init(_ id: ViewID, _ axes: Axis.Set, _ contentSize: Size, _ host: PlatformHost) {
      self.host = host
      super.init(id, scrollView)
      setUp()
      show(.scroll(axes, contentSize: contentSize))
    }

    override var box: PlatformView? { scrollView.holder }

    override func show(_ content: ViewContent) {
      guard case .scroll(let axes, let contentSize) = content else { return }
      quietly {
        (self.axes, self.contentSize) = (axes, contentSize)
        setContentSize()
        setAxes()
      }
    }

    func setTraits(_ traits: ScrollTraits) {
      self.traits = traits
      setAxes()
      applyTraits()
    }

    override func fit() { quietly { setContentSize() } }

    /// Sets the frame without a notification. The toolkit may then scroll back to the content during a turn, as the
    /// layout does.
    override func settingFrame(_ set: () -> Void) { quietly(set) }

    /// Sets the content size. The toolkit scrolls along every axis with more content than space, so other axes get no
    /// more.
    private func setContentSize() {
      let size = CGSize(
        width: axes.contains(.horizontal) ? contentSize.width : min(contentSize.width, frame.width),
        height: axes.contains(.vertical) ? contentSize.height : min(contentSize.height, frame.height))
      if scrollView.shownSize != size { scrollView.shownSize = size }
    }

    /// Scrolls without notifying the layout.
    func scroll(to offset: Point) {
      known = offset
      quietly { scrollView.scroll(to: CGPoint(offset)) }
    }

    private func quietly(_ work: () -> Void) {
      let wasNotifying = isNotifying
      isNotifying = true
      work()
      isNotifying = wasNotifying
    }

    /// The offset at which a person's scroll is to come to rest.
    func restingOffset(from start: CGPoint, to end: CGPoint) -> CGPoint {
      host?.restingOffset?(id, Point(start), Point(end)).map { CGPoint($0) } ?? end
    }

    /// Called after a person pulled the content beyond its beginning.
    func pulled() {
      if !traits.isDisabled { host?.onPull?(id) }
    }

    /// Called after the view scrolled to `offset`.
    func scrolled(to offset: CGPoint) {
      guard !isNotifying else { return }
      // AppKit has no switch for it.
      guard !traits.isDisabled else { return scroll(to: known) }
      known = Point(offset)
      host?.onScroll?(id, known)
    }
  }
#endif
