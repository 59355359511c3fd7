import LayoutCore
import LayoutLint

/// The screens of a program.
package struct ScreenList: Sendable {
  let program: String
  package let screens: [ToolScreen]

  /// The screen of that name; `nil` where there is none.
  func screen(named name: String) -> ToolScreen? { screens.first { $0.name == name } }

  /// The screen of that name.
  ///
  /// - Throws: with the names that are like it, or all.
  package func find(_ name: String) throws(CommandError) -> ToolScreen {
    if let screen = screen(named: name) { return screen }
    let names = screens.map(\.name)
    let close = NearMisses.of(name, among: names)
    let advice =
      close.isEmpty
      ? "there are \(names.joined(separator: ", "))"
      : "did you mean \(close.prefix(3).joined(separator: " or "))? `\(program) list` names all screens"
    throw .badInput("there is no screen \"\(name)\"; \(advice)")
  }

  /// The screens of these names, or all.
  ///
  /// - Throws: where a name is unknown, or `--data` is given and none of the screens reads it.
  func chosen(_ names: [String], all: Bool, data: String?) throws(CommandError) -> [ToolScreen] {
    var chosen = screens
    if !all {
      chosen = []
      for name in names { chosen.append(try find(name)) }
    }
    guard let data, !chosen.contains(where: \.readsData) else { return chosen }
    let readers = screens.filter(\.readsData).map(\.name)
    let which =
      switch readers.count {
      case 0: "no screen"
      case 1: "the screen \(readers[0])"
      default: "the screens \(readers.joined(separator: ", "))"
      }
    let others =
      switch (readers.count, chosen.count) {
      case (0, _): ""
      case (_, 1): ", not by \(chosen[0].name)"
      default: ", which is not among the chosen screens"
      }
    throw .badInput("--data \(data) is read by \(which)\(others)")
  }

  /// Checks that each screen can be found by its name, and that its files have a name.
  ///
  /// - Throws: with the first name that is empty, written twice, or has other characters.
  func check() throws(CommandError) {
    var known: Set<String> = []
    for screen in screens {
      guard known.insert(screen.name).inserted else { throw .badInput("two screens have the name \"\(screen.name)\"") }
      let isValid = screen.name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
      guard isValid, !screen.name.isEmpty, !screen.name.hasPrefix("-"), !screen.name.hasPrefix(".") else {
        throw .badInput(
          "the name of a screen has letters, digits, \".\", \"_\" and \"-\", and begins with a letter, a digit or \"_\": "
            + "\"\(screen.name)\"")
      }
    }
    for screen in screens {
      if let fault = screen.lint.fault { throw .badInput("the screen \"\(screen.name)\": \(fault)") }
    }
    if screens.isEmpty { throw .badInput("the program has no screens") }
  }
}
