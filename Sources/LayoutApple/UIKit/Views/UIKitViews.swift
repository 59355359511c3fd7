#if canImport(UIKit) && !os(watchOS)
  import QuartzCore

  typealias TextLabel = UILabel

  extension UILabel {
    /// Lines are broken as the text was measured: string drawing pushes no words out.
    func setUp() { lineBreakStrategy = [] }

    func show(_ text: String) {
      if self.text != text { self.text = text }
    }

    func setLines(_ style: TextStyle) {
      numberOfLines = style.lineLimit ?? 0
      lineBreakMode = style.truncation.native
      textAlignment = style.alignment.native(style.direction)
      semanticContentAttribute = style.direction.semantics
    }
  }

  /// A view with a path for a layer: other layers would glide to their new path by themselves.
  final class PathView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  /// A view that lets touches through where nothing in it wants them.
  final class BoxView: UIView {
    /// Whether the box itself is nothing to touch.
    var isOpen = false
    /// What a tap does, for people who do not see the box. A person with a remote control comes to a box that has it.
    var onPress: (() -> Void)?

    #if os(tvOS)
      override var canBecomeFocused: Bool { onPress != nil }
    #endif

    override func accessibilityActivate() -> Bool {
      guard let onPress else { return super.accessibilityActivate() }
      onPress()
      return true
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return isOpen && hit === self ? nil : hit
    }
  }

  extension UIView {
    /// Throws a shadow as faint as the ground; with no ground, that of what is inside. A layer counts half the way that the
    /// shadow reaches.
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
