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

      /// The counter of the examples, with a title that tells what it shows.
      private struct Counter: LayoutApp {
        @State var count = 0
        @State var name = ""
        @Environment(\.openWindow) var openWindow

        var body: some Layout {
          let openWindow = openWindow
          VStack(spacing: 12) {
            HStack(spacing: 12) {
              Button("Less") { count -= 1 }.id("less")
              Text("\(count)").size(width: 60)
              Button("More") { count += 1 }.id("more")
            }
            TextField("Name", text: $name).size(width: 160).id("name")
            Button("About") { openWindow(id: "about") }.disabled(count == 0).id("about")
          }.padding(24)
        }
        var title: String { "Counter \(count)\(name)" }
        var windows: [any WindowScene] {
          Window("About \(count)", id: "about") { Text("Counted \(count)") }
        }
      }

      private func frame(_ id: String, in window: LayoutWindow) throws -> Rect {
        try #require(window.container.root.result.frame(of: id))
      }

      @Test func `A program counts, follows what is typed and opens its windows`() throws {
        let application = try LayoutApplication(Counter.self, followsPortal: false)
        defer { application.stop() }
        application.activate()
        let window = try #require(application.windows.first)
        let person = try Person(at: window)
        person.click(try frame("about", in: window))
        #expect(application.windows.count == 1, "the button cannot be pressed yet")
        person.click(try frame("more", in: window))
        person.click(try frame("more", in: window))
        #expect(window.shownTitle == "Counter 2")
        person.click(try frame("less", in: window))
        #expect(window.shownTitle == "Counter 1")
        person.click(try frame("name", in: window))
        person.press("a", "shift+d")
        #expect(window.shownTitle == "Counter 1aD")
        person.click(try frame("about", in: window))
        #expect(application.windows.map(\.shownTitle) == ["Counter 1aD", "About 1"])
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
