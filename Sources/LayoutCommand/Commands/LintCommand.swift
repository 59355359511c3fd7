import ArgumentParser
import Layout

/// `layout lint SCREEN…`
struct LintCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Lays screens out in many widths, text sizes, directions and texts, and lists what does not fit.",
    discussion: """
      Elements that reach out of what they are in, texts that are shown in part, and whatever else the layouts report: \
      one line for each place, with the worst case and the widths where it is so. What the screen requests, such as a clip or a \
      line limit, is a note. Ends with 1 where there is a warning.
      """)

  @Argument(help: ArgumentHelp("Names of screens; `layout list` names them.", valueName: "screen"))
  var screens: [String] = []

  @Flag(help: "Every screen.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "A width in points; may be given several times. (default: those the screen is made for, from 240 to 1440)",
      valueName: "points"))
  var width: [Double] = []

  @Option(help: "The steps of text size, from xSmall to accessibility5. (default: xSmall, large, accessibility5)")
  var textSize: [TextSizeArgument] = []

  @Option(help: "ltr or rtl. (default: both)")
  var direction: [RenderCommand.Direction] = []

  @Option(help: "usual, long (three times as long) or empty. (default: all three)")
  var texts: [LintTexts] = []

  @Flag(help: "Notes, too.")
  var notes = false

  @Option(help: ArgumentHelp("What the feed shows: a JSON file of entries, or a package database.", valueName: "file"))
  var data: String?

  /// The most rows of a feed: further rows are alike and have the same findings.
  private static let feedLimit = 50

  func validate() throws {
    if all, !screens.isEmpty { throw ValidationError("give either names of screens or --all") }
    if !all, screens.isEmpty { throw ValidationError("name a screen, or give --all; `layout list` names them") }
    for value in width where !(value.isFinite && value > 0 && value <= RenderJob.longestSide) {
      throw ValidationError("--width takes a number from above 0 to \(Int(RenderJob.longestSide)), not \(value)")
    }
  }

  func run(output: Output) throws {
    let chosen = all ? Gallery.screens : try screens.map(Gallery.find)
    if let data, !chosen.contains(where: { $0.name == "feed" }) {
      throw CommandError.badInput("--data \(data) is read by the screen feed, which is not among the chosen screens")
    }
    let source = FeedSource(path: data)
    let progress = ProgressBar(total: chosen.count, output: output)
    var hasWarnings = false
    for screen in chosen {
      progress.advance(to: screen.name)
      let run = try check(screen, source)
      progress.clear()
      for finding in notes ? run.findings : run.warnings { output.line("\(screen.name): \(finding.line)") }
      output.line(
        "\(screen.name): \(run.layouts) layouts, \(run.warnings.count) warnings, \(run.notes.count) notes")
      hasWarnings = hasWarnings || !run.warnings.isEmpty
    }
    if hasWarnings { throw ExitCode.failure }
  }

  private func check(_ screen: Screen, _ source: FeedSource) throws -> LintRun {
    let entries = source.entries
    let input = ScreenInput(
      entries: { Array(try entries.get().prefix(Self.feedLimit)) }, longestSide: RenderJob.longestSide)
    let content = AnyLayout(erasing: try screen.content(input))
    return LintRun(content, height: screen.height, scope: scope(for: screen))
  }

  private func scope(for screen: Screen) -> LintScope {
    var scope = screen.lint
    if !width.isEmpty { scope.widths = width.sorted() }
    if !textSize.isEmpty { scope.typeSizes = textSize.map(\.size) }
    if !direction.isEmpty { scope.directions = direction.map { $0 == .rtl ? .rightToLeft : .leftToRight } }
    if !texts.isEmpty { scope.texts = texts }
    return scope
  }
}

/// `accessibility3`
struct TextSizeArgument: ExpressibleByArgument {
  let size: DynamicTypeSize

  init?(argument: String) {
    guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self.size = size
  }
}
