#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import QuartzCore

  extension HostView {
    /// The frame of the layout is what is seen of a view; AppKit's frames may have room for shadows and focus rings around it.
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

    /// Scales around the middle of the frame, once more where that was done already. AppKit lays a layer's anchor in its
    /// corner, and may take the transform back where it sets the frame, moves the view or comes to another display.
    func scale() {
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
  }

  extension PlatformHost {
    /// AppKit may have taken back what it does not do itself.
    func setScalesAgain() {
      for view in views.values { view.scale() }
    }
  }

  extension NSView {
    var shownOpacity: Double {
      get { Double(alphaValue) }
      set { alphaValue = CGFloat(newValue) }
    }

    /// Puts a view in front of one that is here, or behind all.
    func put(_ view: NSView, above sibling: NSView?) {
      guard view.superview === self, view.writer != nil else {
        return addSubview(view, positioned: sibling == nil ? .below : .above, relativeTo: sibling)
      }
      // Put in again, it would lose the keyboard.
      var order = subviews.filter { $0 !== view }
      let place = sibling.flatMap { below in order.firstIndex { $0 === below } }.map { $0 + 1 } ?? 0
      order.insert(view, at: place)
      subviews = order
    }

    /// Does at once what would glide in an animation that goes on.
    static func withoutMotion(_ work: () -> Void) {
      guard NSAnimationContext.current.allowsImplicitAnimation else { return work() }
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0
        context.allowsImplicitAnimation = false
        work()
      }
    }

    /// Does what takes views inside from one view to another. The view that has the keyboard may lose it on the way, and
    /// has it again afterwards, with its cursor.
    func keepingKeyboard(_ work: () -> Void) {
      let writer = writer
      let selection = (writer as? NSTextField)?.currentEditor()?.selectedRange
      work()
      guard let writer, self.writer == nil, window?.makeFirstResponder(writer) == true, let selection else { return }
      (writer as? NSTextField)?.currentEditor()?.selectedRange = selection
    }

    /// The view that keys go to, this one or one inside of it: a field, where that is the window's editor in a field.
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

  /// Nothing, which the mouse goes through.
  final class BlankView: NSView {
    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }
#endif
