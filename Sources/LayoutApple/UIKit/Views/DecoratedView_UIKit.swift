#if canImport(UIKit)
  import LayoutCore
  import UIKit

  /// A box with a decoration around the views inside it.
  final class DecoratedView: HostView {
    private var decoration: Decoration
    private let content: BoxView
    /// Cuts the content off where the box throws a shadow, which a layer that cuts would cut off too. Once made it stays.
    private var clip: UIView?
    private let gestures: BoxGestures
    private unowned let host: UIKitHost
    /// The view inside that something was said of, for people who do not see it.
    private weak var described: HostView?
    private var isDescribed = false

    init(_ id: ViewID, _ decoration: Decoration, _ host: UIKitHost) {
      self.decoration = decoration
      self.host = host
      content = BoxView(frame: .zero)
      gestures = BoxGestures(id, content, host)
      super.init(id, content)
      decorate()
    }

    override var box: UIView? { clip ?? content }
    override var opacity: Double { decoration.opacity }

    override func show(_ content: ViewContent) {
      guard case .decorated(let decoration) = content else { return }
      let isOther = self.decoration.gestures != decoration.gestures
      self.decoration = decoration
      decorate()
      noteDescription()
      if isOther { parent?.childrenChanged() }
    }

    override func childrenChanged() {
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
    }

    private func decorate() {
      let layer = content.layer
      let clips = decoration.clips || decoration.cornerRadius > 0
      content.backgroundColor = decoration.background?.native
      layer.borderWidth = CGFloat(decoration.border?.width ?? 0)
      layer.borderColor = decoration.border?.color.native.cgColor
      if clips, decoration.shadow != nil, clip == nil { makeClip() }
      clip?.clipsToBounds = clips
      content.clipsToBounds = clips && clip == nil
      round()
      shapeShadow()
      setOpacity()
      gestures.listen(to: decoration.gestures)
      content.takesTaps = decoration.gestures.contains(.tap)
      content.isOpen = (decoration.background?.opacity ?? 0) == 0 && decoration.gestures.isEmpty
    }

    /// A corner goes half way round at most: layers draw leaves beyond that.
    private func round() {
      let radius = CGFloat(max(0, min(decoration.cornerRadius, min(frame.width, frame.height) / 2)))
      content.layer.cornerRadius = radius
      clip?.layer.cornerRadius = radius
    }

    private func makeClip() {
      let clip = BoxView(frame: content.bounds)
      clip.isOpen = true
      let writer = content.writer
      host.isMovingViews = true
      for view in content.subviews { clip.addSubview(view) }
      content.addSubview(clip)
      self.clip = clip
      // What goes from view to view may lose the keyboard on the way; that is not reported.
      if let writer, !writer.isFirstResponder { _ = writer.becomeFirstResponder() }
      host.isMovingViews = false
    }

    /// The shadow of the box where it has a background, which is as faint as this; else of what is inside. UIKit counts
    /// half the way that the shadow reaches.
    private func shapeShadow() {
      let layer = content.layer
      guard let shadow = decoration.shadow else {
        layer.shadowOpacity = 0
        layer.shadowPath = nil
        return
      }
      let ground = decoration.background?.opacity ?? 0
      layer.shadowColor = shadow.color.native.cgColor
      layer.shadowOpacity = ground > 0 ? Float(ground) : 1
      layer.shadowRadius = CGFloat(shadow.radius / 2)
      layer.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
      let outline = ShapeKind.roundedRectangle(radius: decoration.cornerRadius)
      layer.shadowPath = ground > 0 ? outline.path(in: Rect(origin: .zero, size: frame.size), inset: 0) : nil
    }

    /// Says what people hear who do not see the box. Where it is left out, so is everything inside.
    ///
    /// 1. Of the control in it, where it holds nothing else, be it in boxes of which nothing is said.
    /// 2. Of a group, where something inside can be used: what is in an element is not heard.
    /// 3. Of the box, as one element.
    func describe() {
      let properties = decoration.accessibility
      guard properties != nil || isDescribed else { return }
      isDescribed = properties != nil
      content.accessibilityElementsHidden = properties?.isHidden ?? false
      let target = only
      if let described, described !== target { _ = described.describe(nil) }
      let isSaid = target?.describe(properties) ?? false  // 1.
      described = isSaid ? target : nil
      let isUsed = !isSaid && properties != nil && content.subviews.contains(where: \.canBeUsed)
      content.setAccessibility(isSaid ? nil : properties, isGroup: isUsed, isButton: content.takesTaps)  // 2. 3.
    }

    /// The one view in the box, and in boxes in it.
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

  /// A view that lets touches through where nothing in it wants them.
  final class BoxView: UIView {
    /// Whether the box itself is nothing to touch.
    var isOpen = false
    /// Whether it can be tapped: a person with a remote control comes to it then.
    var takesTaps = false

    #if os(tvOS)
      override var canBecomeFocused: Bool { takesTaps }
    #endif

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return isOpen && hit === self ? nil : hit
    }
  }
#endif
