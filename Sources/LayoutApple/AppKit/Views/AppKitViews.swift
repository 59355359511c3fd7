#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import QuartzCore

  /// A label whose frame reaches beyond its text by what a cell leaves free beside that, so that the text stands where the
  /// layout measured it. The mouse goes through it.
  final class TextLabel: NSTextField {
    /// As `NSTextContainer.lineFragmentPadding` in cells.
    private static let side: CGFloat = 2

    override var alignmentRectInsets: NSEdgeInsets {
      NSEdgeInsets(top: 0, left: Self.side, bottom: 0, right: Self.side)
    }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }

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

    /// A cell wraps by words and shortens its last line at the end; to shorten elsewhere, it must not wrap.
    func setLines(_ style: TextStyle) {
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

  /// A view with a path for a layer: other layers would glide to their new path by themselves. The mouse goes through it.
  final class PathView: FlippedView {
    override func makeBackingLayer() -> CALayer { CAShapeLayer() }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }

  /// A view that lets the mouse through where nothing in it wants it.
  final class BoxView: FlippedView {
    /// Whether the box itself is nothing to click.
    var isOpen = false
    /// What a click does, for people who do not see the box.
    var onPress: (() -> Void)?

    override func accessibilityPerformPress() -> Bool {
      guard let onPress else { return super.accessibilityPerformPress() }
      onPress()
      return true
    }

    override func hitTest(_ point: NSPoint) -> NSView? {
      let hit = super.hitTest(point)
      return isOpen && hit === self ? nil : hit
    }
  }

  extension NSView {
    /// Throws a shadow as faint as the ground; with no ground, that of what is inside. AppKit writes its view's shadow into the
    /// layer whenever it likes, all but the path, and counts upwards. The layer counts half the way that the shadow reaches.
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
