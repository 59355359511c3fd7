#if canImport(CGTK)
  import CGTK

  /// A scroll view as a GtkScrolledWindow with overlay scrollbars, which take no space.
  final class ScrollWidget: GTKView {
    private let content: ScrolledBox
    private var axes: Axis.Set
    private var traits = ScrollTraits()
    /// The offset that the layout knows.
    private var known = Point.zero
    private unowned let host: GTKHost
    /// Whether the layout scrolls, so that the layout is not notified.
    private var isNotifying = false

    init(_ id: ViewID, _ axes: Axis.Set, _ contentSize: Size, _ host: GTKHost) {
      self.axes = axes
      self.host = host
      content = ScrolledBox(host)
      guard let window = layout_scroller_new() else { preconditionFailure("g_object_new never fails") }
      super.init(id, window)
      host.calls.made += 1
      gtk_scrolled_window_set_child(scrolledWindow, content.widget)
      gtk_scrolled_window_set_overlay_scrolling(scrolledWindow, 1)
      setDirection(host.direction)
      show(.scroll(axes, contentSize: contentSize))
      for axis in Axis.allCases {
        guard let adjustment = adjustment(axis) else { continue }
        WidgetSignal.connect(adjustment, "value-changed") { [weak self] in self?.hasScrolled() }
      }
      ScrollSignal.connect(window) { [weak self] axis in self?.goToEnd(axis) == true }
      ScrollSignal.connectPull(window) { [weak self] in
        if let self, !self.traits.isDisabled { self.host.onPull?(self.id) }
      }
    }

    /// Sets the side of the scrollbar.
    func setDirection(_ direction: LayoutDirection) {
      gtk_widget_set_direction(widget, direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    private var scrolledWindow: OpaquePointer { OpaquePointer(widget) }

    override var box: WidgetBox? { content }
    override var spokenText: String { content.words }
    override var hasInnerLife: Bool { true }

    override func show(_ new: ViewContent) {
      guard case .scroll(let axes, let contentSize) = new else { return }
      self.axes = axes
      content.setContentSize(contentSize, axes)
      setPolicy()
    }

    func setTraits(_ traits: ScrollTraits) {
      self.traits = traits
      setPolicy()
      gtk_widget_set_overflow(widget, traits.showsOverflow ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN)
      gtk_scrolled_window_set_kinetic_scrolling(scrolledWindow, traits.isDisabled ? 0 : 1)
      layout_scroller_set_passed(widget, traits.leavesFocus ? 1 : 0)
    }

    private func setPolicy() {
      let barred = traits.isDisabled ? [] : axes.subtracting(traits.hiddenIndicators)
      // External: no scrollbar, and the content does not count for the view's own size.
      func policy(_ axis: Axis.Set) -> GtkPolicyType {
        barred.contains(axis) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
      }
      gtk_scrolled_window_set_policy(scrolledWindow, policy(.horizontal), policy(.vertical))
    }

    private func adjustment(_ axis: Axis) -> UnsafeMutablePointer<GtkAdjustment>? {
      axis == .horizontal
        ? gtk_scrolled_window_get_hadjustment(scrolledWindow) : gtk_scrolled_window_get_vadjustment(scrolledWindow)
    }

    // MARK: Offsets

    /// Scrolls without notifying the layout.
    ///
    /// The content may have another size than in GTK's last allocation.
    func scroll(to offset: Point) {
      known = offset
      isNotifying = true
      defer { isNotifying = false }
      for axis in Axis.allCases {
        guard let adjustment = adjustment(axis) else { continue }
        let page = frame.size[axis]
        gtk_adjustment_configure(
          adjustment, offset[axis], 0, max(content.contentSize[axis], page), page * 0.1, page * 0.9, page)
      }
    }

    /// Allocates the visible part of the content before GTK does.
    func allocateContent() {
      content.allocate(width: gtk_widget_get_width(content.widget), height: gtk_widget_get_height(content.widget))
    }

    /// Scrolls to the end, whose key was pressed.
    ///
    /// GTK would scroll to the estimated end before the rows there are made.
    ///
    /// - Returns: whether the view scrolls along the axis.
    private func goToEnd(_ axis: Axis) -> Bool {
      guard axes.contains(Axis.Set(axis)) else { return false }
      // The key is taken, and nothing scrolls.
      guard !traits.isDisabled else { return true }
      var offset = offset
      offset[axis] = .infinity
      host.onScroll?(id, offset)
      return true
    }

    /// The offset that GTK shows; the last known one where the view has no adjustments any more, as it goes.
    private var offset: Point {
      guard let horizontal = adjustment(.horizontal), let vertical = adjustment(.vertical) else { return known }
      return Point(x: gtk_adjustment_get_value(horizontal), y: gtk_adjustment_get_value(vertical))
    }

    private func hasScrolled() {
      guard !isNotifying else { return }
      // GTK has no switch for it.
      guard !traits.isDisabled else { return scroll(to: known) }
      known = offset
      host.onScroll?(id, offset)
    }
  }

  /// The content of a scroll view.
  private final class ScrolledBox: WidgetBox {
    private(set) var contentSize = Size.zero
    private var axes: Axis.Set = []

    func setContentSize(_ size: Size, _ axes: Axis.Set) {
      guard size != contentSize || axes != self.axes else { return }
      (contentSize, self.axes) = (size, axes)
      gtk_widget_queue_resize(widget)
    }

    override func request(_ orientation: GtkOrientation, _ length: Int32) -> WidgetRequest {
      let axis: Axis = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
      guard axes.contains(Axis.Set(axis)) else { return WidgetRequest() }
      let pixels = GTKView.pixels(contentSize[axis])
      return WidgetRequest(minimum: pixels, natural: pixels)
    }
  }
#endif
