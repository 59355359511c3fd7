#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  /// A window of a size with a container in it, and everything GTK has to do for it.
  @MainActor
  final class TestWindow {
    let container: LayoutContainer
    let window: Widget

    init(
      width: Int32, height: Int32, environment: EnvironmentValues? = nil, container: LayoutContainer? = nil
    ) throws {
      try GTK.initialize()
      // A cursor that blinks is drawn for ever, so nothing ever settles.
      layout_set_boolean(UnsafeMutableRawPointer(gtk_settings_get_default()), "gtk-cursor-blink", 0)
      self.container = container ?? LayoutContainer(environment: environment)
      window = try #require(gtk_window_new())
      gtk_window_set_decorated(OpaquePointer(window).window, 0)
      gtk_window_set_default_size(OpaquePointer(window).window, width, height)
      gtk_window_set_child(OpaquePointer(window).window, self.container.widget)
    }

    /// Shows `body`, and waits until there is nothing left to do.
    func show<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
      container.updateBody(body)
      gtk_widget_show(window)
      settle()
    }

    /// Runs the main loop until nothing is left to do.
    func settle() { GTKTests.settle() }

    /// The native calls of `change` and of all that follows from it.
    func calls(of change: () -> Void) -> NativeCalls {
      settle()
      let before = container.nativeCalls
      change()
      settle()
      return container.nativeCalls - before
    }

    func resize(width: Int32, height: Int32) {
      gtk_window_set_default_size(OpaquePointer(window).window, width, height)
      settle()
    }

    func close() {
      gtk_window_destroy(OpaquePointer(window).window)
      settle()
    }

    /// The widgets of the container in drawing order: their frames in its coordinates, as GTK has them.
    var frames: [Rect] {
      var result: [Rect] = []
      func visit(_ widget: Widget) {
        var child = gtk_widget_get_first_child(widget)
        while let at = child {
          var bounds = graphene_rect_t()
          if gtk_widget_compute_bounds(at, container.widget, &bounds) != 0 {
            result.append(
              Rect(
                x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
                height: Double(bounds.size.height)))
          }
          visit(at)
          child = gtk_widget_get_next_sibling(at)
        }
      }
      visit(container.widget)
      return result
    }

    /// What the window shows.
    func picture() -> Picture? {
      guard let texture = texture() else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
      var pixels = [UInt32](repeating: 0, count: width * height)
      pixels.withUnsafeMutableBytes { bytes in
        if let start = bytes.baseAddress {
          gdk_texture_download(texture, start.assumingMemoryBound(to: guchar.self), gsize(4 * width))
        }
      }
      return Picture(width: width, pixels: pixels)
    }

    /// Writes what the window shows to a PNG file.
    func screenshot(_ path: String) {
      guard let texture = texture() else { return }
      gdk_texture_save_to_png(texture, path)
      g_object_unref(UnsafeMutableRawPointer(texture))
    }

    /// What the window shows; the caller owns it.
    private func texture() -> OpaquePointer? {
      let (width, height) = (Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
      guard let paintable = gtk_widget_paintable_new(window), let snapshot = gtk_snapshot_new() else {
        return nil
      }
      gdk_paintable_snapshot(paintable, snapshot, width, height)
      g_object_unref(UnsafeMutableRawPointer(paintable))
      guard let node = gtk_snapshot_free_to_node(snapshot), let renderer = gsk_cairo_renderer_new() else {
        return nil
      }
      gsk_renderer_realize(renderer, nil, nil)
      let texture = gsk_renderer_render_texture(renderer, node, nil)
      gsk_renderer_unrealize(renderer)
      gsk_render_node_unref(node)
      g_object_unref(UnsafeMutableRawPointer(renderer))
      return texture
    }
  }

  /// A picture, row by row, four bytes a pixel.
  struct Picture {
    var width: Int
    var pixels: [UInt32]
  }

  extension OpaquePointer {
    var window: UnsafeMutablePointer<GtkWindow> { UnsafeMutablePointer(self) }
  }

  extension NativeCalls {
    static func - (one: NativeCalls, other: NativeCalls) -> NativeCalls {
      NativeCalls(
        made: one.made - other.made, placed: one.placed - other.placed, removed: one.removed - other.removed,
        contents: one.contents - other.contents, allocated: one.allocated - other.allocated,
        queuedAllocations: one.queuedAllocations - other.queuedAllocations,
        queuedResizes: one.queuedResizes - other.queuedResizes, offsets: one.offsets - other.offsets,
        requests: one.requests - other.requests)
    }
  }

  /// Whether there is a display to show windows on, or has to be.
  let hasDisplay = Need.display
#endif
