/// Lines of aligned columns.
struct TextTable {
  var header: [String]?
  var rows: [[String]]
  /// The columns that are aligned at the left; the others contain figures and are aligned at the right.
  var left: Set<Int> = [0]

  private var all: [[String]] { (header.map { [$0] } ?? []) + rows }

  /// The table's lines, with spaces between the columns.
  var lines: [String] {
    let all = all
    let widths = (all.first ?? []).indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let line = row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return left.contains(column) ? text + space : space + text
      }
      .joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The table in Markdown.
  var markdown: String {
    let rule = (header ?? []).indices.map { left.contains($0) ? "---" : "--:" }
    return ([header ?? [], rule] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
