import Foundation
import Layout

/// `inspect SCREEN`
struct InspectCommand: ToolCommand {
  static let name = "inspect"
  static let abstract = "Writes one page with a screen's picture, its tree, and the reason for each size."
  static let discussion = """
    The page needs no server and no other file. Hovering an element in the picture or in the tree marks both; a click \
    shows its content, paddings, frame and overflow, the reasons for its size out to the root, and its findings. A slider \
    goes through the widths: the screen's own, and the least and the greatest that it is made for.
    """
  static let parameters = "<screen>"
  static let options: [ToolOption] = [
    .option("--out", "file", "The file to write. (default: SCREEN.html)"),
    .option("--width", "points", "A width in points; may be given several times."),
    .data,
    .option("--direction", "ltr|rtl", "The direction. (default: ltr)"),
    .option("--appearance", "light|dark", "The colours. (default: light)"),
  ]

  private let screen: String
  private let out: String?
  private let widths: [Double]
  private let data: String?
  private let direction: LayoutDirection
  private let scheme: ColorScheme

  init(_ arguments: ToolArguments) throws(CommandError) {
    guard arguments.names.count == 1, let name = arguments.names.first else {
      throw .badInput("inspect takes the name of one screen; `list` names them")
    }
    screen = name
    out = arguments.text("--out")
    if out?.isEmpty == true { throw .badInput("--out takes a file, and was given nothing") }
    let longest = PictureLimits.side
    widths = try arguments.numbers("--width", "a number from above 0 to \(Int(longest))") { $0 > 0 && $0 <= longest }
    data = arguments.text("--data")
    direction = try arguments.words("--direction", ToolWords.directions).last ?? .leftToRight
    scheme = try arguments.words("--appearance", ToolWords.schemes).last ?? .light
  }

  func run(_ program: ToolProgram, output: Output) throws {
    let chosen = try program.screens.chosen([screen], all: false, data: data)[0]
    let content = try chosen.layout(ScreenInput(data: data))
    let environment = program.environment(direction: direction, scheme: scheme)
    let widths = widths(of: chosen)
    var layouts: [InspectReport.Picture] = []
    for width in widths {
      let page = LaidOutPage(
        content, width: width, height: chosen.height, background: program.background(scheme), environment: environment)
      layouts.append(InspectReport.Picture(page, picture: try picture(of: page)))
    }
    let own = chosen.width.flatMap { widths.firstIndex(of: $0) }
    let report = InspectReport(screen: chosen.name, summary: chosen.summary, layouts: layouts, first: own ?? 0)
    let path = out ?? "\(chosen.name).html"
    try TextFile.write(InspectPage(report: report).html.utf8, to: path)
    let shown = report.layouts[report.first]
    output.line(
      "\(path): \(shown.elements.count.counting("element")) in \(layouts.count.counting("width"))")
    if shown.omitted > 0 {
      output.remark(
        "\(path): \(shown.omitted) further elements are left out, since a page holds \(InspectReport.elementLimit)")
    }
  }

  /// The widths that are laid out, from the least; `nil` is the content's own.
  private func widths(of screen: ToolScreen) -> [Double?] {
    if !widths.isEmpty { return Set(widths).sorted().map(Optional.some) }
    let scope = screen.lint.widths
    let all = [screen.width, scope.min(), scope.max()].compactMap(\.self)
    return all.isEmpty ? [nil] : Set(all).sorted().map(Optional.some)
  }

  /// The picture as a `data:` address; `nil` in a build without the canvas.
  private func picture(of page: LaidOutPage) throws -> String? {
    #if Canvas
      let bytes = try page.bytes(as: .svg, scale: 1)
      return "data:image/svg+xml;base64,\(Data(bytes).base64EncodedString())"
    #else
      return nil
    #endif
  }
}
