#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Observation
  import TestPromises
  import Testing

  extension GTKTests {
    @Suite @MainActor struct WindowTests {
      private struct Notes: LayoutApp {
        static let draft = Draft()
        let draft = Notes.draft
        var body: some Layout { Color.red.size(width: draft.width, height: 40) }
        var title: String { draft.isEdited ? draft.name + " *" : draft.name }
        var windows: [any WindowScene] {
          Window("About \(draft.name)", id: "about") { Color.blue.size(width: 60, height: 50) }
            .defaultSize(width: 320, height: 200)
          WindowGroup("Note", id: "note", for: Int.self) { number in
            Color.green.size(width: 80 + Double(number), height: 30)
          }
          WindowGroup("Clock", id: "clock") { Color.green.size(width: 70, height: 70) }
        }
      }

      @Test func `A window is as large as its content, and has the given size where that is larger`() throws {
        try GTKTests.withApplication { application in
          let plain = application.openWindow("Plain") { Color.red.size(width: 120, height: 70) }
          let large = application.openWindow("Large", size: Size(width: 300.5, height: 200)) {
            Color.red.size(width: 120, height: 70)
          }
          let small = application.openWindow("Small", size: Size(width: 30, height: 200)) {
            Color.red.size(width: 120, height: 70)
          }
          GTKTests.runLoop { plain.size.width > 0 && large.size.width > 0 && small.size.width > 0 }
          #expect(plain.size == Size(width: 120, height: 70))
          #expect(large.size == Size(width: 301, height: 200))
          #expect(small.size == Size(width: 120, height: 200))
          #expect(large.container.root.contentOrigin == Point(x: 90.5, y: 65))
          #expect(application.windows.map(\.shownTitle) == ["Plain", "Large", "Small"])
        }
      }

      @Test(arguments: [-1, 0, .nan, .infinity]) func `A length that is none is the content's`(length: Double) throws {
        try GTKTests.withApplication { application in
          let window = application.openWindow(size: Size(width: length, height: 90)) {
            Color.red.size(width: 120, height: 70)
          }
          GTKTests.runLoop { window.size.width > 0 }
          #expect(window.size == Size(width: 120, height: 90))
        }
      }

      @Test func `Titles and bodies follow their models`() throws {
        let application = try LayoutApplication(Notes.self, followsPortal: false)
        defer { application.stop() }
        #expect(application.windows.isEmpty)
        application.activate()
        let window = try #require(application.windows.first)
        GTKTests.runLoop { window.size.width > 0 }
        #expect(window.id == "main" && window.shownTitle == "Untitled")
        #expect(window.size.width == 100)
        let about = try #require(application.openWindow(id: "about"))
        Notes.draft.name = "Letter"
        Notes.draft.isEdited = true
        GTKTests.runLoop { window.title == "Letter *" }
        #expect(window.shownTitle == "Letter *" && about.shownTitle == "About Letter")
        Notes.draft.width = 150
        GTKTests.runLoop { window.size.width == 150 }
        #expect(window.size.width == 150)
        application.activate()
        #expect(application.windows.count == 2)
      }

      @Test func `A window opens once, a group once for each value or any number of times`() throws {
        let application = try LayoutApplication(Notes.self, followsPortal: false)
        defer { application.stop() }
        let about = application.openWindow(id: "about")
        #expect(about != nil && application.openWindow(id: "about") === about)
        let first = application.openWindow(id: "note", value: 1)
        #expect(first != nil && application.openWindow(id: "note", value: 1) === first)
        #expect(application.openWindow(id: "note", value: 2) !== first)
        #expect(application.openWindow(id: "clock") !== application.openWindow(id: "clock"))
        #expect(application.windows.map(\.id) == ["about", "note", "note", "clock", "clock"])
        GTKTests.runLoop { application.windows.allSatisfy { $0.size.width > 0 } }
        #expect(application.windows.map(\.size.width) == [320, 81, 82, 70, 70])
        application.dismissWindow(id: "note", value: 1)
        application.dismissWindow(id: "clock")
        GTKTests.runLoop()
        #expect(application.windows.map(\.value) == [nil, AnyHashable(2)])
      }

      @Test func `A window is one for screen readers too`() throws {
        try GTKTests.withApplication { application in
          let window = application.openWindow("Heard") { Text("x") }
          let pointer = try #require(window.pointer)
          #expect(gtk_accessible_get_accessible_role(OpaquePointer(pointer)) == GTK_ACCESSIBLE_ROLE_WINDOW)
        }
      }

      @Test func `An id without a window prints an error and changes nothing`() throws {
        let application = try LayoutApplication(Notes.self, followsPortal: false)
        defer { application.stop() }
        #expect(application.openWindow(id: "abuot") == nil)
        #expect(application.openWindow(id: "note") == nil)
        #expect(application.openWindow(id: "note", value: "one") == nil)
        #expect(application.openWindow(id: "about", value: 1) == nil)
        #expect(application.windows.isEmpty)
      }

      private struct Opener: Layout {
        @Environment(\.openWindow) var openWindow
        @Environment(\.dismissWindow) var dismissWindow
        let take: (OpenWindowAction, DismissWindowAction) -> Void
        var body: some Layout {
          let _ = take(openWindow, dismissWindow)
          Color.red.size(width: 10, height: 10)
        }
      }

      @Test func `Elements open and close windows through the environment`() throws {
        let application = try LayoutApplication(Notes.self, followsPortal: false)
        defer { application.stop() }
        var taken: (OpenWindowAction, DismissWindowAction)?
        let window = application.openWindow { Opener { taken = ($0, $1) } }
        GTKTests.runLoop { window.size.width > 0 }
        let (openWindow, dismissWindow) = try #require(taken)
        openWindow(id: "about")
        openWindow(id: "note", value: 3)
        #expect(application.windows.count == 1)
        GTKTests.runLoop { application.windows.count == 3 }
        #expect(application.windows.map(\.id) == [nil, "about", "note"])
        dismissWindow(id: "about")
        dismissWindow(id: "note", value: 3)
        GTKTests.runLoop { application.windows.count == 1 }
        #expect(application.windows.map(\.id) == [nil])
      }

      /// Opens and closes windows in the actions of its buttons, as the documentation of `openWindow` writes it.
      private struct Buttons: Layout {
        @Environment(\.openWindow) var openWindow
        @Environment(\.dismissWindow) var dismissWindow
        @Environment(\.colorScheme) var scheme
        let hear: (ColorScheme) -> Void

        // Beside the other window, which stands in front without a window manager.
        var body: some Layout {
          VStack {
            Button("About") { openWindow(id: "about") }.id("open")
            Button("Close") { dismissWindow(id: "about") }.id("close")
            Button("Scheme") { hear(scheme) }.id("scheme")
          }.padding(.leading, 400)
        }
      }

      @Test(
        "Buttons open and close windows through the environment, and read the scheme that holds by then",
        .promises("F131"))
      func buttons() throws {
        let application = try LayoutApplication(Notes.self, followsPortal: false)
        defer { application.stop() }
        var heard: [ColorScheme] = []
        let window = application.openWindow { Buttons { heard.append($0) } }
        GTKTests.runLoop { window.size.width > 0 }
        let person = try Person(at: window)
        func press(_ id: String) throws {
          person.click(try #require(window.container.root.result.frame(of: id)))
        }
        try press("open")
        GTKTests.runLoop { application.windows.count == 2 }
        #expect(application.windows.map(\.id) == [nil, "about"])
        try press("close")
        GTKTests.runLoop { application.windows.count == 1 }
        #expect(application.windows.map(\.id) == [nil])
        for scheme in [ColorScheme.light, .dark] {
          window.container.environment.colorScheme = scheme
          GTKTests.settle()
          try press("scheme")
        }
        #expect(heard == [.light, .dark])
        #expect(window.container.root.diagnostics == [])
      }

      /// A model of the main actor, as applications have them.
      @MainActor @Observable final class Ledger {
        var entries = ["first"]
        var draft = ""
        func add() { entries.append(draft) }
      }

      /// A program that uses it in its body, and the environment in its actions.
      private struct LedgerProgram: LayoutApp {
        @State var ledger = Ledger()
        @Environment(\.openWindow) var openWindow

        var body: some Layout {
          Text("\(ledger.entries.count) entries").id("count")
          ForEach(ledger.entries, id: \.self) { Text($0) }
          TextField("Entry", text: Binding(get: { ledger.draft }, set: { ledger.draft = $0 })).size(width: 120)
            .id("field")
          Button("Add") { ledger.add() }.id("add")
          Button("About") { openWindow(id: "about") }.id("about")
        }
        var title: String { "Ledger \(ledger.entries.count)" }
        var windows: [any WindowScene] {
          Window("About", id: "about") { Text("\(ledger.entries.count)") }
        }
      }

      @Test(
        "A program's body uses a model of the main actor, and its buttons the environment of its window",
        .promises("F131"))
      func models() throws {
        let application = try LayoutApplication(LedgerProgram.self, followsPortal: false)
        defer { application.stop() }
        application.activate()
        let window = try #require(application.windows.first)
        let person = try Person(at: window)
        func press(_ id: String) throws {
          person.click(try #require(window.container.root.result.frame(of: id)))
        }
        try press("field")
        person.press("a")
        try press("add")
        GTKTests.runLoop { window.title == "Ledger 2" }
        #expect(window.title == "Ledger 2")
        try press("about")
        GTKTests.runLoop { application.windows.count == 2 }
        #expect(application.windows.map(\.title) == ["Ledger 2", "About"])
        #expect(window.container.root.diagnostics == [])
      }

      @Test func `A closed window leaves nothing behind`() throws {
        final class Kept { var uses = 0 }
        /// GObjects of the window that are gone.
        final class Gone { var count = 0 }
        let gone = Gone()
        try GTKTests.withApplication { application in
          weak var container: LayoutContainer?
          weak var root: LayoutRoot?
          weak var window: LayoutWindow?
          weak var model: Draft?
          weak var kept: Kept?
          try {
            let draft = Draft()
            let object = Kept()
            let opened = application.openWindow("Gone") {
              Color.red.size(width: draft.width, height: 20).onTapGesture { object.uses += 1 }
              Text(draft.name)
              Button("Use") { object.uses += 1 }
              TextField("Name", text: Binding(draft, \.name)).onSubmit { object.uses += 1 }
              Toggle("Edited", isOn: Binding(draft, \.isEdited))
              ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0) \(draft.name)") } } }
            }
            (container, root, window, model, kept) = (opened.container, opened.container.root, opened, draft, object)
            GTKTests.runLoop { opened.size.width > 0 }
            GTKTests.settle()
            try #require(root != nil && model != nil && kept != nil)
            let objects = try [#require(opened.pointer), UnsafeMutableRawPointer(opened.container.widget)]
            for object in objects {
              g_object_weak_ref(
                object.assumingMemoryBound(to: GObject.self),
                { context, _ in
                  if let context { Unmanaged<Gone>.fromOpaque(context).takeUnretainedValue().count += 1 }
                }, Unmanaged.passUnretained(gone).toOpaque())
            }
            opened.close()
            #expect(!opened.isOpen && opened.pointer == nil && opened.size == .zero)
            opened.present()
            opened.close()
          }()
          GTKTests.runLoop()
          #expect(application.windows.isEmpty)
          #expect(window == nil && container == nil && root == nil && model == nil && kept == nil)
          #expect(gone.count == 2)
        }
      }

      @Test func `An application that has ended leaves nothing behind`() throws {
        weak var gone: LayoutApplication?
        weak var window: LayoutWindow?
        try {
          let application = try LayoutApplication(Notes.self, followsPortal: false)
          application.activate()
          (gone, window) = (application, application.windows.first)
          GTKTests.runLoop { application.windows.first?.size.width ?? 0 > 0 }
          try #require(window != nil)
          application.stop()
        }()
        GTKTests.runLoop()
        #expect(gone == nil && window == nil)
        Notes.draft.name = "Nobody hears"
        GTKTests.runLoop()
      }

      @Test(arguments: ["", "counter", "org..counter", "org.1st", "org.Ä"])
      func `An id that is none is an error`(
        id: String
      ) {
        #expect(throws: GTKError.invalidApplicationID(id)) { try LayoutApplication(id: id, followsPortal: false) }
      }
    }
  }
#endif
