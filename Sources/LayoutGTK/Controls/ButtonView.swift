#if canImport(CGTK)
  import CGTK

  /// A GtkButton.
  final class ButtonView: ControlView {
    override func setUp() { observe(widget, "clicked") { .pressed } }

    override var titleLabel: OpaquePointer? {
      gtk_button_get_child(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self))
        .map { OpaquePointer($0) }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard case .button(let title, let role) = control else { return }
      let button = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self)
      if old?.title != title { gtk_button_set_label(button, title.forGTK) }
      if let titleLabel {
        wrapTitle(titleLabel)
        gtk_label_set_justify(titleLabel, GTK_JUSTIFY_CENTER)
        setAttributes(titleLabel, title)
      }
      var before: ButtonRole?
      if case .button(_, let was) = old { before = was }
      guard before != role else { return }
      if let name = before?.styleClass { gtk_widget_remove_css_class(widget, name) }
      if let name = role?.styleClass { gtk_widget_add_css_class(widget, name) }
    }
  }

  extension ButtonRole {
    fileprivate var styleClass: String? {
      switch self {
      case .primary: "suggested-action"
      case .destructive: "destructive-action"
      case .cancel: nil
      }
    }
  }
#endif
