import Layout

/// A file to be rendered of a screen.
package struct RenderJob {
  let screen: ToolScreen
  let format: FileFormat
  let width: Double?
  let height: Double?
  let scale: Double
  let direction: LayoutDirection
  let scheme: ColorScheme
  /// Whether frames, paddings and names are drawn over the picture.
  let isInspecting: Bool

  /// `badge-dark-rtl@2x.png`
  var fileName: String {
    var name = screen.name
    if scheme == .dark { name += "-dark" }
    if direction == .rightToLeft { name += "-rtl" }
    if isInspecting { name += "-inspect" }
    if scale != 1 { name += "@\(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")x" }
    return "\(name).\(format.fileExtension)"
  }

  /// Renders the screen into the folder.
  ///
  /// - Parameter isStrict: whether a picture with warnings is not written.
  func render(
    into folder: String, _ program: ToolProgram, _ input: ScreenInput, isStrict: Bool
  ) throws -> JobReport {
    var input = input
    input.longestSide = (PictureLimits.side / scale).rounded(.down)
    let content = try screen.layout(input)

    let clock = ContinuousClock()
    let start = clock.now
    let page = LaidOutPage(
      content, width: width, height: height, background: program.background(scheme),
      environment: program.environment(direction: direction, scheme: scheme, scale: scale), isInspecting: isInspecting)
    let laidOut = clock.now
    let path = folder == "." ? fileName : "\(folder)/\(fileName)"
    let diagnostics = page.diagnostics
    let isWritten = !isStrict || diagnostics.allSatisfy { $0.severity == .note }
    let drawing = clock.now
    if isWritten {
      let bytes: [UInt8]
      do {
        bytes = try page.bytes(as: format, scale: scale)
      } catch let error as CommandError {
        throw CommandError("\(fileName): \(error)", exit: error.exit)
      }
      try TextFile.write(bytes, to: path)
    }
    let drawn = clock.now
    return JobReport(
      file: path, size: page.size, nodes: page.result.elements.count, layoutTime: start.duration(to: laidOut),
      drawTime: drawing.duration(to: drawn), diagnostics: diagnostics, isWritten: isWritten)
  }
}

/// The results of a job.
struct JobReport {
  let file: String
  let size: Size
  let nodes: Int
  let layoutTime: Duration
  let drawTime: Duration
  let diagnostics: [Diagnostic]
  /// Whether the file was written; it is not where warnings are errors.
  let isWritten: Bool

  /// `out/badge.png: 348x248, 9 nodes, layout 0.41 ms, draw 6.20 ms`
  var line: String {
    "\(file): \(size), \(nodes) nodes, layout \(layoutTime.milliseconds) ms, draw \(drawTime.milliseconds) ms"
  }
}

extension Duration {
  /// The milliseconds, with two decimals.
  package var milliseconds: String {
    let hundredths = Int((self / .microseconds(10)).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
