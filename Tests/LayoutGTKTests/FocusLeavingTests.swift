#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Observation
  import Testing

  /// The keyboard events of fields.
  @Observable private final class FocusLog {
    var rows = Array(0..<1_000)
    @ObservationIgnored var observed: [String] = []
  }

  extension GTKTests {
    @Suite("Focus that leaves", .enabled(if: hasDisplay, "no display")) @MainActor
    struct FocusLeavingTests {
      /// Fields with a log of their keyboard events, in a list above a button.
      private func fields(_ log: FocusLog) -> some Layout {
        VStack(spacing: 0) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(log.rows, id: \.self) { row in
                TextField(text: .constant("")).onFocusChange { log.observed.append("\(row) \($0)") }
                  .size(width: 180, height: 40)
              }
            }
          }
          .id("list").frame(height: 360)
          Button("Other") { log.observed.append("pressed") }.id("other").size(width: 180, height: 40)
        }
      }

      /// A window whose second field has the keyboard, and is scrolled away.
      private func rowScrolledAway(_ log: FocusLog) throws -> (TestWindow, WindowPerson) {
        let window = try TestWindow(width: 200, height: 400)
        window.show { fields(log) }
        let person = try WindowPerson(window)
        try person.press("Tab")
        try person.wheel(30)
        #expect(try #require(window.container.root.visibleRange(in: "list")).lowerBound > 30)
        #expect(log.observed == ["0 true", "0 false", "1 true"])
        return (window, person)
      }

      @Test("A field that is scrolled away is notified once that the keyboard leaves it, when that goes elsewhere")
      func leaves() throws {
        let log = FocusLog()
        let (window, person) = try rowScrolledAway(log)
        // The field scrolls into view, and away again: its action is not called for that.
        try person.wheel(-30)
        try person.wheel(30)
        #expect(log.observed.count == 3)
        try person.click(100, 380)
        #expect(log.observed == ["0 true", "0 false", "1 true", "1 false", "pressed"])
        try person.wheel(-30)
        try person.press("Return")
        #expect(log.observed.dropFirst(4) == ["pressed", "pressed"])
        window.close()
      }

      @Test("A row that leaves the data while it is scrolled away ends it at the next key, and its field is notified")
      func removedAway() throws {
        let log = FocusLog()
        let (window, person) = try rowScrolledAway(log)
        log.rows.remove(at: 1)
        window.settle()
        let offset = window.container.root.scrollOffset(of: "list")
        try person.press("a")
        #expect(log.observed == ["0 true", "0 false", "1 true", "1 false"])
        #expect(window.container.root.scrollOffset(of: "list") == offset)
        // It is not taken up again where the row comes back.
        log.rows.insert(1, at: 1)
        window.container.root.scroll("list", to: .zero)
        window.settle()
        try person.press("b")
        #expect(log.observed.count == 4)
        window.close()
      }

      @Test(
        "A field that is removed while it has the keyboard is notified that it leaves, in a lazy list and elsewhere",
        arguments: [false, true])
      func removed(isLazy: Bool) throws {
        let window = try TestWindow(width: 200, height: 400)
        let log = FocusLog()
        if !isLazy { log.rows = [0, 1, 2] }
        window.show {
          if isLazy {
            fields(log)
          } else {
            ForEach(log.rows, id: \.self) { row in
              TextField(text: .constant("")).onFocusChange { log.observed.append("\(row) \($0)") }
            }
          }
        }
        let person = try WindowPerson(window)
        try person.press("Tab")
        log.rows.remove(at: 1)
        window.settle()
        #expect(Array(log.observed.prefix(4)) == ["0 true", "0 false", "1 true", "1 false"])
        #expect(window.container.root.scrollOffset(of: "list") == (isLazy ? .zero : nil))
        log.rows.insert(1, at: 1)
        window.settle()
        #expect(!log.observed.dropFirst(4).contains("1 true"))
        window.close()
      }

      @Test(
        "A field is notified that the keyboard leaves it when its container is taken out of the window by hand",
        arguments: [false, true])
      func takenOut(isScrolledAway: Bool) throws {
        let log = FocusLog()
        let window: TestWindow
        if isScrolledAway {
          window = try rowScrolledAway(log).0
        } else {
          window = try TestWindow(width: 200, height: 400)
          window.show { fields(log) }
          try WindowPerson(window).press("Tab")
        }
        log.observed = []
        gtk_window_set_child(OpaquePointer(window.window).window, nil)
        window.settle()
        #expect(log.observed == ["1 false"])
        // Back in the window, its first field has the keyboard: in the list the first that is made.
        gtk_window_set_child(OpaquePointer(window.window).window, window.container.widget)
        window.settle()
        #expect(log.observed.count == 2)
        #expect(log.observed.last?.hasSuffix(" true") == true)
        if !isScrolledAway { #expect(log.observed.last == "0 true") }
        window.close()
      }
    }
  }
#endif
