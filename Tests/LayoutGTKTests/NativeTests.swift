#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import TestPromises
  import Testing

  extension GTKTests {
    @Suite("Wrapped widgets", .enabled(if: hasDisplay, "no display")) @MainActor
    struct NativeTests {
      /// A widget that is `width` by 20, no more and no less.
      private func area(_ width: Int32 = 80) -> Widget {
        let area: Widget = gtk_drawing_area_new()
        gtk_drawing_area_set_content_width(
          UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self), width)
        gtk_drawing_area_set_content_height(
          UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self), 20)
        return area
      }

      @Test(
        "A widget responds between its minimum and its natural size, height for width, and with more where it expands")
      func sizes() throws {
        try GTK.initialize()
        let label: Widget = gtk_label_new("one two three four five")
        gtk_label_set_wrap(OpaquePointer(label), 1)
        let view = WidgetView.of(label)
        func request(_ axis: GtkOrientation, _ length: Int32) -> [Double] {
          var (minimum, natural): (Int32, Int32) = (0, 0)
          gtk_widget_measure(label, axis, length, &minimum, &natural, nil, nil)
          return [Double(minimum), Double(natural)]
        }
        let width = request(GTK_ORIENTATION_HORIZONTAL, -1)
        #expect(width[0] < 60 && width[1] > 60)
        #expect(view.sizeThatFits(.unspecified).width == width[1])
        #expect(view.sizeThatFits(Proposal(width: 1000, height: nil)).width == width[1])
        #expect(view.sizeThatFits(Proposal(width: 0, height: 0)).width == width[0])
        let height = request(GTK_ORIENTATION_VERTICAL, 60)[1]
        #expect(view.sizeThatFits(Proposal(width: 60, height: nil)) == Size(width: 60, height: height))
        #expect(height > view.sizeThatFits(.unspecified).height)
        gtk_widget_set_hexpand(label, 1)
        #expect(view.sizeThatFits(Proposal(width: 1000, height: nil)).width == 1000)
        gtk_widget_set_visible(label, 0)
        #expect(view.sizeThatFits(Proposal(width: 1000, height: 1000)) == .zero)
        #expect(view.name == "GtkLabel")
        #expect(WidgetView.of(label) === view)
      }

      @Test(
        "A size is a widget's own, before and after modifiers that change no layout; none is below its least",
        .promises("F071"))
      func filled() throws {
        let window = try TestWindow(width: 200, height: 100)
        let (one, two, three) = (area(), area(), area())
        window.show {
          VStack {
            one.layout().size(width: 120, height: 24).id(1)
            two.layout().id(2).background(.yellow).cornerRadius(4).size(width: 120, height: 24)
            three.layout().size(width: 60, height: 24)
          }
        }
        let sizes = [one, two, three].map { [gtk_widget_get_width($0), gtk_widget_get_height($0)] }
        #expect(sizes == [[120, 24], [120, 24], [80, 24]])
      }

      @Test("A protected widget that requests another size keeps its frame, turned, with its margins", .promises("B21"))
      func protected() throws {
        let window = try TestWindow(width: 200, height: 100)
        let widget: Widget = gtk_label_new("one")
        gtk_widget_set_margin_start(widget, 7)
        gtk_widget_set_margin_top(widget, 3)
        window.show { VStack { widget.layout() } }
        let view = try #require(window.container.host.natives.first?.key)
        window.container.startAnimating(view)
        var corner = graphene_point_t(x: 30, y: 20)
        let turned = gsk_transform_rotate(gsk_transform_translate(nil, &corner), 30)
        gtk_widget_allocate(widget, 60, 40, -1, gsk_transform_scale(turned, 2, 1.5))
        func place() -> [Float] {
          var matrix = graphene_matrix_t()
          var bounds = graphene_rect_t()
          _ = gtk_widget_compute_transform(widget, window.container.widget, &matrix)
          _ = gtk_widget_compute_bounds(widget, widget, &bounds)
          return (0..<16).map { (graphene_matrix_get_value(&matrix, $0 / 4, $0 % 4) * 100).rounded() / 100 }
            + [bounds.size.width, bounds.size.height]
        }
        let placed = place()
        #expect(placed.suffix(2) == [53, 37])
        for text in ["two", "a far longer text", "four"] {
          gtk_label_set_text(OpaquePointer(widget), text)
          window.settle()
          #expect(place() == placed)
        }
        window.container.stopAnimating(view)
        window.settle()
        var bounds = graphene_rect_t()
        #expect(gtk_widget_compute_bounds(widget, window.container.widget, &bounds) != 0)
        let frame = try #require(window.container.frame(of: view))
        #expect(Double(bounds.origin.x) == frame.minX + 7 && Double(bounds.origin.y) == frame.minY + 3)
        window.close()
      }

      @Test("A widget stands in a layout, and stays the same one while its element keeps its place")
      func stays() throws {
        let window = try TestWindow(width: 200, height: 100)
        let widget = area()
        window.show {
          HStack(spacing: 10) {
            widget.layout(); Rectangle().size(width: 20, height: 20)
          }
        }
        #expect(
          window.frames == [Rect(x: 45, y: 40, width: 80, height: 20), Rect(x: 135, y: 40, width: 20, height: 20)])
        let calls = window.calls {
          window.container.updateBody {
            HStack(spacing: 10) {
              widget.layout(); Rectangle().size(width: 20, height: 20)
            }
          }
        }
        #expect(calls.ofGTK == NativeCalls())
        let other = area(40)
        window.container.updateBody {
          HStack(spacing: 10) {
            other.layout(); Rectangle().size(width: 20, height: 20)
          }
        }
        window.settle()
        #expect(window.frames.first == Rect(x: 65, y: 40, width: 40, height: 20))
        #expect(gtk_widget_get_parent(other) == window.container.widget)
        window.close()
      }

      @Test(
        "A widget in two places stays in the first one, and that is diagnosed; once that is gone it is in the other",
        .promises("B14")
      )
      func twice() throws {
        let window = try TestWindow(width: 200, height: 100)
        let (widget, other) = (area(), area(40))
        @LayoutBuilder func body(_ isFirst: Bool) -> some Layout {
          VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) { if isFirst { widget.layout() } }.padding(2).background(.yellow)
            HStack(spacing: 0) {
              widget.layout()
              other.layout()
            }
            .padding(2).background(.red)
          }
        }
        window.show { body(true) }
        let first = try #require(gtk_widget_get_first_child(window.container.widget))
        let second = try #require(gtk_widget_get_next_sibling(first))
        #expect(gtk_widget_get_parent(widget) == first)
        #expect(gtk_widget_get_last_child(second) == other && gtk_widget_get_first_child(second) != other)
        let notified = window.container.root.diagnostics
        #expect(notified.map(\.code) == [.viewShownTwice] && notified.first?.path == "0.1.0")
        #expect(notified.first?.message.hasPrefix("this GtkDrawingArea is somewhere else already") == true)
        window.container.updateBody { body(false) }
        window.settle()
        #expect(gtk_widget_get_first_child(second) == widget && gtk_widget_get_last_child(second) == other)
        #expect(gtk_widget_get_width(widget) == 80)
        window.container.updateBody { body(true) }
        window.settle()
        // The second place is the first one by now.
        #expect(gtk_widget_get_first_child(second) == widget && gtk_widget_get_first_child(first) != widget)
        window.close()
      }

      @Test("A widget that is in a caller's window is left there", .promises("B14"))
      func elsewhere() throws {
        let window = try TestWindow(width: 200, height: 100)
        let widget = area()
        let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        g_object_ref_sink(box)
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
        window.show { widget.layout() }
        #expect(gtk_widget_get_parent(widget) == box)
        #expect(window.container.root.diagnostics.map(\.code) == [.viewShownTwice])
        window.container.updateBody { Text("other") }
        window.settle()
        #expect(gtk_widget_get_parent(widget) == box)
        window.close()
        g_object_unref(box)
      }

      @Test("A container in itself is left where it is", .promises("B14"))
      func inItself() throws {
        let window = try TestWindow(width: 200, height: 100)
        let container = window.container
        window.show {
          VStack {
            container.widget.layout(); Text("one")
          }
        }
        #expect(gtk_widget_get_parent(container.widget) == window.window)
        // Its size was requested in its own layout.
        #expect(container.root.diagnostics.map(\.code) == [.layoutInsideLayout, .viewShownTwice])
        #expect(container.root.diagnostics.map(\.severity) == [.note, .warning])
        window.container.updateBody { Text("other") }
        window.settle()
        window.close()
      }

      @Test("Of two containers in each other the first stays in its window, and that is diagnosed", .promises("B14"))
      func inEachOther() throws {
        let window = try TestWindow(width: 200, height: 100)
        let (outer, inner) = (window.container, LayoutContainer())
        window.show { inner.widget.layout() }
        inner.updateBody {
          VStack {
            outer.widget.layout(); Text("one")
          }
        }
        window.settle()
        #expect(gtk_widget_get_parent(outer.widget) == window.window)
        #expect(gtk_widget_get_parent(inner.widget) == outer.widget)
        #expect(inner.root.diagnostics.map(\.code) == [.viewShownTwice])
        #expect(outer.root.diagnostics.map(\.code) == [.layoutInsideLayout])
        window.close()
      }

      @Test("Widgets that change places are both there", .promises("B14"))
      func swapped() throws {
        let window = try TestWindow(width: 200, height: 100)
        let (one, other) = (area(80), area(40))
        func body(_ isSwapped: Bool) -> some Layout {
          HStack(spacing: 0) {
            (isSwapped ? other : one).layout()
            (isSwapped ? one : other).layout()
          }
        }
        window.show { body(false) }
        for isSwapped in [true, false] {
          window.container.updateBody { body(isSwapped) }
          window.settle()
          #expect(gtk_widget_get_first_child(window.container.widget) == (isSwapped ? other : one))
          #expect(gtk_widget_get_last_child(window.container.widget) == (isSwapped ? one : other))
          #expect(window.frames.map(\.width) == (isSwapped ? [40, 80] : [80, 40]))
        }
        #expect(window.container.root.diagnostics.isEmpty)
        window.close()
      }

      @Test("A widget that only the layout owns lives as long as the container, shown or not")
      func owned() throws {
        weak var view: WidgetView?
        do {
          let window = try TestWindow(width: 200, height: 100)
          let widget = area()
          @LayoutBuilder func body(_ isShown: Bool) -> some Layout { if isShown { widget.layout() } }
          window.show { body(true) }
          view = WidgetView.of(widget)
          for isShown in [false, true, false] {
            window.container.updateBody { body(isShown) }
            window.settle()
            try #require(view != nil)
            #expect(gtk_widget_get_parent(widget) == (isShown ? window.container.widget : nil))
          }
          window.close()
        }
        #expect(view == nil)
      }

      @Test("A widget that requests another size from GTK is measured anew, wherever it stands")
      func resized() throws {
        let window = try TestWindow(width: 200, height: 100)
        let widget = area()
        window.show {
          VStack(spacing: 0) {
            HStack(spacing: 10) {
              widget.layout().padding(2).background(.yellow); Rectangle().size(width: 20, height: 20)
            }
          }
        }
        let box = Rect(x: 43, y: 38, width: 84, height: 24)
        #expect(window.frames.first == box)
        gtk_drawing_area_set_content_width(
          UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkDrawingArea.self), 60)
        window.settle()
        #expect(window.frames.first == Rect(x: 53, y: 38, width: 64, height: 24))
        gtk_widget_set_visible(widget, 0)
        window.settle()
        #expect(window.frames.first == Rect(x: 83, y: 48, width: 4, height: 4))
        gtk_widget_set_visible(widget, 1)
        window.settle()
        #expect(window.frames.first == Rect(x: 53, y: 38, width: 64, height: 24))
        window.close()
      }

      @Test(
        "A label whose text changed has its size in the turn that is forced", .promises("F018", "F019", "F020", "F021"))
      func forced() throws {
        let window = try TestWindow(width: 400, height: 100)
        let label: Widget = gtk_label_new("one")
        window.show {
          VStack(spacing: 0) {
            label.layout(); Rectangle().size(width: 20, height: 20)
          }
        }
        let container = window.container
        let remedies: [(LayoutContainer) -> Void] = [
          { $0.updateBody() }, { $0.updateLayoutForOrientationChange() },
          {
            $0.setNeedsLayout()
            $0.layoutIfNeeded()
          },
          {
            $0.invalidateLayoutTree()
            $0.layoutIfNeeded()
          },
        ]
        var width = window.frames[0].width
        for (step, remedy) in remedies.enumerated() {
          gtk_label_set_text(OpaquePointer(label), String(repeating: "one ", count: step + 2))
          remedy(container)
          let view = try #require(container.host.views.values.first { $0.widget == label })
          #expect(view.frame.width > width)
          width = view.frame.width
          window.settle()
          #expect(window.frames[0].width == width)
          // Equal values cause no call, though the layout may measure GTK's proposals again.
          let calls = window.calls { remedy(container) }
          #expect(calls == NativeCalls(requests: calls.requests))
        }
        window.close()
      }

      @Test("The hierarchy of a container contains the facts of its widgets", .promises("F205", "F206"))
      func hierarchy() throws {
        let window = try TestWindow(width: 200, height: 100)
        let (label, button, entry, area): (Widget, Widget, Widget, Widget) = (
          gtk_label_new("Welcome"), gtk_button_new_with_label("Go"), gtk_entry_new(), area()
        )
        gtk_editable_set_text(OpaquePointer(entry), "typed")
        gtk_widget_set_opacity(button, 0.2)
        gtk_widget_set_visible(entry, 0)
        window.show {
          VStack {
            label.layout(); button.layout(); entry.layout(); area.layout()
          }
        }
        let debugger = LayoutDebugger()
        debugger.output = { _ in }
        let text = debugger.analyzeViewHierarchy(window.container, title: "MINE").withoutSourceLines
        let lines = text.split(separator: "\n").map { String($0) }
        #expect(
          lines.prefix(3) == ["🔍 ===== MINE =====", "🔍 LayoutContainer", "├─ Frame: (0.0, 0.0, 200.0, 100.0)"])
        // Their size depends on the theme.
        let own = lines.filter { !$0.contains("Frame:") && !$0.contains("Font:") }
        #expect(
          own.dropFirst(2) == [
            "├─ Hidden: false", "├─ Alpha: 1.0", "└─ VStack", "    ├─ Spacing: 0.0", "    ├─ Alignment: center",
            "    ├─ GtkLabel \"Welcome\"", "    │   ├─ Hidden: false", "    │   └─ Alpha: 1.0",
            "    ├─ GtkButton \"Go\"", "    │   ├─ Hidden: false", "    │   └─ Alpha: 0.2",
            "    ├─ GtkEntry \"typed\"", "    │   ├─ Hidden: true", "    │   └─ Alpha: 1.0", "    └─ GtkDrawingArea",
            "        ├─ Hidden: false", "        └─ Alpha: 1.0",
          ])
        #expect(lines.filter { $0.contains("Font: ") }.count == 5)
        window.close()
      }

      @Test("Focus and what was typed stay where they are while rows change their order and others come")
      func focus() throws {
        let window = try TestWindow(width: 200, height: 300)
        func body(_ ids: [Int]) -> some Layout {
          VStack {
            ForEach(ids, id: \.self) { id in
              GtkView { gtk_entry_new() }.padding(2).background(.yellow).id("entry \(id)")
            }
          }
        }
        window.show { body([1, 2, 3]) }
        let box = try #require(gtk_widget_get_last_child(window.container.widget))
        let entry = try #require(gtk_widget_get_first_child(box))
        gtk_widget_grab_focus(entry)
        gtk_editable_set_text(OpaquePointer(entry), "typed")
        let focus = gtk_window_get_focus(OpaquePointer(window.window).window)
        #expect(focus != nil && gtk_widget_is_ancestor(focus, entry) != 0)
        window.container.updateBody { body([3, 0, 2, 1, 4]) }
        window.settle()
        #expect(gtk_widget_get_first_child(window.container.widget) == box)
        #expect(gtk_window_get_focus(OpaquePointer(window.window).window) == focus)
        #expect(String(cString: gtk_editable_get_text(OpaquePointer(entry))) == "typed")
        window.close()
      }

      @Test("A recipe makes its widget once and brings it up to date; baselines are GTK's")
      func recipe() throws {
        let window = try TestWindow(width: 300, height: 100)
        var made = 0
        func body(_ title: String) -> some Layout {
          HStack(alignment: .firstTextBaseline, spacing: 0) {
            GtkView {
              made += 1
              return gtk_button_new_with_label("")
            } update: {
              gtk_button_set_label(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkButton.self), title)
            }
            Text("beside").font(Font(family: "DejaVu Sans", size: 30))
          }
        }
        window.show { body("one") }
        let first = try #require(gtk_widget_get_first_child(window.container.widget))
        let width = window.frames[0].width
        window.container.updateBody { body("a longer title") }
        window.settle()
        #expect(made == 1 && gtk_widget_get_first_child(window.container.widget) == first)
        #expect(window.frames[0].width > width)
        var (natural, baseline): (Int32, Int32) = (0, 0)
        gtk_widget_measure(first, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, &baseline)
        let text = NativeTexts.shared.measure(
          "beside", style: TextStyle(font: Font(family: "DejaVu Sans", size: 30)), width: nil, lineLimit: nil)
        let label = try #require(gtk_widget_get_next_sibling(first))
        let y = try #require(window.container.host.views.values.first { $0.widget == label }).frame.minY
        let button = try #require(window.container.host.views.values.first { $0.widget == first }).frame
        #expect(abs(button.minY + Double(baseline) - (y + text.firstBaseline)) <= 1)
        #expect(button.height == Double(natural))
        window.close()
      }
    }
  }
#endif
