#if canImport(CGTK)
  import CGTK

  /// A date: a GtkMenuButton with its text, which opens a GtkCalendar and the hour and the minute.
  ///
  /// GTK has no date picker. Its calendar counts in the time zone of the system, and so does the text.
  final class DateView: ControlView {
    private var calendar: OpaquePointer?
    private var hour: OpaquePointer?
    private var minute: OpaquePointer?

    override func setUp() {
      guard let popover = gtk_popover_new(), let inside = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8) else { return }
      let box = UnsafeMutableRawPointer(inside).assumingMemoryBound(to: GtkBox.self)
      gtk_popover_set_child(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), inside)
      gtk_menu_button_set_popover(OpaquePointer(widget), popover)
      guard case .datePicker(let choice) = content.control else { return }
      if choice.components.contains(.date), let made = gtk_calendar_new() {
        calendar = OpaquePointer(made)
        gtk_box_append(box, made)
        observe(made, "day-selected") { [weak self] in self?.chosen }
      }
      guard choice.components.contains(.hourAndMinute), let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4) else {
        return
      }
      gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
      hour = number(23, in: row)
      minute = number(59, in: row)
      gtk_box_append(box, row)
    }

    private func number(_ last: Double, in row: Widget) -> OpaquePointer? {
      guard let made = gtk_spin_button_new_with_range(0, last, 1) else { return nil }
      gtk_spin_button_set_wrap(OpaquePointer(made), 1)
      gtk_box_append(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkBox.self), made)
      observe(made, "value-changed") { [weak self] in self?.chosen }
      return OpaquePointer(made)
    }

    /// The event for the shown date; `nil` where it is that of the control.
    private var chosen: ControlEvent? {
      guard case .datePicker(let choice) = content.control, let seconds = shown else { return nil }
      let inside = min(max(seconds, choice.bounds.lowerBound), choice.bounds.upperBound)
      if inside != seconds { correct { show(inside) } }
      return inside == choice.seconds ? nil : .dated(inside)
    }

    /// The date that the calendar and the numbers show: the rest of it is that of the control.
    var shown: Double? {
      guard case .datePicker(let choice) = content.control, let old = Self.date(choice.seconds) else { return nil }
      defer { g_date_time_unref(old) }
      var (year, month, day) = (
        g_date_time_get_year(old), g_date_time_get_month(old), g_date_time_get_day_of_month(old)
      )
      if let calendar, let date = gtk_calendar_get_date(calendar) {
        (year, month, day) = (
          g_date_time_get_year(date), g_date_time_get_month(date), g_date_time_get_day_of_month(date)
        )
        g_date_time_unref(date)
      }
      let hours = hour.map { gtk_spin_button_get_value_as_int($0) } ?? g_date_time_get_hour(old)
      let minutes = minute.map { gtk_spin_button_get_value_as_int($0) } ?? g_date_time_get_minute(old)
      guard let new = g_date_time_new_local(year, month, day, hours, minutes, g_date_time_get_seconds(old)) else {
        return nil
      }
      defer { g_date_time_unref(new) }
      return Double(g_date_time_to_unix(new))
    }

    /// Chooses a date as a person does.
    func choose(_ seconds: Double) { show(seconds) }

    /// A date in the time zone of the system; `nil` beyond the years of GLib.
    private static func date(_ seconds: Double) -> OpaquePointer? {
      gint64(exactly: seconds.rounded(.down)).flatMap { g_date_time_new_from_unix_local($0) }
    }

    private func show(_ seconds: Double) {
      guard let date = Self.date(seconds) else { return }
      defer { g_date_time_unref(date) }
      if let calendar { gtk_calendar_select_day(calendar, date) }
      if let hour { gtk_spin_button_set_value(hour, Double(g_date_time_get_hour(date))) }
      if let minute { gtk_spin_button_set_value(minute, Double(g_date_time_get_minute(date))) }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard case .datePicker(let choice) = control else { return }
      gtk_menu_button_set_label(OpaquePointer(widget), choice.text.forGTK)
      show(choice.seconds)
    }
  }
#endif
