#if canImport(CGTK)
  import CGTK

  /// Siblings that follow each other in drawing order.
  ///
  /// Where all of them notify their changes, their drawing is kept as one node.
  @MainActor
  final class DrawnRun {
    private var widgets: [Widget]
    /// The widgets of other code among them, which would be freed when that code removes them.
    private var held: [HeldWidget] = []
    private let isKept: Bool
    /// The mode by which the only view in it is mixed with the views behind it.
    let blend: GskBlendMode?
    /// The drawing; `nil` in a known drawing is an empty one.
    private var node: RenderNode?
    private var isKnown = false

    /// The most views in a run: about the square root of a thousand siblings, since a change draws as many views as
    /// there are runs.
    private static let length = 32

    private init(_ first: Widget, isKept: Bool, blend: GskBlendMode?) {
      (widgets, self.isKept, self.blend) = ([first], isKept, blend)
    }

    /// The children of a box as runs.
    static func runs(of box: WidgetBox) -> [DrawnRun] {
      var runs: [DrawnRun] = []
      var next = gtk_widget_get_first_child(box.widget)
      while let widget = next {
        next = gtk_widget_get_next_sibling(widget)
        let view = box.children[widget]
        // A popover is a child too, and draws itself on a surface of its own.
        if view == nil, widget.isNative { continue }
        // GTK does not notify changes of a widget that other code moves.
        let isKept = view.map { !$0.hasInnerLife && box.host.isProtected?($0.id) != true } ?? false
        let blend: GskBlendMode? = if case .blend(let mode)? = view?.effect { mode.native } else { nil }
        let isApart = blend != nil || box.hasMask && runs.count == 1
        if !isApart, let last = runs.last, last.isKept == isKept, last.blend == nil, last.widgets.count < length {
          last.widgets.append(widget)
        } else {
          runs.append(DrawnRun(widget, isKept: isKept, blend: blend))
        }
        if view == nil { runs.last?.held.append(HeldWidget(widget)) }
        view?.run = isKept ? runs.last : nil
      }
      return runs
    }

    /// Discards the drawing, since one of the views looks different.
    func drop() { (node, isKnown) = (nil, false) }

    /// Draws the views.
    ///
    /// - Returns: how many views were drawn anew.
    func draw(in parent: Widget, on snapshot: OpaquePointer) -> Int {
      guard isKept else {
        draw(parent, snapshot)
        return widgets.count
      }
      let isNew = !isKnown
      if isNew, let own = gtk_snapshot_new() {
        draw(parent, own)
        node = gtk_snapshot_free_to_node(own).map { RenderNode($0) }
        isKnown = true
      }
      if let node { gtk_snapshot_append_node(snapshot, node.pointer) }
      return isNew ? widgets.count : 0
    }

    /// Draws the widgets that are still in the parent: other code may have removed one.
    private func draw(_ parent: Widget, _ snapshot: OpaquePointer) {
      for widget in widgets where gtk_widget_get_parent(widget) == parent {
        gtk_widget_snapshot_child(parent, widget, snapshot)
      }
    }
  }

  /// Keeps a widget from being freed.
  private final class HeldWidget {
    let widget: Widget
    init(_ widget: Widget) {
      self.widget = widget
      g_object_ref(UnsafeMutableRawPointer(widget))
    }
    deinit { g_object_unref(UnsafeMutableRawPointer(widget)) }
  }

  extension Widget {
    /// Whether the widget has a surface of its own.
    fileprivate var isNative: Bool {
      let instance = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
      return g_type_check_instance_is_a(instance, gtk_native_get_type()) != 0
    }
  }

  /// Releases its node with itself.
  private final class RenderNode {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { gsk_render_node_unref(pointer) }
  }
#endif
