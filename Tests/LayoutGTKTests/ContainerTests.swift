#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
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
            Rect(x: 100, y: 43, width: 100, height: 20), Rect(x: 95, y: 73, width: 110, height: 34),
            Rect(x: 103, y: 81, width: 94, height: 19), Rect(x: 130, y: 117, width: 40, height: 40),
          ])
        window.close()
      }

      @Test("Equal content calls nothing, one moved view is one allocation of one parent")
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
        // Asked again, what was answered is known, whatever GTK itself remembers.
        let asked = container.nativeCalls.requests
        gtk_widget_queue_resize(container.widget)
        #expect(request(GTK_ORIENTATION_VERTICAL, 110) == [29, 66])
        #expect(container.nativeCalls.requests == asked)
        // A layout that asks for another size tells GTK once.
        container.updateBody { Text("one").font(Self.font) }
        #expect(container.nativeCalls.queuedResizes == 1)
        #expect(request(GTK_ORIENTATION_HORIZONTAL, -1) == [0, 30])
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
        TestWindow.settle()
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
    /// The calls of GTK alone, not what GTK asked.
    var ofGTK: NativeCalls {
      var calls = self
      calls.requests = 0
      return calls
    }
  }
#endif
