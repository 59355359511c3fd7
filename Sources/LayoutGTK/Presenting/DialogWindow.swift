#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// An alert, a choice of actions, a sheet or a cover: a modal window above the layout's.
  ///
  /// 1. Tab stays inside, since it is a window of its own. The window below cannot be used meanwhile, and gets the
  ///    keyboard back where it was.
  /// 2. Escape, and closing the window, cancel. Return presses the default button, which has the keyboard at first,
  ///    unless the control that has the keyboard uses the key.
  @MainActor
  final class DialogWindow: ShownPresentation {
    private(set) var window: UnsafeMutablePointer<GtkWindow>?
    private(set) var container: LayoutContainer?

    override func open() {
      guard let widget = gtk_window_new(), let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else { return }
      let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
      self.window = window
      let container = makeContainer()
      self.container = container
      gtk_window_set_transient_for(window, owner.window)
      gtk_window_set_modal(window, 1)
      gtk_window_set_destroy_with_parent(window, 1)
      // Without a bar of the window manager's it looks like a part of the window below.
      gtk_widget_set_visible(bar, 0)
      gtk_window_set_titlebar(window, bar)
      gtk_widget_add_css_class(widget, "dialog")
      gtk_window_set_child(window, container.widget)
      let object = UnsafeMutableRawPointer(window)
      WidgetSignal.connect(object, "destroy") { [weak self] in self?.window = nil }
      WidgetSignal.connectRefusing(object, "close-request") { [weak self] in self?.cancel() }
      addKeys(widget)
      setSize(window, container)
      container.onSettled = { [weak self] in self?.update() }
      update()
      focusDefaultButton()
      gtk_window_present(window)
    }

    /// Names the window after the presentation, whose page may have another title after a turn.
    override func update() {
      guard let window else { return }
      let title = presentation.title.forGTK
      let shown = gtk_window_get_title(window).map { String(cString: $0) } ?? ""
      if shown != title { gtk_window_set_title(window, title) }
    }

    override func close() {
      guard let window else { return }
      let below = gtk_window_get_transient_for(window)
      let wasActive = gtk_window_is_active(window) != 0
      gtk_window_destroy(window)
      container = nil
      if wasActive, let below { gtk_window_present(below) }
    }

    // MARK: Keys

    private func addKeys(_ widget: Widget) {
      guard let keys = gtk_shortcut_controller_new() else { return }
      func add(_ key: Int32, _ work: @escaping @MainActor () -> Bool) {
        gtk_shortcut_controller_add_shortcut(
          keys,
          gtk_shortcut_new(
            gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0)), CallbackAction.make(work)))
      }
      add(GDK_KEY_Escape) { [weak self] in
        self?.cancel()
        return true
      }
      for key in [GDK_KEY_Return, GDK_KEY_KP_Enter] { add(key) { [weak self] in self?.pressDefault() == true } }
      gtk_widget_add_controller(widget, keys)
    }

    private var isQuestion: Bool {
      switch presentation.kind {
      case .alert, .confirmationDialog: true
      default: false
      }
    }

    private func pressDefault() -> Bool {
      guard isQuestion, let button = presentation.defaultButton else { return false }
      return presentation.press(button)
    }

    /// The button that Return presses has the keyboard at first; an alert with a field begins there.
    private func focusDefaultButton() {
      guard isQuestion, presentation.fields.isEmpty else { return }
      let button = presentation.defaultButton ?? presentation.buttons.first { $0.role == .cancel }
      guard let button, let view = presentation.view(of: button), let shown = container?.host.views[view] else {
        return
      }
      if button.role == nil { gtk_widget_add_css_class(shown.widget, "suggested-action") }
      gtk_widget_grab_focus(shown.widget)
    }

    // MARK: The size

    /// The narrowest question, and the widest one, in points.
    private static let questionWidths = 300.0...420.0

    /// The room of a sheet above a window that is lower than this, in points.
    private static let leastHeight = 200.0

    /// Sets the window's size: that of the content, at most that of the window below; a sheet with heights has the
    /// largest of them.
    ///
    /// The window is realized before: without a window manager's frame GTK draws one, which is a part of the window.
    private func setSize(_ window: UnsafeMutablePointer<GtkWindow>, _ container: LayoutContainer) {
      let whole = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_realize(whole)
      let room = owner.size
      func natural(_ widget: Widget, _ orientation: GtkOrientation, _ other: Double) -> Double {
        var natural: Int32 = 0
        gtk_widget_measure(widget, orientation, other < 0 ? -1 : Pixels.length(other), nil, &natural, nil, nil)
        return Double(natural)
      }
      func content(_ orientation: GtkOrientation, _ other: Double = -1) -> Double {
        natural(container.widget, orientation, other)
      }
      var width = content(GTK_ORIENTATION_HORIZONTAL)
      let frameWidth = natural(whole, GTK_ORIENTATION_HORIZONTAL, -1) - width
      if presentation.kind == .fullScreenCover {
        return gtk_window_set_default_size(window, Pixels.length(room.width), Pixels.length(room.height))
      }
      if isQuestion {
        width = min(max(width, Self.questionWidths.lowerBound), Self.questionWidths.upperBound)
      } else {
        width = min(width, max(room.width, Self.questionWidths.upperBound))
      }
      var height = content(GTK_ORIENTATION_VERTICAL, width)
      if !isQuestion { height = min(height, max(room.height, Self.leastHeight)) }
      // The default button needs a widget, and a sheet its heights, before the window is shown.
      container.root.size = Size(width: width, height: height)
      container.root.layoutIfNeeded()
      if !isQuestion, let largest = presentation.detents.last {
        height = largest.resolved(in: max(room.height, Self.leastHeight))
      }
      let frameHeight =
        natural(whole, GTK_ORIENTATION_VERTICAL, width + frameWidth) - content(GTK_ORIENTATION_VERTICAL, width)
      gtk_window_set_default_size(window, Pixels.length(width + frameWidth), Pixels.length(height + frameHeight))
    }
  }
#endif
