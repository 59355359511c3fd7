// Writes docs/swiftui.md: which uses of SwiftUI's API compile here.
//
//   swiftui WORK write FLAGS…   writes the page; the flags are the compiler's for the library's modules
//   swiftui WORK check FLAGS…   fails where the page is not what would be written
//
// Both fail where a row has another spelling without need.

import Foundation

run {
  let arguments = CommandLine.arguments
  guard arguments.count > 3 else { throw Fault("usage: swiftui WORK write|check FLAGS…") }
  let topics = try files(below: "docs/swiftui", ".txt").map { try Topic($0) }
  let rows = topics.flatMap(\.rows)
  let compiler = Compiler(folder: arguments[1], flags: Array(arguments[3...]))

  let asTheyAre = try compiler.accepted(rows.enumerated().map { $1.file($1.code, number: $0) })
  let spelled = rows.indices.filter { !rows[$0].other.isEmpty }
  let others = try compiler.accepted(spelled.map { rows[$0].file(rows[$0].other, number: $0) })
  for (at, row) in spelled.enumerated() where asTheyAre.contains(row) && !rows[row].meansAnother {
    let isNeedless = others.contains(at) ? "" : ", which does not"
    throw Fault("\(rows[row].name): compiles as it is; remove the other spelling\(isNeedless)")
  }

  var found = rows.indices.map { asTheyAre.contains($0) && !rows[$0].meansAnother ? Finding.asItIs : .missing }
  for (at, row) in spelled.enumerated() where others.contains(at) { found[row] = .otherSpelling }
  var rest = found[...]
  let findings = topics.map { topic in
    defer { rest = rest.dropFirst(topic.rows.count) }
    return Array(rest.prefix(topic.rows.count))
  }
  let text = Page(topics: topics, findings: findings).text
  if arguments[2] == "check" {
    guard try contents("docs/swiftui.md") == text else {
      throw Fault("docs/swiftui.md is not what compiles: run Scripts/swiftui")
    }
  } else {
    try write(text, to: "docs/swiftui.md")
    let known = found.filter { $0 != .missing }.count
    report("wrote docs/swiftui.md: \(known) of \(found.count) rows")
  }
}
