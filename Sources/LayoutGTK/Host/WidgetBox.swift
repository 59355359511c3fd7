#if canImport(CGTK)
  import CGTK

  /// A widget that holds others and allocates them to the frames they were told.
  ///
  /// Frames are stored when they are told; the box then asks GTK once to be allocated. In its allocation
  /// 1. children whose frame changed are allocated;
  /// 2. so are all of them where one asked GTK for another size: which one GTK does not say, and the others cost GTK a
  ///    comparison each;
  /// 3. so are those with widgets of their own inside, which may wait for an allocation.
  @MainActor
  class WidgetBox: HostWidgetOwner {
    let widget: Widget
    private let reference: ObjectReference
    unowned let host: GTKHost
    /// How many boxes lie around it.
    private(set) var depth = 0
    /// The box around it.
    private weak var outer: WidgetBox?
    private var children: [ViewID: GTKView] = [:]
    private var pending: [GTKView] = []
    private var inner: [ViewID: GTKView] = [:]
    /// Whether GTK was told to allocate the box.
    private var isQueued = false
    /// Whether GTK asked for the box's request since its last allocation.
    private var wasAsked = false

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

    /// Puts a view in front of `sibling`, or behind all others; a view that is in here already keeps its widget.
    func put(_ view: GTKView, after sibling: GTKView?) { put(view, afterWidget: sibling?.widget) }

    func put(_ view: GTKView, afterWidget sibling: Widget?) {
      gtk_widget_insert_after(view.widget, widget, sibling)
      host.calls.placed += 1
      guard view.parent !== self else { return wordsChanged() }
      view.parent = self
      view.box?.depth = depth + 1
      view.box?.outer = self
      children[view.id] = view
      if view.hasInnerLife { inner[view.id] = view }
      childChanged(view)
      wordsChanged()
    }

    func remove(_ view: GTKView) {
      children[view.id] = nil
      inner[view.id] = nil
      if view.isPending { pending.removeAll { $0 === view } }
      view.parent = nil
      gtk_widget_unparent(view.widget)
      host.calls.removed += 1
      wordsChanged()
    }

    /// The view in here where there is only one.
    final var onlyChild: GTKView? { children.count == 1 ? children.first?.value : nil }

    // MARK: Names

    /// The view that the box belongs to, where what is in it says how that is called.
    var namedByContent: ViewID? { nil }

    /// Something in the box is called otherwise.
    final func wordsChanged() {
      var at: WidgetBox? = self
      while let box = at {
        if let view = box.namedByContent { host.needsName(view) }
        at = box.outer
      }
    }

    /// How what is in the box is called, in drawing order.
    final var words: String {
      let views = Dictionary(children.values.map { ($0.widget, $0) }) { first, _ in first }
      var words: [String] = []
      var child = gtk_widget_get_first_child(widget)
      while let at = child {
        if let text = views[at]?.spokenText, !text.isEmpty { words.append(text) }
        child = gtk_widget_get_next_sibling(at)
      }
      return words.joined(separator: " ")
    }

    /// A child must be allocated.
    func childChanged(_ view: GTKView) {
      if !view.isPending {
        view.isPending = true
        pending.append(view)
      }
      queueAllocation()
    }

    /// Asks GTK once to allocate the box.
    func queueAllocation() {
      guard !isQueued else { return }
      isQueued = true
      gtk_widget_queue_allocate(widget)
      host.calls.queuedAllocations += 1
    }

    // MARK: What GTK asks

    final func request(_ orientation: GtkOrientation, _ length: Int32) -> WidgetRequest {
      wasAsked = true
      return ownRequest(orientation, length)
    }

    /// What the box asks for itself.
    func ownRequest(_ orientation: GtkOrientation, _ length: Int32) -> WidgetRequest { WidgetRequest() }

    func allocate(width: Int32, height: Int32) {
      // GTK forgets that a widget is to be allocated when its allocation ends: what changes meanwhile is seen to here.
      isQueued = true
      host.openAllocations += 1
      // 2.
      var due = childAskedForSize ? Array(children.values) : pending + inner.values.filter { !$0.isPending }
      repeat {
        host.calls.allocated += pending.count
        pending = []
        for view in due { view.allocate() }
        due = pending
      } while !due.isEmpty
      host.openAllocations -= 1
      isQueued = false
    }

    /// GTK keeps a widget's requests until something inside it asks for another size. So where it asks now, or asked
    /// since the last allocation, something did.
    private var childAskedForSize: Bool {
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      defer { wasAsked = false }
      return wasAsked
    }

    func draw(_ snapshot: OpaquePointer) { drawChildren(snapshot) }

    final func drawChildren(_ snapshot: OpaquePointer) {
      var child = gtk_widget_get_first_child(widget)
      while let at = child {
        gtk_widget_snapshot_child(widget, at, snapshot)
        child = gtk_widget_get_next_sibling(at)
      }
    }
  }
#endif
