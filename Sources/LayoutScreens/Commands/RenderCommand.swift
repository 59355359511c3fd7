import Layout

/// `render SCREEN…`
struct RenderCommand: ToolCommand {
  static let name = "render"
  static let abstract = "Renders screens to files and prints the size and the times of each one."
  static let discussion = """
    `list` names the screens. With --all every screen is rendered in PNG at 1x and 2x, left to right and right to left, \
    and in the vector format it is made for, with a page index.html that shows them side by side; an option that is \
    given narrows that down. What is missing in a picture (files, fonts, characters, room) is printed.
    """
  static let parameters = "[<screen> ...]"
  static let options: [ToolOption] = [
    .flag("--all", "Every screen, and a page that shows them."),
    .data,
    .option("--width", "points", "Another width, in points."),
    .option("--height", "points", "Another height, in points."),
    .option("--scale", "pixels", "Pixels a point, for PNG. (default: 1)"),
    .option("--direction", "ltr|rtl", "The direction. (default: ltr)"),
    .option("--appearance", "light|dark", "The colours. (default: light)"),
    .option("--format", "format", "png, svg, pdf, frames or json; may be given several times. (default: png)"),
    .flag("--inspect", "Draws frames, paddings and names over the pictures."),
    .flag("--strict", "Ends with 2 where a picture has a warning, and does not write it."),
    .option("--out", "dir", "The folder to write to, which is made where it is missing. (default: .)"),
  ]

  private let screens: [String]
  private let all: Bool
  private let data: String?
  private let width: Double?
  private let height: Double?
  private let scale: Double?
  private let direction: LayoutDirection?
  private let scheme: ColorScheme?
  private let formats: [FileFormat]
  private let inspects: Bool
  private let isStrict: Bool
  private let folder: String

  init(_ arguments: ToolArguments) throws(CommandError) {
    screens = arguments.names
    all = arguments.has("--all")
    data = arguments.text("--data")
    width = try arguments.number("--width", "a number above 0")
    height = try arguments.number("--height", "a number above 0")
    scale = try arguments.number("--scale", "pixels a point from 0.01 to 100") { (0.01...100).contains($0) }
    direction = try arguments.words("--direction", ToolWords.directions).last
    scheme = try arguments.words("--appearance", ToolWords.schemes).last
    formats = try arguments.words("--format", FileFormat.allCases.map { ($0.rawValue, $0) })
    inspects = arguments.has("--inspect")
    isStrict = arguments.has("--strict")
    folder = arguments.text("--out") ?? "."
    if folder.isEmpty { throw .badInput("--out takes a folder, and was given nothing") }
    try ScreenNames.check(screens, all)
    if inspects, formats.contains(where: { !$0.isPicture }) {
      throw .badInput("--inspect draws over pictures, which --format frames and --format json are not")
    }
  }

  func run(_ program: ToolProgram, output: Output) throws {
    let chosen = try program.screens.chosen(screens, all: all, data: data)
    let jobs = chosen.flatMap(jobs)
    try FileFormat.checkAvailable(jobs.map(\.format))
    let input = ScreenInput(data: data)
    // All input is read before anything is written.
    for screen in chosen where screen.readsData { _ = try screen.layout(input) }

    let progress = ProgressBar(total: jobs.count, output: output)
    var files: [(job: RenderJob, size: Size)] = []
    var refused = 0
    for job in jobs {
      progress.advance(to: job.fileName)
      let report = try job.render(into: folder, program, input, isStrict: isStrict)
      progress.clear()
      for diagnostic in report.diagnostics { output.remark("\(job.fileName): \(diagnostic)".inOneLine) }
      guard report.isWritten else {
        refused += 1
        continue
      }
      output.line(report.line)
      files.append((job, report.size))
    }
    if all {
      let path = "\(folder)/index.html"
      try TextFile.write(GalleryPage(screens: chosen, files: files).html.utf8, to: path)
      output.line(path)
    }
    if refused > 0 {
      throw CommandError.badInput("--strict: \(refused) of \(jobs.count) files have warnings and were not written")
    }
  }

  /// The files to be rendered of a screen.
  private func jobs(_ screen: ToolScreen) -> [RenderJob] {
    let directions = direction.map { [$0] } ?? (all ? [.leftToRight, .rightToLeft] : [.leftToRight])
    return directions.flatMap { direction in
      formats(of: screen).flatMap { format in
        scales(for: format).map { scale in
          RenderJob(
            screen: screen, format: format, width: width ?? screen.width, height: height ?? screen.height,
            scale: scale, direction: direction, scheme: scheme ?? .light, isInspecting: inspects)
        }
      }
    }
  }

  private func formats(of screen: ToolScreen) -> [FileFormat] {
    if !formats.isEmpty { return formats }
    let vector = screen.vector.flatMap { FileFormat(rawValue: $0.rawValue) }
    return all ? [.png] + (vector.map { [$0] } ?? []) : [.png]
  }

  private func scales(for format: FileFormat) -> [Double] {
    guard format == .png else { return [1] }
    return scale.map { [$0] } ?? (all ? [1, 2] : [1])
  }
}
