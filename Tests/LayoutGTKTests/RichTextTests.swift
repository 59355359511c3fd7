#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import LayoutCanvas
  import Testing

  extension GTKTests {
    @Suite("Texts of several styles", .enabled(if: hasDisplay, "no display")) @MainActor
    struct RichTextTests {
      private func view(_ text: String, _ style: TextStyle, _ width: Double?) -> TextView {
        let host = GTKHost(texts: .shared, textures: .shared)
        let view = TextView(ViewID(rawValue: 1), text, style, .black, host)
        let metrics = NativeTexts.shared.measure(text, style: style, width: width, lineLimit: nil)
        let wide = style.alignment == .justified ? width ?? metrics.width : metrics.width
        view.setFrame(Rect(x: 0, y: 0, width: wide.rounded(.up), height: metrics.height.rounded(.up)))
        return view
      }

      nonisolated static let styles: [TextStyle] = {
        var run = TextRuns.Run(4..<9)
        run.font = Font(size: 30, weight: .bold)
        run.color = .red
        var part = TextStyle(font: Font(size: 16))
        part.runs = TextRuns([run])
        var spaced = part
        spaced.lineSpacing = 7
        var raised = part
        raised.lineHeight = .exact(points: 40)
        raised.kerning = 1
        var justified = part
        justified.alignment = .justified
        var limited = part
        limited.lineLimit = 2
        var shrinking = part
        shrinking.lineLimit = 1
        shrinking.minimumScaleFactor = 0.5
        return [part, spaced, raised, justified, limited, shrinking]
      }()

      /// The layout that is drawn is as high as the text was measured, and in as many lines.
      @Test("A label draws a layout of the measured size", arguments: styles, [nil, 60, 120, 400.0])
      func drawn(style: TextStyle, width: Double?) throws {
        try GTK.initialize()
        let text = "one two three four five six seven"
        let view = view(text, style, width)
        let metrics = NativeTexts.shared.measure(text, style: style, width: width, lineLimit: nil)
        let layout = try #require(view.layout)
        #expect(Int(pango_layout_get_line_count(layout.pointer)) == metrics.lineCount)
        var size = PangoRectangle()
        pango_layout_get_extents(layout.pointer, nil, &size)
        #expect((Double(size.height) / 1024).rounded(.up) == metrics.height)
      }

      @Test("A click finds the link that is drawn there")
      func links() throws {
        try GTK.initialize()
        let text = "see one and two"
        var first = TextRuns.Run(4..<7)
        first.link = "a"
        var second = TextRuns.Run(12..<15)
        second.link = "b"
        second.font = Font(size: 30)
        var style = TextStyle(font: Font(size: 16))
        style.runs = TextRuns([first, second])
        let view = view(text, style, nil)
        gtk_widget_measure(view.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
        func width(_ text: String) -> Double {
          NativeTexts.shared.measure(text, style: TextStyle(font: Font(size: 16)), width: nil, lineLimit: nil).width
        }
        let middle = view.frame.height / 2
        #expect(view.link(at: Point(x: width("se"), y: middle)) == nil)
        #expect(view.link(at: Point(x: width("see o"), y: middle)) == "a")
        #expect(view.link(at: Point(x: width("see one an"), y: middle)) == nil)
        #expect(view.link(at: Point(x: view.frame.width - 5, y: middle)) == "b")
        #expect(view.link(at: Point(x: view.frame.width + 50, y: middle)) == nil)
        #expect(view.clicks != nil)
        view.show(.text(text, TextStyle(font: Font(size: 16)), .black))
        #expect(view.clicks == nil)
      }
    }
  }
#endif
