#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite @MainActor struct CommandTests {
      /// The menus as GTK has them, one line an item.
      private nonisolated func text(of model: UnsafeMutablePointer<GMenuModel>?, indent: String = "") -> [String] {
        guard let model else { return [] }
        return (0..<g_menu_model_get_n_items(model)).flatMap { item -> [String] in
          func attribute(_ name: String) -> String? {
            guard let value = g_menu_model_get_item_attribute_value(model, item, name, nil) else { return nil }
            defer { g_variant_unref(value) }
            return String(cString: g_variant_get_string(value, nil))
          }
          func link(_ name: String) -> [String]? {
            guard let inner = g_menu_model_get_item_link(model, item, name) else { return nil }
            defer { g_object_unref(inner) }
            return text(of: inner, indent: indent + "  ")
          }
          let line = [attribute("label"), attribute("action")].compactMap { $0 }.joined(separator: " = ")
          return [indent + (line.isEmpty ? "-" : line)] + (link("section") ?? []) + (link("submenu") ?? [])
        }
      }

      private func menus(_ application: LayoutApplication) -> [String] {
        text(of: gtk_application_get_menubar(application.application))
      }

      private func accelerators(_ action: String, _ application: LayoutApplication) -> [String] {
        guard let list = gtk_application_get_accels_for_action(application.application, action) else { return [] }
        defer { g_strfreev(list) }
        var (found, at): ([String], Int) = ([], 0)
        while let text = list[at] {
          found.append(String(cString: text))
          at += 1
        }
        return found
      }

      private func press(_ action: String, _ application: LayoutApplication) {
        g_action_group_activate_action(OpaquePointer(application.application), action, nil)
      }

      private func state(_ action: String, _ application: LayoutApplication) -> (isEnabled: Bool, isOn: Bool?) {
        let group = OpaquePointer(application.application)
        let state = g_action_group_get_action_state(group, action)
        defer { if let state { g_variant_unref(state) } }
        return (g_action_group_get_action_enabled(group, action) != 0, state.map { g_variant_get_boolean($0) != 0 })
      }

      private func install(_ draft: Draft, in application: LayoutApplication) {
        application.setCommands {
          CommandMenu("File_s") {
            Command("New", shortcut: "n") { draft.log.append("new \(draft.name)") }
            if !draft.recent.isEmpty {
              CommandMenu("Recent") {
                for name in draft.recent { Command(name) { draft.log.append(name) } }
              }
            }
            Divider()
            Command("Save", shortcut: KeyboardShortcut("S", modifiers: [.control, .shift])) {
              draft.log.append("saved")
              draft.isEdited = false
            }.disabled(!draft.isEdited)
          }
          CommandMenu("View") {
            Command("Edited", isOn: draft.isEdited, shortcut: KeyboardShortcut(.function(5), modifiers: [])) {
              draft.isEdited.toggle()
            }
          }
        }
      }

      @Test func `Menus stand as written, with their shortcuts`() throws {
        try GTKTests.withApplication { application in
          let draft = Draft()
          draft.recent = ["a", "b"]
          install(draft, in: application)
          #expect(
            menus(application) == [
              "File__s", "  -", "    New = app.command0", "    Recent", "      -", "        a = app.command1",
              "        b = app.command2", "  -", "    Save = app.command3", "View", "  -",
              "    Edited = app.command4",
            ])
          #expect(
            (0...4).map { accelerators("app.command\($0)", application) } == [
              ["<Control>n"], [], [], ["<Shift><Control>s"], ["F5"],
            ])
        }
      }

      @Test func `Enabled and marked items follow the model, and no menu is made anew`() throws {
        try GTKTests.withApplication { application in
          let draft = Draft()
          install(draft, in: application)
          #expect(state("command1", application) == (false, nil))
          #expect(state("command2", application) == (true, false))
          press("command1", application)
          #expect(draft.log == [])
          press("command2", application)
          #expect(state("command2", application) == (true, false), "it follows the model, not the press")
          GTKTests.runLoop()
          #expect(state("command1", application) == (true, nil))
          #expect(state("command2", application) == (true, true))
          #expect(application.menuBar.builds == 1)
          draft.name = "Letter"
          press("command0", application)
          press("command1", application)
          GTKTests.runLoop()
          #expect(draft.log == ["new Letter", "saved"])
          #expect(state("command1", application) == (false, nil))
          draft.recent = ["a"]
          GTKTests.runLoop()
          #expect(application.menuBar.builds == 2)
          #expect(menus(application).contains("        a = app.command1"))
          #expect(state("command3", application) == (true, false))
          #expect(accelerators("app.command1", application) == [])
          press("command1", application)
          #expect(draft.log.last == "a")
        }
      }

      @Test func `A switch is bound to what it switches`() throws {
        try GTKTests.withApplication { application in
          let draft = Draft()
          application.setCommands {
            CommandMenu("View") { Command("Edited", isOn: Binding(draft, \.isEdited)) }
          }
          #expect(state("command0", application) == (true, false))
          press("command0", application)
          GTKTests.runLoop()
          #expect(draft.isEdited && state("command0", application) == (true, true))
          press("command0", application)
          GTKTests.runLoop()
          #expect(!draft.isEdited && state("command0", application) == (true, false))
        }
      }

      @Test func `Quitting and closing have their shortcuts until a command takes them`() throws {
        try GTKTests.withApplication { application in
          #expect(menus(application) == [])
          #expect(accelerators("app.quit", application) == ["<Control>q"])
          #expect(accelerators("window.close", application) == ["<Control>w"])
          application.setCommands { CommandMenu("Go") { Command("Where", shortcut: "w") {} } }
          #expect(accelerators("app.quit", application) == ["<Control>q"])
          #expect(accelerators("window.close", application) == [])
          #expect(accelerators("app.command0", application) == ["<Control>w"])
          let window = application.openWindow { Color.red.size(width: 10, height: 10) }
          press("quit", application)
          #expect(!window.isOpen)
        }
      }

      @Test(arguments: [
        (KeyboardShortcut("n"), "<Control>n"), ("N", "<Control>n"), ("+", "<Control>plus"),
        (KeyboardShortcut("ä", modifiers: [.alt]), "<Alt>adiaeresis"),
        (KeyboardShortcut(.delete, modifiers: []), "BackSpace"),
        (KeyboardShortcut(.function(99), modifiers: [.control, .shift, .super]), "<Control><Shift><Super>F35"),
        (KeyboardShortcut(.pageDown, modifiers: [.alt]), "<Alt>Page_Down"),
        (KeyboardShortcut(","), "<Control>comma"), (KeyboardShortcut(.return), "<Control>Return"),
      ]) func `Shortcuts are written as GTK reads them`(shortcut: KeyboardShortcut, text: String) {
        #expect(shortcut.accelerator == text)
        var key: guint = 0
        #expect(gtk_accelerator_parse(text, &key, nil) != 0 && key != 0)
      }
    }
  }
#endif
