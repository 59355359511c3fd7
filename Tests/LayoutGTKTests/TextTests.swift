#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import LayoutCanvas
  import Testing

  extension GTKTests {
    @Suite("Texts", .enabled(if: hasDisplay, "no display")) @MainActor
    struct TextTests {
      nonisolated static let texts = [
        "", "A", "Hello, world", "one two three four five six seven eight nine ten",
        "Donaudampfschifffahrtsgesellschaftskapitänsmütze", "first\nsecond line\n\nfourth", "ends with a line\n",
        "مرحبا بالعالم هذا نص طويل بما يكفي", "שלום עולם and English together", "e\u{301}\u{1F600} \u{65E5}\u{672C}",
        String(repeating: "lorem ipsum dolor sit amet ", count: 40), String(repeating: "x", count: 3_000),
      ]

      nonisolated static let fonts = [
        Font(size: 16), Font(size: 13.5, weight: .bold), Font.serif(size: 21).italic(), Font.monospaced(size: 12),
      ]

      /// A view of a text as the host makes it, its frame the response to `width`, on whole pixels.
      private func view(_ text: String, _ style: TextStyle, _ width: Double?) -> (GTKView, TextMetrics) {
        let host = GTKHost(texts: .shared, textures: .shared)
        let view = TextView(ViewID(rawValue: 1), text, style, .black, host)
        let metrics = NativeTexts.shared.measure(text, style: style, width: width, lineLimit: nil)
        view.setFrame(
          Rect(
            x: 0, y: 0, width: max(metrics.width, width ?? 0).rounded(.up), height: metrics.height.rounded(.up)))
        return (view, metrics)
      }

      @Test(
        "A label is as large as its text was measured, each length rounded up", arguments: texts, fonts)
      func natural(text: String, font: Font) throws {
        try GTK.initialize()
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          let (view, metrics) = view(text, TextStyle(font: font, direction: direction), nil)
          var (width, height): (Int32, Int32) = (0, 0)
          gtk_widget_measure(view.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
          gtk_widget_measure(view.widget, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
          #expect([width, height] == [pixels(metrics.width), pixels(metrics.height)])
        }
      }

      @Test("A label in lines of a width is as high as its text was measured", arguments: texts, fonts)
      func wrapped(text: String, font: Font) throws {
        try GTK.initialize()
        for width in [40.0, 97, 160, 333] {
          for limit in [nil, 1, 2, 5] {
            let (view, metrics) = view(text, TextStyle(font: font, lineLimit: limit), width)
            // A character that is wider than a line is measured in lines as wide as itself.
            guard metrics.width <= width else { continue }
            var (height, baseline): (Int32, Int32) = (0, 0)
            gtk_widget_measure(view.widget, GTK_ORIENTATION_VERTICAL, Int32(width), nil, &height, nil, &baseline)
            #expect(height == pixels(metrics.height), "\(width) \(String(describing: limit))")
          }
        }
      }

      @Test("Rows that are alike are equally high on the pixel grid, and no text is cut")
      func rows() throws {
        let window = try TestWindow(width: 300, height: 600)
        window.show {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<20) { row in
              VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                  Text("Title \(row)").font(.system(size: 15, weight: .bold))
                  Text("small").font(.system(size: 11))
                }
                Text("and what it is about").font(.system(size: 12.5)).id(row)
              }.padding(3).background(.white)
            }
          }
        }
        let rows = window.container.host.views.values.filter { !($0 is TextView) }.map(\.frame)
        #expect(rows.count == 20 && Set(rows.map(\.height)).count == 1, "\(rows.map(\.height).sorted())")
        for view in window.container.host.views.values.compactMap({ $0 as? TextView }) {
          var height: Int32 = 0
          let width = GTKView.pixels(view.frame.width)
          gtk_widget_measure(view.widget, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
          #expect(Double(height) <= view.frame.height)
        }
        window.close()
      }

      @Test("A text with less height than it needs shows whole lines only")
      func limited() throws {
        try GTK.initialize()
        let style = TextStyle(font: Font(size: 16))
        let (view, metrics) = view("one two three four five six", style, 60)
        view.setFrame(Rect(x: 0, y: 0, width: 60, height: 2 * metrics.lineHeight + 3))
        #expect(metrics.lineCount > 2)
        #expect(gtk_label_get_lines(OpaquePointer(view.widget)) == 2)
        var height: Int32 = 0
        gtk_widget_measure(view.widget, GTK_ORIENTATION_VERTICAL, 60, nil, &height, nil, nil)
        #expect(height == pixels(2 * metrics.lineHeight))
      }

      @Test("Texts of many paragraphs are lines of one, and what is too long for Pango is shown from its beginning")
      func long() throws {
        try GTK.initialize()
        let style = TextStyle(font: Font(size: 16))
        let measurer = NativeTexts.shared.measurer
        func shown(_ text: String) -> String { measurer.label(text, style: style, width: 280, lineLimit: nil).text }
        let few = String(repeating: "line\n", count: 64)
        #expect(shown(few) == few)
        let many = String(repeating: "line\n", count: 4_000)
        #expect(!shown(many).dropLast().contains("\n") && shown(many).unicodeScalars.count == many.unicodeScalars.count)
        let (view, metrics) = view(many, style, 280)
        var height: Int32 = 0
        gtk_widget_measure(view.widget, GTK_ORIENTATION_VERTICAL, 280, nil, &height, nil, nil)
        #expect(height == pixels(metrics.height))
        let endless = String(repeating: "\u{1F600}", count: 100_000)
        #expect(shown(endless).hasSuffix("\u{1F600}…"))
        #expect(shown(endless).utf8.count <= 131_072 + 3 && shown(endless).utf8.count > 131_000)
      }

      @Test("A length that is none is no pixel", arguments: [Double.nan, -1, -Double.infinity, 0])
      func broken(length: Double) {
        #expect(GTKView.pixels(length) == 0)
        #expect(GTKView.pixels(.infinity) == 1 << 28)
      }

      private func pixels(_ length: Double) -> Int32 { Int32((length - 1e-9).rounded(.up)) }
    }
  }
#endif
