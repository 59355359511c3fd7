#if canImport(UIKit)
  import LayoutCore
  import UIKit

  /// A view of the host as a view of UIKit's.
  @MainActor
  class HostView {
    let id: ViewID
    let view: UIView
    /// The view that it is in; `nil` for those in the container itself.
    weak var parent: HostView?
    /// How many others it is in.
    var depth = 0
    /// In the parent's coordinates, in points.
    private(set) var frame = Rect.zero
    private var hasFrame = false
    /// How it is shown on top of its frame.
    private(set) var presentation = ViewPresentation.identity

    init(_ id: ViewID, _ view: UIView) {
      self.id = id
      self.view = view
    }

    /// Where the views inside it go; `nil` where there can be none.
    var box: UIView? { nil }

    /// How visible it is by itself.
    var opacity: Double { 1 }

    /// Shows other content of the same kind.
    func show(_ content: ViewContent) {}

    /// The size of the frame changed.
    func fit() {}

    /// Fonts are others, by the same names.
    func fontsChanged() {}

    /// The view gets another frame.
    func settingFrame(_ set: () -> Void) { set() }

    /// A view came into it or left it.
    func childrenChanged() { parent?.childrenChanged() }

    /// Says what people hear who do not see it; `nil` takes back what was said.
    ///
    /// - Returns: whether the view says it itself. What does not is described by the box around it.
    func describe(_ properties: AccessibilityProperties?) -> Bool { false }

    final func setFrame(_ new: Rect) {
      // A view that comes is where it belongs from the beginning: it does not fly in from the corner.
      if !hasFrame, UIView.inheritedAnimationDuration > 0 {
        return UIView.performWithoutAnimation { place(new) }
      }
      place(new)
    }

    private func place(_ new: Rect) {
      let isResized = new.size != frame.size
      hasFrame = true
      frame = new
      if view.transform == .identity {
        settingFrame { view.frame = CGRect(new) }
      } else {
        // The frame of a view that is transformed is undefined.
        settingFrame { view.bounds = CGRect(origin: view.bounds.origin, size: CGSize(new.size)) }
        view.center = CGPoint(x: new.midX, y: new.midY)
      }
      if isResized { fit() }
    }

    /// Puts the view where the layout has it, if other code moved it.
    final func restore() {
      if hasFrame, !isInPlace { place(frame) }
    }

    /// UIKit keeps a view's centre and its size, and works its frame out of them.
    private static let roundingError: CGFloat = 1e-6

    private var isInPlace: Bool {
      func isSame(_ one: CGFloat, _ other: Double) -> Bool { abs(one - CGFloat(other)) <= Self.roundingError }
      guard isSame(view.bounds.width, frame.width), isSame(view.bounds.height, frame.height) else { return false }
      guard view.transform == .identity else {
        return isSame(view.center.x, frame.midX) && isSame(view.center.y, frame.midY)
      }
      return isSame(view.frame.minX, frame.minX) && isSame(view.frame.minY, frame.minY)
    }

    /// Remembers a frame that is not the view's at the moment.
    final func note(_ new: Rect) { frame = new }

    final func setPresentation(_ new: ViewPresentation) {
      presentation = new
      // Scaled around the middle of the frame, then moved.
      view.transform = CGAffineTransform(
        a: new.scale, b: 0, c: 0, d: new.scale, tx: new.offset.x, ty: new.offset.y)
      setOpacity()
    }

    final func setOpacity() {
      view.alpha = CGFloat(opacity * presentation.opacity)
    }
  }
#endif
