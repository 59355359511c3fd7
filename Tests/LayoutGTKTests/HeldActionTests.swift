#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Observation
  import Testing

  @Observable private final class Room {
    var height = 100.0
  }

  extension GTKTests {
    /// What waits until GTK's allocation is done.
    @Suite("Held actions", .enabled(if: hasDisplay, "no display")) @MainActor
    struct HeldActionTests {
      /// The sizes that a widget has in the frames that are drawn, each once.
      private func sizes(of widget: Widget, while change: () -> Void) throws -> [Size] {
        var sizes: [Size] = []
        let clock = UnsafeMutableRawPointer(try #require(gtk_widget_get_frame_clock(widget)))
        let handler = WidgetSignal.connect(clock, "paint") {
          let size = Size(
            width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
          if size != sizes.last { sizes.append(size) }
        }
        change()
        g_signal_handler_disconnect(clock, handler)
        return sizes
      }

      /// A window whose container is as high as its request.
      private func lowWindow() throws -> TestWindow {
        let window = try TestWindow(width: 200, height: 400)
        gtk_widget_set_valign(window.container.widget, GTK_ALIGN_START)
        return window
      }

      @Test("Actions that a new size causes run before its frame is drawn, which shows their changes")
      func sameFrame() throws {
        let window = try lowWindow()
        let widget = window.container.widget
        let room = Room()
        window.show {
          Color.red.frame(height: room.height)
            .onGeometryChange(for: Double.self, of: { $0.size.width }) { room.height = $0 / 2 }
        }
        #expect(window.frames == [Rect(x: 0, y: 0, width: 200, height: 100)])
        let sizes = try sizes(of: widget) { window.resize(width: 300, height: 400) }
        #expect(sizes.filter { $0.width == 300 } == [Size(width: 300, height: 150)])
        #expect(window.frames == [Rect(x: 0, y: 0, width: 300, height: 150)])
        window.close()
      }

      @Test("GTK gets the requests of a turn's own actions")
      func ownActions() throws {
        let window = try lowWindow()
        let widget = window.container.widget
        let room = Room()
        let bar = Room()
        window.show {
          VStack(spacing: 0) {
            Color.red.frame(height: room.height)
            Color.blue.frame(width: bar.height, height: 20)
              .onGeometryChange(for: Double.self, of: { $0.size.width }) { room.height = $0 }
              .frame(width: 190)
          }
        }
        #expect(gtk_widget_get_height(widget) == 120)
        bar.height = 150
        window.settle()
        #expect(gtk_widget_get_height(widget) == 170)
        window.close()
      }

      @Test("A handler that adds itself is called once a pass; what is added meanwhile waits for the next")
      func addsItself() throws {
        let window = try TestWindow(width: 200, height: 100)
        window.show { Color.red }
        let container = window.container
        var observed: [String] = []
        func again() {
          observed.append("again")
          // A pass inside of the pass, as when the handler moves the keyboard.
          container.doWaiting()
          if observed.count < 100 { container.observeLater(again) }
        }
        container.observeLater(again)
        container.observeLater { observed.append("other") }
        container.doWaiting()
        #expect(observed == ["again", "other"])
        container.doWaiting()
        #expect(observed == ["again", "other", "again"])
        observed = Array(repeating: "again", count: 98)
        window.settle()
        #expect(observed.count == 100)
        window.close()
      }
    }
  }
#endif
