#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import QuartzCore

  extension HostView {
    /// Sets the view's frame. The layout's frame is the visible part; AppKit's frame may also include shadows and focus
    /// rings.
    func place() {
      let seen = CGRect(
        x: frame.minX + presentation.offset.x, y: frame.minY + presentation.offset.y, width: frame.width,
        height: frame.height)
      let native = view.frame(forAlignmentRect: seen)
      if view.frame != native { settingFrame { view.frame = native } }
      scale()
    }

    /// Shows the view moved and scaled.
    func present() {
      if isPlaced { place() }
    }

    /// Transforms the view about the middle of the frame, and again if it is already transformed.
    ///
    /// AppKit puts a layer's anchor in its corner. It may reset the transform when it sets the frame, moves the view or
    /// changes the display.
    func scale() {
      let transform = middleTransform
      guard !transform.isIdentity || isScaled else { return }
      view.wantsLayer = true
      guard let layer = view.layer else { return }
      isScaled = !transform.isIdentity
      (view as? BoxView)?.shownTransform = transform
      // The middle, seen from the anchor.
      let x = (0.5 - Double(layer.anchorPoint.x)) * Double(view.frame.width)
      let y = (0.5 - Double(layer.anchorPoint.y)) * Double(view.frame.height)
      layer.setAffineTransform(transform.about(Point(x: x, y: y)).native)
    }
  }

  extension PlatformHost {
    /// Sets scales again, because AppKit may have reset them.
    func setScalesAgain() {
      for view in views.values { view.scale() }
    }
  }

  extension NSView {
    var shownOpacity: Double {
      get { Double(alphaValue) }
      set { alphaValue = CGFloat(newValue) }
    }

    /// Puts a view directly in front of `sibling`, or behind all views.
    func put(_ view: NSView, above sibling: NSView?) {
      guard view.superview === self, view.writer != nil else {
        return addSubview(view, positioned: sibling == nil ? .below : .above, relativeTo: sibling)
      }
      // The view would lose the focus if it were added again.
      var order = subviews.filter { $0 !== view }
      let place = sibling.flatMap { below in order.firstIndex { $0 === below } }.map { $0 + 1 } ?? 0
      order.insert(view, at: place)
      subviews = order
    }

    /// Makes changes at once, also inside a running animation.
    static func withoutMotion(_ work: () -> Void) {
      guard NSAnimationContext.current.allowsImplicitAnimation else { return work() }
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0
        context.allowsImplicitAnimation = false
        work()
      }
    }

    /// Runs `work`, which moves views to another superview, and keeps the focus.
    ///
    /// The focused view may lose the focus during the move. It gets the focus back afterwards, with its cursor.
    func keepingKeyboard(_ work: () -> Void) {
      let writer = writer
      let selection = (writer as? NSTextField)?.currentEditor()?.selectedRange
      work()
      guard let writer, self.writer == nil, window?.makeFirstResponder(writer) == true, let selection else { return }
      (writer as? NSTextField)?.currentEditor()?.selectedRange = selection
    }

    /// The view that receives keys, this view or one inside it. While a field is edited, it is the field and not the
    /// window's editor.
    private var writer: NSView? {
      guard let first = window?.firstResponder as? NSView, first.isDescendant(of: self) else { return nil }
      var around: NSView? = first
      while let view = around, view !== self {
        if view is NSTextField { return view }
        around = view.superview
      }
      return first
    }
  }

  /// An empty view that the mouse passes through.
  final class BlankView: NSView {
    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }
#endif
