/// What differs between two texts, in lines.
enum LineDifference {
  /// Lines that are shown at most.
  private static var lineLimit: Int { 40 }

  /// `-` lines are the reference's, `+` lines are new; lines that both have in common are left out. `nil` where the
  /// texts are equal.
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
