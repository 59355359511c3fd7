import ArgumentParser
import Layout

/// `layout render SCREEN…`
struct RenderCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders screens to files and prints the size and the times of each one.",
    discussion: """
      `layout list` names the screens. With --all every screen is rendered in PNG at 1x and 2x, left to right and right \
      to left, and in the vector format it is made for, with a page index.html that shows them side by side; an option \
      that is given narrows that down.
      """)

  @Argument(help: ArgumentHelp("Names of screens.", valueName: "screen"))
  var screens: [String] = []

  @Flag(help: "Every screen, and a page that shows them.")
  var all = false

  @Option(help: ArgumentHelp("What the feed shows: a JSON file of entries, or a package database.", valueName: "file"))
  var data: String?

  @Option(help: "Another width, in points.")
  var width: Double?

  @Option(help: "Another height, in points.")
  var height: Double?

  @Option(help: "Pixels a point, for PNG. (default: 1)")
  var scale: Double?

  @Option(help: "ltr or rtl. (default: ltr)")
  var direction: Direction?

  @Option(help: "light or dark. (default: light)")
  var appearance: Appearance?

  @Option(help: "png, svg, pdf, frames or json; may be given several times. (default: png)")
  var format: [FileFormat] = []

  @Flag(help: "Draws frames, paddings and names over the pictures.")
  var inspect = false

  @Option(help: ArgumentHelp("The folder to write to, which is made where it is missing.", valueName: "dir"))
  var out = "."

  enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr, rtl
  }

  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light, dark
  }

  func validate() throws {
    if out.isEmpty { throw ValidationError("--out takes a folder, and was given nothing") }
    if all, !screens.isEmpty { throw ValidationError("give either names of screens or --all") }
    if !all, screens.isEmpty { throw ValidationError("name a screen, or give --all; `layout list` names them") }
    for (name, value) in [("--width", width), ("--height", height), ("--scale", scale)] {
      guard let value else { continue }
      guard value.isFinite, value > 0 else { throw ValidationError("\(name) takes a number above 0, not \(value)") }
    }
    if inspect, format.contains(where: { !$0.isPicture }) {
      throw ValidationError("--inspect draws over pictures, which --format frames and --format json are not")
    }
    if let scale, !(0.01...100).contains(scale) {
      throw ValidationError("--scale takes pixels a point from 0.01 to 100, not \(scale)")
    }
  }

  func run(output: Output) throws {
    let chosen = all ? Gallery.screens : try screens.map(Gallery.find)
    if let data, !chosen.contains(where: { $0.name == "feed" }) {
      throw CommandError.badInput("--data \(data) is read by the screen feed, which is not among the chosen screens")
    }
    let jobs = chosen.flatMap(jobs)
    try FileFormat.checkAvailable(jobs.map(\.format))
    let source = FeedSource(path: data)
    // All input is read before anything is written.
    if chosen.contains(where: { $0.name == "feed" }) { _ = try source.entries.get() }

    let progress = ProgressBar(total: jobs.count, output: output)
    var files: [(job: RenderJob, size: Size)] = []
    for job in jobs {
      progress.advance(to: job.fileName)
      let report = try job.render(into: out, source: source)
      progress.clear()
      for diagnostic in report.diagnostics { output.remark("\(job.fileName): \(diagnostic)".inOneLine) }
      output.line(report.line)
      files.append((job, report.size))
    }
    if all {
      let path = "\(out)/index.html"
      try TextFile.write(GalleryPage(screens: chosen, files: files).html.utf8, to: path)
      output.line(path)
    }
  }

  /// The files to be rendered of a screen.
  private func jobs(_ screen: Screen) -> [RenderJob] {
    let directions = direction.map { [$0] } ?? (all ? Direction.allCases : [.ltr])
    return directions.flatMap { direction in
      formats(of: screen).flatMap { format in
        scales(for: format).map { scale in
          RenderJob(
            screen: screen, format: format, width: width ?? screen.width, height: height ?? screen.height,
            scale: scale, direction: direction == .rtl ? .rightToLeft : .leftToRight,
            appearance: appearance == .dark ? .dark : .light, isInspecting: inspect)
        }
      }
    }
  }

  private func formats(of screen: Screen) -> [FileFormat] {
    if !format.isEmpty { return format }
    let vector = screen.vector.flatMap { FileFormat(rawValue: $0.rawValue) }
    return all ? [.png] + (vector.map { [$0] } ?? []) : [.png]
  }

  private func scales(for format: FileFormat) -> [Double] {
    guard format == .png else { return [1] }
    return scale.map { [$0] } ?? (all ? [1, 2] : [1])
  }
}
