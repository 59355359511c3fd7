#if canImport(CGTK)
  import CGTK
  import LayoutGTK

  /// A window with a menu bar that says how large it and its content are, and what its picture shows.
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
        say(g_type_name_from_instance(display).map { String(cString: $0) } ?? "")
        say("content \(gtk_widget_get_width(container))x\(gtk_widget_get_height(container))")
        say(gtk_widget_get_height(window) > gtk_widget_get_height(container) ? "with a menu bar" : "without one")
        dismissWindow(id: "main")
      }
    }

    /// The layout's widget.
    private static func container(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
      gtk_window_get_child(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self))
    }
  }
#endif
