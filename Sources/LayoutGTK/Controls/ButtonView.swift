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
      let style = content.traits.button
      let classes = Self.classes(style, content.traits.shape, role)
      for name in styleClasses where !classes.contains(name) { gtk_widget_remove_css_class(widget, name) }
      for name in classes where !styleClasses.contains(name) { gtk_widget_add_css_class(widget, name) }
      styleClasses = classes
    }

    private var styleClasses: [String] = []

    /// The classes of GTK's style sheet: a button without a border is flat.
    private static func classes(_ style: ButtonLook, _ shape: ButtonBorderShape, _ role: ButtonRole?) -> [String] {
      var classes: [String] = []
      if !style.hasBorder { classes.append("flat") }
      if style == .link { classes.append("link") }
      if shape == .circle { classes.append("circular") }
      if shape == .capsule { classes.append("pill") }
      let role = role ?? (style == .borderedProminent ? .primary : nil)
      if let name = role?.styleClass { classes.append(name) }
      return classes
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
