import ArgumentParser
import Layout

/// `layout explain SCREEN`
struct ExplainCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains the size of an element of a screen: what was proposed, what it took, and why.",
    discussion: """
      One line for the element, for each of its modifiers and for everything around it, out to the root. The element is \
      the front-most one at --at, the one with the id --id, or the one in the middle of the screen. `layout render \
      --inspect` shows what lies where.
      """)

  @Argument(help: ArgumentHelp("The name of a screen; `layout list` names them.", valueName: "screen"))
  var screen: String

  @Option(help: ArgumentHelp("Another size, in points: 390x844.", valueName: "WxH"))
  var size: SizeArgument?

  @Option(help: ArgumentHelp("A point of the screen, from its top left corner: 20,40.", valueName: "X,Y"))
  var at: PointArgument?

  @Option(help: "The id of an element.")
  var id: String?

  @Option(help: ArgumentHelp("What the feed shows: a JSON file of entries, or a package database.", valueName: "file"))
  var data: String?

  @Option(help: "ltr or rtl. (default: ltr)")
  var direction: RenderCommand.Direction = .ltr

  func validate() throws {
    if at != nil, id != nil { throw ValidationError("give either --at or --id") }
  }

  func run(output: Output) throws {
    let screen = try Gallery.find(screen)
    if let data, screen.name != "feed" {
      throw CommandError.badInput("--data \(data) is read by the screen feed, not by \(screen.name)")
    }
    let entries = FeedSource(path: data).entries
    let input = ScreenInput(entries: { try entries.get() }, longestSide: RenderJob.longestSide)
    let content = AnyLayout(erasing: try screen.content(input))
    let page = LaidOutPage(
      content, width: size?.width ?? screen.width, height: size?.height ?? screen.height, environment: environment)
    for diagnostic in page.diagnostics { output.remark("\(diagnostic)".inOneLine) }
    output.line(try explanation(in: page).description)
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.foregroundColor = environment.palette.ink
    environment.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    return environment
  }

  private func explanation(in page: LaidOutPage) throws(CommandError) -> LayoutExplanation {
    if let id {
      let found = page.explain(id: id) ?? Int(id).flatMap { page.explain(id: $0) }
      guard let found else { throw .badInput("no element of \(screen) that is shown has the id \"\(id)\"") }
      return found
    }
    let point = at?.point ?? Point(x: page.size.width / 2, y: page.size.height / 2)
    guard let found = page.explain(at: point) else {
      throw .badInput("there is nothing at \(point) in \(screen), which is \(page.size) points large")
    }
    return found
  }
}

/// `390x844`
struct SizeArgument: ExpressibleByArgument {
  let width: Double
  let height: Double

  init?(argument: String) {
    guard let (width, height) = pair(argument, "x"), width > 0, height > 0 else { return nil }
    (self.width, self.height) = (width, height)
  }
}

/// `20,40`
struct PointArgument: ExpressibleByArgument {
  let point: Point

  init?(argument: String) {
    guard let (x, y) = pair(argument, ",") else { return nil }
    point = Point(x: x, y: y)
  }
}

/// Two finite numbers with a separator between them.
private func pair(_ text: String, _ separator: Character) -> (Double, Double)? {
  let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { Double($0) }
  guard parts.count == 2, let first = parts[0], let second = parts[1], first.isFinite, second.isFinite else {
    return nil
  }
  return (first, second)
}
