#if canImport(CGTK)
  public import CGTK
  public import LayoutCore

  extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as an element.
    ///
    /// ```swift
    /// let volume: Widget = gtk_volume_button_new()
    /// container.updateBody { HStack { Text("Volume"); volume.layout() } }
    /// ```
    ///
    /// It is measured again when it requests another size of GTK. It can be in one place at a time: where it is in two,
    /// it is shown in the first, and that is diagnosed.
    ///
    /// A widget without an owner belongs to the container that shows it: it exists as long as the container does, shown
    /// or not. A caller that needs it for longer owns it by `g_object_ref_sink`, and calls `g_object_unref` in the end.
    /// Widgets that a body makes are made at each evaluation, and all of them are kept: use `GtkView` for these.
    @MainActor
    public func layout() -> _NativeElement {
      let isNobodys = g_object_is_floating(self) != 0
      let view = WidgetView.of(self)
      if isNobodys { view.isOnlyHere = true }
      return view.layout()
    }
  }

  /// An element that makes and updates a GTK widget.
  ///
  /// ```swift
  /// GtkView { gtk_level_bar_new() } update: { gtk_level_bar_set_value(OpaquePointer($0), level) }
  /// ```
  ///
  /// The widget is made when the element is inserted into the layout and stays as long as the element keeps its place;
  /// each later evaluation updates it. Layouts with it are evaluated on the main thread.
  public struct GtkView: NativeRecipe {
    private let make: @MainActor () -> Widget
    private let update: @MainActor (Widget) -> Void

    /// An element with functions that make and update its widget; a new widget is updated too.
    public init(
      make: @escaping @MainActor () -> Widget, update: @escaping @MainActor (Widget) -> Void = { _ in }
    ) {
      self.make = make
      self.update = update
    }

    /// Adds the widget, made or updated, to the tree.
    public func _lower(_ lowering: _Lowering) { lowering.recipe(self) }

    /// Makes the widget and updates it.
    package func makeView() -> WidgetView {
      MainActor.assumeIsolated { [make, update] in
        let view = WidgetView.of(make())
        update(view.widget)
        return view
      }
    }

    /// Updates the widget.
    package func updateView(_ view: WidgetView) {
      MainActor.assumeIsolated { [update] in update(view.widget) }
    }
  }
#endif
