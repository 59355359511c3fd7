#if canImport(CGTK)
  import CGTK

  /// The menu bar of an application, and its actions.
  ///
  /// 1. The visible parts of the new menus are compared with those of the present ones.
  /// 2. Where they are the same, the actions are updated in place: enabled, marked and with their new functions.
  /// 3. Otherwise actions and menus are made anew.
  @MainActor
  final class MenuBar {
    private let application: UnsafeMutablePointer<GtkApplication>
    private var shown: [Part] = []
    private var commands: [Command] = []
    /// The shortcuts that act when no command has them.
    private let standard: [(action: String, shortcut: KeyboardShortcut)] = [
      ("app.quit", "q"), ("window.close", "w"), ("app.inspect", KeyboardShortcut("i", modifiers: [.control, .shift])),
    ]

    init(_ application: UnsafeMutablePointer<GtkApplication>) {
      self.application = application
      setStandardShortcuts(taken: [])
    }

    /// How often menus were made.
    private(set) var builds = 0

    func update(_ menus: [CommandMenu]) {
      // Another process of the program runs already and shows its own menus; GTK allows none here.
      let base = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
      guard g_application_get_is_remote(base) == 0 else { return }
      var parts: [Part] = []
      var found: [Command] = []
      for menu in menus {
        flatten(menu, &parts)
        found += MenuModel.commands(menu.items)
      }
      guard parts != shown else {  // 1.
        for (number, command) in found.enumerated() { set(number, from: commands[number], to: command) }  // 2.
        commands = found
        return
      }
      for number in commands.indices { remove(number) }  // 3.
      builds += 1
      (shown, commands) = (parts, found)
      for (number, command) in commands.enumerated() { add(number, command) }
      setStandardShortcuts(taken: Set(commands.compactMap(\.shortcut)))
      var next = 0
      let bar = g_menu_new()
      for menu in menus {
        let items = MenuModel.menu(menu.items, prefix: "app.", &next)
        g_menu_append_submenu(bar, MenuModel.label(menu.title), MenuModel.model(items))
        g_object_unref(items.map { UnsafeMutableRawPointer($0) })
      }
      gtk_application_set_menubar(application, menus.isEmpty ? nil : MenuModel.model(bar))
      g_object_unref(bar.map { UnsafeMutableRawPointer($0) })
    }

    // MARK: Actions

    private func name(_ number: Int) -> String { MenuModel.name(number) }

    private var actions: OpaquePointer { OpaquePointer(application) }

    private func add(_ number: Int, _ command: Command) {
      guard let action = MenuModel.action(number, command, { [weak self] in self?.run(number) }) else { return }
      g_action_map_add_action(actions, action)
      g_object_unref(UnsafeMutableRawPointer(action))
      setShortcut(command.shortcut, of: "app." + name(number))
    }

    private func remove(_ number: Int) {
      setShortcut(nil, of: "app." + name(number))
      g_action_map_remove_action(actions, name(number))
    }

    private func set(_ number: Int, from old: Command, to new: Command) {
      guard old.isEnabled != new.isEnabled || old.isOn != new.isOn,
        let action = g_action_map_lookup_action(actions, name(number))
      else { return }
      if old.isEnabled != new.isEnabled { g_simple_action_set_enabled(action, new.isEnabled ? 1 : 0) }
      guard let isOn = new.isOn, old.isOn != isOn else { return }
      g_simple_action_set_state(action, g_variant_new_boolean(isOn ? 1 : 0))
    }

    private func run(_ number: Int) {
      if commands.indices.contains(number) { commands[number].action() }
    }

    // MARK: Shortcuts

    private func setShortcut(_ shortcut: KeyboardShortcut?, of action: String) {
      guard let shortcut, !shortcut.key.name.isEmpty else {
        var none: [UnsafePointer<CChar>?] = [nil]
        return gtk_application_set_accels_for_action(application, action, &none)
      }
      shortcut.accelerator.withCString { text in
        var one: [UnsafePointer<CChar>?] = [text, nil]
        gtk_application_set_accels_for_action(application, action, &one)
      }
    }

    private func setStandardShortcuts(taken: Set<KeyboardShortcut>) {
      for (action, shortcut) in standard { setShortcut(taken.contains(shortcut) ? nil : shortcut, of: action) }
    }

    // MARK: Menus

    /// The parts of a menu whose change makes the menus anew.
    private enum Part: Equatable {
      case menu(String)
      case command(String, KeyboardShortcut?, isSwitch: Bool)
      case divider
      case heading(String)
      case end
    }

    private func flatten(_ menu: CommandMenu, _ parts: inout [Part]) {
      parts.append(.menu(menu.title))
      for item in menu.items {
        switch item {
        case .command(let command):
          parts.append(.command(command.title, command.shortcut, isSwitch: command.isOn != nil))
        case .menu(let inner): flatten(inner, &parts)
        case .divider: parts.append(.divider)
        case .heading(let text): parts.append(.heading(text))
        }
      }
      parts.append(.end)
    }
  }
#endif
