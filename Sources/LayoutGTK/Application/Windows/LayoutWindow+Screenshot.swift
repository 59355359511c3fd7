#if canImport(CGTK)
  import CGTK

  extension LayoutWindow {
    /// Writes a picture of the window as it is now, without what the desktop puts around it, as a PNG file. It needs no
    /// rights from the desktop, since the window draws itself.
    ///
    /// - Parameters:
    ///   - path: the file; one that is there already is overwritten.
    ///   - scale: pixels a point; what is not a positive finite number counts as 1.
    /// - Throws: `GTKError.noPicture` where the window is closed or was not shown yet, where the picture would have more
    ///   than 32,767 pixels along a side or more than 67,108,864 altogether, where there is not enough memory, and where
    ///   the file cannot be written.
    public func screenshot(to path: String, scale: Double = 1) throws(GTKError) {
      let size = wholeSize
      guard let pointer, size.width > 0, size.height > 0 else { throw .noPicture("the window is not shown") }
      let scale = scale.isFinite && scale > 0 ? scale : 1
      guard Self.isPicture(size, scale) else {
        throw .noPicture("it would be too large: \(size.width) by \(size.height) points, \(scale) pixels each")
      }
      let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
      guard let paintable = gtk_widget_paintable_new(widget), let snapshot = gtk_snapshot_new() else {
        throw .noPicture("out of memory")
      }
      gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
      gdk_paintable_snapshot(paintable, snapshot, size.width, size.height)
      g_object_unref(UnsafeMutableRawPointer(paintable))
      // The snapshot is freed by this, whatever comes of it.
      guard let node = gtk_snapshot_free_to_node(snapshot) else { throw .noPicture("the window shows nothing") }
      defer { gsk_render_node_unref(node) }
      let renderer = gsk_cairo_renderer_new()
      defer { if let renderer { g_object_unref(UnsafeMutableRawPointer(renderer)) } }
      guard gsk_renderer_realize(renderer, nil, nil) != 0 else { throw .noPicture("cairo cannot draw") }
      defer { gsk_renderer_unrealize(renderer) }
      var area = graphene_rect_t()
      graphene_rect_init(&area, 0, 0, Float(size.width * scale), Float(size.height * scale))
      guard let texture = gsk_renderer_render_texture(renderer, node, &area) else {
        throw .noPicture("cairo cannot draw")
      }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      guard gdk_texture_save_to_png(texture, path) != 0 else { throw .noPicture("'\(path)' cannot be written") }
    }

    /// Whether a picture of so many points can be made: GLib ends the program where there is no memory for its pixels.
    private static func isPicture(_ size: Size, _ scale: Double) -> Bool {
      let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
      return max(width, height) <= 32_767 && width * height <= Double(1 << 26)
    }
  }
#endif
