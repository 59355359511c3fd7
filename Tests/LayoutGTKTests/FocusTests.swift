#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite("Focus", .enabled(if: hasDisplay, "no display")) @MainActor
    struct FocusTests {
      /// What was opened, by number.
      private final class Opened {
        var messages: [Int] = []
      }

      private func messages(_ count: Int, _ opened: Opened) -> some Layout {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
              Text("Message \(number)").size(width: 200, height: 40)
                .onTapGesture { opened.messages.append(number) }
            }
          }
        }
        .id("list")
      }

      /// The widget that has the keyboard.
      private func focus(_ window: TestWindow) -> Widget? { gtk_root_get_focus(OpaquePointer(window.window)) }

      @Test("The keyboard stays with a row that is scrolled away: Return opens it", arguments: [3, 7])
      func wheel(row: Int) throws {
        let window = try TestWindow(width: 200, height: 400)
        let opened = Opened()
        window.show { messages(5_000, opened) }
        let person = try WindowPerson(window)
        // The first row has it already.
        for _ in 0..<row { try person.press("Tab") }
        try person.press("Return")
        #expect(opened.messages == [row])
        try person.wheel(30)
        let seen = try #require(window.container.root.visibleRange(in: "list"))
        #expect(seen.lowerBound > 30)
        try person.press("Return")
        #expect(opened.messages == [row, row])
        window.close()
      }

      @Test("A row that comes back has the keyboard, and the list stands where it was scrolled to")
      func back() throws {
        let window = try TestWindow(width: 200, height: 400)
        let opened = Opened()
        window.show { messages(5_000, opened) }
        let person = try WindowPerson(window)
        for _ in 0..<3 { try person.press("Tab") }
        try person.wheel(30)
        try person.wheel(-30)
        #expect(window.container.root.scrollOffset(of: "list") == .zero)
        try person.press("Return")
        try person.press("Tab", "Return")
        #expect(opened.messages == [3, 4])
        window.close()
      }

      @Test("Tab goes on from the row that has the keyboard, wherever the list was scrolled to")
      func tab() throws {
        let window = try TestWindow(width: 200, height: 400)
        let opened = Opened()
        window.show { messages(5_000, opened) }
        let person = try WindowPerson(window)
        for _ in 0..<3 { try person.press("Tab") }
        try person.wheel(30)
        try person.press("Tab", "Return")
        #expect(opened.messages == [4])
        #expect(window.container.root.visibleRange(in: "list")?.contains(4) == true)
        window.close()
      }

      @Test("End goes to the last row, and Home to the first, while a row has the keyboard")
      func end() throws {
        let window = try TestWindow(width: 200, height: 400)
        let opened = Opened()
        window.show { messages(5_000, opened) }
        let person = try WindowPerson(window)
        for _ in 0..<3 { try person.press("Tab") }
        try person.press("End")
        #expect(window.container.root.visibleRange(in: "list")?.upperBound == 5_000)
        try person.press("Home")
        #expect(window.container.root.visibleRange(in: "list")?.lowerBound == 0)
        try person.press("End")
        #expect(window.container.root.visibleRange(in: "list")?.upperBound == 5_000)
        try person.press("space")
        #expect(opened.messages == [3])
        window.close()
      }

      @Test("A field that is scrolled away keeps the keyboard, its cursor and its text, and gets no event")
      func field() throws {
        final class Texts {
          var texts = [Int: String]()
          var focus: [String] = []
        }
        let window = try TestWindow(width: 200, height: 400)
        let model = Texts()
        window.show {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000, id: \.self) { row in
                TextField(
                  text: Binding(get: { model.texts[row] ?? "" }, set: { model.texts[row] = $0 })
                )
                .onFocusChange { model.focus.append("\(row) \($0)") }
                .size(width: 180, height: 40)
              }
            }
          }
          .id("list")
        }
        let person = try WindowPerson(window)
        #expect(model.focus == ["0 true"])
        try person.type("abd")
        try person.press("Left")
        try person.wheel(30)
        #expect(try #require(window.container.root.visibleRange(in: "list")).lowerBound > 30)
        try person.type("c")
        #expect(model.texts == [0: "abcd"])
        #expect(model.focus == ["0 true"])
        #expect(window.container.root.scrollOffset(of: "list") == .zero)
        window.close()
      }

      @Test("End goes to the true last row of rows of very unequal heights", arguments: [false, true])
      func unequalEnd(grows: Bool) throws {
        let window = try TestWindow(width: 200, height: 400)
        let opened = Opened()
        window.show {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<5_000, id: \.self) { number in
                Text("Message \(number)").size(width: 200, height: (number < 2_500) == grows ? 30 : 350)
                  .onTapGesture { opened.messages.append(number) }
              }
            }
          }
          .id("list")
        }
        let person = try WindowPerson(window)
        let root = window.container.root
        let before = window.container.nativeCalls.made
        try person.press("End")
        #expect(window.container.nativeCalls.made - before == (grows ? 4 : 42))
        #expect(root.visibleRange(in: "list") == (grows ? 4_998..<5_000 : 4_986..<5_000))
        let offset = try #require(root.scrollOffset(of: "list")).y
        let last = try #require(root.result.frame(of: 4_999))
        #expect(last.maxY - offset == 400)
        try person.press("End")
        #expect(root.scrollOffset(of: "list")?.y == offset)
        try person.press("Home")
        #expect(root.scrollOffset(of: "list") == .zero)
        window.close()
      }

      @Test("A window opens at its beginning, also where its first field is further down", arguments: [false, true])
      func firstBelow(isLazy: Bool) throws {
        let window = try TestWindow(width: 200, height: 200)
        var observed: [String] = []
        window.show {
          ScrollView {
            Color.red.frame(width: 100, height: 500)
            TextField(text: .constant("")).onFocusChange { observed.append("first \($0)") }
            if isLazy { LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") } } }
          }
          .id("page")
        }
        let person = try WindowPerson(window)
        #expect(window.container.root.scrollOffset(of: "page") == .zero)
        #expect(observed == ["first true"])
        // Where a person goes to it, it is scrolled to.
        gtk_window_set_focus(OpaquePointer(window.window).window, nil)
        try person.press("Tab")
        #expect(observed == ["first true", "first false", "first true"])
        #expect(try #require(window.container.root.scrollOffset(of: "page")).y > 300)
        window.close()
      }

      @Test("A click elsewhere ends it: a row that was scrolled away and comes back has no keyboard")
      func clicked() throws {
        let window = try TestWindow(width: 200, height: 440)
        let opened = Opened()
        var clicks = 0
        window.show {
          VStack(spacing: 0) {
            messages(5_000, opened).frame(height: 400)
            Button("Elsewhere") { clicks += 1 }.size(width: 200, height: 40)
          }
        }
        let person = try WindowPerson(window)
        for _ in 0..<3 { try person.press("Tab") }
        try person.wheel(30)
        let seen = try #require(window.container.root.visibleRange(in: "list"))
        try person.press("Page_Down")
        #expect(try #require(window.container.root.visibleRange(in: "list")).lowerBound > seen.lowerBound)
        try person.click(100, 420)
        window.container.root.scroll("list", to: .zero)
        window.settle()
        try person.press("Return")
        #expect(opened.messages == [])
        #expect(clicks == 2)
        window.close()
      }

      // MARK: Rings

      /// The pixels that differ between two pictures of a window.
      private func difference(_ one: Picture, _ other: Picture) -> [(x: Int, y: Int)] {
        (0..<one.pixels.count).filter { one.pixels[$0] != other.pixels[$0] }.map {
          ($0 % one.width, $0 / one.width)
        }
      }

      @Test("What can be tapped has a ring, two points wide inside its edges, while it has the keyboard")
      func ring() throws {
        let window = try TestWindow(width: 200, height: 200)
        window.show {
          VStack(spacing: 20) {
            Color.white.frame(width: 60, height: 40).onTapGesture {}
            Color.white.frame(width: 60, height: 40)
          }
        }
        // A window without the keyboard shows no ring.
        _ = try WindowPerson(window)
        gtk_window_set_focus_visible(OpaquePointer(window.window).window, 1)
        window.settle()
        let with = try #require(window.picture())
        gtk_window_set_focus(OpaquePointer(window.window).window, nil)
        window.settle()
        let without = try #require(window.picture())
        let pixels = difference(with, without)
        #expect(pixels.count == 60 * 40 - 56 * 36)
        #expect(pixels.map(\.x).min() == 70 && pixels.map(\.x).max() == 129)
        #expect(pixels.map(\.y).min() == 50 && pixels.map(\.y).max() == 89)
        window.close()
      }

      @Test("The ring of a check box runs around its title, not through it")
      func checkRing() throws {
        let window = try TestWindow(width: 200, height: 100)
        window.show { Toggle("Check", isOn: .constant(true)) }
        // A window without the keyboard shows no ring.
        _ = try WindowPerson(window)
        gtk_window_set_focus_visible(OpaquePointer(window.window).window, 1)
        window.settle()
        let with = try #require(window.picture())
        gtk_window_set_focus(OpaquePointer(window.window).window, nil)
        window.settle()
        let without = try #require(window.picture())
        let check = try #require(gtk_widget_get_first_child(window.container.widget))
        let label = try #require(gtk_widget_get_last_child(check))
        var bounds = graphene_rect_t()
        #expect(gtk_widget_compute_bounds(label, window.window, &bounds) != 0)
        let pixels = difference(with, without)
        #expect(pixels.count > 100)
        let inside = pixels.filter {
          Float($0.x) >= bounds.origin.x && Float($0.x) < bounds.origin.x + bounds.size.width
            && Float($0.y) >= bounds.origin.y && Float($0.y) < bounds.origin.y + bounds.size.height
        }
        #expect(inside.isEmpty)
        window.close()
      }

      // MARK: Windows

      @Test("A new window gives the keyboard to its first field or button, and to nothing where there is none")
      func first() throws {
        try GTKTests.withApplication { application in
          application.setCommands { CommandMenu("File") { Command("New", shortcut: "n") {} } }
          @MainActor func focus(_ window: LayoutWindow) -> Widget? {
            window.pointer.flatMap { gtk_window_get_focus($0.assumingMemoryBound(to: GtkWindow.self)) }
          }
          let form = application.openWindow("Form") {
            Text("Name")
            ScrollView { TextField("Name", text: .constant("")) }.frame(height: 50)
            Button("Done") {}
          }
          let row = application.openWindow("Row") {
            Text("Row").onTapGesture {}
            Button("Done") {}
          }
          let text = application.openWindow("Text") { Text("Name") }
          GTKTests.settle()
          let field = try #require(focus(form))
          let instance = UnsafeMutableRawPointer(field).assumingMemoryBound(to: GTypeInstance.self)
          #expect(g_type_name_from_instance(instance).map { String(cString: $0) } == "GtkText")
          #expect(focus(row) == gtk_widget_get_first_child(row.container.widget))
          #expect(focus(text).map { gtk_widget_is_ancestor($0, text.container.widget) } != 1)
        }
      }

      /// The events of windows, by their titles.
      private final class Observed {
        var titles: [String] = []
      }

      /// Without a window manager keys go to the window below the pointer: here the one before all others.
      @Test(
        "A window that is closed gives the keyboard back to the one that had it before, if it had it itself",
        arguments: [true, false])
      func closed(hasKeyboard: Bool) throws {
        try GTKTests.withApplication { application in
          let observed = Observed()
          let draft = Draft()
          draft.name = ""
          let size = Size(width: 200, height: 100)
          let first = application.openWindow("First", size: size) {
            Button("Open") { observed.titles.append("First") }
            TextField("Name", text: Binding(draft, \.name)).id("name")
          }
          let other = application.openWindow("Other", size: size) {
            Color.red.onTapGesture { observed.titles.append("Other") }
          }
          let reader = try Person(at: other)
          let person = try Person(at: first)
          person.raise()
          person.click(try #require(first.container.root.result.frame(of: "name")))
          let second = application.openWindow("Second", size: size) { TextField("Other", text: .constant("")) }
          _ = try Person(at: hasKeyboard ? second : first)
          reader.raise()
          second.close()
          GTKTests.settle()
          if hasKeyboard { person.press("a", "b") }
          #expect(draft.name == (hasKeyboard ? "ab" : ""))
          person.click(Point(x: 100, y: 90))
          #expect(observed.titles == (hasKeyboard ? [] : ["Other"]))
        }
      }
    }
  }
#endif
