/// One option of a command.
struct ToolOption: Sendable {
  /// The name as it is written: `--width`.
  let name: String
  /// The name of its value in the help: `points`; `nil` for a flag, which has none.
  let value: String?
  let help: String

  /// An option with a value.
  static func option(_ name: String, _ value: String, _ help: String) -> ToolOption {
    ToolOption(name: name, value: value, help: help)
  }

  /// An option without a value.
  static func flag(_ name: String, _ help: String) -> ToolOption { ToolOption(name: name, value: nil, help: help) }

  /// The option as the help prints it: `--width <points>`.
  var usage: String { value.map { "\(name) <\($0)>" } ?? name }
}
