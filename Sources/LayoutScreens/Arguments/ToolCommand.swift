/// One command of a program.
protocol ToolCommand: SendableMetatype {
  static var name: String { get }
  /// What it does, in one sentence.
  static var abstract: String { get }
  /// More about it, in one paragraph; empty for nothing.
  static var discussion: String { get }
  /// The arguments that are no options: `[<screen> ...]`; empty for none.
  static var parameters: String { get }
  static var options: [ToolOption] { get }

  /// - Throws: where the arguments contradict each other, or are no valid values.
  init(_ arguments: ToolArguments) throws(CommandError)

  func run(_ program: ToolProgram, output: Output) throws
}

extension ToolCommand {
  /// The text of `--help`.
  static func help(_ program: String) -> String {
    var usage = "\(program) \(name)"
    if !parameters.isEmpty { usage += " \(parameters)" }
    if !options.isEmpty { usage += " [options]" }
    var parts = [abstract]
    if !discussion.isEmpty { parts.append(discussion.wrapped(to: 80)) }
    parts.append("USAGE: \(usage)")
    let rows = options.map { ($0.usage, $0.help) } + [("--help", "Prints this.")]
    parts.append("OPTIONS:\n" + HelpRows.text(rows))
    return parts.joined(separator: "\n\n")
  }
}

/// Rows of a name and its description, in two columns.
enum HelpRows {
  static func text(_ rows: [(name: String, help: String)]) -> String {
    let column = min(rows.map(\.name.count).max() ?? 0, 24) + 4
    return rows.map { name, help in
      let lines = help.wrapped(to: 80 - column).split(separator: "\n")
      let rest = lines.dropFirst().map { "\n" + String(repeating: " ", count: column) + $0 }.joined()
      let space = String(repeating: " ", count: max(column - name.count - 2, 0))
      let gap = space.isEmpty ? "\n" + String(repeating: " ", count: column) : space
      return "  \(name)\(gap)\(lines.first ?? "")\(rest)"
    }
    .joined(separator: "\n")
  }
}

extension String {
  /// The text in lines of at most `width` characters, broken at spaces.
  func wrapped(to width: Int) -> String {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
