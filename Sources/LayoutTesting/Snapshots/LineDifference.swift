/// The difference of two texts, in lines.
enum LineDifference {
  /// The largest number of lines of each kind to show.
  private static var lineLimit: Int { 40 }

  /// The differing lines: `-` lines are the reference's, `+` lines are new. Common lines at the start and the end are
  /// left out. `nil` if the texts are equal.
  static func text(_ reference: String, _ actual: String) -> String? {
    guard reference != actual else { return nil }
    let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let gone = old[head..<old.count - tail].map { "- \($0)" }
    let come = new[head..<new.count - tail].map { "+ \($0)" }
    let lines = gone.prefix(lineLimit) + come.prefix(lineLimit)
    let rest = gone.count + come.count - lines.count
    return (["from line \(head + 1):"] + lines + (rest > 0 ? ["… \(rest) more lines"] : [])).joined(separator: "\n")
  }
}
