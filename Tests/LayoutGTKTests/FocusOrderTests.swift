#if canImport(CGTK)
  import CGTK
  import Foundation
  import LayoutCore
  @testable import LayoutGTK
  import Observation
  import Testing

  extension GTKTests {
    @Suite("The order of keys and focus", .enabled(if: hasDisplay, "no display")) @MainActor
    struct FocusOrderTests {
      @Observable
      final class Model {
        var isAlone = false
        var texts = ["", "", ""]
        var chosen: Int?
        var words = ["one", "one"]
      }

      /// A field, a list, a view that scrolls, and a button.
      private struct Places: Layout {
        @Bindable var model: Model
        let rows: Int
        let hasChoice: Bool

        var body: some Layout {
          VStack(spacing: 0) {
            TextField("Search", text: $model.texts[0]).id("field")
            if hasChoice {
              List(0..<rows, id: \.self, selection: $model.chosen) { Text("Row \($0)") }.id("list")
            } else {
              List(0..<rows, id: \.self) { Text("Row \($0)") }.id("list")
            }
            ScrollView { Button("Inside") {}.id("inside") }.frame(height: 60)
            Button("Last") {}.id("last")
          }
        }
      }

      /// The places that the keyboard comes to by a key: the kind of its widget, and the view of the layout.
      private func places(
        _ window: TestWindow, _ person: WindowPerson, _ key: String, _ count: Int
      ) throws -> [String] {
        try (0..<count).map { _ in
          try person.press(key)
          let focus = UnsafeMutableRawPointer(try #require(gtk_root_get_focus(OpaquePointer(window.window))))
          let kind = String(cString: g_type_name_from_instance(focus.assumingMemoryBound(to: GTypeInstance.self)))
          return "\(kind) \(window.container.root.focusedView.map { "\($0.rawValue)" } ?? "-")"
        }
      }

      @Test(
        "Shift-Tab goes through the same places as Tab, the other way round; a list with a choice is one of them",
        arguments: [3, 200], [false, true])
      func tab(rows: Int, hasChoice: Bool) throws {
        let window = try TestWindow(width: 300, height: 300)
        let model = Model()
        window.show { Places(model: model, rows: rows, hasChoice: hasChoice) }
        let person = try WindowPerson(window)
        let round = try places(window, person, "Tab", 4)
        let kinds = round.map { $0.prefix { $0 != " " } }
        #expect(kinds == [hasChoice ? "LayoutHostWidget" : "LayoutScroller", "GtkButton", "GtkButton", "GtkText"])
        let back = try places(window, person, "shift+Tab", 4)
        #expect(back == Array(round.dropLast().reversed()) + [round[3]])
        window.close()
      }

      private struct Columns: Layout {
        @Bindable var model: Model
        let target: Int
        @FocusState private var focus: Int?

        var body: some Layout {
          NavigationSplitView(columnVisibility: .constant(model.isAlone ? .detailOnly : .all)) {
            TextField("First", text: $model.texts[0])
          } content: {
            VStack(spacing: 0) {
              TextField("Search", text: $model.texts[1]).focused($focus, equals: 1)
              List(0..<3, id: \.self, selection: $model.chosen) { Text("Row \($0)") }.focused($focus, equals: 2)
            }
          } detail: {
            Button("All columns") { model.isAlone = false }
          }
          .onChange(of: model.isAlone) { focus = model.isAlone ? nil : target }
        }
      }

      @Test("What is in a column that is shown again gets the keyboard that its state requests in the same turn")
      func column() throws {
        let window = try TestWindow(width: 800, height: 300)
        let model = Model()
        window.show { Columns(model: model, target: 1) }
        let person = try WindowPerson(window)
        model.isAlone = true
        window.settle()
        model.isAlone = false
        window.settle()
        try person.type("abc")
        #expect(model.texts == ["", "abc", ""])
        window.container.updateBody { Columns(model: model, target: 2) }
        model.isAlone = true
        window.settle()
        // By the button that has the keyboard then; the key after that waits already.
        try person.press("Tab")
        try WindowPerson.runAtOnce(["key", "--delay", "0", "space", "Down"])
        window.settle()
        #expect(!model.isAlone)
        #expect(model.chosen == 0)
        window.close()
      }

      private struct Switched: Layout {
        @Bindable var model: Model

        var body: some Layout {
          VStack {
            Picker(["one", "two", "three"], selection: $model.words[0])
            Toggle("On", isOn: $model.isAlone)
            Picker(["one", "two", "three"], selection: $model.words[1]).disabled(!model.isAlone)
            Button("Last") {}
          }
        }
      }

      @Test("A picker that a key has just enabled is the next place of Tab, and is changed by keys")
      func enabled() throws {
        let window = try TestWindow(width: 300, height: 300)
        let model = Model()
        window.show { Switched(model: model) }
        let person = try WindowPerson(window)
        try person.press("Tab")
        try WindowPerson.runAtOnce(["key", "--delay", "0", "space", "Tab", "space"])
        window.settle()
        try person.press("Down", "Return")
        #expect(model.words == ["one", "two"])
        try person.press("space", "Down", "Return")
        #expect(model.words == ["one", "three"])
        window.close()
      }

      private struct Shortcuts: Layout {
        @Bindable var model: Model
        @FocusState private var focus: Int?

        var body: some Layout {
          VStack {
            ForEach([0, 1, 2], id: \.self) { number in
              TextField("\(number)", text: $model.texts[number]).focused($focus, equals: number)
            }
            Button("Search") { focus = 2 }.keyboardShortcut("f")
          }
        }
      }

      @Test("Keys that follow a shortcut before the next frame go to what it gave the keyboard to")
      func shortcut() throws {
        let window = try TestWindow(width: 300, height: 300)
        let model = Model()
        window.show { Shortcuts(model: model) }
        let person = try WindowPerson(window)
        try person.type("a")
        try WindowPerson.runAtOnce(["key", "--delay", "0", "ctrl+f", "b", "c"])
        window.settle()
        #expect(model.texts == ["a", "", "bc"])
        window.close()
      }
    }
  }

  extension WindowPerson {
    /// Runs xdotool while the window waits: it finds all that was done at once.
    @MainActor
    static func runAtOnce(_ arguments: [String]) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["xdotool"] + arguments
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "xdotool \(arguments) failed")
    }
  }
#endif
