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
      scrollView.onScroll = { [weak host] offset in host?.onScroll?(id, offset) }
      show(.scroll(axes, contentSize: contentSize))
    }

    override var box: UIView? { scrollView }

    override func show(_ content: ViewContent) {
      guard case .scroll(let axes, let contentSize) = content else { return }
      scrollView.isTelling = true
      defer { scrollView.isTelling = false }
      if scrollView.contentSize != CGSize(contentSize) { scrollView.contentSize = CGSize(contentSize) }
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

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if !isTelling { onScroll?(Point(contentOffset)) }
    }
  }
#endif
