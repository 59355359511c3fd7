import LayoutCore

/// The arguments of one command, read by its options.
struct ToolArguments {
  /// The arguments that are no options, in order.
  private(set) var names: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Reads the arguments.
  ///
  /// An option and its value are two arguments, or one with `=` between them. After `--` there are no options.
  ///
  /// - Throws: where an option is unknown, or its value is missing.
  init(_ arguments: [String], options: [ToolOption]) throws(CommandError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        names.append(argument)
        continue
      }
      if argument == "--" {
        names += rest
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.name == parts[0] }) else { throw Self.unknown(parts[0], options) }
      guard let kind = option.value else {
        guard parts.count == 1 else { throw .badInput("\(option.name) takes no value, and was given \"\(parts[1])\"") }
        flags.insert(option.name)
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), parts.count == 2 || !value.hasPrefix("--") else {
        throw .badInput("\(option.name) needs a value: \(option.name) <\(kind)>")
      }
      values[option.name, default: []].append(value)
    }
  }

  private static func unknown(_ name: String, _ options: [ToolOption]) -> CommandError {
    let near = NearMisses.of(name, among: options.map(\.name)).prefix(3)
    let advice = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
    return .badInput("there is no option \(name)\(advice)")
  }

  /// Whether a flag is given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value that was given last; `nil` where there is none.
  func text(_ name: String) -> String? { values[name]?.last }

  /// The number that was given last.
  ///
  /// - Throws: where it is no number, or `isValid` refuses it; `kind` describes what the option takes.
  func number(
    _ name: String, _ kind: String, where isValid: (Double) -> Bool = { $0.isFinite && $0 > 0 }
  ) throws(CommandError) -> Double? {
    try numbers(name, kind, where: isValid).last
  }

  /// All numbers that were given.
  func numbers(
    _ name: String, _ kind: String, where isValid: (Double) -> Bool = { $0.isFinite && $0 > 0 }
  ) throws(CommandError) -> [Double] {
    var numbers: [Double] = []
    for text in values[name] ?? [] {
      guard let number = Double(text), isValid(number) else {
        throw .badInput("\(name) takes \(kind), not \"\(text)\"")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The words that were given, as values of an enum.
  ///
  /// - Throws: where one is none of `known`.
  func words<Value>(_ name: String, _ known: [(word: String, value: Value)]) throws(CommandError) -> [Value] {
    var words: [Value] = []
    for text in values[name] ?? [] {
      guard let found = known.first(where: { $0.word == text }) else {
        throw .badInput("\(name) takes one of \(known.map(\.word).joined(separator: ", ")), not \"\(text)\"")
      }
      words.append(found.value)
    }
    return words
  }

  /// Two finite numbers with a separator between them: `390x844`.
  ///
  /// - Throws: where the value is none, or `isValid` refuses it.
  func pair(
    _ name: String, _ separator: Character, _ kind: String, where isValid: (Double, Double) -> Bool = { _, _ in true }
  ) throws(CommandError) -> (Double, Double)? {
    guard let text = text(name) else { return nil }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let first = parts[0], let second = parts[1], first.isFinite, second.isFinite,
      isValid(first, second)
    else { throw .badInput("\(name) takes \(kind), not \"\(text)\"") }
    return (first, second)
  }
}

/// The words of the command line for values that several commands take.
enum ToolWords {
  static let directions: [(word: String, value: LayoutDirection)] = [("ltr", .leftToRight), ("rtl", .rightToLeft)]
  static let schemes: [(word: String, value: ColorScheme)] = [("light", .light), ("dark", .dark)]
}
