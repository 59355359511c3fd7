import Layout

/// A file to be rendered of a screen.
struct RenderJob {
  let screen: Screen
  let format: FileFormat
  let width: Double?
  let height: Double?
  let scale: Double
  let direction: LayoutDirection
  let appearance: ColorScheme
  /// Whether frames, paddings and names are drawn over the picture.
  var isInspecting = false

  /// The longest side of a picture that cairo draws, in pixels.
  static let longestSide = 32_767.0

  /// `badge-dark-rtl@2x.png`
  var fileName: String {
    var name = screen.name
    if appearance == .dark { name += "-dark" }
    if direction == .rightToLeft { name += "-rtl" }
    if isInspecting { name += "-inspect" }
    if scale != 1 { name += "@\(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")x" }
    return "\(name).\(format.fileExtension)"
  }

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    environment.foregroundColor = environment.palette.ink
    environment.layoutDirection = direction
    environment.displayScale = scale
    return environment
  }

  /// Renders the screen into the folder.
  func render(into folder: String, source: FeedSource) throws -> RenderReport {
    let entries = source.entries
    let input = ScreenInput(entries: { try entries.get() }, longestSide: (Self.longestSide / scale).rounded(.down))
    let content = AnyLayout(erasing: try screen.content(input))

    let clock = ContinuousClock()
    let start = clock.now
    let page = LaidOutPage(
      content, width: width, height: height, environment: environment, isInspecting: isInspecting)
    let laidOut = clock.now
    let bytes: [UInt8]
    do {
      bytes = try page.bytes(as: format, scale: scale)
    } catch let error as CommandError {
      throw CommandError(description: "\(fileName): \(error)", exitCode: error.exitCode)
    }
    let drawn = clock.now

    let path = folder == "." ? fileName : "\(folder)/\(fileName)"
    try TextFile.write(bytes, to: path)
    let result = page.result
    return RenderReport(
      file: path, size: page.size, nodes: result.elements.count, layoutTime: start.duration(to: laidOut),
      drawTime: laidOut.duration(to: drawn), diagnostics: page.diagnostics)
  }
}

/// The results of a job.
struct RenderReport {
  let file: String
  let size: Size
  let nodes: Int
  let layoutTime: Duration
  let drawTime: Duration
  let diagnostics: [Diagnostic]

  /// `out/badge.png: 348x248, 9 nodes, layout 0.41 ms, draw 6.20 ms`
  var line: String {
    "\(file): \(size), \(nodes) nodes, layout \(layoutTime.milliseconds) ms, draw \(drawTime.milliseconds) ms"
  }
}

extension Duration {
  /// The milliseconds, with two decimals.
  var milliseconds: String {
    let hundredths = Int((self / .microseconds(10)).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
