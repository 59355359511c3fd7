#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// A scroll view as an NSScrollView, with the content's views in a document of the content's size.
  final class ScrollItem: HostView {
    private let scrollView = HostScrollView(frame: .zero)
    private let document = BoxView(frame: .zero)
    private weak var host: AppKitHost?
    private var listening: SystemNotice?
    /// Whether the layout scrolls, so that it need not be told.
    private var isTelling = false

    init(_ id: ViewID, _ axes: Axis.Set, _ contentSize: Size, _ host: AppKitHost) {
      document.isOpen = true
      self.host = host
      super.init(id, scrollView)
      scrollView.drawsBackground = false
      scrollView.borderType = .noBorder
      scrollView.autohidesScrollers = true
      scrollView.scrollerStyle = .overlay
      // What covers the edges is the layout's affair.
      scrollView.automaticallyAdjustsContentInsets = false
      scrollView.documentView = document
      let clip = scrollView.contentView
      clip.postsBoundsChangedNotifications = true
      listening = SystemNotice(NSView.boundsDidChangeNotification, of: clip) { [weak self] in self?.scrolled() }
      show(.scroll(axes, contentSize: contentSize))
    }

    override var box: NSView? { document }

    private var axes: Axis.Set = []
    private var contentSize = Size.zero

    /// AppKit goes back by itself to where there is content, in the middle of a turn: the layout does so too, and need not
    /// be told.
    override func settingFrame(_ set: () -> Void) {
      isTelling = true
      defer { isTelling = false }
      set()
    }

    override func fit() {
      isTelling = true
      defer { isTelling = false }
      setContentSize()
    }

    /// AppKit scrolls along every axis on which there is more content than room: across, there is none.
    private func setContentSize() {
      let size = CGSize(
        width: axes.contains(.horizontal) ? contentSize.width : min(contentSize.width, frame.width),
        height: axes.contains(.vertical) ? contentSize.height : min(contentSize.height, frame.height))
      if document.frame.size != size { document.frame = CGRect(origin: .zero, size: size) }
    }

    override func show(_ content: ViewContent) {
      guard case .scroll(let axes, let contentSize) = content else { return }
      isTelling = true
      defer { isTelling = false }
      (self.axes, self.contentSize) = (axes, contentSize)
      setContentSize()
      let (across, down) = (axes.contains(.horizontal), axes.contains(.vertical))
      scrollView.hasHorizontalScroller = across
      scrollView.hasVerticalScroller = down
      scrollView.horizontalScrollElasticity = across ? .automatic : .none
      scrollView.verticalScrollElasticity = down ? .automatic : .none
    }

    private func scrolled() {
      if !isTelling { host?.onScroll?(id, Point(scrollView.contentView.bounds.origin)) }
    }

    /// Scrolls without telling the layout.
    func scroll(to offset: Point) {
      isTelling = true
      defer { isTelling = false }
      let clip = scrollView.contentView
      clip.scroll(to: CGPoint(offset))
      scrollView.reflectScrolledClipView(clip)
    }
  }

  /// A scroll view whose scrollers lie above its content, whatever mouse is plugged in: the layout has given all of its width
  /// to the content.
  final class HostScrollView: NSScrollView {
    override var scrollerStyle: NSScroller.Style {
      get { .overlay }
      set { super.scrollerStyle = .overlay }
    }
  }
#endif
