#if canImport(UIKit) && !os(watchOS)
  extension ScrollItem {
    func setUp() {
      // What covers the edges is the layout's affair.
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = scrollView
      #if !os(tvOS) && !os(visionOS)
        scrollView.keyboardDismissMode = .interactive
      #endif
      scrollView.onScroll = { [weak self] offset in self?.scrolled(to: offset) }
    }

    func setAxes() {
      #if !os(tvOS)
        // A tap on the status bar scrolls the one view that wants it; where several do, UIKit scrolls none.
        scrollView.scrollsToTop = axes.contains(.vertical) && !isInner
      #endif
      scrollView.showsHorizontalScrollIndicator = axes.contains(.horizontal)
      scrollView.showsVerticalScrollIndicator = axes.contains(.vertical)
    }
  }

  /// A scroll view that says where a person has scrolled it.
  final class HostScrollView: UIScrollView, UIScrollViewDelegate {
    var onScroll: ((CGPoint) -> Void)?

    /// What the content's views are in.
    var holder: UIView { self }

    var shownSize: CGSize {
      get { contentSize }
      set { contentSize = newValue }
    }

    func scroll(to offset: CGPoint) { contentOffset = offset }

    /// A drag that begins on a button scrolls; one that begins on a slider moves that.
    override func touchesShouldCancel(in view: UIView) -> Bool {
      #if os(tvOS)
        return true
      #else
        return !(view is UISlider)
      #endif
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(contentOffset) }
  }
#endif
