#if canImport(CGTK)
  import CGTK
  import LayoutGTK
  import Testing

  /// A person with a mouse and a keyboard, as xdotool is. The main loop runs after each thing done.
  @MainActor
  struct Person {
    private let window: String
    /// Where the window's content begins, below its menu bar.
    private let content: () -> Point

    /// Waits for the window and gives it the keyboard.
    init(at window: LayoutWindow) throws {
      GTKTests.runLoop { window.size.width > 0 }
      GTKTests.settle()
      self.window = try #require(
        Person.xdotool("search", "--name", "^\(window.title)$").split(separator: "\n").last.map(String.init))
      content = { [weak window] in
        guard let window, let pointer = window.pointer else { return .zero }
        var (origin, at) = (graphene_point_t(), graphene_point_t())
        let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_compute_point(window.container.widget, widget, &origin, &at) != 0 else { return .zero }
        return Point(x: Double(at.x), y: Double(at.y))
      }
      _ = Person.xdotool("windowfocus", self.window)
      GTKTests.settle()
    }

    /// Presses keys: `ctrl+n`.
    func press(_ keys: String...) {
      for key in keys {
        _ = Person.xdotool("key", key)
        GTKTests.settle()
      }
    }

    /// Puts the window before all others. It has no part in where the keyboard is.
    func raise() {
      _ = Person.xdotool("windowraise", window)
      GTKTests.settle()
    }

    /// Drags the window's corner until it has this size.
    func resize(width: Int, height: Int) {
      _ = Person.xdotool("windowsize", window, "\(width)", "\(height)")
      GTKTests.settle()
    }

    /// Clicks at a point of the window.
    func click(_ point: Point) {
      _ = Person.xdotool("mousemove", "--window", window, "\(Int(point.x))", "\(Int(point.y))", "click", "1")
      GTKTests.settle()
    }

    /// Moves the pointer into the middle of an element.
    func hover(_ frame: Rect) {
      let origin = content()
      let (x, y) = (origin.x + frame.origin.x + frame.width / 2, origin.y + frame.origin.y + frame.height / 2)
      _ = Person.xdotool("mousemove", "--window", window, "\(Int(x))", "\(Int(y))")
      GTKTests.settle()
    }

    /// Clicks into the middle of an element.
    func click(_ frame: Rect) {
      let origin = content()
      click(
        Point(x: origin.x + frame.origin.x + frame.width / 2, y: origin.y + frame.origin.y + frame.height / 2))
    }

    /// Presses in the middle of an element, and lets go so many points to the right.
    func drag(_ frame: Rect, by distance: Double) {
      let origin = content()
      let middle = Point(
        x: origin.x + frame.origin.x + frame.width / 2, y: origin.y + frame.origin.y + frame.height / 2)
      for (step, x) in [0, distance / 2, distance].enumerated() {
        _ = Person.xdotool("mousemove", "--window", window, "\(Int(middle.x + x))", "\(Int(middle.y))")
        if step == 0 { _ = Person.xdotool("mousedown", "1") }
        GTKTests.settle()
      }
      _ = Person.xdotool("mouseup", "1")
      GTKTests.settle()
    }

    private static func xdotool(_ arguments: String...) -> String {
      var arguments: [UnsafeMutablePointer<CChar>?] = (["xdotool"] + arguments).map { g_strdup($0) } + [nil]
      defer { for argument in arguments { g_free(argument) } }
      var output: UnsafeMutablePointer<CChar>?
      g_spawn_sync(nil, &arguments, nil, G_SPAWN_SEARCH_PATH, nil, nil, &output, nil, nil, nil)
      defer { g_free(output) }
      return output.map { String(cString: $0) } ?? ""
    }
  }
#endif
