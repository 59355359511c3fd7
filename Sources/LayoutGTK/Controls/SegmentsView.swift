#if canImport(CGTK)
  import CGTK

  /// Choices beside each other: GtkToggleButtons of one group, in a linked GtkBox.
  final class SegmentsView: ControlView {
    private(set) var buttons: [UnsafeMutablePointer<GtkToggleButton>] = []

    private var row: UnsafeMutablePointer<GtkBox> {
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
    }

    override func setUp() {
      gtk_widget_add_css_class(widget, "linked")
      gtk_box_set_homogeneous(row, 1)
    }

    override func show(_ control: Control, instead old: Control?) {
      guard case .segments(let options, let selection) = control else { return }
      var before: [String]?
      if case .segments(let was, _) = old { before = was }
      if before != options { make(options) }
      for (position, button) in buttons.enumerated() {
        let isChosen = position == selection
        if (gtk_toggle_button_get_active(button) != 0) != isChosen {
          gtk_toggle_button_set_active(button, isChosen ? 1 : 0)
        }
      }
    }

    private func make(_ options: [String]) {
      for button in buttons {
        gtk_box_remove(row, UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkWidget.self))
      }
      buttons = []
      for (position, option) in options.enumerated() {
        guard let made = gtk_toggle_button_new_with_label(option.forGTK) else { continue }
        let button = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkToggleButton.self)
        if let first = buttons.first { gtk_toggle_button_set_group(button, first) }
        gtk_widget_set_hexpand(made, 1)
        gtk_box_append(row, made)
        observe(button, "toggled") { gtk_toggle_button_get_active(button) != 0 ? .selected(position) : nil }
        buttons.append(button)
      }
    }
  }

  /// Steps down and up: two GtkButtons in a linked GtkBox.
  final class StepperView: ControlView {
    private(set) var buttons: [Widget] = []

    override func setUp() {
      gtk_widget_add_css_class(widget, "linked")
      let box = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
      for (icon, name, step) in [("list-remove-symbolic", "\u{2212}", -1), ("list-add-symbolic", "+", 1)] {
        guard let button = gtk_button_new_from_icon_name(icon) else { continue }
        layout_set_accessible(button, name, nil, nil, 0)
        gtk_box_append(box, button)
        observe(button, "clicked") { .stepped(step) }
        buttons.append(button)
      }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard case .stepper(let canDecrease, let canIncrease) = control else { return }
      for (button, isEnabled) in zip(buttons, [canDecrease, canIncrease]) {
        gtk_widget_set_sensitive(button, isEnabled ? 1 : 0)
      }
    }
  }
#endif
