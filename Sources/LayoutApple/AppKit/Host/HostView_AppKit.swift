#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// A view of the host as a view of AppKit's.
  @MainActor
  class HostView {
    let id: ViewID
    let view: NSView
    /// The view that it is in; `nil` for those in the container itself.
    weak var parent: HostView?
    /// How many others it is in.
    var depth = 0
    /// In the parent's coordinates, in points.
    private(set) var frame = Rect.zero
    /// How it is shown on top of its frame.
    private(set) var presentation = ViewPresentation.identity
    private var isPlaced = false

    init(_ id: ViewID, _ view: NSView) {
      self.id = id
      self.view = view
    }

    /// Where the views inside it go; `nil` where there can be none.
    var box: NSView? { nil }

    /// How visible it is by itself.
    var opacity: Double { 1 }

    /// Shows other content of the same kind.
    func show(_ content: ViewContent) {}

    /// The size of the frame changed.
    func fit() {}

    /// The view gets another frame.
    func settingFrame(_ set: () -> Void) { set() }

    /// A view came into it or left it.
    func childrenChanged() {}

    /// Says what people hear who do not see it; `nil` takes back what was said.
    ///
    /// - Returns: whether the view says it itself. What does not is described by the box around it.
    func describe(_ properties: AccessibilityProperties?) -> Bool { false }

    final func setFrame(_ new: Rect) {
      let isResized = new.size != frame.size
      frame = new
      place()
      if isResized { fit() }
    }

    /// Puts the view where the layout has it, if other code moved it.
    final func restore() {
      if isPlaced { place() }
    }

    /// Remembers a frame that is not the view's at the moment.
    final func note(_ new: Rect) { frame = new }

    final func setPresentation(_ new: ViewPresentation) {
      presentation = new
      place()
      setOpacity()
    }

    final func setOpacity() {
      view.alphaValue = CGFloat(opacity * presentation.opacity)
    }

    /// The frame of the layout is what is seen of a view; AppKit's frames may have room for shadows and focus rings around it.
    private func place() {
      let seen = CGRect(
        x: frame.minX + presentation.offset.x, y: frame.minY + presentation.offset.y, width: frame.width,
        height: frame.height)
      let native = view.frame(forAlignmentRect: seen)
      if view.frame != native {
        if !isPlaced, NSAnimationContext.current.allowsImplicitAnimation {
          // A view that comes does not glide in from the corner.
          NSAnimationContext.runAnimationGroup { context in
            context.duration = 0
            context.allowsImplicitAnimation = false
            settingFrame { view.frame = native }
          }
        } else {
          settingFrame { view.frame = native }
        }
      }
      isPlaced = true
      scale()
    }

    /// Scales around the middle of the frame, once more where that was done already. AppKit lays a layer's anchor in its
    /// corner, and may take the transform back where it sets the frame, moves the view or comes to another display.
    final func scale() {
      guard presentation.scale != 1 || isScaled else { return }
      view.wantsLayer = true
      guard let layer = view.layer else { return }
      let rest = CGFloat(1 - presentation.scale)
      let anchor = layer.anchorPoint
      isScaled = presentation.scale != 1
      layer.setAffineTransform(
        CGAffineTransform(
          a: CGFloat(presentation.scale), b: 0, c: 0, d: CGFloat(presentation.scale),
          tx: rest * (0.5 - anchor.x) * view.frame.width, ty: rest * (0.5 - anchor.y) * view.frame.height))
    }

    private var isScaled = false
  }
#endif
