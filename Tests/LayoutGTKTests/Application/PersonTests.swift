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

      @Test func `Keys have the menu's actions`() throws {
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
          #expect(all.size == Size(width: 300, height: 200) && window.size == all.size)
          #expect(window.wholeSize.width == 300 && window.wholeSize.height > 210)
          person.click(Point(x: 20, y: 10))
          person.press("Return")
          #expect(draft.log == ["new"] && !draft.isEdited)
          person.click(Point(x: 20, y: 10))
          person.press("Down", "Return")
          #expect(draft.log == ["new"] && draft.isEdited)
        }
      }

      /// The counter of the examples, with its number as the title.
      private struct Counter: LayoutApp {
        @State var count = 0
        @State var name = ""
        @Environment(\.openWindow) var openWindow

        var body: some Layout {
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

      private struct Cell: Layout {
        @State private var own = 0
        let draft: Draft

        var body: some Layout {
          VStack {
            Button("More") {
              own += 1
              draft.width += 10
            }.id("more")
            Color.red.size(width: Double(own), height: 10).id("own")
            Color.red.size(width: draft.width, height: 10).id("shared")
          }
        }
      }

      @Test func `Windows have a state of their own and models in common`() throws {
        try GTKTests.withApplication { application in
          let draft = Draft()
          application.setWindows { WindowGroup("Cell", id: "cell", for: Int.self) { _ in Cell(draft: draft) } }
          let windows = try [1, 2].map { try #require(application.openWindow(id: "cell", value: $0)) }
          windows[1].title = "Second cell"
          let person = try Person(at: windows[1])
          for _ in 0..<2 { person.click(try frame("more", in: windows[1])) }
          #expect(try windows.map { try frame("own", in: $0).width } == [0, 2])
          #expect(try windows.map { try frame("shared", in: $0).width } == [120, 120])
          windows[1].close()
          draft.width = 50
          GTKTests.settle()
          #expect(try frame("shared", in: windows[0]).width == 50)
        }
      }

      @Test func `A window that is made larger lays out anew, and is never smaller than its content's minimum`() throws
      {
        try GTKTests.withApplication { application in
          let window = application.openWindow("Sized", size: Size(width: 300, height: 100)) {
            Color.red.frame(minWidth: 200, maxWidth: .infinity, minHeight: 50, maxHeight: .infinity).id("all")
          }
          let person = try Person(at: window)
          #expect(try frame("all", in: window).size == Size(width: 300, height: 100))
          person.resize(width: 420, height: 90)
          #expect(try frame("all", in: window).size == Size(width: 420, height: 90))
          person.resize(width: 100, height: 20)
          #expect(try frame("all", in: window).size == Size(width: 200, height: 50))
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
