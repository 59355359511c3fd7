#if canImport(CGTK)
  import CGTK

  /// A view of the host as a widget.
  @MainActor
  class GTKView {
    let id: ViewID
    let widget: Widget
    private let reference: ObjectReference
    /// The box that contains the widget.
    weak var parent: WidgetBox?
    /// The frame in the parent's coordinates, in points.
    private(set) var frame = Rect.zero
    /// The offset, scale and opacity on top of the frame.
    private(set) var presentation = ViewPresentation.identity
    /// Whether the widget has to be allocated.
    var isPending = false

    init(_ id: ViewID, _ widget: Widget) {
      self.id = id
      self.widget = widget
      reference = ObjectReference(widget)
    }

    /// The box for the views inside; `nil` where there can be none.
    var box: WidgetBox? { nil }

    /// The run of siblings that keeps the drawing; `nil` where the view is drawn each time.
    var run: DrawnRun?

    /// Whether the widget, or one inside it, may request an allocation or drawing without notifying the box around it.
    var hasInnerLife: Bool { layout_notifies_changes(widget) == 0 }

    /// The text that a screen reader speaks for the view; empty where it has none.
    var spokenText: String { "" }

    /// Sets the view's accessible texts.
    func speak() {}

    /// Whether the user can use the view, or one inside it.
    var isUsable: Bool { box?.children.values.contains(where: \.isUsable) ?? false }

    /// Whether the element around it leaves it out for screen readers.
    private(set) final var isLeftOut = false

    /// Sets whether screen readers pass by the view.
    final func setLeftOut(_ new: Bool) {
      guard new != isLeftOut else { return }
      isLeftOut = new
      layout_set_left_out(widget, new ? 1 : 0)
      speak()
    }

    /// Called when the view is about to be removed.
    func willRemove() {}

    /// Shows other content of the same kind.
    func show(_ content: ViewContent) {}

    /// Requests drawing.
    final func queueDraw() {
      gtk_widget_queue_draw(widget)
      parent?.changed(widget)
    }

    /// Called when the size of the frame changed.
    func fit() {}

    func setFrame(_ new: Rect) {
      let isResized = new.size != frame.size
      frame = new
      if isResized { fit() }
      parent?.childChanged(self)
    }

    func setPresentation(_ new: ViewPresentation) {
      if new.opacity != presentation.opacity { gtk_widget_set_opacity(widget, new.opacity) }
      presentation = new
      parent?.childChanged(self)
    }

    /// Allocates the widget.
    ///
    /// One that other code moves keeps its size and place: GTK requires an allocation of every widget that requested
    /// another size, and does not show the others.
    func allocate() {
      isPending = false
      if allocated != nil, parent?.host.isProtected?(id) == true { return layout_allocate_again(widget) }
      let place = place
      layout_allocate(
        widget, place.a, place.b, place.c, place.d, place.tx, place.ty, GTKView.pixels(frame.width),
        GTKView.pixels(frame.height), -1)
      allocated = bounds
    }

    /// The change of how the view is drawn; `nil` where there is none.
    var effect: BoxEffect? { nil }

    /// The transform of the view's own coordinates to the parent's: to its frame, by its effect and its presentation.
    ///
    /// A plane that became a line or a point is a point, since GTK needs the way back.
    private var place: Transform {
      let middle = Point(x: frame.midX, y: frame.midY)
      var place = Transform(translationX: frame.minX, y: frame.minY)
      if let effect = effect?.transform(in: frame) {
        place = place.concatenating(effect.inverse == nil ? Transform(scaleX: 0, y: 0).about(middle) : effect)
      }
      guard presentation.scale != 1 || presentation.offset != .zero else { return place }
      return place.concatenating(Transform(scaleX: presentation.scale, y: presentation.scale).about(middle))
        .concatenating(Transform(translationX: presentation.offset.x, y: presentation.offset.y))
    }

    /// The widget's bounds in GTK after its last allocation.
    private var allocated: graphene_rect_t?

    private var bounds: graphene_rect_t? {
      var bounds = graphene_rect_t()
      guard let parent, gtk_widget_compute_bounds(widget, parent.widget, &bounds) != 0 else { return nil }
      return bounds
    }

    /// Requests an allocation, if other code moved the widget since the last one.
    final func restore() {
      guard !isPending, let allocated, var now = bounds else { return }
      var then = allocated
      if !graphene_rect_equal(&then, &now) { parent?.childChanged(self) }
    }

    /// A length in GTK: whole pixels, rounded up.
    nonisolated static func pixels(_ length: Double) -> Int32 {
      // A comparison with NaN is false.
      length > 1e-9 ? Int32(min((length - 1e-9).rounded(.up), longest)) : 0
    }

    /// The longest content in application pixels: GTK adds lengths in 32 bits.
    private nonisolated static let longest = Double(1 << 28)
  }
#endif
