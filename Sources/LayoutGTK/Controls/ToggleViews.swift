#if canImport(CGTK)
  import CGTK

  /// A toggle with a title, or a mark: a GtkCheckButton.
  ///
  /// GTK draws a round mark in a group. Its other member is a button that is never shown, and the choices that belong
  /// together: of these GTK's Tab goes to one.
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
      if case .mark(_, _, true) = content.control { join() }
      observe(check, "toggled") { [weak self] in
        let isOn = gtk_check_button_get_active(check) != 0
        guard let self, let choices else { return .toggled(isOn) }
        // GTK switches the one off that was chosen: the layout follows from the other one.
        if isOn { choices.note(self, isOn: true) }
        return isOn ? .toggled(true) : nil
      }
      let widget = widget
      BoxActions.addPress(to: widget) { gtk_widget_activate(widget) }
    }

    /// The round marks among which it is chosen; `nil` for a check box.
    private var choices: ChoiceGroup?

    /// Joins the choices to which it belongs.
    private func join() {
      let number = content.traits.choices
      let choices = number.flatMap { host.choices[$0]?.group } ?? ChoiceGroup(number: number)
      if let number { host.choices[number] = WeakChoices(group: choices) }
      choices.add(self)
      self.choices = choices
    }

    private var isActive: Bool { gtk_check_button_get_active(check) != 0 }

    private func setActive(_ isOn: Bool) {
      if isActive != isOn { gtk_check_button_set_active(check, isOn ? 1 : 0) }
    }

    /// Shows again that it is chosen, where GTK switched it off in favour of one that the layout refused.
    func showChosen() { correct { setActive(true) } }

    override func willRemove() {
      super.willRemove()
      choices?.remove(self)
      if let number = choices?.number, choices?.isEmpty == true { host.choices[number] = nil }
    }

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
      setActive(isOn)
      choices?.note(self, isOn: isOn)
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
