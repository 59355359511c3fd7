#if canImport(CGTK)
  import CGTK
  import Foundation
  @testable import LayoutGTK
  import LayoutCanvas
  import Testing

  extension GTKTests {
    @Suite("How often texts are laid out", .enabled(if: hasDisplay, "no display")) @MainActor
    struct LaidOutTests {
      nonisolated static let sentence =
        "Sends a message to each of the people who asked for one, at the hour they chose themselves"

      enum Page: CaseIterable, Sendable {
        case labels, rows, lines, form

        @MainActor @LayoutBuilder var body: some Layout {
          switch self {
          case .labels:
            VStack(alignment: .leading, spacing: 0) {
              ForEach(0..<50) { row in
                HStack(spacing: 2) { ForEach(0..<20) { Text("L \(row * 20 + $0)") } }
              }
            }
          case .rows:
            VStack(spacing: 0) {
              ForEach(0..<40) { row in
                HStack {
                  Text("Setting number \(row)")
                  Spacer()
                  Text("Value, at most \(row * 7)")
                }
              }
            }
          case .lines:
            ScrollView {
              VStack(alignment: .leading, spacing: 4) {
                ForEach(0..<100) { Text("\($0) \(sentence)").frame(width: 200, alignment: .leading) }
              }
            }
          case .form:
            VStack(alignment: .leading, spacing: 6) {
              ForEach(0..<60) { Text("Setting number \($0)").frame(width: 160, alignment: .leading) }
            }
          }
        }
      }

      @Test(
        "A text is laid out once, also for the least size of its window, and drawn as it was laid out",
        arguments: [(.labels, 1_000), (.rows, 80), (.lines, 100), (.form, 60)] as [(Page, Int)])
      func opening(page: Page, texts: Int) throws {
        try GTK.initialize()
        let measurer = NativeTexts()
        let window = try TestWindow(width: 1_000, height: 950, container: LayoutContainer(text: measurer))
        window.show { page.body }
        let views = window.container.host.views.values.compactMap { $0 as? TextView }
        #expect(views.count == texts)
        #expect(views.allSatisfy { layout_text_draws_layout($0.widget) != 0 })
        // All characters of a font are in one layout and its space in another, which texts of one width do not need.
        #expect(measurer.layouts.layoutCount == texts + (page == .labels || page == .rows ? 2 : 0))
        window.close()
      }

      nonisolated static let texts = [
        "Hello", "one two three four five six seven eight nine ten", "first\nsecond line\n\nfourth", "ends with one\n",
        "مرحبا بالعالم هذا نص طويل بما يكفي", "שלום עולם and English together", "English and שלום עולם together",
        "(-", "e\u{301}\u{1F600} \u{65E5}\u{672C}", "",
      ]

      @Test(
        "A text looks as its label draws it",
        arguments: [LayoutDirection.leftToRight, .rightToLeft], [TextAlignment.leading, .center, .trailing])
      func looks(direction: LayoutDirection, alignment: TextAlignment) throws {
        try GTK.initialize()
        let window = try TestWindow(width: 420, height: 900, container: LayoutContainer(text: NativeTexts()))
        window.show {
          HStack(alignment: .top, spacing: 10) {
            for width in [90.0, 130, 160] {
              VStack(alignment: .leading, spacing: 2) {
                ForEach(Self.texts, id: \.self) { Text($0).frame(width: width, alignment: .leading) }
              }
            }
          }
          .multilineTextAlignment(alignment)
          .foregroundColor(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8))
          .environment(\.layoutDirection, direction)
        }
        let views = window.container.host.views.values.compactMap { $0 as? TextView }
        #expect(views.count { $0.layout != nil } == 30)
        // A label lays its text out itself where the lines lie otherwise in its width: centered ones by half a pixel, and
        // all of one that begins with letters against its direction. One line never does.
        #expect(
          views.allSatisfy { view in
            layout_text_draws_layout(view.widget) != 0
              || view.layout.map { pango_layout_get_line_count($0.pointer) } ?? 0 > 1
          })
        try expectOwnLooks(window)
        window.close()
      }

      /// Expects a window to look as it does when all labels lay their texts out themselves.
      private func expectOwnLooks(_ window: TestWindow, colors: Int = 10) throws {
        let drawn = try #require(window.picture())
        for case let view as TextView in window.container.host.views.values {
          layout_text_set_layout(view.widget, nil, GdkRGBA(), nil)
          view.queueDraw()
        }
        window.settle()
        let own = try #require(window.picture())
        #expect(Set(own.pixels).count >= colors)
        #expect(drawn.pixels == own.pixels)
      }

      @Test(
        "Texts look as the theme has them",
        arguments: [
          ("text-shadow: 2px 2px red", false), ("text-decoration: underline", false), ("letter-spacing: 3px", false),
          ("padding: 6px", false), ("background: yellow", true), ("color: red", true),
        ])
      func theme(rule: String, isDrawn: Bool) throws {
        let window = try TestWindow(width: 200, height: 200)
        window.show { VStack(alignment: .leading) { ForEach(["Hello", "one two three"], id: \.self) { Text($0) } } }
        func drawing() -> [Bool] {
          window.container.host.views.values.compactMap { $0 as? TextView }.map {
            layout_text_draws_layout($0.widget) != 0
          }
        }
        let plain = try #require(window.picture())
        #expect(drawing() == [true, true])
        try withTheme("label { \(rule); }") {
          window.settle()
          #expect(drawing() == [isDrawn, isDrawn])
          let themed = try #require(window.picture())
          #expect((themed.pixels == plain.pixels) == (rule == "color: red"))
          try expectOwnLooks(window)
        }
        window.settle()
        #expect(try #require(window.picture()).pixels == plain.pixels)
        window.close()
      }

      struct Look: Sendable, CustomTestStringConvertible {
        var change: String
        var text = "שלום עולם one two three"
        var size = 16.0
        var color = Color.black
        var alignment = TextAlignment.leading
        var direction = LayoutDirection.leftToRight
        var width = 100.0
        var testDescription: String { change }

        @MainActor var body: some Layout {
          VStack(alignment: .leading) {
            Text("Hello")
            Text(text)
          }
          .multilineTextAlignment(alignment).font(Font(size: size)).foregroundColor(color)
          .environment(\.layoutDirection, direction).frame(width: width, alignment: .leading)
        }
      }

      @Test(
        "A text that changes looks as its label draws it from then on",
        arguments: [
          Look(change: "text", text: "four five six seven"), Look(change: "font", size: 20),
          Look(change: "color", color: .red),
          Look(change: "opacity", color: Color(red: 0, green: 0, blue: 0, opacity: 0.5)),
          Look(change: "alignment", alignment: .trailing), Look(change: "direction", direction: .rightToLeft),
          Look(change: "width", width: 60),
        ])
      func changedLooks(look: Look) throws {
        let window = try TestWindow(width: 200, height: 200)
        window.show { Look(change: "").body }
        let before = try #require(window.picture())
        window.show { look.body }
        #expect(try #require(window.picture()).pixels != before.pixels)
        try expectOwnLooks(window)
        window.close()
      }

      @Test("A text whose fonts are shown otherwise than they were measured is drawn by its label")
      func fontOptions() throws {
        let window = try TestWindow(width: 200, height: 100)
        window.show { Text("Hello") }
        let view = try #require(window.container.host.views.values.compactMap { $0 as? TextView }.first)
        #expect(layout_text_draws_layout(view.widget) != 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_NONE)
        gtk_widget_set_font_options(view.widget, options)
        #expect(layout_text_draws_layout(view.widget) == 0)
        gtk_widget_set_font_options(view.widget, nil)
        #expect(layout_text_draws_layout(view.widget) != 0)
        gtk_widget_set_font_options(view.widget, options)
        view.queueDraw()
        window.settle()
        try expectOwnLooks(window, colors: 2)
        cairo_font_options_destroy(options)
        window.close()
      }

      @Test("Layouts are freed on GTK's thread, wherever what measured them is freed")
      func freed() throws {
        try GTK.initialize()
        weak var shelf: LayoutShelf?
        let texts = Locked<NativeTexts?>(nil)
        do {
          let measurer = NativeTexts()
          _ = measurer.measure("Hello", style: TextStyle(font: Font(size: 16)), width: nil, lineLimit: nil)
          shelf = measurer.layouts
          texts.withLock { $0 = measurer }
        }
        let isDone = Locked(false)
        let thread = Thread {
          texts.withLock { $0 = nil }
          isDone.withLock { $0 = true }
        }
        thread.start()
        while !isDone.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
        #expect(shelf != nil)
        GTKTests.settle()
        #expect(shelf == nil)
      }

      @Test("A title may wrap only where it has less room than it needs, since GTK lays that out many times")
      func titles() throws {
        let window = try TestWindow(width: 400, height: 200)
        func wraps(_ title: String, in width: Double) -> [Bool] {
          window.show {
            VStack {
              Button(title) {}.frame(width: width)
              Toggle(title, isOn: .constant(true)).frame(width: width)
            }
          }
          return window.container.host.views.values.compactMap { ($0 as? ControlView)?.titleLabel }
            .map { gtk_label_get_wrap($0) != 0 }
        }
        #expect(wraps("Change", in: 120) == [false, false])
        #expect(wraps("Change the setting of this row", in: 120) == [true, true])
        #expect(wraps("Change", in: 120) == [false, false])
        #expect(wraps("Change the setting of this row", in: 400) == [false, false])
        #expect(wraps("Change the setting of this row", in: 100) == [true, true])
        window.close()
      }

      @Test("A title wraps where the theme alone makes it longer than its room, and no longer where it does not")
      func themedTitles() throws {
        let window = try TestWindow(width: 400, height: 200)
        window.show {
          VStack {
            Button("Change it") {}.frame(width: 160, height: 90)
            Toggle("Change it", isOn: .constant(true)).frame(width: 160, height: 90)
          }
        }
        let controls = window.container.host.views.values.compactMap { $0 as? ControlView }
          .filter { $0.titleLabel != nil }
        #expect(controls.count == 2)
        func wraps() -> [Bool] { controls.map { gtk_label_get_wrap($0.titleLabel) != 0 } }
        func needs() -> [Bool] {
          controls.map { control in
            var natural: Int32 = 0
            gtk_widget_measure(control.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
            return Double(natural) > control.frame.width
          }
        }
        let plain = wraps()
        #expect(plain == needs())
        withTheme("label { letter-spacing: 10px; }") {
          window.settle()
          #expect(wraps() == [true, true])
          #expect(needs() == [true, true])
        }
        window.settle()
        #expect(wraps() == plain)
        window.close()
      }

      @Test("A text follows its content, style and room, and shows part of itself as a label does")
      func changes() throws {
        try GTK.initialize()
        let host = GTKHost(texts: NativeTexts(), textures: .shared)
        let style = TextStyle(font: Font(size: 16))
        let view = TextView(ViewID(rawValue: 1), "one two three", style, .black, host)
        func setFrame(_ width: Double, _ height: Double) {
          view.setFrame(Rect(x: 0, y: 0, width: width, height: height))
        }
        func shown() -> String? {
          view.layout.flatMap { pango_layout_get_text($0.pointer) }.map { String(cString: $0) }
        }
        func lines() -> Int32? { view.layout.map { pango_layout_get_line_count($0.pointer) } }
        setFrame(200, 100)
        #expect(shown() == "one two three" && lines() == 1)
        let first = view.layout
        setFrame(190, 100)
        #expect(view.layout === first && host.texts.layouts.layoutCount == 1)
        setFrame(60, 100)
        #expect(lines() == 3 || lines() == 2)
        setFrame(60, 20)
        #expect(view.layout == nil && gtk_label_get_lines(OpaquePointer(view.widget)) == 1)
        setFrame(200, 100)
        #expect(view.layout === first)
        view.show(.text("two", style, .black))
        #expect(shown() == "two")
        view.show(.text("two", TextStyle(font: Font(size: 30)), .black))
        #expect(view.layout.map { pango_layout_get_baseline($0.pointer) } ?? 0 > 20 * PANGO_SCALE)
      }
    }
  }
#endif
