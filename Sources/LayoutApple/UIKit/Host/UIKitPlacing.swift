#if canImport(UIKit) && !os(watchOS)
  extension HostView {
    /// Sets the view's frame if it differs.
    func place() {
      guard !isInPlace else { return }
      if view.transform == .identity {
        settingFrame { view.frame = CGRect(frame) }
      } else {
        // The frame of a transformed view is undefined.
        settingFrame { view.bounds = CGRect(origin: view.bounds.origin, size: CGSize(frame.size)) }
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }

    /// Shows the view transformed about the middle of its frame, then moved.
    func present() {
      let transform = middleTransform
      view.transform = CGAffineTransform(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx + presentation.offset.x,
        ty: transform.ty + presentation.offset.y)
    }

    /// The tolerance of the comparison, because UIKit stores a view's centre and size and computes its frame.
    private static var roundingError: CGFloat { 1e-6 }

    private var isInPlace: Bool {
      func isSame(_ one: CGFloat, _ other: Double) -> Bool { abs(one - CGFloat(other)) <= Self.roundingError }
      guard isSame(view.bounds.width, frame.width), isSame(view.bounds.height, frame.height) else { return false }
      guard view.transform == .identity else {
        return isSame(view.center.x, frame.midX) && isSame(view.center.y, frame.midY)
      }
      return isSame(view.frame.minX, frame.minX) && isSame(view.frame.minY, frame.minY)
    }
  }

  extension UIView {
    var shownOpacity: Double {
      get { Double(alpha) }
      set { alpha = CGFloat(newValue) }
    }

    /// Puts a view directly in front of `sibling`, or behind all views.
    func put(_ view: UIView, above sibling: UIView?) {
      if let sibling { insertSubview(view, aboveSubview: sibling) } else { insertSubview(view, at: 0) }
    }

    /// Makes changes at once, also inside a running animation.
    static func withoutMotion(_ work: () -> Void) {
      if inheritedAnimationDuration > 0 { performWithoutAnimation(work) } else { work() }
    }

    /// Runs `work`, which moves views to another superview, and keeps the focus.
    ///
    /// The focused view may lose the focus during the move and gets it back afterwards.
    func keepingKeyboard(_ work: () -> Void) {
      let writer = writer
      work()
      if let writer, !writer.isFirstResponder { _ = writer.becomeFirstResponder() }
    }

    /// The view that receives keys, this view or one inside it. Complexity: O(views inside).
    var writer: UIView? {
      if isFirstResponder { return self }
      for view in subviews {
        if let found = view.writer { return found }
      }
      return nil
    }
  }

  /// An empty view that touches pass through.
  final class BlankView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
