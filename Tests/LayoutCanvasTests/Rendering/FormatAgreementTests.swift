#if canImport(CCairo)
  import CCairo
  import Foundation
  import Layout
  @testable import LayoutCanvas
  import Testing

  /// The same drawing in PNG, SVG and PDF.
  ///
  /// All samples of the page of elements and modifiers are on one page, which is drawn in PNG and PDF; in SVG each has a file of
  /// its own. librsvg makes pixels of the SVG, and poppler of the PDF, with two pixels a point. What is compared are means of
  /// four by four pixels: the edges of programs that smooth them in ways of their own have the same means.
  @Suite(.serialized) struct FormatAgreementTests {
    /// The greatest difference of a sample to its PNG, in 255ths, and the reason for it.
    struct Allowance: Sendable {
      var svg: Int
      var pdf: Int
      var reason: String
    }

    static let shapes = Allowance(svg: 8, pdf: 8, reason: "edges are smoothed in another way")
    static let letters = Allowance(
      svg: 40, pdf: 64, reason: "letters of pixels stand on whole rows, others where the layout has them")
    static let blended = Allowance(
      svg: 16, pdf: 8, reason: "cairo's SVG has no blend modes: the whole picture becomes pixels")
    static let turned = Allowance(svg: 24, pdf: 8, reason: "librsvg leaves seams between the parts of a turn")
    /// By the samples' titles.
    static let exceptions = [
      "AngularGradient": turned, "fill, gradients": turned,
      "MeshGradient": Allowance(svg: 16, pdf: 8, reason: "cairo's SVG has no meshes: they become pixels"),
      "background, material": Allowance(
        svg: 64, pdf: 64, reason: "what is behind is out of focus in pixels alone, and a translucent colour elsewhere"),
      // Filled letters are no glyphs.
      "foregroundStyle": letters, "foregroundStyle, text": letters,
      "blendMode": blended, "compositingGroup": blended, "blend, scaled": blended,
      "interpolation": Allowance(svg: 128, pdf: 8, reason: "cairo's SVG has no rule for pixels that are squares"),
    ]

    static func allowance(of sample: Sample, hasLetters: Bool) -> Allowance {
      exceptions[sample.title] ?? (hasLetters ? letters : shapes)
    }

    /// Groups in other coordinates, which no page shows.
    static var others: [Sample] {
      [
        Sample("opacity", "scaled", "A group in larger units.") {
          ZStack {
            Color.red.size(width: 30, height: 20)
            Color.blue.size(width: 20, height: 30)
          }
          .opacity(0.5).scaleEffect(1.7)
        },
        Sample("mask", "rotated", "A mask in turned coordinates.") {
          Color.orange.size(width: 80, height: 50).mask { Ellipse().fill(.black) }.rotationEffect(.degrees(30))
        },
        Sample("Image", "tinted", "Symbols of other sizes, away from the corner.") {
          HStack(spacing: 20) {
            Image(systemName: "star.fill").resizable(.fit).size(width: 20, height: 20)
            Image(systemName: "star.fill").resizable(.fit).size(width: 50, height: 50)
          }
          .foregroundColor(.purple)
        },
        Sample("Image", "after a text", "A symbol in the colour of the text before it, in moved coordinates.") {
          HStack(spacing: 10) {
            Text("Share")
            Image(systemName: "star.fill").resizable(.fit).size(width: 40, height: 40)
          }
          .padding(10).background(.white).cornerRadius(12)
        },
        Sample("blend", "scaled", "A blend mode in smaller units.") {
          ZStack {
            Color.yellow.size(width: 100, height: 60)
            Color.teal.size(width: 60, height: 100).blendMode(.multiply)
          }
          .scaleEffect(0.6)
        },
        Sample("shadow", "scaled", "A soft shadow in larger units.") {
          Color.white.size(width: 40, height: 30).cornerRadius(6).shadow(radius: 6, y: 3).scaleEffect(1.5)
        },
        Sample("blur", "rotated", "A blur in turned coordinates.") {
          Color.green.size(width: 60, height: 30).blur(radius: 5).rotationEffect(.degrees(40))
        },
      ]
    }

    @Test(.enabled(if: Self.hasPoppler)) func `each sample is the same picture in all formats`() throws {
      let folder = try TemporaryFolder()
      let sheet = SampleSheet(ElementPage.samples + Self.others)
      let page = sheet.page()
      let png = try sheet.picture(of: page.data(as: .png, scale: 2), folder)
      let svg = try sheet.picture(of: sheet.svgPage.data(as: .png, scale: 2), folder, name: "svg")
      let pdf = try sheet.picture(ofPDF: page.data(as: .pdf), folder)
      for (index, sample) in sheet.samples.enumerated() {
        let (one, other) = (sheet.difference(png, svg, at: index), sheet.difference(png, pdf, at: index))
        let allowed = Self.allowance(of: sample, hasLetters: sheet.hasLetters(at: index))
        #expect(one <= allowed.svg && other <= allowed.pdf, "\(sample.title): SVG differs by \(one), PDF by \(other)")
      }
    }

    /// Whether the program that makes pixels of PDF can be called; `Scripts/test` installs it, and tests without it fail
    /// there.
    static let hasPoppler: Bool = {
      let environment = ProcessInfo.processInfo.environment
      if environment["LAYOUT_ALL_TESTS"] == "1" { return true }
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/pdftocairo") }
    }()
  }

  extension SampleSheet {
    /// Pixels of a drawing along a side of one that is compared.
    private static let step = 4

    func picture(of png: [UInt8], _ folder: TemporaryFolder, name: String = "png") throws -> Pixels {
      let path = folder.path("\(name).png")
      try CanvasFile.write(png, to: path)
      return try Self.means(of: path)
    }

    func picture(ofPDF bytes: [UInt8], _ folder: TemporaryFolder) throws -> Pixels {
      let path = folder.path("page.pdf")
      try CanvasFile.write(bytes, to: path)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["pdftocairo", "-png", "-singlefile", "-r", "144", path, folder.path("pdf")]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return try Self.means(of: folder.path("pdf.png"))
    }

    /// The picture of a file with one pixel for each square of `step` pixels.
    private static func means(of path: String) throws -> Pixels {
      let source = cairo_image_surface_create_from_png(path)
      defer { cairo_surface_destroy(source) }
      try #require(cairo_surface_status(source) == CAIRO_STATUS_SUCCESS, "\(path)")
      let (width, height) = (cairo_image_surface_get_width(source), cairo_image_surface_get_height(source))
      let target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width / Int32(step), height / Int32(step))
      defer { cairo_surface_destroy(target) }
      let context = cairo_create(target)
      defer { cairo_destroy(context) }
      cairo_scale(context, 1 / Double(step), 1 / Double(step))
      cairo_set_source_surface(context, source, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
      return try #require(Pixels(png: PNGEncoder.bytes(of: target)))
    }

    /// The greatest difference of one part of one mean of a sample, 0 to 255.
    func difference(_ one: Pixels, _ other: Pixels, at index: Int) -> Int {
      guard one.width == other.width, one.height == other.height else { return 255 }
      let scale = 2 / Double(Self.step)
      let (width, height) = (Sample.size.width + Self.gap, Sample.size.height + Self.gap)
      let (left, top) = (
        Int(Double(index % Self.columns) * width * scale), Int(Double(index / Self.columns) * height * scale)
      )
      var greatest = 0
      for y in top..<min(one.height, top + Int(Sample.size.height * scale)) {
        for x in left..<min(one.width, left + Int(Sample.size.width * scale)) {
          let (a, b) = (one[x, y], other[x, y])
          greatest = max(greatest, abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
        }
      }
      return greatest
    }
  }
#endif
