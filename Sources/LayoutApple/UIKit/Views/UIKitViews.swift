#if canImport(UIKit) && !os(watchOS)
  import QuartzCore

  /// A label that touches pass through, except on links. Its letters are at its top where it is higher than they are.
  final class TextLabel: UILabel {
    private var isLink: ((CGPoint) -> Bool)?
    private var openFirst: (() -> Void)?

    var hasLinks: Bool { isLink != nil }

    /// A place in the label, seen from the corner of its text.
    func placeInText(_ place: CGPoint) -> CGPoint { place }

    /// Receives touches where `isLink` finds a link; `first` opens the first link for accessibility.
    func setLinks(_ isLink: ((CGPoint) -> Bool)?, first: (() -> Void)?) {
      (self.isLink, openFirst) = (isLink, first)
      isUserInteractionEnabled = isLink != nil
    }

    override func drawText(in rect: CGRect) {
      var box = rect
      box.size.height = min(
        rect.size.height, textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines).size.height)
      super.drawText(in: box)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      isLink?(point) == true ? super.hitTest(point, with: event) : nil
    }

    override func accessibilityActivate() -> Bool {
      guard let openFirst else { return super.accessibilityActivate() }
      openFirst()
      return true
    }
  }

  extension UILabel {
    /// Breaks lines as the text was measured, because string drawing does not push words to the next line.
    func setUp() { lineBreakStrategy = [] }

    func show(_ text: String) {
      if self.text != text { self.text = text }
    }

    func show(_ text: NSAttributedString) { attributedText = text }

    /// Sets the lines; of an attributed text it changes the paragraphs.
    func setLines(_ style: TextStyle) {
      numberOfLines = style.lineLimit ?? 0
      lineBreakMode = style.truncation.native
      textAlignment = style.alignment.native(style.direction)
      semanticContentAttribute = style.direction.semantics
    }
  }

  /// A view with a shape layer as its own layer, because other layers would animate to a new path.
  final class PathView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  /// A view that touches pass through where no view inside receives them.
  final class BoxView: UsableView {
    #if os(tvOS)
      override var canBecomeFocused: Bool { onPress != nil }
      private var remote: PlatformGestureRecognizer?

      /// Recognizes the select button of the remote control, which is no touch. With it the box can be focused.
      override func pressChanged() {
        guard (onPress != nil) != (remote != nil) else { return }
        if let remote { removeGestureRecognizer(remote) }
        remote = onPress == nil ? nil : Recognizers.tap { [weak self] in if $0.state == .ended { self?.onPress?() } }
        if let remote { addGestureRecognizer(remote) }
      }
    #endif

    override var canBecomeFirstResponder: Bool { takesFocus }

    /// The line around the box while it has the keyboard, which UIKit draws around none.
    private var ring: CALayer?

    override func keyboardChanged(_ isHere: Bool) {
      if isHere {
        ring = ring ?? CALayer()
        if let ring { layer.addSublayer(ring) }
        placeRing()
      } else {
        ring?.removeFromSuperlayer()
        ring = nil
      }
      super.keyboardChanged(isHere)
    }

    /// The line is outside of the box, or inside where the box cuts off what is outside.
    private func placeRing() {
      guard let ring else { return }
      // A layer of its own would glide to the place that the box has at once.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      let way = clipsToBounds ? 0 : CGFloat(FocusRing.width)
      ring.frame = bounds.insetBy(dx: -way, dy: -way)
      ring.borderWidth = CGFloat(FocusRing.width)
      ring.borderColor = tintColor?.cgColor
      ring.cornerRadius = layer.cornerRadius + way
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      placeRing()
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      placeRing()
    }

    /// Notes that the corners have another radius.
    func cornersChanged() { placeRing() }

    override func accessibilityActivate() -> Bool {
      guard let onPress else { return super.accessibilityActivate() }
      onPress()
      return true
    }

    override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? (isNamedByContent ? spokenWords : nil) }
      set { super.accessibilityLabel = newValue }
    }

    override func accessibilityPerformEscape() -> Bool {
      actions.perform(.escape) ?? super.accessibilityPerformEscape()
    }

    override func accessibilityPerformMagicTap() -> Bool {
      actions.perform(.magicTap) ?? super.accessibilityPerformMagicTap()
    }

    override func accessibilityIncrement() { if actions.perform(.increment) == nil { super.accessibilityIncrement() } }

    override func accessibilityDecrement() { if actions.perform(.decrement) == nil { super.accessibilityDecrement() } }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      if isUntouchable { return nil }
      let hit = super.hitTest(point, with: event)
      return isOpen && hit === self && !isPointed(by: event) ? nil : hit
    }

    /// Whether a pointer moves over the words of the box: UIKit shows them where the pointer finds their view, and presses
    /// pass through.
    private func isPointed(by event: UIEvent?) -> Bool {
      #if os(tvOS)
        false
      #else
        event?.type == .hover && help != nil
      #endif
    }
  }

  extension UIView {
    /// Sets a shadow with the opacity of the background; without a background it is the shadow of the content.
    ///
    /// A layer's radius is half the distance that the shadow reaches.
    func cast(_ shadow: Shadow?, ground: Double) {
      guard let shadow else {
        layer.shadowOpacity = 0
        return
      }
      layer.shadowColor = shadow.color.native.cgColor
      layer.shadowOpacity = ground > 0 ? Float(ground) : 1
      layer.shadowRadius = CGFloat(shadow.radius / 2)
      layer.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
    }

    func setGround(_ color: Color?) { backgroundColor = color?.native }
  }
#endif
