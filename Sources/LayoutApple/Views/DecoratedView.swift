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
    /// The gestures that the container observes for the box.
    private var gestures: GestureSet = []
    unowned let host: PlatformHost
    /// Whether the box has a place of its own in the order of reading.
    private var isSorted = false
    /// The view inside that has the accessibility description.
    private weak var described: HostView?
    private var isDescribed = false
    /// Whether the description has the screen reader here.
    private var isSpoken = false
    private let shown: ShownEffect
    /// The view of a mask. It is in no other view, because a layer that masks has no superlayer.
    private(set) var mask: HostView?

    init(_ id: ViewID, _ decoration: Decoration, _ host: PlatformHost) {
      self.decoration = decoration
      self.host = host
      content = BoxView(frame: .zero)
      shown = ShownEffect(content)
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
      if isMoved { exchangeMask() }
      decorate()
      if isMoved { present() }
      noteDescription()
      if isOther { parent?.childrenChanged() }
    }

    override func childrenChanged() {
      if let mask, host.views[mask.id] !== mask {
        self.mask = nil
        showEffect()
      }
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
      showEffect()
      if decoration.effect != nil { present() }
    }

    override func scaleChanged() {
      paint()
      showEffect()
    }

    private func showEffect() {
      shown.show(decoration.effect, mask: mask?.view, in: frame.size, scale: host.displayScale)
    }

    /// Takes a view that comes first in a box with a mask as the mask.
    ///
    /// - Returns: whether it is the mask now. Otherwise it belongs among the views in the box.
    func takesMask(_ view: HostView, isFirst: Bool) -> Bool {
      guard decoration.effect == .mask, isFirst else {
        if mask === view { mask = nil }
        return false
      }
      let last = mask
      mask = view
      if let last, last !== view { box?.put(last.view, above: nil) }
      view.view.removeFromSuperview()
      showEffect()
      return true
    }

    /// Takes the first view as a mask after the effect became one, or puts the mask back among the views.
    private func exchangeMask() {
      if decoration.effect == .mask {
        guard mask == nil, let first = box?.subviews.first, let id = host.ids[ObjectIdentifier(first)] else { return }
        if let view = host.views[id] { _ = takesMask(view, isFirst: true) }
      } else if let last = mask {
        mask = nil
        showEffect()
        box?.put(last.view, above: nil)
      }
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
      showEffect()
      setOpacity()
      // A press gives a focusable box the keyboard.
      let used = decoration.isFocusable ? decoration.gestures.union(.tap) : decoration.gestures
      host.exchangeUses(gestures, for: used)
      gestures = used
      if decoration.accessibility?.actions.contains(.default) == true {
        content.onPress = { [weak host, id] in _ = host?.onSpeech?(id, .default) }
      } else {
        content.onPress = decoration.gestures.contains(.tap) ? { [weak host, id] in host?.onPress?(id) } : nil
      }
      content.onMenu = gestures.contains(.secondary) ? { [weak host, id] in host?.onMenu?(id) ?? false } : nil
      content.takesFocus = decoration.takesFocus
      content.isFocusable = decoration.isFocusable
      content.onFocus = decoration.takesFocus ? { [weak host, id] in host?.onControl?(id, .focused($0)) } : nil
      let isSeen = (decoration.background?.opacity ?? 0) > 0
      content.isOpen = !isSeen && !gestures.takesPointer
      content.isUntouchable = gestures.contains(.untouchable)
    }

    override func willRemove() {
      host.exchangeUses(gestures, for: [])
      gestures = []
      setSorted(false)
    }

    private func setSorted(_ new: Bool) {
      guard new != isSorted else { return }
      isSorted = new
      host.reading.sortedCount += new ? 1 : -1
    }

    /// Shows a background and a border that are no colours.
    private func paint() {
      let outline = ShapeKind.roundedRectangle(radius: decoration.cornerRadius)
      let box = Rect(origin: .zero, size: frame.size)
      let layer: CALayer? = content.layer
      guard let layer else { return }
      if let paint = decoration.background, paint.plainColor == nil {
        ground = ground ?? PaintLayer(host)
        ground?.show(paint, in: box, path: outline.path(in: box, inset: 0), height: -1, of: layer)
      } else {
        ground?.remove()
      }
      if let border = decoration.border, border.paint.plainColor == nil {
        line = line ?? PaintLayer(host)
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
        guard let view, let layer, layer.cornerRadius != radius else { continue }
        layer.cornerRadius = radius
        view.cornersChanged()
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
      setSorted((properties?.sortPriority ?? 0) != 0)
      let target = only
      if let described, described !== target { _ = described.describe(nil) }
      let isTargetDescribed = target?.describe(properties) ?? false  // 1.
      described = isTargetDescribed ? target : nil
      let actions = spokenActions(properties)
      content.actions = isTargetDescribed ? SpokenActions() : actions
      ((target as? ControlView)?.spokenView ?? content).setNamedActions(actions)
      content.isNamedByContent = !isTargetDescribed && properties?.label == nil && decoration.isNamedByContent
      content.setAccessibility(isTargetDescribed ? nil : properties, isButton: isButton)  // 2.
      followSpeech(properties, at: isTargetDescribed ? target : nil)
    }

    /// Follows the screen reader, and moves it here where the description requests that now.
    private func followSpeech(_ properties: AccessibilityProperties?, at target: HostView?) {
      if properties?.followsFocus == true { host.followSpeech() }
      let isHere = properties?.isFocused == true
      defer { isSpoken = isHere }
      guard isHere, !isSpoken else { return }
      SpeechFollower.move(to: target?.spokenView ?? content)
    }

    /// Whether accessibility can press the box itself.
    private var isButton: Bool {
      content.onPress != nil && decoration.accessibility?.removedTraits.contains(.isButton) != true
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
