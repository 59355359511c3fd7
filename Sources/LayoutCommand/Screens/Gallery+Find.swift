extension Gallery {
  /// The screen of that name.
  static func find(_ name: String) throws(CommandError) -> Screen {
    if let screen = screen(named: name) { return screen }
    let names = screens.map(\.name)
    let close = names.filter { $0.contains(name) || distance($0, name) <= max(2, name.count / 3) }
      .sorted { distance($0, name) < distance($1, name) }
    let advice =
      close.isEmpty
      ? "there are \(names.joined(separator: ", "))"
      : "did you mean \(close.prefix(3).joined(separator: " or "))? `layout list` names all screens"
    throw .badInput("there is no screen \"\(name)\"; \(advice)")
  }

  /// The number of letters to be added, removed or changed to turn one word into the other.
  static func distance(_ one: String, _ other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for letter in one {
      var diagonal = row[0]
      row[0] += 1
      for (column, second) in other.enumerated() {
        let changed = diagonal + (letter == second ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
