#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// Keeps the keyboard focus on an item, while the widgets that show the item are made and removed.
  ///
  /// 1. A container that enters a window without a focus gives it to the view that the layout gave it to, or to its first
  ///    field or button, wherever that is. Nothing is scrolled for that.
  /// 2. Where the focus moves to another view, both views are notified, and where the new one is in a row of a lazy list,
  ///    its place is stored.
  /// 3. When the row is scrolled so far away that it is removed, the scroll view receives the focus in its place. GTK
  ///    would give it to the next widget, and scroll to that, as it does where the row leaves the data.
  /// 4. When the row is made again, its view receives the focus again. The list keeps its offset.
  /// 5. A key that is pressed meanwhile is for the item: the list is scrolled to it, and the key is forwarded there.
  ///    Keys that scroll keep scrolling, unless the item is a text, which uses them for its cursor.
  @MainActor
  final class FocusKeeper {
    private weak var container: LayoutContainer?
    /// The window whose focus is observed, and the signal's handler.
    private var window: (object: UnsafeMutableRawPointer, handler: gulong)?
    /// Whether no allocation had content yet.
    private var isNew = true
    /// The view that has the focus, or had it when its row was removed.
    private var view: ViewID?
    /// The place of the view, where it is in a lazy list.
    private var place: RowPlace?
    /// The scroll view that has the focus while the row does not exist.
    private var holder: Holder?
    /// The keys of the window.
    private var windowKeys: WindowKeys?

    private struct Holder {
      var view: ScrollWidget
      var keys: OpaquePointer
      /// The selection in the text; `nil` where the item is no text.
      var selection: TextSelection?
    }

    init(_ container: LayoutContainer) { self.container = container }

    // MARK: The window

    /// The container entered another window, or left one.
    func rootChanged() {
      if let window { g_signal_handler_disconnect(window.object, window.handler) }
      window = nil
      windowKeys?.end()
      windowKeys = nil
      if view != nil { leave() }
      isNew = true
      guard let container, let root = gtk_widget_get_root(container.widget) else { return }
      let object = UnsafeMutableRawPointer(root)
      guard g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), gtk_window_get_type()) != 0
      else { return }
      window = (object, WidgetSignal.connect(object, "notify::focus-widget") { [weak self] in self?.focusMoved() })
      windowKeys = WindowKeys(root, container)
    }

    private var focus: Widget? {
      window.flatMap { gtk_window_get_focus($0.object.assumingMemoryBound(to: GtkWindow.self)) }
    }

    /// Step 1, after the first allocation with something in it.
    func allocated() {
      guard isNew, let container, container.liveViewCount > 0 else { return }
      isNew = false
      guard window != nil, focus == nil, !container.root.mayMoveFocus else { return }
      if let view = container.root.focusedView { return move(to: view) }
      Viewports.keepingStill(inside: container.widget) {
        gtk_widget_child_focus(container.widget, GTK_DIR_TAB_FORWARD)
      }
    }

    /// Step 2.
    private func focusMoved() {
      guard container?.host.isKeepingFocus != true else { return }
      if holder != nil { leave() }
      let (old, new) = (view, focus.flatMap(view(at:)))
      guard old != new else { return }
      view = new
      place = new.flatMap { container?.root.rowPlace(of: $0) }
      if let old { container?.host.onControl?(old, .focused(false)) }
      if let new { container?.host.onControl?(new, .focused(true)) }
    }

    /// Gives the focus to a view as the layout requests it, or takes it from the layout's views.
    ///
    /// A container without a window has none to give.
    func move(to view: ViewID?) {
      guard let window, let container else { return }
      if holder != nil {
        // The row is made again.
        if let view, let place, container.root.find(place) == .view(view) { return settle() }
        leave()
      }
      if let view, let target = container.host.views[view] {
        guard gtk_widget_grab_focus((target as? ControlView)?.spokenWidget ?? target.widget) == 0 else { return }
        container.observeLater { [weak container] in container?.root.send(.focused(false), to: view) }
      } else if let focus, gtk_widget_is_ancestor(focus, container.widget) != 0 {
        gtk_window_set_focus(window.object.assumingMemoryBound(to: GtkWindow.self), nil)
      }
    }

    /// The innermost view that has the keyboard.
    var focusedView: ViewID? { focus.flatMap(view(at:)) }

    /// The innermost view around a widget.
    ///
    /// - Complexity: O(views).
    private func view(at widget: Widget) -> ViewID? {
      guard let container, gtk_widget_is_ancestor(widget, container.widget) != 0 else { return nil }
      let views = Dictionary(container.host.views.values.map { ($0.widget, $0.id) }) { first, _ in first }
      var at: Widget? = widget
      while let inner = at, inner != container.widget {
        if let view = views[inner] { return view }
        at = gtk_widget_get_parent(inner)
      }
      return nil
    }

    // MARK: Rows that are removed and made

    /// A view is about to be removed.
    func willRemove(_ view: GTKView) {
      guard let focus, focus == view.widget || gtk_widget_is_ancestor(focus, view.widget) != 0 else { return }
      if !keep(with: (view as? any TextControl)?.selection ?? holder?.selection) { leave() }
    }

    /// Step 3.
    ///
    /// - Parameter selection: the selection in the text that is removed; `nil` where it is no text.
    /// - Returns: whether the row was scrolled away and can be made again.
    private func keep(with selection: TextSelection?) -> Bool {
      guard let container, let place, case .away(let id?) = container.root.find(place),
        container.root.isInData(place), let scroll = container.host.views[id] as? ScrollWidget
      else { return false }
      letGo()
      container.host.isKeepingFocus = true
      defer { container.host.isKeepingFocus = false }
      gtk_window_set_focus(window?.object.assumingMemoryBound(to: GtkWindow.self), scroll.widget)
      guard self.focus == scroll.widget, let keys = observeKeys(of: scroll.widget) else { return false }
      holder = Holder(view: scroll, keys: keys, selection: selection)
      return true
    }

    /// Step 4, after each turn.
    func settle() {
      guard let holder, let place, let container else { return }
      guard case .view(let id) = container.root.find(place) else { return }
      letGo()
      self.view = id
      container.root.keyboardStays(at: id)
      guard let view = container.host.views[id] else { return }
      container.host.isKeepingFocus = true
      defer { container.host.isKeepingFocus = false }
      Viewports.keepingStill(around: view.widget) {
        gtk_widget_grab_focus((view as? ControlView)?.spokenWidget ?? view.widget)
      }
      if let selection = holder.selection, let text = view as? any TextControl { text.selection = selection }
    }

    /// Takes the focus from a view that does not exist any more.
    ///
    /// GTK does not notify the view's control, so this does.
    private func leave() {
      letGo()
      if let view { container?.observeLater { [weak container] in container?.root.send(.focused(false), to: view) } }
      (view, place) = (nil, nil)
    }

    /// Ends the scroll view's focus in the place of a row.
    private func letGo() {
      if let holder { gtk_widget_remove_controller(holder.view.widget, holder.keys) }
      holder = nil
    }

    // MARK: Keys

    private func observeKeys(of widget: Widget) -> OpaquePointer? {
      WidgetKeys.observe(widget) { [weak self] key, _, _, isDown in isDown && self?.pressed(key) == true }
    }

    /// Step 5.
    ///
    /// - Returns: whether the item used the key.
    private func pressed(_ key: guint) -> Bool {
      guard let holder, let place, let container, holder.selection != nil || !Self.scrolling.contains(Int32(key)) else {
        return false
      }
      // The controller must live while it forwards the key.
      g_object_ref(UnsafeMutableRawPointer(holder.keys))
      defer { g_object_unref(UnsafeMutableRawPointer(holder.keys)) }
      for _ in 0..<place.depth where self.holder != nil && container.root.scroll(to: place) {
        container.layoutIfNeeded()
      }
      guard self.holder == nil else {
        // The row is not in the data any more.
        leave()
        return false
      }
      // The next widget depends on the places of the widgets.
      holder.view.allocateContent()
      return focus.map { gtk_event_controller_key_forward(holder.keys, $0) != 0 } ?? false
    }

    /// The keys that scroll a scroll view.
    private static let scrolling: Set<Int32> = [
      GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_KP_Page_Up, GDK_KEY_KP_Page_Down,
      GDK_KEY_KP_Home, GDK_KEY_KP_End,
    ]
  }
#endif
