/// Whether the library has what a row uses.
enum Finding {
  case asItIs
  case otherSpelling
  case missing
}

/// docs/swiftui.md.
struct Page {
  let topics: [Topic]
  /// The finding for each row of each topic.
  let findings: [[Finding]]

  var text: String {
    var text = """
      # SwiftUI's API here

      This page is written by `Scripts/swiftui`, from what compiles. Each row is a use of SwiftUI's API, as a few lines in
      [docs/swiftui](swiftui). *As it is*: the lines compile with `import SwiftUINames` in the place of `import SwiftUI`.
      *Other spelling*: the lines that are shown compile. *Missing*: neither does. The page is no test of what a call does:
      the guides and the reference describe that.

      | | rows | as it is | other spelling | missing | in any spelling |
      | --- | --- | --- | --- | --- | --- |

      """
    for (topic, all) in zip(topics, findings) { text += line(topic.title, all) }
    text += line("All", findings.flatMap { $0 })
    for (topic, all) in zip(topics, findings) {
      text += "\n## \(topic.title)\n\n| SwiftUI | here |\n| --- | --- |\n"
      for (row, finding) in zip(topic.rows, all) { text += "| \(row.name) | \(cell(row, finding)) |\n" }
    }
    return text
  }

  private func line(_ title: String, _ all: [Finding]) -> String {
    func count(_ finding: Finding) -> Int { all.filter { $0 == finding }.count }
    let known = all.count - count(.missing)
    return "| \(title) | \(all.count) | \(count(.asItIs)) | \(count(.otherSpelling)) | \(count(.missing)) | "
      + "\(known * 100 / all.count)% |\n"
  }

  private func cell(_ row: Row, _ finding: Finding) -> String {
    let note = row.note.isEmpty ? "" : ". \(row.note)"
    switch finding {
    case .asItIs: return "as it is" + note
    case .missing: return "missing" + note
    case .otherSpelling:
      let lines = row.other.map { "`\($0.replacing("|", with: "\\|"))`" }
      return lines.joined(separator: "<br>") + note
    }
  }
}
