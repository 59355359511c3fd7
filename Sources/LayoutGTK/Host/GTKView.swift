#if canImport(CGTK)
  import CGTK

  /// A view of the host as a widget.
  @MainActor
  class GTKView {
    let id: ViewID
    let widget: Widget
    private let reference: ObjectReference
    /// The box that the widget is in.
    weak var parent: WidgetBox?
    /// In the parent's coordinates, in points.
    private(set) var frame = Rect.zero
    /// How it is shown on top of its frame.
    private(set) var presentation = ViewPresentation.identity
    /// Whether it has to be allocated.
    var isPending = false

    init(_ id: ViewID, _ widget: Widget) {
      self.id = id
      self.widget = widget
      reference = ObjectReference(widget)
    }

    /// Where the views inside it go; `nil` where there can be none.
    var box: WidgetBox? { nil }

    /// The run of siblings that its drawing is kept with; `nil` where it is drawn each time.
    var run: DrawnRun?

    /// Whether the widget, or one inside it, may ask to be allocated or drawn without telling the box that it is in.
    var hasInnerLife: Bool { layout_tells_changes(widget) == 0 }

    /// What people hear who do not see the view; empty where it has nothing to say.
    var spokenText: String { "" }

    /// Says how it is called.
    func speak() {}

    /// Shows other content of the same kind.
    func show(_ content: ViewContent) {}

    /// Asks to be drawn again.
    final func queueDraw() {
      gtk_widget_queue_draw(widget)
      parent?.changed(widget)
    }

    /// The size of the frame changed.
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

    /// Gives the widget its size and place. One that other code moves keeps those that it has: GTK wants every widget
    /// that asked for another size to be given one, and shows none that is not.
    func allocate() {
      isPending = false
      if allocated != nil, parent?.host.isProtected?(id) == true { return layout_allocate_again(widget) }
      let scale = presentation.scale
      layout_allocate(
        widget, frame.midX + presentation.offset.x - scale * frame.width / 2,
        frame.midY + presentation.offset.y - scale * frame.height / 2, scale, GTKView.pixels(frame.width),
        GTKView.pixels(frame.height), -1)
      allocated = bounds
    }

    /// What GTK said of the widget's place after its last allocation.
    private var allocated: graphene_rect_t?

    private var bounds: graphene_rect_t? {
      var bounds = graphene_rect_t()
      guard let parent, gtk_widget_compute_bounds(widget, parent.widget, &bounds) != 0 else { return nil }
      return bounds
    }

    /// Asks to be allocated, if other code gave the widget another place since it was.
    final func restore() {
      guard !isPending, let allocated, var now = bounds else { return }
      var then = allocated
      if !graphene_rect_equal(&then, &now) { parent?.childChanged(self) }
    }

    /// A length as GTK has it: whole pixels, never less than asked for.
    nonisolated static func pixels(_ length: Double) -> Int32 {
      // No comparison with NaN holds.
      length > 1e-9 ? Int32(min((length - 1e-9).rounded(.up), longest)) : 0
    }

    /// The longest content in application pixels: GTK adds such numbers up in 32 bits.
    private nonisolated static let longest = Double(1 << 28)
  }
#endif
