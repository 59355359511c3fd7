#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK

  /// What screen readers are notified of by GTK 4.8: the names of states, each time that they are set. Later ones get an
  /// announcement with each of them.
  @MainActor
  final class SpokenChanges {
    private(set) var names: [String] = []
    private var known: [Widget: String] = [:]
    private var settings = 0
    private var announcements = 0

    /// Ends a pass, in which a name that was set and is the same counts as a change to "again".
    ///
    /// - Parameters:
    ///   - widgets: the states.
    ///   - settings: how often the texts of boxes were set so far.
    ///   - announcements: how often something was announced so far. Where that is not once for each name, it counts as the
    ///     name "announced" with the number.
    func endPass(_ widgets: [Widget], settings: Int, announcements: Int) {
      var changes = 0
      let before = names.count
      for widget in widgets {
        let name = Self.name(of: widget)
        guard known[widget] != name else { continue }
        changes += 1
        if known.updateValue(name, forKey: widget) != nil { names.append(name) }
      }
      let announced = announcements - self.announcements
      if announced != names.count - before { names.append("announced \(announced)") }
      self.announcements = announcements
      if settings - self.settings > changes { names.append("again") }
      self.settings = settings
    }

    /// The name as GTK has it for screen readers.
    private static func name(of widget: Widget) -> String {
      // It is no name that a widget has.
      guard let name = layout_check_accessible(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "\u{1}") else { return "" }
      defer { g_free(name) }
      return String(cString: name)
    }
  }
#endif
