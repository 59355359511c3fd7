#if canImport(CGTK)
  import CGTK
  import LayoutGTK

  /// A window with a menu bar that prints its display system, the size of its content, and the height above it.
  struct SizeProgram: LayoutApp {
    @Environment(\.dismissWindow) private var dismissWindow

    var title: String { "Size" }
    var defaultSize: Size? { Size(width: 300, height: 200) }
    var commands: [CommandMenu] { CommandMenu("File") { Command("New", shortcut: "n") {} } }

    var body: some Layout {
      let _ = report(dismissWindow)
      Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func report(_ dismissWindow: DismissWindowAction) {
      Task { @MainActor in
        await FirstFrame.drawn()
        guard let window = FirstFrame.window, let container = Self.container(in: window) else { return }
        let display = UnsafeMutableRawPointer(gtk_widget_get_display(window))?.assumingMemoryBound(
          to: GTypeInstance.self)
        printLine(g_type_name_from_instance(display).map { String(cString: $0) } ?? "")
        printLine("scale \(gtk_widget_get_scale_factor(window))")
        printLine("content \(gtk_widget_get_width(container))x\(gtk_widget_get_height(container))")
        let bars = [("title bar", gtk_header_bar_get_type()), ("menu bar", gtk_popover_menu_bar_get_type())]
        for (name, type) in bars {
          if let bar = Self.descendant(of: window, type) {
            printLine("\(name) \(Self.place(of: bar, container, window))")
          }
        }
        dismissWindow(id: "main")
      }
    }

    /// Whether a bar of some height ends at the content, or above it.
    private static func place(
      of bar: UnsafeMutablePointer<GtkWidget>, _ container: UnsafeMutablePointer<GtkWidget>,
      _ window: UnsafeMutablePointer<GtkWidget>
    ) -> String {
      var (frame, content) = (graphene_rect_t(), graphene_rect_t())
      guard gtk_widget_get_mapped(bar) != 0, gtk_widget_compute_bounds(bar, window, &frame) != 0,
        gtk_widget_compute_bounds(container, window, &content) != 0, frame.size.height > 0
      else { return "hidden" }
      let end = frame.origin.y + frame.size.height
      return end == content.origin.y ? "on the content" : end < content.origin.y ? "above" : "in the content"
    }

    /// The first widget of a type in another one.
    private static func descendant(
      of widget: UnsafeMutablePointer<GtkWidget>, _ type: GType
    ) -> UnsafeMutablePointer<GtkWidget>? {
      var child = gtk_widget_get_first_child(widget)
      while let at = child {
        let instance = UnsafeMutableRawPointer(at).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, type) != 0 { return at }
        if let found = descendant(of: at, type) { return found }
        child = gtk_widget_get_next_sibling(at)
      }
      return nil
    }

    /// The layout's widget.
    private static func container(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
      gtk_window_get_child(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self))
    }
  }
#endif
