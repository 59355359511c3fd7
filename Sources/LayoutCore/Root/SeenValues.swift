/// The last values of an action in turns, or passes, that follow each other: for the diagnosis where they do not
/// settle. At most as many as there are passes.
struct SeenValues<Value> {
  private(set) var values: [Value] = []

  mutating func note(_ value: Value) {
    if values.count == LayoutSession.passLimit { values.removeFirst() }
    values.append(value)
  }

  /// Notes the value of an action in the turn with this number. One turn is the rule, and nothing is kept of it; the
  /// second one begins with the value of the first.
  mutating func note(_ value: Value, after old: Value?, turn: Int) {
    guard turn > 1 else { return drop() }
    if values.isEmpty, let old { note(old) }
    note(value)
  }

  mutating func drop() {
    if !values.isEmpty { values = [] }
  }

  /// The values as a text, oldest first: `40.0, 60.0, 40.0, 60.0`, each shortened where it is long.
  var text: String {
    values.map { value in
      let words = "\(value)"
      return words.count > 80 ? words.prefix(80) + "…" : words
    }.joined(separator: ", ")
  }
}
