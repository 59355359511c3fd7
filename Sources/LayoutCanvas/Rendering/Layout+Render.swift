#if canImport(CCairo)
  public import LayoutCore

  extension Layout {
    /// Draws the layout into a file in the format of its extension: png, svg or pdf.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - width: the width of the picture in points; `nil` is the layout's own.
    ///   - height: the height of the picture in points; `nil` is the layout's own.
    ///   - scale: pixels per point, for PNG only; edges are on whole pixels.
    ///   - background: the colour that is drawn first, in the environment's colour scheme; `nil` leaves the picture
    ///     transparent.
    ///   - environment: the values that the layout reads.
    ///   - strict: whether a warning in the report is an error, so that nothing is written.
    /// - Returns: what was noticed.
    /// - Throws: `CanvasError`, or with `strict` the `RenderReport`; then no file is written.
    @discardableResult
    public func render(
      to path: String, width: Double? = nil, height: Double? = nil, scale: Double = 1, background: Color? = .background,
      environment: EnvironmentValues = EnvironmentValues(), strict: Bool = false
    ) throws -> RenderReport {
      _ = try CanvasFormat(path: path)
      let page = page(width, height, scale, background, environment)
      let report = page.report
      if strict, !report.warnings.isEmpty { throw report }
      try page.write(to: path, scale: scale)
      return report
    }

    /// The bytes of a PNG file that shows the layout; the parameters are those of `render(to:)`.
    public func pngData(
      width: Double? = nil, height: Double? = nil, scale: Double = 1, background: Color? = .background,
      environment: EnvironmentValues = EnvironmentValues()
    ) throws -> [UInt8] {
      try page(width, height, scale, background, environment).data(as: .png, scale: scale)
    }

    /// The bytes of an SVG file that shows the layout; the parameters are those of `render(to:)`.
    public func svgData(
      width: Double? = nil, height: Double? = nil, background: Color? = .background,
      environment: EnvironmentValues = EnvironmentValues()
    ) throws -> [UInt8] {
      try page(width, height, 1, background, environment).data(as: .svg)
    }

    /// The bytes of a PDF file of one page that shows the layout; the parameters are those of `render(to:)`.
    public func pdfData(
      width: Double? = nil, height: Double? = nil, background: Color? = .background,
      environment: EnvironmentValues = EnvironmentValues()
    ) throws -> [UInt8] {
      try page(width, height, 1, background, environment).data(as: .pdf)
    }

    private func page(
      _ width: Double?, _ height: Double?, _ scale: Double, _ background: Color?, _ environment: EnvironmentValues
    ) -> CanvasPage {
      var environment = environment
      environment.displayScale = scale
      let page = CanvasPage(self, width: width, height: height, background: background, environment: environment)
      page.printsFaults()
      return page
    }
  }
#else
  public import LayoutCore

  extension Layout {
    /// Needs the package trait `Canvas`, and the C libraries cairo, Pango, librsvg and zlib.
    @available(
      *, unavailable,
      message:
        "drawing needs the package trait Canvas: swift build --traits Canvas, or traits: [\"Canvas\"] in the manifest"
    )
    public func render(
      to path: String, width: Double? = nil, height: Double? = nil, scale: Double = 1, background: Color? = .background,
      environment: EnvironmentValues = EnvironmentValues(), strict: Bool = false
    ) throws -> RenderReport { RenderReport(size: .zero, diagnostics: []) }
  }
#endif
