#if canImport(CGTK)
  import CGTK

  /// Builds GTK's menus and actions from items: those of the menu bar, and those of menus in a layout.
  ///
  /// The commands of all items, menus in menus included, are numbered in document order; each number is an action.
  @MainActor
  enum MenuModel {
    /// The name of an action in its group.
    static func name(_ number: Int) -> String { "command\(number)" }

    /// An action for a command; the caller owns it.
    ///
    /// A handler keeps a switch from changing by itself: it follows the model.
    static func action(_ number: Int, _ command: Command, _ run: @escaping @MainActor () -> Void) -> OpaquePointer? {
      let action =
        command.isOn.map { g_simple_action_new_stateful(name(number), nil, g_variant_new_boolean($0 ? 1 : 0)) }
        ?? g_simple_action_new(name(number), nil)
      guard let action else { return nil }
      g_simple_action_set_enabled(action, command.isEnabled ? 1 : 0)
      WidgetSignal.connect(UnsafeMutableRawPointer(action), "activate", run)
      return action
    }

    /// A menu of items, whose actions are in the group `prefix`; the caller owns it.
    ///
    /// The items between two lines are a section, and so are those below a heading.
    static func menu(_ items: [CommandItem], prefix: String, _ next: inout Int) -> OpaquePointer? {
      let own = g_menu_new()
      var section = g_menu_new()
      var heading: String?
      for item in items {
        switch item {
        case .command(let command):
          append(command, prefix + name(next), to: section, showsKeys: prefix != "app.")
          next += 1
        case .menu(let inner):
          let menu = menu(inner.items, prefix: prefix, &next)
          g_menu_append_submenu(section, label(inner.title), model(menu))
          g_object_unref(menu.map { UnsafeMutableRawPointer($0) })
        case .divider:
          end(section, heading, of: own)
          (section, heading) = (g_menu_new(), nil)
        case .heading(let text):
          end(section, heading, of: own)
          (section, heading) = (g_menu_new(), label(text))
        }
      }
      end(section, heading, of: own)
      return own
    }

    /// Appends a section to a menu and gives it away; one without a heading and without items is left out.
    private static func end(_ section: OpaquePointer?, _ heading: String?, of menu: OpaquePointer?) {
      let count = g_menu_model_get_n_items(model(section))
      if heading != nil || count > 0 { g_menu_append_section(menu, heading, model(section)) }
      g_object_unref(section.map { UnsafeMutableRawPointer($0) })
    }

    /// Appends a command. GTK itself shows the keys of an application's actions.
    private static func append(_ command: Command, _ action: String, to menu: OpaquePointer?, showsKeys: Bool) {
      let item = g_menu_item_new(label(command.title), action)
      if showsKeys, let shortcut = command.shortcut, !shortcut.key.name.isEmpty {
        g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(shortcut.accelerator))
      }
      g_menu_append_item(menu, item)
      g_object_unref(item.map { UnsafeMutableRawPointer($0) })
    }

    /// The commands of all items, in document order.
    static func commands(_ items: [CommandItem]) -> [Command] {
      items.flatMap { item -> [Command] in
        switch item {
        case .command(let command): [command]
        case .menu(let inner): commands(inner.items)
        case .divider, .heading: []
        }
      }
    }

    static func model(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
      menu.map { UnsafeMutablePointer($0) }
    }

    /// The title with its underscores doubled: GTK takes a single one for the mark of a mnemonic.
    static func label(_ title: String) -> String {
      title.forGTK.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }
  }
#endif
