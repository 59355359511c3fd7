import Layout

/// A program with the commands for its screens, and the values that the commands use.
package struct ToolProgram: Sendable {
  /// The name of the program, as its messages print it.
  let name: String
  let screens: ScreenList
  private let light: (background: Color, foreground: Color)
  private let dark: (background: Color, foreground: Color)
  private let version: String
  private let others: [(name: String, abstract: String)]

  private static let commands: [any ToolCommand.Type] = [
    ListCommand.self, RenderCommand.self, ExplainCommand.self, LintCommand.self, InspectCommand.self,
    WindowCommand.self,
  ]

  /// - Parameters:
  ///   - tool: the program.
  ///   - others: commands that the program has besides; they are listed in the help, and `run` returns `nil` for them.
  package init(_ tool: (some LayoutTool).Type, others: [(name: String, abstract: String)] = []) {
    name = tool.name
    version = tool.version
    screens = ScreenList(program: tool.name, screens: tool.screens)
    light = (tool.background(for: .light), tool.foreground(for: .light))
    dark = (tool.background(for: .dark), tool.foreground(for: .dark))
    self.others = others
  }

  /// The colour that is drawn behind a screen.
  func background(_ scheme: ColorScheme) -> Color { scheme == .dark ? dark.background : light.background }

  /// The colour of texts and shapes that set none.
  func foreground(_ scheme: ColorScheme) -> Color { scheme == .dark ? dark.foreground : light.foreground }

  /// Runs the command in the arguments.
  ///
  /// - Returns: 0 for success, 1 for failures, 2 for usage and bad input; `nil` for one of the other commands.
  package func run(_ arguments: [String], output: Output) -> ToolExit? {
    do {
      try screens.check()
      return try execute(arguments, output)
    } catch let error as CommandError {
      if !error.description.isEmpty { output.remark("error: \(error)") }
      return error.exit
    } catch {
      output.remark("error: \(error)".inOneLine)
      return .badInput
    }
  }

  private func execute(_ arguments: [String], _ output: Output) throws -> ToolExit? {
    guard let first = arguments.first, first != "--help", first != "-h" else {
      output.line(help)
      return arguments.isEmpty ? .badInput : .success
    }
    if first == "--version" {
      output.line(version)
      return .success
    }
    if first == "help" { return try execute(arguments.dropFirst().prefix(1) + ["--help"], output) }
    if others.contains(where: { $0.name == first }) { return nil }
    guard let command = Self.commands.first(where: { $0.name == first }) else { throw unknown(first) }
    return try execute(command, Array(arguments.dropFirst()), output)
  }

  private func execute<Command: ToolCommand>(
    _ command: Command.Type, _ arguments: [String], _ output: Output
  ) throws -> ToolExit {
    if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      output.line(command.help(name))
      return .success
    }
    try command.init(ToolArguments(arguments, options: command.options)).run(self, output: output)
    return .success
  }

  private func unknown(_ name: String) -> CommandError {
    let names = Self.commands.map { $0.name } + others.map(\.name)
    let near = NearMisses.of(name, among: names).prefix(3)
    let advice =
      near.isEmpty ? "there are \(names.joined(separator: ", "))" : "did you mean \(near.joined(separator: " or "))?"
    return .badInput("there is no command \"\(name)\"; \(advice)")
  }

  private var help: String {
    let rows = Self.commands.map { ($0.name, $0.abstract) } + others.map { ($0.name, $0.abstract) }
    return """
      USAGE: \(name) <command>

      COMMANDS:
      \(HelpRows.text(rows))

      `\(name) <command> --help` prints the options of a command.
      """
  }
}
