// What Scripts/reliability does with the sources, the results and the page:
//
//   files            prints the files that have a test of a row or a law of the page, as a pattern
//   results EVENTS…  stores the results of runs of these sources
//   write            writes the page
//   check            fails where the page is not what `write` writes
//
// The last two fail where a row or a law has no test, where there is no such row, and where a test failed.

let arguments = CommandLine.arguments.dropFirst()
let pagePath = "docs/quality/reliability.md"

run {
  let tests = try Test.all()
  switch arguments.first {
  case "files":
    print(
      "(" + Set(try Page.shown(tests).map { $0.file.dropLast(".swift".count) }).sorted().joined(separator: "|") + ")")
  case "results": try storeResults(ofRuns: Array(arguments.dropFirst()), Page.shown(tests))
  case "write", "check":
    let page = try Page(tests)
    var faults = page.faults
    if !page.unmeasured.isEmpty { say("not measured yet: \(page.unmeasured.joined(separator: ", "))") }
    if arguments.first == "write" {
      try write(page.text, to: pagePath)
    } else if try contents(pagePath) != page.text {
      let old = try contents(pagePath).split(separator: "\n"), new = page.text.split(separator: "\n")
      for change in new.difference(from: old).prefix(10) {
        switch change {
        case .insert(_, let line, _): say("+ \(line)")
        case .remove(_, let line, _): say("- \(line)")
        }
      }
      faults.append("\(pagePath) is not what the tests and their results are: run Scripts/reliability, or --write")
    }
    if !faults.isEmpty { throw Fault(faults.joined(separator: "\n")) }
  default: throw Fault("files, results EVENTS…, write or check")
  }
}
