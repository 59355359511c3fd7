#if canImport(CCairo)
  import Layout
  import LayoutCanvas

  /// All samples on one page, in columns.
  struct SampleSheet {
    let samples: [Sample]

    static let columns = 6
    static let gap = 10.0

    init(_ samples: [Sample]) { self.samples = samples }

    /// The samples as they are.
    func page(
      _ environment: EnvironmentValues = EnvironmentValues(), background: Color = Color(white: 0.95)
    ) -> CanvasPage {
      page(environment, background) { samples[$0].layout }
    }

    /// The samples as pictures of their SVG files.
    var svgPage: CanvasPage {
      page(EnvironmentValues(), Color(white: 0.95)) { AnyLayout(Image(data: svg(at: $0)).resizable()) }
    }

    /// The SVG file of a sample.
    private func svg(at index: Int) -> [UInt8] {
      let (size, layout) = (Sample.size, samples[index].layout)
      let page = CanvasPage(
        Color.clear.size(size).overlay { layout }.preferredColorScheme(.light), background: nil)
      return (try? page.data(as: .svg)) ?? []
    }

    /// Whether a sample has letters, which cairo's SVG names glyphs.
    func hasLetters(at index: Int) -> Bool {
      String(decoding: svg(at: index), as: UTF8.self).contains("glyph")
    }

    private func page(
      _ environment: EnvironmentValues, _ background: Color, _ cell: @escaping (Int) -> AnyLayout
    ) -> CanvasPage {
      precondition(TestFonts.pinned)
      // One of the samples chooses dark for its whole page.
      let content = content(cell).preferredColorScheme(environment.colorScheme)
      return CanvasPage(content, background: background, environment: environment, images: CanvasImageStore())
    }

    private var rows: Int { (samples.count + Self.columns - 1) / Self.columns }

    @LayoutBuilder private func content(_ cell: @escaping (Int) -> AnyLayout) -> some Layout {
      VStack(alignment: .leading, spacing: Self.gap) {
        ForEach(0..<rows) { row in
          HStack(spacing: Self.gap) {
            ForEach(row * Self.columns..<min((row + 1) * Self.columns, samples.count)) { index in
              Color.clear.size(Sample.size).overlay { cell(index) }
            }
          }
        }
      }
    }
  }
#endif
