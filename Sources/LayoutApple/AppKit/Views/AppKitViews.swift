#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import QuartzCore

  /// A label whose frame includes the side padding of its cell, so that the text stands where the layout measured it.
  ///
  /// The mouse passes through it, except on links and where the text can be selected.
  final class TextLabel: NSTextField {
    /// Equals `NSTextContainer.lineFragmentPadding` in cells.
    private static let side: CGFloat = 2

    private var isLink: ((CGPoint) -> Bool)?
    private var openFirst: (() -> Void)?

    /// A place in the label, seen from the corner of its text.
    func placeInText(_ place: CGPoint) -> CGPoint {
      CGPoint(x: place.x - Self.side, y: isFlipped ? place.y : bounds.height - place.y)
    }

    /// Receives the mouse where `isLink` finds a link; `first` opens the first link for accessibility.
    func setLinks(_ isLink: ((CGPoint) -> Bool)?, first: (() -> Void)?) { (self.isLink, openFirst) = (isLink, first) }

    override func accessibilityPerformPress() -> Bool {
      guard let openFirst else { return super.accessibilityPerformPress() }
      openFirst()
      return true
    }

    override var alignmentRectInsets: NSEdgeInsets {
      NSEdgeInsets(top: 0, left: Self.side, bottom: 0, right: Self.side)
    }

    override func hitTest(_ point: NSPoint) -> NSView? {
      isSelectable || isLink?(convert(point, from: superview)) == true ? super.hitTest(point) : nil
    }

    func setUp() {
      isEditable = false
      isSelectable = false
      isBezeled = false
      isBordered = false
      drawsBackground = false
      cell?.isScrollable = false
    }

    func show(_ text: String) {
      if stringValue != text { stringValue = text }
    }

    func show(_ text: NSAttributedString) { attributedStringValue = text }

    /// Sets the lines. A cell that wraps truncates its last line only at the end; other truncation needs a cell that
    /// does not wrap.
    func setLines(_ style: TextStyle) {
      if isSelectable != style.isSelectable { isSelectable = style.isSelectable }
      maximumNumberOfLines = style.lineLimit ?? 0
      let mode = style.truncation.native
      let wraps = style.lineLimit != 1 || mode == .byTruncatingTail
      cell?.wraps = wraps
      cell?.truncatesLastVisibleLine = wraps
      lineBreakMode = wraps ? .byWordWrapping : mode
      alignment = style.alignment.native(style.direction)
      baseWritingDirection = style.direction.writing
    }
  }

  /// A view with a shape layer as its own layer, because other layers would animate to a new path. The mouse passes
  /// through it.
  final class PathView: FlippedView {
    override func makeBackingLayer() -> CALayer { CAShapeLayer() }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }

  /// A view that the mouse passes through where no view inside receives it.
  final class BoxView: UsableView {
    override var acceptsFirstResponder: Bool { takesFocus }

    /// AppKit draws its ring around the box that has the keyboard.
    override var focusRingMaskBounds: NSRect { takesFocus ? bounds : .zero }

    override func drawFocusRingMask() {
      let radius = layer?.cornerRadius ?? 0
      NSBezierPath(roundedRect: bounds, xRadius: radius, yRadius: radius).fill()
    }

    override func setFrameSize(_ newSize: NSSize) {
      super.setFrameSize(newSize)
      cornersChanged()
    }

    /// Notes that AppKit's ring has another outline.
    func cornersChanged() {
      if takesFocus { noteFocusRingMaskChanged() }
    }

    override func accessibilityPerformPress() -> Bool {
      guard let onPress else { return super.accessibilityPerformPress() }
      onPress()
      return true
    }

    override func accessibilityLabel() -> String? {
      super.accessibilityLabel() ?? (isNamedByContent ? spokenWords : nil)
    }

    override func accessibilityPerformShowMenu() -> Bool { onMenu?() ?? super.accessibilityPerformShowMenu() }

    override func accessibilityPerformCancel() -> Bool {
      actions.perform(.escape) ?? super.accessibilityPerformCancel()
    }

    override func accessibilityPerformIncrement() -> Bool {
      actions.perform(.increment) ?? super.accessibilityPerformIncrement()
    }

    override func accessibilityPerformDecrement() -> Bool {
      actions.perform(.decrement) ?? super.accessibilityPerformDecrement()
    }

    /// The transform of its layer about the middle of its frame, which AppKit's places of the mouse do not follow.
    var shownTransform = Transform.identity

    /// Finds what is drawn at a point: the point goes back through the transform first.
    override func hitTest(_ point: NSPoint) -> NSView? {
      guard !isUntouchable, let inverse = shownTransform.inverse else { return nil }
      let middle = Point(x: Double(frame.midX), y: Double(frame.midY))
      let hit = super.hitTest(CGPoint(Point(point).applying(inverse.about(middle))))
      return isOpen && hit === self ? nil : hit
    }
  }

  extension NSView {
    /// Sets a shadow with the opacity of the background; without a background it is the shadow of the content.
    ///
    /// AppKit writes the view's shadow into the layer at any time, except the path. Its y grows upwards. The layer's
    /// radius is half the distance that the shadow reaches.
    func cast(_ shadow: Shadow?, ground: Double) {
      guard let shadow else {
        if self.shadow != nil { self.shadow = nil }
        return
      }
      var color = shadow.color
      if ground > 0 { color.opacity *= ground }
      let native = NSShadow()
      native.shadowColor = color.native
      native.shadowBlurRadius = CGFloat(shadow.radius / 2)
      native.shadowOffset = CGSize(width: shadow.x, height: -shadow.y)
      self.shadow = native
    }

    func setGround(_ color: Color?) { layer?.backgroundColor = color?.native.cgColor }
  }
#endif
