#if canImport(CGTK)
  import CGTK

  extension LayoutWindow {
    /// Writes a picture of the window as it is now to a PNG file, without the frame that the desktop draws.
    ///
    /// It needs no permission from the desktop, since the window draws itself.
    ///
    /// - Parameters:
    ///   - path: the file. An existing file is overwritten.
    ///   - scale: pixels per point; a value that is not a positive finite number counts as 1.
    /// - Throws: `GTKError.noPicture` where the window is closed or was not shown yet, where the picture would have
    ///   more than 32,767 pixels along a side or more than 67,108,864 in total, where there is not enough memory, and
    ///   where the file cannot be written.
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
      // This call frees the snapshot in every case.
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

    /// Whether a picture of this size can be made.
    ///
    /// GLib ends the program where there is no memory for its pixels.
    private static func isPicture(_ size: Size, _ scale: Double) -> Bool {
      let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
      return max(width, height) <= PictureLimits.side && width * height <= Double(1 << 26)
    }
  }
#endif
