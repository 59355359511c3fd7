#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite @MainActor struct PersonTests {
      private func install(_ draft: Draft, in application: LayoutApplication) {
        application.setCommands {
          CommandMenu("File") {
            Command("New", shortcut: "n") { draft.log.append("new") }
            Command("Save", shortcut: "s") { draft.log.append("save") }.disabled(!draft.isEdited)
            Divider()
            Command("Edited", isOn: draft.isEdited, shortcut: KeyboardShortcut(.function(6), modifiers: [.shift])) {
              draft.isEdited.toggle()
            }
          }
        }
      }

      @Test func `Keys do what the menu says`() throws {
        try GTKTests.withApplication { application in
          let draft = Draft()
          install(draft, in: application)
          let window = application.openWindow("Keys", size: Size(width: 300, height: 200)) { Text(draft.name) }
          let person = try Person(at: window)
          person.press("ctrl+s", "ctrl+n")
          #expect(draft.log == ["new"])
          person.press("shift+F6", "ctrl+s", "ctrl+n")
          #expect(draft.isEdited && draft.log == ["new", "save", "new"])
        }
      }

      @Test func `The menu bar is above the content, and opens`() throws {
        try GTKTests.withApplication { application in
          let draft = Draft()
          install(draft, in: application)
          let window = application.openWindow("Menus", size: Size(width: 300, height: 200)) {
            Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).id("all")
          }
          let person = try Person(at: window)
          let all = try #require(window.container.root.result.frame(of: "all"))
          #expect(all.width == 300 && all.height < 190 && all.height > 150)
          person.click(Point(x: 20, y: 10))
          person.press("Return")
          #expect(draft.log == ["new"] && !draft.isEdited)
          person.click(Point(x: 20, y: 10))
          person.press("Down", "Return")
          #expect(draft.log == ["new"] && draft.isEdited)
        }
      }

      @Test func `Control-W closes a window, Control-Q all of them`() throws {
        try GTKTests.withApplication { application in
          let first = application.openWindow("First", size: Size(width: 100, height: 100)) { Color.red }
          let second = application.openWindow("Second", size: Size(width: 100, height: 100)) { Color.red }
          try Person(at: first).press("ctrl+w")
          #expect(!first.isOpen && second.isOpen)
          let third = application.openWindow("Third", size: Size(width: 100, height: 100)) { Color.red }
          try Person(at: second).press("ctrl+q")
          #expect(!second.isOpen && !third.isOpen)
        }
      }
    }
  }
#endif
