package import Layout
import LayoutCanvas
import LayoutLint

/// `lint SCREEN…`
struct LintCommand: ToolCommand {
  static let name = "lint"
  static let abstract =
    "Lays screens out in many widths, text sizes, directions and texts, and lists what does not fit."
  static let discussion = """
    Elements that reach out of what they are in, texts that are shown in part, and whatever else the layouts report: one \
    line for each place, with the worst case and the widths where it is so. What the screen requests, such as a clip or \
    a line limit, is a note. Ends with 1 where there is a warning.
    """
  static let parameters = "[<screen> ...]"
  static let options: [ToolOption] = [
    .flag("--all", "Every screen."),
    .option(
      "--width", "points",
      "A width in points; may be given several times. (default: those the screen is made for, from 240 to 1440)"),
    .option(
      "--text-size", "step",
      "The steps of text size, from xSmall to accessibility5. (default: xSmall, large, accessibility5)"),
    .option("--direction", "ltr|rtl", "The direction. (default: both)"),
    .option(
      "--texts", "kind",
      "usual, long (three times as long), empty, or pseudo (as in another language: with accents and 40% longer). "
        + "(default: all four)"),
    .flag("--notes", "Notes, too."),
    .flag("--json", "Prints one JSON value with all screens instead of lines."),
    .data,
  ]

  private let screens: [String]
  private let all: Bool
  private let widths: [Double]
  private let textSizes: [DynamicTypeSize]
  private let directions: [LayoutDirection]
  private let texts: [LintTexts]
  private let notes: Bool
  private let json: Bool
  private let data: String?

  /// The most rows of a list: further rows are alike and have the same findings.
  private static let rowLimit = 50

  init(_ arguments: ToolArguments) throws(CommandError) {
    screens = arguments.names
    all = arguments.has("--all")
    let widest = PictureLimits.side
    widths = try arguments.numbers("--width", "a number from above 0 to \(Int(widest))") {
      $0.isFinite && $0 > 0 && $0 <= widest
    }
    textSizes = try arguments.words("--text-size", DynamicTypeSize.allCases.map { ("\($0)", $0) })
    directions = try arguments.words("--direction", ToolWords.directions)
    texts = try arguments.words("--texts", LintTexts.allCases.map { ($0.rawValue, $0) })
    notes = arguments.has("--notes")
    json = arguments.has("--json")
    data = arguments.text("--data")
    try ScreenNames.check(screens, all)
  }

  func run(_ program: ToolProgram, output: Output) throws {
    let chosen = try program.screens.chosen(screens, all: all, data: data)
    let input = ScreenInput(data: data, rowLimit: Self.rowLimit)
    let progress = ProgressBar(total: chosen.count, output: output)
    var page = LintPage()
    for screen in chosen {
      progress.advance(to: screen.name)
      let run = LintRun(
        try screen.layout(input), height: screen.height, scope: scope(for: screen),
        foreground: program.foreground(.light), measurers: .ofCanvas)
      progress.clear()
      page.add(screen.name, run, notes: notes)
      if json { continue }
      for finding in notes ? run.findings : run.warnings { output.line("\(screen.name): \(finding.line)") }
      let counts = [
        run.layouts.counting("layout"), run.warnings.count.counting("warning"), run.notes.count.counting("note"),
      ]
      output.line("\(screen.name): \(counts.joined(separator: ", "))")
    }
    if json { output.line(page.text) }
    if page.hasWarnings { throw CommandError("", exit: .failure) }
  }

  private func scope(for screen: ToolScreen) -> LintScope {
    var scope = screen.lint
    if !widths.isEmpty { scope.widths = widths.sorted() }
    if !textSizes.isEmpty { scope.textSizes = textSizes }
    if !directions.isEmpty { scope.directions = directions }
    if !texts.isEmpty { scope.texts = texts }
    return scope
  }
}

/// The names of screens that a command is given.
enum ScreenNames {
  static func check(_ names: [String], _ all: Bool) throws(CommandError) {
    if all, !names.isEmpty { throw .badInput("give either names of screens or --all") }
    if !all, names.isEmpty { throw .badInput("name a screen, or give --all; `list` names them") }
  }
}

extension Measurers {
  /// The canvas's measurers where this build has them; elsewhere texts are measured by their number of characters.
  package static var ofCanvas: Measurers {
    #if Canvas
      Measurers(text: PangoTextMeasurer.shared, images: CanvasImageStore.shared)
    #else
      Measurers()
    #endif
  }
}
