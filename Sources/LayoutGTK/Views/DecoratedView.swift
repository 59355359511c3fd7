#if canImport(CGTK)
  import CGTK

  /// A box with a decoration around the views inside it.
  final class DecoratedView: GTKView {
    private let content: DecoratedBox
    private let gestures: BoxGestures
    private let actions: BoxActions
    private let focus: BoxFocus

    init(_ id: ViewID, _ decoration: Decoration, _ host: GTKHost) {
      content = DecoratedBox(host, decoration)
      gestures = BoxGestures(id, content.widget, host)
      actions = BoxActions(id, content.widget, host)
      focus = BoxFocus(content.widget)
      super.init(id, content.widget)
      content.view = self
      content.describe()
      gestures.listen(to: decoration.gestures)
      actions.show(decoration.accessibility)
      setTarget()
      if decoration.accessibility?.isFocused == true { content.takeFocus() }
    }

    /// Lets the pointer through a box that has nothing visible at the pointer, no gesture and no focus.
    ///
    /// It also passes through an invisible box with its content, and through what is clipped.
    private func setTarget() {
      let decoration = content.decoration
      let isSeen = (decoration.background?.opacity ?? 0) > 0
      let takesPointer = decoration.isFocusable || decoration.gestures.takesPointer
      layout_host_set_open(widget, isSeen || takesPointer ? 0 : 1)
      focus.follow(decoration)
      let isTarget = decoration.opacity > 0 && !decoration.gestures.contains(.untouchable)
      gtk_widget_set_can_target(widget, isTarget ? 1 : 0)
      // GTK clips the box's own drawing too, and shadows are outside.
      let cuts = decoration.isCut && decoration.shadow == nil && (decoration.background?.reach ?? 0) == 0
      gtk_widget_set_overflow(widget, cuts ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }

    override var box: WidgetBox? { content }
    override var effect: BoxEffect? { content.decoration.effect }
    override var hasInnerLife: Bool { true }

    override var isUsable: Bool {
      !content.decoration.gestures.isEmpty || content.decoration.accessibility?.actions.isEmpty == false
        || super.isUsable
    }

    override var spokenText: String { content.spokenText }
    override func speak() { content.speak() }

    override func show(_ content: ViewContent) {
      guard case .decorated(let decoration) = content else { return }
      let old = self.content.decoration
      self.content.decoration = decoration
      gestures.listen(to: decoration.gestures)
      if decoration.accessibility != old.accessibility || decoration.gestures != old.gestures {
        self.content.describe()
        actions.show(decoration.accessibility)
        parent?.wordsChanged()
        if decoration.accessibility?.isFocused == true, old.accessibility?.isFocused != true {
          self.content.takeFocus()
        }
      }
      if decoration.effect != old.effect {
        self.content.orderChanged()
        parent?.orderChanged()
        parent?.childChanged(self)
      }
      setTarget()
      queueDraw()
    }

    override func willRemove() { gestures.end() }

    override func fit() { content.size = frame.size }
  }

  extension Decoration {
    /// Whether the content is clipped at the box.
    fileprivate var isCut: Bool { clips || cornerRadius > 0 }
  }

  private final class DecoratedBox: WidgetBox {
    var decoration: Decoration
    var size = Size.zero
    weak var view: DecoratedView?
    /// The control that has the box's accessibility properties.
    private weak var described: ControlView?
    /// Whether some of the content may be left out.
    private var leavesOut = false
    /// What screen readers were given of the box; `nil` before that.
    private var said: Said?

    /// What screen readers get of a box.
    private struct Said: Equatable {
      var properties: AccessibilityProperties?
      var name: String?
      var isLeftOut: Bool
    }

    init(_ host: GTKHost, _ decoration: Decoration) {
      self.decoration = decoration
      super.init(host)
    }

    override func put(_ view: GTKView, after sibling: GTKView?) {
      super.put(view, after: sibling)
      describe()
    }

    override func remove(_ view: GTKView) {
      super.remove(view)
      describe()
    }

    /// Sets the accessible texts: of the control in the box, where it contains nothing else.
    func describe() {
      let control = onlyChild as? ControlView
      if let view { Accessibility.setRole(of: decoration, isOfControl: control != nil, box: view) }
      if control !== described { described?.setSpoken(nil) }
      control?.setSpoken(decoration.accessibility)
      described = control
      if let box = namedByContent { host.needsName(box) } else { speak() }
    }

    /// The accessibility properties of the box itself.
    private var spoken: AccessibilityProperties? { described == nil ? decoration.accessibility : nil }

    /// A box that is one element has its content's name, unless the properties have a label.
    override var namedByContent: ViewID? {
      let isOne = described == nil ? decoration.isNamedByContent : decoration.gestures.contains(.tap)
      return isOne && spoken?.label == nil ? view?.id : nil
    }

    var spokenText: String {
      guard decoration.accessibility?.isHidden != true else { return "" }
      return spoken?.label ?? words
    }

    /// Gives screen readers the texts of the box, where they are others: each one that is set is an event for them.
    ///
    /// The name of a state has its value as well, since before GTK 4.14 a screen reader is notified of a name alone.
    func speak() {
      let name = namedByContent == nil ? nil : words
      leaveOutChildren()
      guard spoken != nil || name != nil || said != nil else { return }
      var new = Said(properties: spoken, name: name, isLeftOut: view?.isLeftOut == true)
      if let spoken, spoken.role == .status { new.properties?.label = spoken.announcement(of: spoken.label ?? words) }
      guard new != said else { return }
      said = new
      host.spokenBoxes += 1
      Accessibility.set(new.properties, name: name, isLeftOut: new.isLeftOut, of: widget)
    }

    /// Leaves out what the properties leave out of the content.
    private func leaveOutChildren() {
      let behavior = decoration.accessibility?.children
      guard leavesOut || behavior == .ignore || behavior == .combine else { return }
      leavesOut = behavior == .ignore || behavior == .combine
      for child in children.values {
        child.setLeftOut(behavior == .ignore || behavior == .combine && !child.isUsable)
      }
    }

    /// Gives the keyboard to the control in the box, or to the box.
    func takeFocus() { gtk_widget_grab_focus(described?.widget ?? widget) }

    /// Draws the shadow, the background, the content and the border, in this order.
    ///
    /// The content is clipped at the box where the decoration clips or has round corners. The border is inside the
    /// edges. The opacity applies to all of it together.
    override func draw(_ snapshot: OpaquePointer) {
      let opacity = decoration.opacity
      guard opacity > 0 else { return }
      func drawFaded(_ snapshot: OpaquePointer) {
        if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
        drawOpaque(snapshot)
        if opacity < 1 { gtk_snapshot_pop(snapshot) }
      }
      guard let effect = decoration.effect else { return drawFaded(snapshot) }
      let box = Rect(origin: .zero, size: size)
      effect.draw(in: box, on: snapshot, mask: { drawChildren($0, isMask: true) }, content: drawFaded)
    }

    override var hasMask: Bool { decoration.effect == .mask }

    private func drawOpaque(_ snapshot: OpaquePointer) {
      let radius = decoration.cornerRadius
      let outline = Outline(
        radius > 0 ? .roundedRectangle(radius: radius) : .rectangle, in: Rect(origin: .zero, size: size))
      guard let background = decoration.background, background.opacity > 0 else {
        guard let shadow = decoration.shadow, shadow.color.opacity > 0 else { return drawInside(outline, snapshot) }
        // Without a background, the shadow is that of the content's own outline.
        var native = GskShadow(
          color: shadow.color.native, dx: Float(shadow.x), dy: Float(shadow.y), radius: Float(shadow.nativeRadius))
        gtk_snapshot_push_shadow(snapshot, &native, 1)
        drawInside(outline, snapshot)
        return gtk_snapshot_pop(snapshot)
      }
      if var shadow = decoration.shadow {
        shadow.color = shadow.color.opacity(background.opacity)
        outline.shadow(shadow, on: snapshot)
      }
      outline.fill(background, on: snapshot)
      drawInside(outline, snapshot)
    }

    private func drawInside(_ outline: Outline, _ snapshot: OpaquePointer) {
      if decoration.isCut {
        outline.clip(on: snapshot) { drawChildren(snapshot, isMask: hasMask ? false : nil) }
      } else {
        drawChildren(snapshot, isMask: hasMask ? false : nil)
      }
      if let border = decoration.border { outline.stroke(border, on: snapshot) }
    }
  }
#endif
