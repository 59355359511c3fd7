/// `list`
struct ListCommand: ToolCommand {
  static let name = "list"
  static let abstract = "Lists the screens: name, size in points, what it shows."
  static let discussion = ""
  static let parameters = ""
  static let options: [ToolOption] = []

  init(_ arguments: ToolArguments) throws(CommandError) {
    if let name = arguments.names.first { throw .badInput("list takes no arguments, and was given \"\(name)\"") }
  }

  func run(_ program: ToolProgram, output: Output) {
    let screens = program.screens.screens
    let (names, sizes) = (screens.map(\.name), screens.map(\.sizeText))
    for screen in screens {
      let line = "\(screen.name.padded(to: names)) \(screen.sizeText.padded(to: sizes)) \(screen.summary)"
      output.line(String(line.reversed().drop { $0 == " " }.reversed()))
    }
  }
}

extension String {
  /// The text with spaces up to the length of the longest of `texts`, and one more.
  fileprivate func padded(to texts: [String]) -> String {
    let length = texts.map(\.count).max() ?? 0
    return self + String(repeating: " ", count: max(0, length - count) + 1)
  }
}
