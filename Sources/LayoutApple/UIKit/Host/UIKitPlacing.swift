#if canImport(UIKit) && !os(watchOS)
  extension HostView {
    /// Gives the view its frame, where it has another one.
    func place() {
      guard !isInPlace else { return }
      if view.transform == .identity {
        settingFrame { view.frame = CGRect(frame) }
      } else {
        // The frame of a view that is transformed is undefined.
        settingFrame { view.bounds = CGRect(origin: view.bounds.origin, size: CGSize(frame.size)) }
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }

    /// Shows the view scaled around the middle of its frame, then moved.
    func present() {
      view.transform = CGAffineTransform(
        a: presentation.scale, b: 0, c: 0, d: presentation.scale, tx: presentation.offset.x, ty: presentation.offset.y)
    }

    /// UIKit keeps a view's centre and its size, and works its frame out of them.
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

    /// Puts a view in front of one that is here, or behind all.
    func put(_ view: UIView, above sibling: UIView?) {
      if let sibling { insertSubview(view, aboveSubview: sibling) } else { insertSubview(view, at: 0) }
    }

    /// Does at once what would glide in an animation that goes on.
    static func withoutMotion(_ work: () -> Void) {
      if inheritedAnimationDuration > 0 { performWithoutAnimation(work) } else { work() }
    }

    /// Does what takes views inside from one view to another. The view that has the keyboard may lose it on the way, and
    /// has it again afterwards.
    func keepingKeyboard(_ work: () -> Void) {
      let writer = writer
      work()
      if let writer, !writer.isFirstResponder { _ = writer.becomeFirstResponder() }
    }

    /// The view that keys go to, this one or one inside of it. Complexity: O(views inside).
    private var writer: UIView? {
      if isFirstResponder { return self }
      for view in subviews {
        if let found = view.writer { return found }
      }
      return nil
    }
  }

  /// Nothing, which touches go through.
  final class BlankView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
