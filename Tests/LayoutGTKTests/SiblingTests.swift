#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite("Siblings of what changes", .enabled(if: hasDisplay, "no display")) @MainActor
    struct SiblingTests {
      /// Views that a change allocates and draws, everything that follows from it included.
      private func work(_ window: TestWindow, _ change: () -> Void) -> [Int] {
        window.settle()
        let before = (window.container.host.allocatedViews, window.container.host.drawnViews)
        change()
        window.settle()
        return [window.container.host.allocatedViews - before.0, window.container.host.drawnViews - before.1]
      }

      /// A picture of 3 by 2 pixels as the bytes of a PPM file.
      private static var bytes: [UInt8] { Array("P6 3 2 255\n".utf8) + [UInt8](repeating: 200, count: 18) }

      private func page(_ title: String, _ color: Color = .red) -> some Layout {
        VStack(alignment: .leading, spacing: 2) {
          Text(title).frame(width: 200, height: 20)
          ForEach(0..<25) { row in
            HStack(spacing: 2) { ForEach(0..<40) { Text("\(row * 40 + $0)").frame(width: 20, height: 10) } }
          }
          TextField("Name", text: .constant("Ada")).id("field").frame(width: 200)
          Rectangle().fill(color).size(width: 10, height: 10)
        }
      }

      @Test("A changed text allocates itself, and draws the 31 siblings that its drawing is kept with, not 1,000")
      func text() throws {
        let window = try TestWindow(width: 900, height: 500)
        window.show { page("one") }
        #expect(window.container.liveViewCount == 1_003)
        // The field is allocated and drawn each time: it may request that by itself.
        #expect(work(window) { window.container.updateBody { page("two") } } == [2, 33])
        #expect(work(window) { window.container.updateBody { page("two") } } == [0, 0])
        window.close()
      }

      @Test("A field that draws itself, as a cursor that blinks, draws no sibling")
      func field() throws {
        let window = try TestWindow(width: 900, height: 500)
        window.show { page("one") }
        let field = try #require(window.container.host.views.first { $0.value is FieldView }?.key)
        let widget = try #require(window.container.widget(of: field))
        #expect(work(window) { gtk_widget_queue_draw(widget) } == [0, 1])
        window.close()
      }

      @Test("A shape in another colour is drawn with its run, and not allocated")
      func shape() throws {
        let window = try TestWindow(width: 900, height: 500)
        window.show { page("one") }
        #expect(work(window) { window.container.updateBody { page("one", .blue) } } == [0, 2])
        window.close()
      }

      @Test("A theme's new colours draw every view again")
      func theme() throws {
        let window = try TestWindow(width: 900, height: 500)
        window.show { page("one") }
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
        // A field fades to other colours, and is drawn for each step.
        layout_set_boolean(settings, "gtk-enable-animations", 0)
        defer { layout_set_boolean(settings, "gtk-enable-animations", 1) }
        let dark = "gtk-application-prefer-dark-theme"
        #expect(work(window) { layout_set_boolean(settings, dark, 1) }[1] == 1_003)
        #expect(work(window) { layout_set_boolean(settings, dark, 0) }[1] == 1_003)
        window.close()
      }

      @Test("Another direction allocates and draws every view again, as a new window shows them")
      func direction() throws {
        let window = try TestWindow(width: 900, height: 500)
        window.show { page("one") }
        let before = try #require(window.picture()).pixels
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        // A text has its layout's direction, so the default has no effect on it.
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        window.settle()
        #expect(try #require(window.picture()).pixels == before)
        #expect(work(window) { window.container.environment.layoutDirection = .rightToLeft } == [1_003, 1_003])
        #expect(try #require(window.picture()).pixels == fresh { page("one") })
        window.close()
      }

      @Test("A container that was hidden shows what a new window shows")
      func hidden() throws {
        let window = try TestWindow(width: 900, height: 500)
        window.show { page("one") }
        let expected = try fresh { page("two", .blue) }
        let widget = window.container.widget
        gtk_widget_set_visible(widget, 0)
        window.settle()
        window.container.updateBody { page("two", .blue) }
        window.settle()
        gtk_widget_set_visible(widget, 1)
        window.settle()
        // GTK takes the keyboard from what is hidden, and gives it back to nothing.
        #expect(gtk_window_get_focus(OpaquePointer(window.window).window) == nil)
        let field = try #require(window.container.host.views.first { $0.value is FieldView }?.value)
        gtk_widget_grab_focus(field.widget)
        window.settle()
        #expect(try #require(window.picture()).pixels == expected)
        window.close()
      }

      @Test("A container that goes to another window shows what a new window shows")
      func otherWindow() throws {
        let window = try TestWindow(width: 900, height: 500)
        let (first, second) = (Shown("first"), Shown("color") { ($0.title, $0.color) = ("two", .blue) })
        window.show { first.page }
        let widget = window.container.widget
        g_object_ref(UnsafeMutableRawPointer(widget))
        gtk_window_set_child(OpaquePointer(window.window).window, nil)
        window.settle()
        window.container.updateBody { second.page }
        let other = try TestWindow(width: 900, height: 500, container: window.container)
        g_object_unref(UnsafeMutableRawPointer(widget))
        other.show { second.page }
        #expect(try #require(other.picture()).pixels == fresh { second.page })
        window.close()
        other.close()
      }

      /// What the window shows where no drawing is kept.
      private func drawnAnew(_ window: TestWindow) throws -> [UInt32] {
        for view in window.container.host.views.values {
          view.run?.drop()
          gtk_widget_queue_draw(view.widget)
          gtk_widget_queue_draw(view.parent?.widget)
        }
        window.settle()
        return try #require(window.picture()).pixels
      }

      /// What changes looks without the layout's doing.
      enum Foreign: CaseIterable {
        case theme, textScale, hinting, insensitive, backdrop, cssClass, transition, opacity, ofShape, hidden, drawn
        case direction, ofPicture, scrolled

        @MainActor func apply(_ window: TestWindow, back: Bool) throws {
          let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
          let views = window.container.host.views.values.sorted { $0.id.rawValue < $1.id.rawValue }
          let label = try #require(views.first { $0 is TextView }).widget
          let shape = try #require(views.first { $0 is ShapeView }).widget
          switch self {
          case .theme: layout_set_boolean(settings, "gtk-application-prefer-dark-theme", back ? 0 : 1)
          case .textScale: layout_set_int(settings, "gtk-xft-dpi", back ? -1 : 120 * 1024)
          case .hinting: layout_set_int(settings, "gtk-xft-antialias", back ? -1 : 0)
          case .insensitive: gtk_widget_set_sensitive(window.container.widget, back ? 1 : 0)
          case .backdrop where back: gtk_widget_unset_state_flags(window.window, GTK_STATE_FLAG_BACKDROP)
          case .backdrop: gtk_widget_set_state_flags(window.window, GTK_STATE_FLAG_BACKDROP, 0)
          case .cssClass where back: gtk_widget_remove_css_class(label, "sibling-test")
          case .cssClass: gtk_widget_add_css_class(label, "sibling-test")
          case .transition where back: gtk_widget_remove_css_class(label, "sibling-fade")
          case .transition: gtk_widget_add_css_class(label, "sibling-fade")
          case .opacity: gtk_widget_set_opacity(label, back ? 1 : 0.5)
          case .ofShape: gtk_widget_set_opacity(shape, back ? 1 : 0.5)
          case .hidden: gtk_widget_set_visible(label, back ? 1 : 0)
          case .drawn: gtk_widget_queue_draw(label)
          case .direction: gtk_widget_set_direction(label, back ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
          case .ofPicture:
            gtk_picture_set_paintable(OpaquePointer(try #require(views.first { $0 is ImageView }).widget), nil)
          case .scrolled:
            let scroll = OpaquePointer(try #require(views.first { $0 is ScrollWidget }).widget)
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroll), back ? 0 : 40)
          }
        }

        static let css = """
          label { box-shadow: 0 0 0 0.2em rgb(255,255,0); }
          label:backdrop, label:disabled, label:dir(rtl), label.sibling-test { background-color: rgb(0,255,0); }
          label.sibling-fade { background-color: rgb(255,0,255); transition: background-color 50ms; }
          """
      }

      @Test("What is kept shows what drawing anew shows, whatever changes a widget's look", arguments: Foreign.allCases)
      func foreign(_ change: Foreign) throws {
        let window = try TestWindow(width: 900, height: 500)
        try withTheme(Foreign.css, priority: Int(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)) {
          let first = Shown("first")
          window.show {
            VStack(alignment: .leading, spacing: 4) {
              first.page
              Image(data: SiblingTests.bytes).size(width: 90, height: 30)
            }
          }
          let before = try #require(window.picture()).pixels
          #expect(try drawnAnew(window) == before)
          try change.apply(window, back: false)
          window.settle()
          let after = try #require(window.picture()).pixels
          #expect((after == before) == (change == .drawn))
          #expect(try drawnAnew(window) == after)
          // The drawing that the change caused is marked again.
          try change.apply(window, back: true)
          window.settle()
          let back = try #require(window.picture()).pixels
          #expect(try drawnAnew(window) == back)
        }
        window.close()
      }

      @Test("A view that requested drawing by itself still shows later changes", arguments: [false, true])
      func asked(isRemoved: Bool) throws {
        let window = try TestWindow(width: 900, height: 500)
        var other = Shown("first")
        window.show { other.page }
        let label = try #require(window.container.host.views.values.first { ($0 as? TextView)?.spokenText == "7" })
        gtk_widget_queue_draw(label.widget)
        window.settle()
        if isRemoved { other.order.remove(at: 7) } else { other.order[7] = 99 }
        let changed = other
        window.container.updateBody { changed.page }
        window.settle()
        #expect(try #require(window.picture()).pixels == fresh { changed.page })
        window.close()
      }

      @Test("A property of a widget, such as its scale factor, draws the run that the widget is in")
      func property() throws {
        let window = try TestWindow(width: 900, height: 500)
        window.show { page("one") }
        let label = try #require(window.container.host.views.values.first { $0.spokenText == "500" })
        let object = UnsafeMutableRawPointer(label.widget).assumingMemoryBound(to: GObject.self)
        #expect(work(window) { g_object_notify(object, "scale-factor") } == [0, 33])
        window.close()
      }

      @Test("Views are kept that notify of their changes, and have no views inside")
      func kinds() throws {
        let window = try TestWindow(width: 900, height: 500)
        let native = try #require(gtk_label_new("native"))
        window.show {
          Text("text")
          Image(data: SiblingTests.bytes)
          Circle().fill(.red)
          Button("button") {}
          Color.red.onTapGesture {}
          ScrollView { Text("scrolled") }
          native.layout()
        }
        let kept = window.container.host.views.values.filter { $0.run != nil }.map { "\(type(of: $0))" }.sorted()
        #expect(kept == ["ImageView", "ShapeView", "ShapeView", "TextView", "TextView"])
        window.close()
      }

      /// What a page shows.
      struct Shown: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var title = "one"
        var color = Color.red
        var x = 0.0
        var opacity = 1.0
        var radius = 0.0
        var order = Array(0..<40)
        var width = 60.0

        init(_ description: String, _ change: (inout Shown) -> Void = { _ in }) {
          testDescription = description
          change(&self)
        }

        @MainActor var page: some Layout {
          VStack(alignment: .leading, spacing: 4) {
            Text(title)
            Rectangle().fill(color).size(width: width, height: 20).offset(x: x)
            Circle().fill(.green).size(width: 20, height: 20)
            Color.yellow.frame(width: width, height: 20).onTapGesture {}
            HStack(spacing: 2) { ForEach(order, id: \.self) { Text("\($0)") } }
              .background(.blue).cornerRadius(radius).opacity(opacity)
            ScrollView { ForEach(order, id: \.self) { Text("row \($0)") } }.frame(width: 200, height: 90)
          }
        }
      }

      /// What a window shows that never showed anything else.
      private func fresh<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) throws -> [UInt32] {
        let window = try TestWindow(width: 900, height: 500)
        window.show(body)
        defer { window.close() }
        return try #require(window.picture()).pixels
      }

      @Test(
        "What is kept of a window's drawing shows what a new window shows",
        arguments: [
          Shown("title") { $0.title = "another title" }, Shown("color") { $0.color = .blue },
          Shown("place") { $0.x = 50 }, Shown("opacity") { $0.opacity = 0.5 },
          Shown("corners") { $0.radius = 8 }, Shown("order") { $0.order.reverse() },
          Shown("fewer") { $0.order.removeSubrange(5..<20) }, Shown("size") { $0.width = 100 },
        ])
      func kept(_ other: Shown) throws {
        let window = try TestWindow(width: 900, height: 500)
        let first = Shown("first")
        window.show { first.page }
        let before = try #require(window.picture()).pixels
        #expect(try fresh { first.page } == before)
        window.container.updateBody { other.page }
        window.settle()
        let after = try #require(window.picture()).pixels
        #expect(after != before)
        #expect(try fresh { other.page } == after)
        window.container.updateBody { first.page }
        window.settle()
        #expect(try #require(window.picture()).pixels == before)
        window.close()
      }

      @Test("A view that has the keyboard gets its ring, and loses it, next to views whose drawing is kept")
      func ring() throws {
        let window = try TestWindow(width: 900, height: 500)
        let first = Shown("first")
        window.show { first.page }
        _ = try WindowPerson(window)
        gtk_window_set_focus_visible(OpaquePointer(window.window).window, 1)
        window.settle()
        let with = try #require(window.picture()).pixels
        let moved = Shown("place") { $0.x = 50 }
        window.container.updateBody { moved.page }
        window.settle()
        let movedWith = try #require(window.picture()).pixels
        gtk_window_set_focus(OpaquePointer(window.window).window, nil)
        window.settle()
        let movedWithout = try #require(window.picture()).pixels
        window.container.updateBody { first.page }
        window.settle()
        let without = try #require(window.picture()).pixels
        func differ(_ one: [UInt32], _ other: [UInt32]) -> Int { zip(one, other).count { $0 != $1 } }
        // The ring is two points wide; the rectangle leaves 50 points and takes 50 others.
        #expect(differ(with, without) == 60 * 20 - 56 * 16)
        #expect(differ(movedWith, movedWithout) == 60 * 20 - 56 * 16)
        #expect(differ(with, movedWith) == 2 * 50 * 20)
        window.close()
      }
    }
  }
#endif
