#if canImport(CGTK)
  import CGTK
  import LayoutCanvas
  import Observation

  /// Draws the elements' outlines over a container, and explains the size of a clicked element: in the panel where it is
  /// open, else on the standard output.
  @MainActor
  final class Inspector {
    /// Receives the lines about a clicked element.
    var output: (String) -> Void = StandardOutput.writeAtOnce
    private unowned let container: LayoutContainer
    private let click: OpaquePointer
    private let motion: OpaquePointer
    /// The panel's state, while the panel is open.
    private(set) var model: InspectorModel?
    private var isUpdating = false

    /// An inspector that is shown at once.
    init(_ container: LayoutContainer) {
      self.container = container
      guard let click = gtk_gesture_click_new(), let motion = gtk_event_controller_motion_new() else {
        preconditionFailure("g_object_new never fails")
      }
      (self.click, self.motion) = (click, motion)
      // It receives a click before the view below does, and does not consume it.
      gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
      WidgetSignal.connect(UnsafeMutableRawPointer(click), "pressed") { [weak self] in self?.pressed() }
      WidgetSignal.connectPoint(UnsafeMutableRawPointer(motion), "motion") { [weak self] x, y in
        self?.model?.hover(at: Point(x: x, y: y))
      }
      WidgetSignal.connect(UnsafeMutableRawPointer(motion), "leave") { [weak self] in self?.model?.hover(nil) }
      gtk_widget_add_controller(container.widget, click)
      gtk_widget_add_controller(container.widget, motion)
      redraw()
    }

    /// Removes the inspector.
    func end() {
      model = nil
      gtk_widget_remove_controller(container.widget, click)
      gtk_widget_remove_controller(container.widget, motion)
      redraw()
    }

    /// Draws again, since the layout may have changed.
    func redraw() {
      gtk_widget_queue_draw(container.widget)
      updatePanel()
    }

    /// Shows the elements in a panel from now on; `nil` closes it.
    func show(in panel: InspectorModel?) {
      model = panel
      updatePanel()
      if panel != nil { followChoice() }
    }

    /// Passes the elements to the panel in the next round of the main loop, once however often they change until then.
    private func updatePanel() {
      guard model != nil, !isUpdating else { return }
      isUpdating = true
      MainLoop.enqueue { [weak self] in
        guard let self else { return }
        isUpdating = false
        model?.update(container.root.inspectedElements(limit: InspectorModel.limit).0, room: room)
      }
    }

    /// The size of the container, and the least width and the width that it requests.
    private var room: InspectorModel.Room {
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(container.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
      return InspectorModel.Room(size: container.root.size, leastWidth: Double(least), idealWidth: Double(natural))
    }

    /// Draws again whenever another element is chosen or hovered in the panel.
    private func followChoice() {
      guard let model else { return }
      withObservationTracking {
        _ = (model.chosen, model.hovered)
      } onChange: { [weak self] in
        MainLoop.enqueue { [weak self] in
          guard let self else { return }
          gtk_widget_queue_draw(container.widget)
          followChoice()
        }
      }
    }

    private func pressed() {
      var place = Point.zero
      guard gtk_gesture_get_point(click, nil, &place.x, &place.y) != 0 else { return }
      explain(at: place)
    }

    /// Explains why the element at a place of the container has its size.
    func explain(at place: Point) {
      if let model { return model.choose(at: place) }
      guard let explanation = container.root.explain(at: place) else { return }
      output(explanation.description)
    }

    /// Draws over the container, which was drawn before.
    func draw(_ snapshot: OpaquePointer) {
      let visible = Rect(
        x: 0, y: 0, width: Double(gtk_widget_get_width(container.widget)),
        height: Double(gtk_widget_get_height(container.widget)))
      var bounds = visible.native
      guard visible.width > 0, visible.height > 0, let context = gtk_snapshot_append_cairo(snapshot, &bounds) else {
        return
      }
      let painter = Painter(context: context)
      painter.inspection(container.root.inspectionBoxes, room: container.root.size, visible: visible)
      if let hovered = model?.hoveredElement { painter.inspection(of: hovered.box, isChosen: false, visible: visible) }
      if let chosen = model?.chosenElement { painter.inspection(of: chosen.box, isChosen: true, visible: visible) }
      cairo_destroy(context)
    }

    /// Whether all containers are inspected from the beginning: the environment variable `LAYOUT_INSPECT` is 1.
    static var isOnFromTheBeginning: Bool { g_getenv("LAYOUT_INSPECT").map { String(cString: $0) } == "1" }
  }

  extension LayoutContainer {
    /// Whether the frames, paddings and names of all elements are drawn over the layout.
    ///
    /// A click then prints on the standard output why the element there has its size: a line for it and for each
    /// element around it. Nothing else changes: frames stay the same, and clicks still reach their views. Containers
    /// begin with it where the environment variable `LAYOUT_INSPECT` is 1.
    public var isInspecting: Bool {
      get { inspector != nil }
      set {
        guard newValue != isInspecting else { return }
        inspector?.end()
        inspector = newValue ? Inspector(self) : nil
      }
    }
  }
#endif
