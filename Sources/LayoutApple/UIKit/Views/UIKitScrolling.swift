#if canImport(UIKit) && !os(watchOS)
  extension ScrollItem {
    func setUp() {
      // Only the layout handles insets.
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = scrollView
      #if !os(tvOS) && !os(visionOS)
        scrollView.keyboardDismissMode = .interactive
      #endif
      scrollView.onScroll = { [weak self] offset in self?.scrolled(to: offset) }
      scrollView.onRelease = { [weak self] start, end in self?.restingOffset(from: start, to: end) ?? end }
      scrollView.onPull = { [weak self] in self?.pulled() }
    }

    func applyTraits() {
      scrollView.isScrollEnabled = !traits.isDisabled
      scrollView.clipsToBounds = !traits.showsOverflow
    }

    func setAxes() {
      #if !os(tvOS)
        // A tap on the status bar scrolls the only view with this property. If several views have it, UIKit scrolls
        // none.
        scrollView.scrollsToTop = axes.contains(.vertical) && !isInner
        // UIKit does not let content be pulled that fits, unless that is set.
        scrollView.alwaysBounceVertical = axes.contains(.vertical) && traits.isRefreshable
      #endif
      scrollView.showsHorizontalScrollIndicator = barred.contains(.horizontal)
      scrollView.showsVerticalScrollIndicator = barred.contains(.vertical)
    }
  }

  /// A scroll view that notifies of its offset.
  final class HostScrollView: UIScrollView, UIScrollViewDelegate {
    var onScroll: ((CGPoint) -> Void)?
    /// Returns where a scroll comes to rest, from its beginning and from where it would.
    var onRelease: ((CGPoint, CGPoint) -> CGPoint)?
    /// Called when a person pulled the content beyond its beginning, and let go.
    var onPull: (() -> Void)?
    private var beginning = CGPoint.zero

    /// The superview of the content's views.
    var holder: UIView { self }

    var shownSize: CGSize {
      get { contentSize }
      set { contentSize = newValue }
    }

    func scroll(to offset: CGPoint) { contentOffset = offset }

    /// A drag that begins on a button scrolls; a drag that begins on a slider moves the slider.
    override func touchesShouldCancel(in view: UIView) -> Bool {
      #if os(tvOS)
        return true
      #else
        return !(view is UISlider)
      #endif
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(contentOffset) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { beginning = contentOffset }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if contentOffset.y <= -LayoutRoot.pullDistance { onPull?() }
      if let end = onRelease?(beginning, targetContentOffset.pointee) { targetContentOffset.pointee = end }
    }
  }
#endif
