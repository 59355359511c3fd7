#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite("The pointer", .enabled(if: hasDisplay, "no display")) @MainActor
    struct PointerTests {
      /// The events of a test.
      private final class Observed {
        var events: [String] = []
      }

      @Test("Double clicks, and presses that last, reach the element")
      func clicks() throws {
        let window = try TestWindow(width: 200, height: 200)
        let observed = Observed()
        window.show {
          VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 50)
              .onTapGesture(count: 2) { observed.events.append("double") }
              .onTapGesture { observed.events.append("single") }
            Color.blue.frame(width: 100, height: 50)
            Color.green.frame(width: 100, height: 50)
              .onLongPressGesture(minimumDuration: 0.1) {
                observed.events.append("long")
              } onPressingChanged: {
                observed.events.append("\($0)")
              }
          }
        }
        let person = try WindowPerson(window)
        try person.click(100, 50, count: 2)
        #expect(observed.events == ["double"])
        try person.click(100, 50, count: 1)
        GTKTests.runLoop { observed.events.count == 2 }
        #expect(observed.events == ["double", "single"])
        observed.events = []
        try person.hold([(100, 150)])
        GTKTests.runLoop { observed.events.count == 3 }
        try person.letGo()
        #expect(observed.events == ["true", "long", "false"])
        window.close()
      }

      @Test("The pointer comes and goes, and looks as the element wants it")
      func hover() throws {
        let window = try TestWindow(width: 200, height: 200)
        let observed = Observed()
        window.show {
          Color.red.frame(width: 100, height: 100).onHover { observed.events.append("\($0)") }.pointerStyle(.link)
        }
        let person = try WindowPerson(window)
        try person.move(10, 10)
        observed.events = []
        try person.move(100, 100)
        #expect(observed.events == ["true"])
        let cursor = gtk_widget_get_cursor(window.container.widget)
        #expect(cursor.flatMap { gdk_cursor_get_name($0) }.map { String(cString: $0) } == "pointer")
        try person.move(10, 10)
        #expect(observed.events == ["true", "false"])
        #expect(gtk_widget_get_cursor(window.container.widget) == nil)
        window.close()
      }

      @Test("The pointer goes through what is not to be touched, to a button behind it")
      func untouchable() throws {
        let window = try TestWindow(width: 200, height: 200)
        let observed = Observed()
        window.show {
          ZStack {
            Button("Go") { observed.events.append("pressed") }
            Color.red.opacity(0.5).frame(width: 150, height: 150).onTapGesture { observed.events.append("tap") }
              .allowsHitTesting(false)
          }
        }
        try WindowPerson(window).click(100, 100)
        #expect(observed.events == ["pressed"])
        window.close()
      }

      @Test("A value is dragged from one element to another, as it is")
      func drag() throws {
        struct Card: Transferable, Sendable { var number: Int }
        let window = try TestWindow(width: 200, height: 200)
        let observed = Observed()
        window.show {
          VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 100).draggable(Card(number: 7))
            Color.blue.frame(width: 100, height: 100).dropDestination(for: Card.self) { cards, place in
              observed.events.append("\(cards.map(\.number)) at \(place)")
              return true
            } isTargeted: {
              observed.events.append("\($0)")
            }
          }
        }
        let person = try WindowPerson(window)
        try person.hold([(100, 50), (100, 70), (100, 110), (100, 140), (100, 150)])
        GTKTests.runLoop { observed.events.contains("true") }
        try person.letGo()
        GTKTests.runLoop { observed.events.count >= 3 }
        #expect(observed.events == ["true", "false", "[7] at (50, 50)"])
        window.close()
      }

      @Test("Keys copy an element's values, and paste them where they are taken; others get their text")
      func clipboard() throws {
        let window = try TestWindow(width: 200, height: 200)
        let observed = Observed()
        window.show {
          VStack {
            Color.red.frame(width: 100, height: 50).copyable(["a", "b"])
            Color.blue.frame(width: 100, height: 50).pasteDestination(for: String.self) {
              observed.events.append("\($0)")
            }
          }
        }
        let person = try WindowPerson(window)
        let first = try #require(gtk_widget_get_first_child(window.container.widget))
        let second = try #require(gtk_widget_get_next_sibling(first))
        #expect(gtk_widget_grab_focus(first) == 1)
        try person.press("ctrl+c")
        #expect(gtk_widget_grab_focus(second) == 1)
        try person.press("ctrl+v")
        #expect(observed.events == [#"["a", "b"]"#])
        let clipboard = gtk_widget_get_clipboard(first)
        let formats = gdk_clipboard_get_formats(clipboard)
        #expect(gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") == 1)
        window.close()
      }
    }
  }
#endif
