/// The names among `names` that a misspelt `name` may mean, the nearest first.
package enum NearMisses {
  /// The names that contain `name`, or differ from it in a third of its letters at most. Two letters may always differ,
  /// but not all of them.
  ///
  /// - Complexity: O(names · letters²).
  package static func of(_ name: String, among names: [String]) -> [String] {
    guard !name.isEmpty else { return [] }
    return names.map { (name: $0, distance: distance($0, name)) }
      .filter { $0.name.holds(name) || $0.distance <= min(max(2, name.count / 3), name.count - 1) }
      .sorted { $0.distance < $1.distance }
      .map(\.name)
  }

  /// The number of letters to be added, removed or changed to turn one word into the other.
  package static func distance(_ one: String, _ other: String) -> Int {
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

extension String {
  /// Whether `part` is in the text.
  fileprivate func holds(_ part: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
