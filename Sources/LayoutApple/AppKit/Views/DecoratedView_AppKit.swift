#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// A box with a decoration around the views inside it.
  final class DecoratedView: HostView {
    private var decoration: Decoration
    private let content: BoxView
    /// Cuts the content off where the box throws a shadow, which a layer that cuts would cut off too. Once made it stays.
    private var clip: BoxView?
    private let gestures: BoxGestures
    private unowned let host: AppKitHost
    /// The view inside that something was said of, for people who do not see it.
    private weak var described: HostView?
    private var isDescribed = false

    init(_ id: ViewID, _ decoration: Decoration, _ host: AppKitHost) {
      self.decoration = decoration
      self.host = host
      content = BoxView(frame: .zero)
      gestures = BoxGestures(id, content, host)
      super.init(id, content)
      decorate()
    }

    override var box: NSView? { clip ?? content }
    override var opacity: Double { decoration.opacity }

    override func show(_ content: ViewContent) {
      guard case .decorated(let decoration) = content else { return }
      self.decoration = decoration
      decorate()
      describe()
    }

    override func childrenChanged() { describe() }

    override func fit() {
      clip?.frame = content.bounds
      round()
      shapeShadow()
    }

    private func decorate() {
      let clips = decoration.clips || decoration.cornerRadius > 0
      if let layer = content.layer {
        layer.backgroundColor = decoration.background?.native.cgColor
        layer.borderWidth = CGFloat(decoration.border?.width ?? 0)
        layer.borderColor = decoration.border?.color.native.cgColor
      }
      if clips, decoration.shadow != nil, clip == nil { makeClip() }
      clip?.clipsToBounds = clips
      content.clipsToBounds = clips && clip == nil
      round()
      shapeShadow()
      setOpacity()
      gestures.listen(to: decoration.gestures)
      let isTapped = decoration.gestures.contains(.tap)
      content.onPress = isTapped ? { [weak host, id] in host?.onGesture?(id, .tapped) } : nil
      content.isOpen = (decoration.background?.opacity ?? 0) == 0 && decoration.gestures.isEmpty
    }

    /// A corner goes half way round at most: layers draw leaves beyond that.
    private func round() {
      let radius = CGFloat(max(0, min(decoration.cornerRadius, min(frame.width, frame.height) / 2)))
      content.layer?.cornerRadius = radius
      clip?.layer?.cornerRadius = radius
    }

    private func makeClip() {
      let clip = BoxView(frame: content.bounds)
      clip.isOpen = true
      for view in content.subviews { clip.addSubview(view) }
      content.addSubview(clip)
      self.clip = clip
      host.setScalesAgain()
    }

    /// The shadow of the box where it has a background, which is as faint as this; else of what is inside. AppKit writes its
    /// view's shadow into the layer whenever it likes, all but the path, and counts upwards. The layer counts half the way
    /// that the shadow reaches.
    private func shapeShadow() {
      guard let shadow = decoration.shadow else {
        if content.shadow != nil { content.shadow = nil }
        content.layer?.shadowPath = nil
        return
      }
      let ground = decoration.background?.opacity ?? 0
      var color = shadow.color
      if ground > 0 { color.opacity *= ground }
      let native = NSShadow()
      native.shadowColor = color.native
      native.shadowBlurRadius = CGFloat(shadow.radius / 2)
      native.shadowOffset = CGSize(width: shadow.x, height: -shadow.y)
      content.shadow = native
      let outline = ShapeKind.roundedRectangle(radius: decoration.cornerRadius)
      content.layer?.shadowPath = ground > 0 ? outline.path(in: Rect(origin: .zero, size: frame.size), inset: 0) : nil
    }

    /// Says what people hear who do not see the box: of the control in it, where it holds nothing else. Where it is left
    /// out, so is everything inside.
    private func describe() {
      let properties = decoration.accessibility
      guard properties != nil || isDescribed else { return }
      isDescribed = properties != nil
      content.setAccessibilityHidden(properties?.isHidden ?? false)
      let only = box.flatMap { $0.subviews.count == 1 ? $0.subviews.first : nil }
      let target = only.flatMap { host.ids[ObjectIdentifier($0)] }.flatMap { host.views[$0] }
      if let described, described !== target { _ = described.describe(nil) }
      let isSaid = target?.describe(properties) ?? false
      described = isSaid ? target : nil
      content.setAccessibility(isSaid ? nil : properties)
    }
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
#endif
