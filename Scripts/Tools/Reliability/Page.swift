/// A row of the page, or a law.
private struct Promise {
  let id: String
  let fields: [String]

  /// The lines `ID | FIELD | FIELD`, with or without a bar on each side.
  static func all(_ path: String) throws -> [Promise] {
    try tableLines(path).map { line in
      let bare = line.hasPrefix("| ") && line.hasSuffix(" |") ? String(line.dropFirst(2).dropLast(2)) : line
      let fields = bare.split(separator: " | ").map(String.init)
      return Promise(id: fields[0], fields: Array(fields.dropFirst()))
    }
  }
}

/// The page, and what is wrong in it.
struct Page {
  private(set) var text = ""
  private(set) var faults: [String] = []
  private(set) var unmeasured: [String] = []

  private let rows: [Promise]
  private let laws: [Promise]
  private let tests: [String: [Test]]
  private let results: [String: Result]
  private let figures: [String: String]

  private static let folder = "docs/quality/reliability/"

  /// The tests that hold to a row or a law of the page.
  static func shown(_ tests: [Test]) throws -> [Test] {
    let ids = Set(try (Promise.all(folder + "rows.md") + Promise.all(folder + "laws.txt")).map(\.id))
    return tests.filter { !ids.isDisjoint(with: $0.promises) }
  }

  init(_ all: [Test]) throws {
    rows = try Promise.all(Self.folder + "rows.md")
    laws = try Promise.all(Self.folder + "laws.txt")
    results = try storedResults()
    var tests: [String: [Test]] = [:]
    for test in all {
      for id in test.promises { tests[id, default: []].append(test) }
    }
    self.tests = tests
    figures = try Self.figures(results)

    let ids = Set((rows + laws).map(\.id))
    for id in ids.sorted() where tests[id] == nil { faults.append("\(id) has no test") }
    for test in all {
      for id in test.promises where !ids.contains(id) && id.wholeMatch(of: /[BL][0-9]+/) != nil {
        faults.append("\(test.path):\(test.line): there is no row or law \(id)")
      }
    }
    for (key, result) in results.sorted(by: { $0.key < $1.key }) where result.outcome == "failed" {
      faults.append("this test failed: \(key.split(separator: "\t").joined(separator: ": "))")
    }
    for line in try contents(Self.folder + "page.md").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      add(String(line))
    }
  }

  private mutating func add(_ line: String) {
    switch line {
    case "{{rows}}": addTable(["", "input", "promise"], rows) { "[\($0)](#\($0.lowercased()))" }
    case "{{laws}}": addTable(["law", "what is tried", "how much"], laws, nil)
    case "{{tests}}": addTests()
    default:
      let parts = line.split(separator: "{{", omittingEmptySubsequences: false)
      text += parts[0]
      for part in parts.dropFirst() {
        let name = String(part.prefix { $0 != "}" })
        if figures[name] == nil { unmeasured.append(name) }
        text += (figures[name] ?? "not measured yet") + part.dropFirst(name.count + 2)
      }
      text += "\n"
    }
  }

  private mutating func addTable(_ heads: [String], _ promises: [Promise], _ link: ((String) -> String)?) {
    text += "|" + (heads + ["tests", "result"]).map { $0.isEmpty ? " |" : " \($0) |" }.joined() + "\n"
    text += "|" + String(repeating: " --- |", count: heads.count + 2) + "\n"
    for promise in promises {
      let fields = (link.map { [$0(promise.id)] } ?? []) + promise.fields + [places(promise.id), result(promise.id)]
      text += "| " + fields.joined(separator: " | ") + " |\n"
    }
  }

  private mutating func addTests() {
    for row in rows {
      text += "### \(row.id)\n\n"
      for test in tests[row.id] ?? [] {
        let result = results[test.key]
        let cases = result.map { $0.cases > 1 ? ", \($0.cases) cases" : "" } ?? ""
        let end = result.map { $0.outcome == "passed" ? "" : ": " + $0.outcome } ?? ": not run yet"
        text += "- \(test.name) (\(link(test.path))\(cases))\(end)\n"
      }
      text += "\n"
    }
  }

  private func link(_ path: String) -> String {
    let name = path.split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? ""
    return "[\(name)](../../\(path))"
  }

  /// The files of the tests of an id, with the number of tests in each.
  private func places(_ id: String) -> String {
    var paths: [String] = []
    var counts: [String: Int] = [:]
    for test in tests[id] ?? [] {
      if counts[test.path] == nil { paths.append(test.path) }
      counts[test.path, default: 0] += 1
    }
    return paths.map { path in
      let count = counts[path] ?? 0
      return link(path) + (count > 1 ? " (\(count))" : "")
    }.joined(separator: ", ")
  }

  /// What the tests of an id ended with.
  private func result(_ id: String) -> String {
    guard let tests = tests[id] else { return "no test" }
    let ended = tests.compactMap { results[$0.key] }
    let passed = ended.filter { $0.outcome == "passed" }
    let failed = ended.filter { $0.outcome == "failed" }.count
    let cases = passed.isEmpty ? "" : ", " + plural(passed.reduce(0) { $0 + $1.cases }, "case")
    if failed > 0 { return "FAILED: \(failed) of \(plural(tests.count, "test"))\(cases)" }
    if passed.count == tests.count { return "passed" + cases }
    return plural(tests.count - passed.count, "test") + " not run yet" + cases
  }

  /// What long runs measured, and the totals that other scripts wrote down.
  private static func figures(_ results: [String: Result]) throws -> [String: String] {
    var figures: [String: String] = [:]
    for line in try tableLines(folder + "figures.txt") {
      guard let colon = line.firstRange(of: ": ") else { continue }
      figures[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
    let coverage = try contents("docs/quality/coverage.md").split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /\| (Layout[A-Za-z]+) \| [0-9]+ \| [0-9]+ \| ([0-9.]+ %) \|/).map { "\($0.1) \($0.2)" }
    }
    if !coverage.isEmpty { figures["coverage"] = coverage.joined(separator: ", ") }
    let mutations = try contents("docs/quality/mutations.md").split(separator: "\n")
    if let total = mutations.firstMatch({ $0.wholeMatch(of: /([0-9]+ mutations: .*)\./)?.1 }) {
      figures["mutation"] = "[\(total)](mutations.md)"
    }
    let days = results.values.map(\.day)
    if let first = days.min(), let last = days.max() { figures["days"] = first == last ? last : "\(first) to \(last)" }
    return figures
  }
}

extension Sequence {
  fileprivate func firstMatch<T>(_ transform: (Element) throws -> T?) rethrows -> T? {
    for element in self {
      if let match = try transform(element) { return match }
    }
    return nil
  }
}
