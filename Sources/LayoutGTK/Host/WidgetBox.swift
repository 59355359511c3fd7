#if canImport(CGTK)
  import CGTK

  /// A widget that contains others and allocates them to their frames.
  ///
  /// Frames are stored when they are set; the box then requests one allocation of GTK. In its allocation:
  /// 1. children whose frame changed are allocated;
  /// 2. children that notified another change are allocated, since they may wait for it;
  /// 3. children that do not notify, or have widgets of their own inside, are allocated.
  ///
  /// The drawing of runs of children that notify is kept (`DrawnRun`) until one of them is allocated or notifies a
  /// change. GTK propagates a child's request for drawing to the box only where the child was drawn since its last
  /// request. A child whose drawing was kept was not. So the box requests drawing itself.
  @MainActor
  class WidgetBox: HostWidgetOwner {
    let widget: Widget
    private let reference: ObjectReference
    unowned let host: GTKHost
    /// The number of boxes around it.
    private(set) var depth = 0
    /// The box around it.
    private weak var outer: WidgetBox?
    private(set) var children: [Widget: GTKView] = [:]
    private var pending: [GTKView] = []
    private var inner: [ViewID: GTKView] = [:]
    /// Whether an allocation of the box is requested.
    private var isQueued = false
    /// Children that notified a change since the last allocation.
    private var notifiedChange: [Widget: GTKView] = [:]
    /// The children in drawing order; `nil` where that changed.
    private var runs: [DrawnRun]?

    init(_ host: GTKHost) {
      guard let (widget, context) = HostWidget.make() else { preconditionFailure("g_object_new never fails") }
      self.host = host
      self.widget = widget
      reference = ObjectReference(widget)
      host.calls.made += 1
      HostWidget.connect(context, to: self)
    }

    /// Whether the box is in a parent.
    var isShown: Bool { gtk_widget_get_parent(widget) != nil }

    // MARK: Children

    /// Inserts a view in front of `sibling`, or behind all others; a view that is in here already keeps its widget.
    func put(_ view: GTKView, after sibling: GTKView?) { put(view, afterWidget: sibling?.widget) }

    func put(_ view: GTKView, afterWidget sibling: Widget?) {
      gtk_widget_insert_after(view.widget, widget, sibling)
      host.calls.placed += 1
      orderChanged()
      guard view.parent !== self else { return wordsChanged() }
      view.parent = self
      view.box?.depth = depth + 1
      view.box?.outer = self
      children[view.widget] = view
      if view.hasInnerLife { inner[view.id] = view }
      childChanged(view)
      wordsChanged()
    }

    func remove(_ view: GTKView) {
      children[view.widget] = nil
      notifiedChange[view.widget] = nil
      orderChanged()
      inner[view.id] = nil
      if view.isPending { pending.removeAll { $0 === view } }
      (view.parent, view.run) = (nil, nil)
      gtk_widget_unparent(view.widget)
      host.calls.removed += 1
      wordsChanged()
    }

    /// The only view in the box; `nil` where there are more or none.
    final var onlyChild: GTKView? { children.count == 1 ? children.first?.value : nil }

    // MARK: Names

    /// The view of the box, where its name is that of its content.
    var namedByContent: ViewID? { nil }

    /// Called when a name in the box has changed.
    final func wordsChanged() {
      var at: WidgetBox? = self
      while let box = at {
        if let view = box.namedByContent { host.needsName(view) }
        at = box.outer
      }
    }

    /// Whether the box, or one around it, has its content's name.
    final var isCalledByContent: Bool { namedByContent != nil || outer?.isCalledByContent == true }

    /// The names of the content, in drawing order.
    final var words: String {
      var words: [String] = []
      var child = gtk_widget_get_first_child(widget)
      while let at = child {
        if let text = children[at]?.spokenText, !text.isEmpty { words.append(text) }
        child = gtk_widget_get_next_sibling(at)
      }
      return words.joined(separator: " ")
    }

    /// Called when a child must be allocated.
    func childChanged(_ view: GTKView) {
      if !view.isPending {
        view.isPending = true
        pending.append(view)
      }
      queueAllocation()
    }

    func changed(_ child: Widget) {
      guard let view = children[child], !view.hasInnerLife else { return }
      notifiedChange[child] = view
      drawAgain(view)
    }

    private func drawAgain(_ view: GTKView) {
      guard let run = view.run else { return }
      run.drop()
      gtk_widget_queue_draw(widget)
    }

    /// Called when the children, or their order, changed, or other code moves one of them.
    func orderChanged() {
      runs = nil
      gtk_widget_queue_draw(widget)
    }

    /// Requests one allocation of the box.
    func queueAllocation() {
      guard !isQueued else { return }
      isQueued = true
      gtk_widget_queue_allocate(widget)
      host.calls.queuedAllocations += 1
    }

    // MARK: Requests of GTK

    func request(_ orientation: GtkOrientation, _ length: Int32) -> WidgetRequest { WidgetRequest() }

    func allocate(width: Int32, height: Int32) {
      // GTK drops requests for an allocation when the allocation ends, so changes meanwhile are handled here.
      isQueued = true
      host.openAllocations += 1
      var due = inner.values.filter { !$0.isPending }
      repeat {
        host.calls.allocated += pending.count
        due += pending + notifiedChange.values.filter { !$0.isPending }
        (pending, notifiedChange) = ([], [:])
        host.allocatedViews += due.count
        for view in due {
          view.allocate()
          drawAgain(view)
        }
        due = []
      } while !(pending.isEmpty && notifiedChange.isEmpty)
      host.openAllocations -= 1
      isQueued = false
    }

    func draw(_ snapshot: OpaquePointer) { drawChildren(snapshot) }

    /// Whether the first child is a mask of the others.
    var hasMask: Bool { false }

    /// Draws the children, from the back to the front.
    ///
    /// A child with a blend mode is mixed with everything before it: that is the bottom of its blend.
    ///
    /// - Parameter isMask: whether only the mask is drawn, the first child of a box that has one; `nil` for all.
    final func drawChildren(_ snapshot: OpaquePointer, isMask: Bool? = nil) {
      let all = runs ?? DrawnRun.runs(of: self)
      runs = all
      let drawn = isMask.map { $0 ? all.prefix(1) : all.dropFirst() } ?? all[...]
      for run in drawn.reversed() {
        if let blend = run.blend { gtk_snapshot_push_blend(snapshot, blend) }
      }
      for run in drawn {
        if run.blend != nil {
          // GTK cannot mix two drawings that are both empty.
          var (nothing, corner) = (Color.clear.native, Rect(x: 0, y: 0, width: 1, height: 1).native)
          gtk_snapshot_append_color(snapshot, &nothing, &corner)
          gtk_snapshot_pop(snapshot)
        }
        host.drawnViews += run.draw(in: widget, on: snapshot)
        if run.blend != nil { gtk_snapshot_pop(snapshot) }
      }
    }
  }
#endif
