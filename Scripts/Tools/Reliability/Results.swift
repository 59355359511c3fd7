import Foundation

/// What a test ended with.
struct Result {
  var outcome: String
  var cases: Int
  var day: String
}

let resultsPath = "docs/quality/reliability/results.tsv"

/// The results that are stored, by their tests' keys.
func storedResults() throws -> [String: Result] {
  var results: [String: Result] = [:]
  for line in try tableLines(resultsPath) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let cases = Int(fields[3]) else {
      throw Fault("\(resultsPath): this is no result: \(line)")
    }
    results[fields[0] + "\t" + fields[1]] = Result(outcome: fields[2], cases: cases, day: fields[4])
  }
  return results
}

/// A line of what a run wrote by `--event-stream-version 0`.
private struct Event: Decodable {
  struct Payload: Decodable {
    var kind: String
    var testID: String?
    var messages: [Message]?
  }
  struct Message: Decodable { var symbol: String }
  var kind: String
  var payload: Payload
}

/// The results of runs by the place of the test: `MODULE/File.swift:LINE`.
private func results(ofRuns paths: [String]) throws -> [String: Result] {
  let today = Date().ISO8601Format(.iso8601.year().month().day())
  let decoder = JSONDecoder()
  var results: [String: Result] = [:]
  for path in paths {
    var cases: [String: Int] = [:]
    for line in try contents(path).split(separator: "\n") {
      let event = try decoder.decode(Event.self, from: Data(line.utf8))
      // MODULE.Suite/function()/File.swift:LINE:COLUMN; a suite has no place.
      guard event.kind == "event", let id = event.payload.testID, let module = id.split(separator: ".").first else {
        continue
      }
      let place = id.split(separator: "/").last?.split(separator: ":") ?? []
      guard place.count == 3 else { continue }
      let key = "\(module)/\(place[0]):\(place[1])"
      switch event.payload.kind {
      case "testCaseEnded": cases[key, default: 0] += 1
      case "testSkipped": results[key] = Result(outcome: "skipped", cases: 1, day: today)
      case "testEnded":
        let isPassed = event.payload.messages?.first?.symbol.hasPrefix("pass") == true
        results[key] = Result(outcome: isPassed ? "passed" : "failed", cases: cases[key] ?? 1, day: today)
      default: break
      }
    }
  }
  return results
}

/// Stores the results of runs. A result stays as long as its test is there and was not run again.
func storeResults(ofRuns paths: [String], _ tests: [Test]) throws {
  let stored = try storedResults()
  let new = try results(ofRuns: paths)
  var lines: [String] = []
  for test in tests {
    // A test that runs with UIKit and with AppKit has passed where it has with both.
    let modules = test.module == "LayoutAppleTests" ? ["LayoutUIKitTests", "LayoutAppKitTests"] : [test.module]
    let ended = modules.compactMap { new["\($0)/\(test.file):\(test.line)"] }
    let passed = ended.count == modules.count ? ended.last : nil
    if let result = ended.first(where: { $0.outcome == "failed" }) ?? passed ?? stored[test.key] {
      lines.append("\(test.key)\t\(result.outcome)\t\(result.cases)\t\(result.day)\n")
    }
  }
  try write(lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(), to: resultsPath)
}
