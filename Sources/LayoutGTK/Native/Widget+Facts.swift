#if canImport(CGTK)
  import CGTK
  public import LayoutCore

  extension UnsafeMutablePointer<GtkWidget> {
    /// The widget's own facts.
    ///
    /// GTK's style sheets decide the colour behind it, which cannot be read.
    @MainActor var facts: NativeFacts {
      NativeFacts(
        text: text, font: font, isHidden: gtk_widget_get_visible(self) == 0, alpha: gtk_widget_get_opacity(self))
    }

    /// The text that a label, a button or a field shows.
    @MainActor private var text: String? {
      let pointer = OpaquePointer(self)
      let text: UnsafePointer<CChar>?
      if isOf(gtk_label_get_type()) {
        text = gtk_label_get_text(pointer)
      } else if isOf(gtk_button_get_type()) {
        text = gtk_button_get_label(UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkButton.self))
      } else if isOf(gtk_editable_get_type()) {
        text = gtk_editable_get_text(pointer)
      } else {
        text = nil
      }
      return text.map { String(cString: $0) }
    }

    /// The font of its texts.
    @MainActor private var font: String? {
      guard
        let description = gtk_widget_get_pango_context(self).flatMap({ pango_context_get_font_description($0) }),
        let name = pango_font_description_to_string(description)
      else { return nil }
      defer { g_free(name) }
      return String(cString: name)
    }
  }

  extension LayoutDebugger {
    /// Writes the content of a container, as the function for its root does, with the facts of the widgets.
    ///
    /// The facts are text or title, font, whether the widget is hidden, and its opacity as alpha. The container's frame
    /// is that in the widget around it.
    ///
    /// - Returns: the text. Complexity: O(elements).
    @MainActor
    @discardableResult
    public func analyzeViewHierarchy(_ container: LayoutContainer, title: String = "VIEW HIERARCHY") -> String {
      var bounds = graphene_rect_t()
      var frame = Rect(origin: .zero, size: container.size)
      if let parent = gtk_widget_get_parent(container.widget),
        gtk_widget_compute_bounds(container.widget, parent, &bounds) != 0
      {
        frame.origin = Point(x: Double(bounds.origin.x), y: Double(bounds.origin.y))
      }
      return analyzeViewHierarchy(container.root, in: "LayoutContainer", frame, container.widget.facts, title: title)
    }
  }
#endif
