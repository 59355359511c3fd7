// What Scripts/bench-compile does: `BenchCompile WORK print|check|write MACHINE COMPILER`. WORK is a folder with a copy of
// the package, `Layout`, whose dependencies are fetched.

import Foundation

/// A figure of the page: seconds of processor time, and how many it may be.
struct Row {
  let name: String
  let seconds: Double
  let limit: Double

  var time: String { String(format: seconds < 1 ? "%.3f" : "%.1f", seconds) }
  var text: String { "| \(name) | \(time) | \(limit == limit.rounded() ? "\(Int(limit))" : "\(limit)") |" }
}

#if canImport(Darwin)
  let children = RUSAGE_CHILDREN
#else
  let children = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
#endif

/// Seconds of processor time that all processes took which this one started, and which have ended.
func processorTime() -> Double {
  var usage = rusage()
  getrusage(children, &usage)
  return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
}

struct Measurements {
  let work: String
  var copy: String { work + "/Layout" }
  private(set) var rows: [Row] = []

  init(work: String) { self.work = work }

  /// Runs a command to its end and returns what it printed.
  @discardableResult
  private func output(of command: [String]) throws -> String {
    let log = work + "/log"
    try Data().write(to: URL(filePath: log))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: log)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let output = try contents(log)
    if process.terminationStatus != 0 {
      let end = output.split(separator: "\n").suffix(20).joined(separator: "\n")
      throw Fault("\(end)\n'\(command.joined(separator: " "))' failed")
    }
    return output
  }

  private mutating func add(_ row: Row) {
    rows.append(row)
    report("\(row.name): \(row.time) s")
  }

  private mutating func measure(_ name: String, limit: Double, _ command: String...) throws {
    let before = processorTime()
    try output(of: command)
    add(Row(name: name, seconds: processorTime() - before, limit: limit))
  }

  /// One more method of the type that most of a module uses, as an edit adds one.
  private func edit(_ module: String, _ type: String, _ number: Int) throws {
    let methods = (0...number).map { "extension \(type) { package func edited\($0)() -> Int { \($0) } }\n" }
    try write(methods.joined(), to: "\(copy)/Sources/\(module)/Edited.swift")
  }

  /// A package that checks one body of so many elements.
  private func writeBody(of count: Int, in folder: String) throws {
    let sources = folder + "/Sources/Body"
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    try write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Body", dependencies: [.package(name: "Layout", path: "\(copy)")],
        targets: [.target(name: "Body", dependencies: [.product(name: "Layout", package: "Layout")])])

      """, to: folder + "/Package.swift")
    let elements = (0..<(count / 5)).map { number in
      """
      HStack { Text("\\(title) \(number)").font(.system(size: 13)).padding(4); Spacer(); Text("\(number)").foregroundColor(.gray) }
        .frame(maxWidth: .infinity)
      Rectangle().frame(height: 1)

      """
    }
    try write(
      """
      import Layout
      struct Screen: Layout { var title = "Title" ; var body: some Layout { VStack(alignment: .leading, spacing: 4) {
      \(elements.joined())} } }

      """, to: sources + "/Screen.swift")
  }

  mutating func measureAll() throws {
    try measure(
      "debug, `Layout` from nothing", limit: 90, "swift", "build", "--package-path", copy, "--target", "Layout")
    for (module, type, limit) in [("LayoutCore", "LayoutRoot", 30.0), ("LayoutEngine", "LayoutTree", 60)] {
      try edit(module, type, 0)
      try output(of: ["swift", "build", "--package-path", copy, "--target", "Layout"])
      try edit(module, type, 1)
      try measure(
        "debug, after one more method in `\(module)`", limit: limit, "swift", "build", "--package-path", copy,
        "--target", "Layout")
    }
    try measure(
      "release, `Layout` from nothing", limit: 150, "swift", "build", "--package-path", copy, "-c", "release",
      "--target",
      "Layout")

    let body = work + "/Body"
    let screen = body + "/Sources/Body/Screen.swift"
    try writeBody(of: 50, in: body)
    try output(of: ["swift", "package", "--package-path", body, "resolve"])
    try measure(
      "debug, a dependent of `Layout` from nothing", limit: 100, "swift", "build", "--package-path", body)
    try write(contents(screen), to: screen)
    try measure("debug, a body of 50 elements again", limit: 10, "swift", "build", "--package-path", body)
    // Not again the library: flags of its own would compile it anew.
    let place = try output(of: ["swift", "build", "--package-path", body, "--show-bin-path"])
    let times = try output(of: [
      "swiftc", "-typecheck", "-I", place.trimmingCharacters(in: .whitespacesAndNewlines) + "/Modules",
      "-swift-version",
      "6", "-Xfrontend", "-debug-time-function-bodies", screen,
    ])
    let milliseconds = times.split(separator: "\n").compactMap { line in
      line.firstRange(of: "ms").flatMap { Double(line[..<$0.lowerBound]) }
    }
    guard let longest = milliseconds.max() else { throw Fault("the compiler printed no time of a body") }
    add(Row(name: "checking the types of that body", seconds: longest / 1000, limit: 0.5))
  }
}

run {
  let arguments = CommandLine.arguments
  guard arguments.count == 5 else { throw Fault("BenchCompile WORK print|check|write MACHINE COMPILER") }
  let mode = arguments[2]
  var measurements = Measurements(work: arguments[1])
  try measurements.measureAll()
  let table = (["| what | seconds | limit |", "| --- | --: | --: |"] + measurements.rows.map(\.text)).joined(
    separator: "\n")
  print(table)
  if mode == "write" {
    let day = Date().ISO8601Format(.iso8601.year().month().day())
    try write(
      """
      # What compiling costs

      Seconds of processor time with \(arguments[4]),
      on \(arguments[3]), \(day). `Scripts/bench-compile --write` writes this page;
      `--check` fails where a figure is above its limit.

      \(table)

      A change inside a function of `LayoutCore` costs less than a method more, which changes what other modules see. A
      release build compiles each module as a whole, so that the engine's functions are inlined into each other.

      """, to: "docs/compile-times.md")
    report("written to docs/compile-times.md")
  }
  let over = measurements.rows.filter { $0.seconds > $0.limit }
  if mode == "check", !over.isEmpty {
    throw Fault(over.map { "\($0.name) took \($0.time) s, more than \($0.limit)" }.joined(separator: "\n"))
  }
}
