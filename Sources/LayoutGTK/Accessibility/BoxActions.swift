#if canImport(CGTK)
  import CGTK

  /// What a screen reader can do with a box, and whether it is there.
  @MainActor
  final class BoxActions {
    private unowned let host: GTKHost
    private let id: ViewID
    private let widget: Widget
    private var kinds: [AccessibilityActionKind] = []
    /// What observes the keyboard, which screen readers follow; the widget owns it.
    private var follower: OpaquePointer?

    init(_ id: ViewID, _ widget: Widget, _ host: GTKHost) {
      (self.id, self.widget, self.host) = (id, widget, host)
    }

    /// Shows the actions of a box to screen readers.
    func show(_ properties: AccessibilityProperties?) {
      let kinds = properties?.actions ?? []
      if kinds != self.kinds {
        self.kinds = kinds
        gtk_widget_insert_action_group(widget, Self.name, nil)
        if !kinds.isEmpty { add(kinds) }
      }
      follow(properties?.followsFocus == true)
    }

    /// The name of the group, in which GTK looks for the actions.
    private static let name = "speech"

    private func add(_ kinds: [AccessibilityActionKind]) {
      guard let group = g_simple_action_group_new() else { return }
      var names: Set<String> = []
      for kind in kinds {
        var name = kind.native
        // A name that is there already would take the place of the other action.
        while !names.insert(name).inserted { name += "-" }
        guard let action = g_simple_action_new(name, nil) else { continue }
        WidgetSignal.connect(UnsafeMutableRawPointer(action), "activate") { [weak self] in
          guard let self else { return }
          host.onSpeech?(id, kind)
        }
        g_action_map_add_action(OpaquePointer(group), action)
        g_object_unref(UnsafeMutableRawPointer(action))
      }
      gtk_widget_insert_action_group(widget, Self.name, OpaquePointer(group))
      g_object_unref(group)
    }

    /// Adds the action by which screen readers use a widget for which GTK has none.
    static func addPress(to widget: Widget, _ press: @escaping @MainActor () -> Void) {
      guard let group = g_simple_action_group_new() else { return }
      if let action = g_simple_action_new(AccessibilityActionKind.default.native, nil) {
        WidgetSignal.connect(UnsafeMutableRawPointer(action), "activate") { press() }
        g_action_map_add_action(OpaquePointer(group), action)
        g_object_unref(UnsafeMutableRawPointer(action))
      }
      gtk_widget_insert_action_group(widget, name, OpaquePointer(group))
      g_object_unref(group)
    }

    private func follow(_ isFollowing: Bool) {
      guard isFollowing != (follower != nil) else { return }
      if let follower { gtk_widget_remove_controller(widget, follower) }
      follower = nil
      guard isFollowing, let focus = gtk_event_controller_focus_new() else { return }
      for (signal, isHere) in [("enter", true), ("leave", false)] {
        WidgetSignal.connect(UnsafeMutableRawPointer(focus), signal) { [weak self] in
          guard let self else { return }
          host.onSpeechFocus?(id, isHere)
        }
      }
      gtk_widget_add_controller(widget, focus)
      follower = focus
    }
  }

  extension AccessibilityActionKind {
    /// The name of GTK's action, which allows letters and digits of English, hyphens and dots.
    var native: String {
      switch self {
      case .default: return "press"
      case .escape: return "escape"
      case .magicTap: return "magic-tap"
      case .increment: return "increment"
      case .decrement: return "decrement"
      case .named(let name):
        let signs = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return signs.isEmpty ? "-" : String(signs)
      }
    }
  }
#endif
