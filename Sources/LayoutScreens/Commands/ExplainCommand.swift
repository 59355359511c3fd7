import Layout

/// `explain SCREEN`
struct ExplainCommand: ToolCommand {
  static let name = "explain"
  static let abstract = "Explains the size of an element of a screen: what was proposed, what it took, and why."
  static let discussion = """
    One line for the element, for each of its modifiers and for everything around it, out to the root. The element is \
    the front-most one at --at, the one with the id --id, or the one in the middle of the screen. `render --inspect` \
    shows what lies where.
    """
  static let parameters = "<screen>"
  static let options: [ToolOption] = [
    .option("--size", "WxH", "Another size, in points: 390x844."),
    .option("--at", "X,Y", "A point of the screen, from its top left corner: 20,40."),
    .option("--id", "id", "The id of an element."),
    .data, .option("--direction", "ltr|rtl", "The direction. (default: ltr)"),
  ]

  private let screen: String
  private let size: (width: Double, height: Double)?
  private let point: Point?
  private let id: String?
  private let data: String?
  private let direction: LayoutDirection

  init(_ arguments: ToolArguments) throws(CommandError) {
    guard arguments.names.count == 1, let name = arguments.names.first else {
      throw .badInput("explain takes the name of one screen; `list` names them")
    }
    screen = name
    size = try arguments.pair("--size", "x", "a width and a height above 0, such as 390x844") { $0 > 0 && $1 > 0 }
    point = try arguments.pair("--at", ",", "a point, such as 20,40").map { Point(x: $0.0, y: $0.1) }
    id = arguments.text("--id")
    data = arguments.text("--data")
    direction = try arguments.words("--direction", ToolWords.directions).last ?? .leftToRight
    if point != nil, id != nil { throw .badInput("give either --at or --id") }
  }

  func run(_ program: ToolProgram, output: Output) throws {
    let chosen = try program.screens.chosen([screen], all: false, data: data)[0]
    let content = try chosen.layout(ScreenInput(data: data))
    let page = LaidOutPage(
      content, width: size?.width ?? chosen.width, height: size?.height ?? chosen.height,
      background: program.background(.light), environment: program.environment(direction: direction))
    for diagnostic in page.diagnostics { output.remark("\(diagnostic)".inOneLine) }
    output.line(try explanation(in: page).description)
  }

  private func explanation(in page: LaidOutPage) throws(CommandError) -> LayoutExplanation {
    if let id {
      let found = page.explain(id: id) ?? Int(id).flatMap { page.explain(id: $0) }
      guard let found else {
        let known = KnownIDs(page.visibleIDs, unknown: id)
        throw .badInput("no element of \(screen) that is shown has the id \"\(id)\"\(known.advice)")
      }
      return found
    }
    let point = point ?? Point(x: page.size.width / 2, y: page.size.height / 2)
    guard let found = page.explain(at: point) else {
      throw .badInput("there is nothing at \(point) in \(screen), which is \(page.size) points large")
    }
    return found
  }
}

extension ToolOption {
  /// The file that some screens show.
  static let data = option("--data", "file", "The file that a screen shows which reads one.")
}

extension ToolProgram {
  /// The environment of a picture.
  func environment(direction: LayoutDirection, scheme: ColorScheme = .light, scale: Double = 1) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.foregroundColor = foreground(scheme)
    environment.layoutDirection = direction
    environment.displayScale = scale
    return environment
  }
}
