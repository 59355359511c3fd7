#if canImport(UIKit)
  import LayoutCore
  import UIKit

  /// A scroll view as a UIScrollView, which holds the content's views itself.
  final class ScrollItem: HostView {
    private let scrollView: HostScrollView

    init(_ id: ViewID, _ axes: Axis.Set, _ contentSize: Size, _ host: UIKitHost) {
      scrollView = HostScrollView(frame: .zero)
      super.init(id, scrollView)
      // What covers the edges is the layout's affair.
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = scrollView
      #if !os(tvOS)
        scrollView.keyboardDismissMode = .interactive
      #endif
      scrollView.onScroll = { [weak host] offset in host?.onScroll?(id, offset) }
      show(.scroll(axes, contentSize: contentSize))
    }

    override var box: UIView? { scrollView }

    /// Whether it scrolls inside of another one.
    var isInner = false {
      didSet { show(.scroll(axes, contentSize: contentSize)) }
    }

    private var axes: Axis.Set = []
    private var contentSize = Size.zero

    override func fit() {
      scrollView.isTelling = true
      defer { scrollView.isTelling = false }
      setContentSize()
    }

    /// UIKit goes back by itself to where there is content, in the middle of a turn: the layout does so too, and need not
    /// be told.
    override func settingFrame(_ set: () -> Void) {
      scrollView.isTelling = true
      defer { scrollView.isTelling = false }
      set()
    }

    /// UIKit scrolls along every axis on which there is more content than room: across, there is none.
    private func setContentSize() {
      let size = CGSize(
        width: axes.contains(.horizontal) ? contentSize.width : min(contentSize.width, frame.width),
        height: axes.contains(.vertical) ? contentSize.height : min(contentSize.height, frame.height))
      if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    override func show(_ content: ViewContent) {
      guard case .scroll(let axes, let contentSize) = content else { return }
      scrollView.isTelling = true
      defer { scrollView.isTelling = false }
      (self.axes, self.contentSize) = (axes, contentSize)
      setContentSize()
      #if !os(tvOS)
        // A tap on the status bar scrolls the one view that wants it; where several do, UIKit scrolls none.
        scrollView.scrollsToTop = axes.contains(.vertical) && !isInner
      #endif
      scrollView.showsHorizontalScrollIndicator = axes.contains(.horizontal)
      scrollView.showsVerticalScrollIndicator = axes.contains(.vertical)
    }

    /// Scrolls without telling the layout.
    func scroll(to offset: Point) {
      scrollView.isTelling = true
      defer { scrollView.isTelling = false }
      scrollView.contentOffset = CGPoint(offset)
    }
  }

  /// A scroll view that says where a person has scrolled it.
  final class HostScrollView: UIScrollView, UIScrollViewDelegate {
    var onScroll: ((Point) -> Void)?
    /// Whether the layout scrolls, so that it need not be told.
    var isTelling = false

    /// A drag that begins on a button scrolls; one that begins on a slider moves that.
    override func touchesShouldCancel(in view: UIView) -> Bool {
      #if os(tvOS)
        return true
      #else
        return !(view is UISlider)
      #endif
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if !isTelling { onScroll?(Point(contentOffset)) }
    }
  }
#endif
