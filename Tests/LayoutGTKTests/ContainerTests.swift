#if canImport(CGTK)
  import CGTK
  import Foundation
  @testable import LayoutGTK
  import Observation
  import TestPromises
  import Testing

  extension GTKTests {
    @Suite("Container", .enabled(if: hasDisplay, "no display")) @MainActor
    struct ContainerTests {
      static let font = Font(family: "DejaVu Sans", size: 16)

      @Test("Frames of shapes, boxes and texts are those of the layout")
      func frames() throws {
        let window = try TestWindow(width: 300, height: 200)
        window.show {
          VStack(spacing: 10) {
            Rectangle().fill(.red).size(width: 100, height: 20)
            Text("Hello, world").font(Self.font).padding(8).background(.yellow).cornerRadius(6)
            Circle().fill(.blue).size(width: 40, height: 40)
          }
        }
        // The text is 94 wide and 19 high; 20 + 10 + 35 + 10 + 40 of 200 are taken.
        #expect(
          window.frames == [
            Rect(x: 100, y: 43, width: 100, height: 20), Rect(x: 95, y: 73, width: 110, height: 35),
            Rect(x: 103, y: 81, width: 94, height: 19), Rect(x: 130, y: 118, width: 40, height: 40),
          ])
        window.close()
      }

      @Test("Equal content calls nothing, one moved view is one allocation of one parent", .promises("B21"))
      func calls() throws {
        let window = try TestWindow(width: 300, height: 200)
        func body(_ inset: Double) -> some Layout {
          VStack(alignment: .leading, spacing: 10) {
            Rectangle().fill(.red).size(width: 100, height: 20)
            Text("Hello, world").font(Self.font)
            Circle().fill(.blue).size(width: 40, height: 40).offset(x: inset, y: 0)
          }
        }
        window.show { body(0) }
        #expect(window.calls { window.container.updateBody { body(0) } }.ofGTK == NativeCalls())
        #expect(
          window.calls { window.container.updateBody { body(30) } }.ofGTK
            == NativeCalls(allocated: 1, queuedAllocations: 1))
        window.close()
      }

      @Test("A window's least and natural size come from the layout, height for width")
      func requests() throws {
        try GTK.initialize()
        let container = LayoutContainer()
        container.updateBody {
          VStack(alignment: .leading, spacing: 0) {
            Text("one two three four five six").font(Self.font)
            Rectangle().size(width: 50, height: 10)
          }
        }
        func request(_ orientation: GtkOrientation, _ length: Int32) -> [Int32] {
          var (minimum, natural): (Int32, Int32) = (0, 0)
          gtk_widget_measure(container.widget, orientation, length, &minimum, &natural, nil, nil)
          return [minimum, natural]
        }
        #expect(request(GTK_ORIENTATION_HORIZONTAL, -1) == [50, 209])
        #expect(request(GTK_ORIENTATION_VERTICAL, 209) == [29, 29])
        #expect(request(GTK_ORIENTATION_VERTICAL, 110) == [29, 66])
        // Measured again, the responses are stored, whatever GTK itself stores.
        let asked = container.nativeCalls.requests
        gtk_widget_queue_resize(container.widget)
        #expect(request(GTK_ORIENTATION_VERTICAL, 110) == [29, 66])
        #expect(container.nativeCalls.requests == asked)
        // A layout that requests another size notifies GTK once.
        container.updateBody { Text("one").font(Self.font) }
        #expect(container.nativeCalls.queuedResizes == 1)
        #expect(request(GTK_ORIENTATION_HORIZONTAL, -1) == [0, 30])
      }

      @Test("After a window was resized GTK is made to measure once, whatever it stores")
      func questions() throws {
        let window = try TestWindow(width: 300, height: 100)
        window.show { Text("one two three").font(Self.font).frame(maxWidth: .infinity) }
        #expect(window.container.requests.count <= 6)
        for width in stride(from: Int32(310), to: 400, by: 10) { window.resize(width: width, height: 100) }
        #expect(window.container.requests.count > 6)
        let calls = window.calls {
          window.container.updateBody { Text("one two four").font(Self.font).frame(maxWidth: .infinity) }
        }
        #expect(calls.queuedResizes == 1)
        #expect(window.container.requests.count <= 6)
        window.close()
      }

      @Test("A window follows a layout of one size")
      func fixed() throws {
        let window = try TestWindow(width: 10, height: 10)
        func body(_ width: Double) -> some Layout { Rectangle().size(width: width, height: 30) }
        window.show { body(100) }
        #expect(window.container.size == Size(width: 100, height: 30))
        let calls = window.calls { window.container.updateBody { body(150) } }
        #expect(window.container.size == Size(width: 150, height: 30))
        #expect(calls.queuedResizes == 1)
        window.close()
      }

      @Test("A change that does not reach the outermost element requests no size")
      func boundaries() throws {
        let window = try TestWindow(width: 300, height: 100)
        func body(_ text: String) -> some Layout { Text(text).font(Self.font).frame(width: 200, height: 40) }
        window.show { body("one") }
        let calls = window.calls { window.container.updateBody { body("three") } }
        #expect(calls == NativeCalls(contents: 1, allocated: 1, queuedAllocations: 1))
        window.close()
      }

      @Test("The pointer goes through boxes that have nothing to see, to what lies behind")
      func targets() throws {
        let window = try TestWindow(width: 100, height: 100)
        window.show {
          ZStack {
            Text("behind").background(.yellow)
            Rectangle().fill(.clear).size(width: 100, height: 100).border(.red)
          }
        }
        let behind = try #require(gtk_widget_get_first_child(window.container.widget))
        let text = gtk_widget_get_first_child(behind)
        #expect(gtk_widget_pick(window.container.widget, 50, 50, GTK_PICK_DEFAULT) == text)
        #expect(gtk_widget_pick(window.container.widget, 2, 2, GTK_PICK_DEFAULT) == window.container.widget)
        window.close()
      }

      @Test("Boxes in each other without an end do not end the program", arguments: [1_000])
      func depth(count: Int) throws {
        let window = try TestWindow(width: 100, height: 100)
        var body: any Layout = Text("inside")
        for _ in 0..<count { body = AnyLayout(erasing: body).padding(0.01).background(.red) }
        let whole = AnyLayout(erasing: body)
        window.show { whole }
        #expect(window.frames.count == 300)
        #expect(window.container.liveViewCount == count + 1)
        window.container.updateBody { Text("other") }
        window.settle()
        #expect(window.frames.count == 1)
        window.close()
      }

      @Observable
      fileprivate final class Model: @unchecked Sendable {
        var text = "one"
      }

      @Test(
        "A model that changes is shown in the next frame, on whichever thread it changes", arguments: [false, true])
      func models(isOtherThread: Bool) throws {
        let window = try TestWindow(width: 300, height: 100)
        let model = Model()
        window.show { Text(model.text).font(Self.font).size(width: 100, height: 20) }
        let label = try #require(gtk_widget_get_first_child(window.container.widget))
        let calls = window.calls {
          if isOtherThread {
            let thread = Thread { model.text = "two" }
            thread.start()
            while !thread.isFinished { g_usleep(100) }
          } else {
            model.text = "two"
          }
        }
        #expect(String(cString: gtk_label_get_text(OpaquePointer(label))) == "two")
        #expect(calls == NativeCalls(contents: 1, allocated: 1, queuedAllocations: 1))
        window.close()
      }

      @Test("A container in a native row stands on the baseline of its first text")
      func baseline() throws {
        try GTK.initialize()
        let window = try #require(gtk_window_new())
        let row = try #require(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        let label = try #require(gtk_label_new("native"))
        let container = LayoutContainer()
        container.setBody {
          VStack(spacing: 0) {
            Rectangle().size(width: 10, height: 30)
            Text("laid out").font(Font(family: "DejaVu Sans", size: 24))
          }
        }
        for widget in [label, container.widget] {
          gtk_widget_set_valign(widget, GTK_ALIGN_BASELINE)
          gtk_box_append(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkBox.self), widget)
        }
        gtk_window_set_child(OpaquePointer(window).window, row)
        gtk_widget_show(window)
        GTKTests.settle()
        func y(_ widget: Widget) -> Double {
          var bounds = graphene_rect_t()
          _ = gtk_widget_compute_bounds(widget, row, &bounds)
          return Double(bounds.origin.y)
        }
        let text = NativeTexts.shared.measure(
          "laid out", style: TextStyle(font: Font(family: "DejaVu Sans", size: 24)), width: nil, lineLimit: nil)
        let own = 30 + text.firstBaseline.rounded()
        #expect(y(label) + Double(gtk_widget_get_allocated_baseline(label)) == y(container.widget) + own)
        #expect(y(container.widget) == 0)
        gtk_window_destroy(OpaquePointer(window).window)
      }
    }
  }

  extension NativeCalls {
    /// The calls of GTK alone, without its measurements.
    var ofGTK: NativeCalls {
      var calls = self
      calls.requests = 0
      return calls
    }
  }
#endif
