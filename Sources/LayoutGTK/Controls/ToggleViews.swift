#if canImport(CGTK)
  import CGTK

  /// A toggle with a title, or a mark: a GtkCheckButton.
  ///
  /// GTK draws a round mark in a group, so one has a button as its partner that is never shown.
  final class CheckView: ControlView {
    var check: UnsafeMutablePointer<GtkCheckButton> {
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkCheckButton.self)
    }

    override func setUp() {
      let check = check
      let label = gtk_label_new("")
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_check_button_set_child(check, label)
      // GTK does the same with a title of its own: it leaves space for the focus ring.
      gtk_widget_add_css_class(widget, "text-button")
      if case .mark(_, _, true) = content.control, let partner = gtk_check_button_new() {
        gtk_check_button_set_group(
          check, UnsafeMutableRawPointer(partner).assumingMemoryBound(to: GtkCheckButton.self))
        self.partner = ObjectReference(partner)
      }
      observe(check, "toggled") { .toggled(gtk_check_button_get_active(check) != 0) }
      let widget = widget
      BoxActions.addPress(to: widget) { gtk_widget_activate(widget) }
    }

    private var partner: ObjectReference?

    override var titleLabel: OpaquePointer? { gtk_check_button_get_child(check).map { OpaquePointer($0) } }

    override func show(_ control: Control, instead old: Control?) {
      let (title, isOn): (String, Bool)
      switch control {
      case .toggle(let text, let state), .mark(let text, let state, _): (title, isOn) = (text, state)
      default: return
      }
      if let titleLabel {
        if old?.title != title { gtk_label_set_text(titleLabel, title.forGTK) }
        wrapTitle(titleLabel)
        setAttributes(titleLabel, title)
      }
      if (gtk_check_button_get_active(check) != 0) != isOn { gtk_check_button_set_active(check, isOn ? 1 : 0) }
    }
  }

  /// A toggle without a title: a GtkSwitch.
  final class SwitchView: ControlView {
    override func setUp() {
      let pointer = OpaquePointer(widget)
      observe(widget, "notify::active") { .toggled(gtk_switch_get_active(pointer) != 0) }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard case .toggle(_, let isOn) = control else { return }
      let pointer = OpaquePointer(widget)
      if (gtk_switch_get_active(pointer) != 0) != isOn { gtk_switch_set_active(pointer, isOn ? 1 : 0) }
    }
  }
#endif
