#if canImport(CGTK)
  import CGTK

  /// A picture as a GtkPicture.
  final class ImageView: GTKView {
    private let textures: TextureStore

    init(_ id: ViewID, _ content: ImageContent, _ host: GTKHost) {
      textures = host.textures
      guard let picture = layout_child_new(gtk_picture_get_type()) else {
        preconditionFailure("g_object_new never fails")
      }
      super.init(id, picture)
      host.calls.made += 1
      gtk_picture_set_can_shrink(OpaquePointer(picture), 1)
      show(.image(content))
    }

    override func show(_ content: ViewContent) {
      guard case .image(let content) = content else { return }
      let picture = OpaquePointer(widget)
      gtk_picture_set_content_fit(picture, content.slices == nil ? content.mode.fit : GTK_CONTENT_FIT_FILL)
      textures.withPaintable(content) { paintable in
        if let paintable { return gtk_picture_set_paintable(picture, paintable) }
        let placeholder = ImageView.placeholder()
        gtk_picture_set_paintable(picture, placeholder)
        if let placeholder { g_object_unref(UnsafeMutableRawPointer(placeholder)) }
      }
    }

    /// The placeholder of a picture that cannot be decoded: a light grey box with a border.
    ///
    /// The caller owns it.
    private static func placeholder() -> OpaquePointer? {
      let side = 64.0
      guard let snapshot = gtk_snapshot_new() else { return nil }
      let outline = Outline(.rectangle, in: Rect(x: 0, y: 0, width: side, height: side))
      outline.fill(.color(.lightGray), on: snapshot)
      outline.stroke(Border(color: .gray), on: snapshot)
      var size = graphene_size_t(width: Float(side), height: Float(side))
      return gtk_snapshot_free_to_paintable(snapshot, &size)
    }
  }

  extension ContentMode {
    fileprivate var fit: GtkContentFit {
      switch self {
      case .fit: GTK_CONTENT_FIT_CONTAIN
      case .fill: GTK_CONTENT_FIT_COVER
      case .stretch: GTK_CONTENT_FIT_FILL
      }
    }
  }
#endif
