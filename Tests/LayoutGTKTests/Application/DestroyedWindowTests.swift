#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    /// Windows that the program destroys by hand: `gtk_window_destroy`.
    @Suite @MainActor struct DestroyedWindowTests {
      /// When a window is destroyed.
      enum Moment: String, CaseIterable, Sendable {
        case early, drawn, moving, evaluated, tapped, pressed, switched, chosen, typed, submitted, focused, scrolled
        case commanded, slid, dragged, timed, placed, observed

        /// Whether the first allocation of the window is the moment.
        var isFirst: Bool { self == .placed || self == .observed }
      }

      private enum Words: PreferenceKey {
        static var defaultValue: String { "" }
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
      }

      @MainActor final class Board {
        let draft = Draft()
        var moment: Moment?
        /// The application whose last window is destroyed.
        weak var application: LayoutApplication?
        var hits = 0
        /// What the field was notified of.
        var focuses: [Bool] = []

        func reach(_ moment: Moment) {
          guard moment == self.moment, let pointer = application?.windows.last?.pointer else { return }
          hits += 1
          gtk_window_destroy(pointer.assumingMemoryBound(to: GtkWindow.self))
        }
      }

      private func page(_ board: Board) -> some Layout {
        let draft = board.draft
        return VStack {
          let _ = draft.isEdited ? board.reach(.evaluated) : ()
          Color.red.frame(width: 100, height: 20).onTapGesture { board.reach(.tapped) }.id("tap")
          Color.blue.frame(width: 100, height: 20)
            .gesture(DragGesture().onChanged { _ in board.reach(.dragged) }).id("drag")
          Button("Press") { board.reach(.pressed) }.id("press")
          Toggle("On", isOn: Binding(get: { false }, set: { _ in board.reach(.switched) })).id("switch")
          Slider(value: Binding(get: { 2 }, set: { _ in board.reach(.slid) }), in: 0...10).frame(width: 160).id("slide")
          Picker(["one", "two"], selection: Binding(get: { "one" }, set: { _ in board.reach(.chosen) })).id("choose")
          TextField(
            "Name",
            text: Binding(
              get: { draft.name },
              set: {
                draft.name = $0
                board.reach(.typed)
              })
          )
          .onFocusChange {
            board.focuses.append($0)
            board.reach(.focused)
          }.onSubmit { board.reach(.submitted) }.frame(width: 160).id(
            "type")
          TextEditor(text: Binding(draft, \.name)).frame(width: 160, height: 60)
          GtkView { gtk_level_bar_new() }
          Rectangle().size(width: 20, height: 20).offset(x: draft.width, y: 0)
          ScrollView {
            LazyVStack {
              ForEach(0..<1_000, id: \.self) { row in
                Text("row \(row)").id(row).onGeometryChange(for: Double.self, of: { $0.size.width }) { _ in
                  if row == 100 { board.reach(.scrolled) }
                }
              }
            }
          }.frame(width: 160, height: 100).id("scroll")
        }.padding(10)
          .onGeometryChange(for: Double.self, of: { $0.size.width }) { _ in board.reach(.placed) }
          .preference(key: Words.self, value: "words").onPreferenceChange(Words.self) { _ in board.reach(.observed) }
      }

      private func use(_ board: Board, _ window: LayoutWindow) throws {
        func frame(_ id: String) throws -> Rect { try #require(window.container.root.result.frame(of: id)) }
        let moment = try #require(board.moment)
        guard !moment.isFirst else { return GTKTests.settle() }
        let person = try Person(at: window)
        switch moment {
        case .early, .placed, .observed: break
        case .drawn: board.reach(.drawn)
        case .moving:
          person.click(try frame("type"))
          withAnimation(.linear(duration: 1_000)) { board.draft.width = 100 }
          GTKTests.runLoop(rounds: 100)
          board.reach(.moving)
        case .evaluated:
          board.draft.isEdited = true
          GTKTests.settle()
        case .tapped: person.click(try frame("tap"))
        case .dragged: person.drag(try frame("drag"), by: 40)
        case .pressed: person.click(try frame("press"))
        case .switched: person.click(try frame("switch"))
        case .slid: person.drag(try frame("slide"), by: 40)
        case .chosen:
          person.click(try frame("choose"))
          person.press("Down", "Return")
        case .typed, .submitted, .focused:
          person.click(try frame("type"))
          person.press("a", "Return")
        case .scrolled:
          window.container.root.scrollTo(100)
          GTKTests.settle()
        case .commanded: person.press("ctrl+n")
        case .timed:
          MainLoop.enqueue { board.reach(.timed) }
          GTKTests.settle()
        }
      }

      @Test(arguments: Moment.allCases)
      func `A window that is destroyed by hand is survived, and GTK does not complain`(
        moment: Moment
      ) throws {
        let board = Board()
        weak var root: LayoutRoot?
        let lines = try CriticalLines.during {
          try GTKTests.withApplication { application in
            application.setCommands {
              CommandMenu("File") { Command("New", shortcut: "n") { board.reach(.commanded) } }
            }
            (board.moment, board.application) = (moment, application)
            let window = application.openWindow("Destroyed \(moment)") { page(board) }
            root = window.container.root
            board.reach(.early)
            if moment != .early { try use(board, window) }
            // The window is gone when it takes the keyboard from its field.
            #expect(board.hits == 1)
            #expect(!window.isOpen && window.size == .zero && application.windows.isEmpty)
            // What is left of it may be used on.
            window.title = "Gone"
            window.present()
            board.draft.name = "other"
            withAnimation(.linear(duration: 1_000)) { board.draft.width = 50 }
            window.container.layoutIfNeeded()
            window.container.environment.layoutDirection = .rightToLeft
            window.container.isInspecting = true
            window.container.updateBody { Button("other") {} }
            #expect(throws: GTKError.noPicture("the window is not shown")) {
              try window.screenshot(to: "/nowhere/a.png")
            }
            window.close()
            GTKTests.settle()
            if moment == .focused { #expect(board.focuses == [true, false]) }
          }
        }
        #expect(lines == [])
        GTKTests.settle()
        #expect(root == nil)
      }

      @Test func `A window may be destroyed when the keyboard first comes to its first field`() throws {
        let board = Board()
        let lines = try CriticalLines.during {
          try GTKTests.withApplication { application in
            let draft = board.draft
            let window = application.openWindow("Destroyed first", size: Size(width: 200, height: 100)) {
              if draft.isEdited {
                TextField("Name", text: .constant("")).onFocusChange { if $0 { board.reach(.focused) } }
              }
            }
            (board.moment, board.application) = (.focused, application)
            _ = try Person(at: window)
            // The keyboard goes to the first field in GTK's allocation.
            draft.isEdited = true
            GTKTests.settle()
            #expect(board.hits == 1)
            #expect(!window.isOpen)
          }
        }
        #expect(lines == [])
      }

      /// A window and a dialog that goes with it, each with a container.
      private func pair(
        _ act: @escaping (_ isDialog: Bool, _ window: UnsafeMutablePointer<GtkWindow>) -> Void
      ) throws -> [LayoutContainer] {
        try GTK.initialize()
        var parent: UnsafeMutablePointer<GtkWindow>?
        return try [false, true].map { isDialog in
          let window = OpaquePointer(try #require(gtk_window_new())).window
          let container = LayoutContainer()
          let title = isDialog ? "dialog" : "window"
          container.setBody {
            Text(title).padding(20)
              .onGeometryChange(for: Double.self, of: { $0.size.width }) { _ in act(isDialog, window) }
          }
          gtk_window_set_child(window, container.widget)
          if let parent {
            gtk_window_set_transient_for(window, parent)
            gtk_window_set_modal(window, 1)
            gtk_window_set_destroy_with_parent(window, 1)
          }
          parent = window
          gtk_window_present(window)
          return container
        }
      }

      @Test(arguments: [false, true])
      func `A window that has a dialog may be destroyed by an action of either, and twice`(byDialog: Bool) throws {
        weak var root: LayoutRoot?
        let lines = try CriticalLines.during {
          var parent: UnsafeMutablePointer<GtkWindow>?
          var hits = 0
          let containers = try pair { isDialog, window in
            if !isDialog { parent = window }
            guard isDialog == byDialog, let parent else { return }
            hits += 1
            g_object_ref(UnsafeMutableRawPointer(parent))
            gtk_window_destroy(parent)
            gtk_window_destroy(parent)
            g_object_unref(UnsafeMutableRawPointer(parent))
          }
          root = containers[0].root
          GTKTests.runLoop { hits > 0 }
          GTKTests.settle()
          #expect(hits == 1)
          for container in containers {
            #expect(gtk_widget_get_root(container.widget) == nil)
            container.updateBody { Text("other").onGeometryChange(for: Size.self, of: { $0.size }) { _ in hits += 1 } }
          }
          GTKTests.settle()
        }
        #expect(lines == [])
        #expect(root == nil)
      }

      @Test func `A window that was never shown may be destroyed, and its container used on`() throws {
        weak var root: LayoutRoot?
        let lines = try CriticalLines.during {
          try GTK.initialize()
          let window = OpaquePointer(try #require(gtk_window_new())).window
          let container = LayoutContainer()
          root = container.root
          container.updateBody { TextField("Name", text: .constant("")) }
          gtk_window_set_child(window, container.widget)
          gtk_window_destroy(window)
          container.updateBody { Button("other") {} }
          GTKTests.settle()
          #expect(container.size == .zero)
        }
        #expect(lines == [])
        #expect(root == nil)
      }
    }
  }
#endif
