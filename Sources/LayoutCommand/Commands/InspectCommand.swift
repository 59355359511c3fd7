import ArgumentParser
import Foundation
import Layout

/// `layout inspect SCREEN`
struct InspectCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Writes one page in which a screen is inspected: its picture, its tree, and the reason for each size.",
    discussion: """
      The page needs no server and no other file. Hovering an element in the picture or in the tree marks both; a click \
      shows its content, paddings, frame and overflow, the reasons for its size out to the root, and its findings. A \
      slider goes through the widths: the screen's own, and the least and the greatest that it is made for.
      """)

  @Argument(help: ArgumentHelp("The name of a screen; `layout list` names them.", valueName: "screen"))
  var screen: String

  @Option(help: ArgumentHelp("The file to write. (default: SCREEN.html)", valueName: "file"))
  var out: String?

  @Option(help: ArgumentHelp("A width in points; may be given several times.", valueName: "points"))
  var width: [Double] = []

  @Option(help: "ltr or rtl. (default: ltr)")
  var direction: RenderCommand.Direction = .ltr

  @Option(help: "light or dark. (default: light)")
  var appearance: RenderCommand.Appearance = .light

  @Option(help: ArgumentHelp("What the feed shows: a JSON file of entries, or a package database.", valueName: "file"))
  var data: String?

  func validate() throws {
    if out?.isEmpty == true { throw ValidationError("--out takes a file, and was given nothing") }
    for value in width where !(value.isFinite && value > 0 && value <= RenderJob.longestSide) {
      throw ValidationError("--width takes a number from above 0 to \(Int(RenderJob.longestSide)), not \(value)")
    }
  }

  func run(output: Output) throws {
    let screen = try Gallery.find(screen)
    if let data, screen.name != "feed" {
      throw CommandError.badInput("--data \(data) is read by the screen feed, not by \(screen.name)")
    }
    let entries = FeedSource(path: data).entries
    let input = ScreenInput(entries: { try entries.get() }, longestSide: RenderJob.longestSide)
    let content = AnyLayout(erasing: try screen.content(input))
    let widths = widths(of: screen)
    var layouts: [InspectReport.Picture] = []
    for width in widths { layouts.append(try picture(content, width, height: screen.height)) }
    let own = screen.width.flatMap { widths.firstIndex(of: $0) }
    let report = InspectReport(
      screen: screen.name, summary: screen.summary, layouts: layouts, first: own ?? 0)
    let path = out ?? "\(screen.name).html"
    try TextFile.write(InspectPage(report: report).html.utf8, to: path)
    let shown = report.layouts[report.first]
    output.line(
      "\(path): \(shown.elements.count) elements in \(layouts.count) \(layouts.count == 1 ? "width" : "widths")")
    if shown.omitted > 0 {
      output.remark(
        "\(path): \(shown.omitted) further elements are left out, since a page holds \(InspectReport.elementLimit)")
    }
  }

  /// The widths that are laid out, from the least; `nil` is the content's own.
  private func widths(of screen: Screen) -> [Double?] {
    if !width.isEmpty { return Set(width).sorted().map(Optional.some) }
    let scope = screen.lint.widths
    let all = [screen.width, scope.min(), scope.max()].compactMap(\.self)
    return all.isEmpty ? [nil] : Set(all).sorted().map(Optional.some)
  }

  private func picture(_ content: AnyLayout, _ width: Double?, height: Double?) throws -> InspectReport.Picture {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance == .dark ? .dark : .light
    environment.foregroundColor = environment.palette.ink
    environment.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    let page = LaidOutPage(content, width: width, height: height, environment: environment)
    var picture: String?
    #if Canvas
      let bytes = try page.bytes(as: .svg, scale: 1)
      picture = "data:image/svg+xml;base64,\(Data(bytes).base64EncodedString())"
    #endif
    return InspectReport.Picture(page, picture: picture)
  }
}
