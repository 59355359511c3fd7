#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A scroll view as the toolkit's, which holds the content's views.
  final class ScrollItem: HostView {
    let scrollView = HostScrollView(frame: .zero)
    private weak var host: PlatformHost?
    private(set) var axes: Axis.Set = []
    private var contentSize = Size.zero
    /// Whether the layout scrolls, so that it need not be told.
    private var isTelling = false
    #if canImport(UIKit)
      /// Whether it scrolls inside of another one.
      var isInner = false {
        didSet { setAxes() }
      }
    #else
      var listening: SystemNotice?
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

    override func fit() { quietly { setContentSize() } }

    /// The toolkit goes back by itself to where there is content, in the middle of a turn: the layout does so too, and need
    /// not be told.
    override func settingFrame(_ set: () -> Void) { quietly(set) }

    /// The toolkit scrolls along every axis on which there is more content than room: across, there is none.
    private func setContentSize() {
      let size = CGSize(
        width: axes.contains(.horizontal) ? contentSize.width : min(contentSize.width, frame.width),
        height: axes.contains(.vertical) ? contentSize.height : min(contentSize.height, frame.height))
      if scrollView.shownSize != size { scrollView.shownSize = size }
    }

    /// Scrolls without telling the layout.
    func scroll(to offset: Point) { quietly { scrollView.scroll(to: CGPoint(offset)) } }

    private func quietly(_ work: () -> Void) {
      let wasTelling = isTelling
      isTelling = true
      work()
      isTelling = wasTelling
    }

    /// The view scrolled to where `offset` is its first point.
    func scrolled(to offset: CGPoint) {
      if !isTelling { host?.onScroll?(id, Point(offset)) }
    }
  }
#endif
