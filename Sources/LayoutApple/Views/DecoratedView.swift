#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import QuartzCore

  /// A box with a decoration around the views inside it.
  final class DecoratedView: HostView {
    private var decoration: Decoration
    private let content: BoxView
    /// Clips the content if the box has a shadow, which a clipping layer would clip too. It is made once and stays.
    private var clip: BoxView?
    /// The paints that are no colour; each is made once and stays.
    private var ground: PaintLayer?
    private var line: PaintLayer?
    private let gestures: BoxGestures
    private unowned let host: PlatformHost
    /// The view inside that has the accessibility description.
    private weak var described: HostView?
    private var isDescribed = false
    /// The view of a mask.
    private weak var hidden: PlatformView?

    init(_ id: ViewID, _ decoration: Decoration, _ host: PlatformHost) {
      self.decoration = decoration
      self.host = host
      content = BoxView(frame: .zero)
      gestures = BoxGestures(id, content, host)
      super.init(id, content)
      decorate()
    }

    override var box: PlatformView? { clip ?? content }
    override var opacity: Double { decoration.opacity }
    override var effect: BoxEffect? { decoration.effect }

    override func show(_ content: ViewContent) {
      guard case .decorated(let decoration) = content else { return }
      let isOther = self.decoration.gestures != decoration.gestures
      let isMoved = self.decoration.effect != decoration.effect
      self.decoration = decoration
      decorate()
      if isMoved {
        present()
        hideMask()
      }
      noteDescription()
      if isOther { parent?.childrenChanged() }
    }

    override func childrenChanged() {
      hideMask()
      noteDescription()
      super.childrenChanged()
    }

    private func noteDescription() {
      if decoration.accessibility != nil || isDescribed { host.undescribed.insert(id) }
    }

    override func fit() {
      clip?.frame = content.bounds
      round()
      shapeShadow()
      paint()
      cutShape()
      if decoration.effect != nil { present() }
    }

    /// Hides the view of a mask, which is the first one: it is not to be seen, and these hosts do not mask by it.
    private func hideMask() {
      let mask = decoration.effect == .mask ? box?.subviews.first : nil
      if hidden !== mask { hidden?.isHidden = false }
      hidden = mask
      mask?.isHidden = true
    }

    /// Cuts everything off outside the shape of the effect, where it has one.
    private func cutShape() {
      let layer: CALayer? = content.layer
      guard case .clip(let kind) = decoration.effect else {
        layer?.mask = nil
        return
      }
      let mask = CAShapeLayer()
      mask.path = kind.path(in: Rect(origin: .zero, size: frame.size), inset: 0)
      layer?.mask = mask
    }

    private func decorate() {
      let clips = decoration.clips || decoration.cornerRadius > 0
      content.setGround(decoration.background?.plainColor)
      let layer: CALayer? = content.layer
      let border = decoration.border?.paint.plainColor
      layer?.borderWidth = CGFloat(border == nil ? 0 : decoration.border?.width ?? 0)
      layer?.borderColor = border?.native.cgColor
      if clips, decoration.shadow != nil, clip == nil { makeClip() }
      clip?.clipsToBounds = clips
      content.clipsToBounds = clips && clip == nil
      round()
      shapeShadow()
      paint()
      cutShape()
      setOpacity()
      gestures.listen(to: decoration.gestures)
      let isTapped = decoration.gestures.contains(.tap)
      content.onPress = isTapped ? { [weak host, id] in host?.onGesture?(id, .tapped) } : nil
      content.isOpen = (decoration.background?.opacity ?? 0) == 0 && decoration.gestures.isEmpty
    }

    /// Shows a background and a border that are no colours.
    private func paint() {
      let outline = ShapeKind.roundedRectangle(radius: decoration.cornerRadius)
      let box = Rect(origin: .zero, size: frame.size)
      let layer: CALayer? = content.layer
      guard let layer else { return }
      if let paint = decoration.background, paint.plainColor == nil {
        ground = ground ?? PaintLayer()
        ground?.show(paint, in: box, path: outline.path(in: box, inset: 0), height: -1, of: layer)
      } else {
        ground?.remove()
      }
      if let border = decoration.border, border.paint.plainColor == nil {
        line = line ?? PaintLayer()
        line?.show(
          border.paint, in: box, path: outline.path(in: box, inset: border.width / 2), line: border.width,
          height: 1, of: layer)
      } else {
        line?.remove()
      }
    }

    /// The radius is at most half the shorter side, because layers draw wrong shapes beyond that.
    private func round() {
      let radius = CGFloat(max(0, min(decoration.cornerRadius, min(frame.width, frame.height) / 2)))
      for view in [content, clip] {
        let layer: CALayer? = view?.layer
        layer?.cornerRadius = radius
      }
    }

    private func makeClip() {
      let clip = BoxView(frame: content.bounds)
      clip.isOpen = true
      // A view that moves to another superview may lose the focus; that is not reported.
      host.isMovingViews = true
      content.keepingKeyboard {
        for view in content.subviews { clip.addSubview(view) }
        content.addSubview(clip)
      }
      host.isMovingViews = false
      self.clip = clip
      #if !canImport(UIKit)
        host.setScalesAgain()
      #endif
    }

    /// Sets the shadow's path: the box if it has a background, else none, for the shadow of the content.
    private func shapeShadow() {
      let ground = decoration.background?.opacity ?? 0
      content.cast(decoration.shadow, ground: ground)
      let outline = ShapeKind.roundedRectangle(radius: decoration.cornerRadius)
      let layer: CALayer? = content.layer
      layer?.shadowPath =
        decoration.shadow != nil && ground > 0
        ? outline.path(in: Rect(origin: .zero, size: frame.size), inset: 0) : nil
    }

    /// Sets the accessibility description of the box. A hidden box also hides its content.
    ///
    /// 1. If the box contains only a control, that gets the description, also through inner boxes without one.
    /// 2. Otherwise the box gets it. It is an element, or a group if the user can use its content.
    func describe() {
      let properties = decoration.accessibility
      guard properties != nil || isDescribed else { return }
      isDescribed = properties != nil
      content.isUnspoken = properties?.isHidden ?? false
      let target = only
      if let described, described !== target { _ = described.describe(nil) }
      let isTargetDescribed = target?.describe(properties) ?? false  // 1.
      described = isTargetDescribed ? target : nil
      content.setAccessibility(isTargetDescribed ? nil : properties, isButton: content.onPress != nil)  // 2.
    }

    /// The only view in the box, also through inner boxes.
    private var only: HostView? {
      var inner: HostView = self
      while let box = inner.box, inner === self || (inner as? DecoratedView)?.decoration.accessibility == nil {
        guard inner is DecoratedView, box.subviews.count == 1, let id = host.ids[ObjectIdentifier(box.subviews[0])],
          let next = host.views[id]
        else { return nil }
        inner = next
      }
      return inner === self ? nil : inner
    }
  }
#endif
