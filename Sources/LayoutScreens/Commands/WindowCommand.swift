import Layout

/// `window`
struct WindowCommand: ToolCommand {
  static let name = "window"
  static let abstract = "Opens the screens in a window."
  static let discussion = """
    The screens stand in a sidebar; the chosen one fills the rest. With LAYOUT_INSPECT=1 in the environment frames, \
    paddings and names are drawn over the window, and a click prints why what lies there has its size.
    """
  static let parameters = "[<screen>]"
  static let options: [ToolOption] = [
    .data,
    .option("--direction", "ltr|rtl", "The direction. (default: as the system has it)"),
    .option("--appearance", "light|dark", "The colours. (default: as the system has it)"),
  ]

  private let screen: String?
  private let data: String?
  private let direction: LayoutDirection?
  private let scheme: ColorScheme?

  init(_ arguments: ToolArguments) throws(CommandError) {
    guard arguments.names.count <= 1 else {
      throw .badInput("window takes the name of one screen, the one to begin with; `list` names them")
    }
    screen = arguments.names.first
    data = arguments.text("--data")
    direction = try arguments.words("--direction", ToolWords.directions).last
    scheme = try arguments.words("--appearance", ToolWords.schemes).last
  }

  func run(_ program: ToolProgram, output: Output) throws {
    let first = try screen.map(program.screens.find) ?? program.screens.screens[0]
    let input = ScreenInput(data: data)
    if data != nil {
      for screen in try program.screens.chosen([], all: true, data: data) where screen.readsData {
        _ = try screen.layout(input)
      }
    }
    #if GTK
      let status = try MainActor.assumeIsolated {
        try ScreenWindow(program: program, first: first, input: input, direction: direction, scheme: scheme).run()
      }
      if status != 0 { throw CommandError("", exit: ToolExit(status)) }
    #else
      throw CommandError.badInput(
        "a window needs GTK, which this build is without: build with `swift build --traits GTK`; \(first.name) can be "
          + "drawn into a file by `\(program.name) render`")
    #endif
  }
}
