import Foundation

/// The page of all mutations with the tests that noticed them.
enum MutationPage {
  static let path = "docs/quality/mutations.md"

  /// What the page has of each mutation: the last field of its row, in the order of the rows.
  static func rows() throws -> [(name: String, result: String)] {
    try contents(path).split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /\| `([a-z-]+)` \| `[^`]*` \| [^|]* \| (.*) \|/).map { (String($0.1), String($0.2)) }
    }
  }

  /// Writes the rows of what was tried now, and keeps those of the others.
  static func write(_ mutations: [Mutation], _ killers: [String: String?]) throws {
    var results = Dictionary(try rows().map { ($0.name, $0.result) }) { first, _ in first }
    for mutation in mutations {
      guard let killer = killers[mutation.name] else { continue }
      results[mutation.name] = (killer ?? "none: \(mutation.survives ?? "")").replacing("|", with: "\\|")
    }
    let rows = mutations.compactMap { mutation in results[mutation.name].map { (mutation, $0) } }
    let killed = rows.filter { !$0.1.hasPrefix("none:") }.count
    var text = """
      # Mutations

      ```sh
      Scripts/mutate                        # all, and writes this page
      Scripts/mutate stack-order            # one, and its row
      Scripts/mutate --check                # only whether all still fit the sources
      ```

      breaks the engine on purpose, in one way at a time: a sign, an axis, an off-by-one, an invalidation that is left out. Each
      time tests run one after the other until one fails: those that the mutation names, then all of the engine, then all of the
      DSL's core; of `LayoutCSS` all of its own. A mutation that no test notices fails the script, unless none can notice it;
      then the table has the reason. `Scripts/mutations.txt` has the texts.

      \(rows.count) mutations: \(killed) noticed by a test, \(rows.count - killed) by none.

      | mutation | in | what it does | noticed first by the test |
      | --- | --- | --- | --- |

      """
    for (mutation, result) in rows {
      text += "| `\(mutation.name)` | `\(mutation.file)` | \(mutation.what) | \(result) |\n"
    }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    report("wrote \(path)")
  }
}
