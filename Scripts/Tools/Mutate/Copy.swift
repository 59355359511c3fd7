import Foundation

/// The copy of the engine, the DSL's core and its containers of CSS, with their tests, in which mutations are tried.
struct Copy {
  let path: String
  /// Seconds of processor time for all tests of a module, which take less than a third of it; and by the clock, for tests
  /// that wait for ever. KiB of memory.
  private static let seconds = 300
  private static let deadline = 3600
  private static let memory = 12 * 1024 * 1024

  private static let targets = [
    "LayoutEngine", "LayoutCore", "Layout", "LayoutReference", "SwiftUINames", "LayoutLint", "LayoutTesting",
    "LayoutTrees", "LayoutCSS", "LayoutKitCompat", "SimpleLayoutEngine", "LayoutConformance",
  ]
  private static let tests = [
    "LayoutEngineTests", "LayoutCoreTests", "LayoutCSSTests", "HostSuite", "TestPromises", "CAllocationCount",
  ]
  /// Tests compare pages and hosts with what they are about.
  private static let others = [
    "docs", "ARCHITECTURE.md", "CHANGELOG.md", "README.md", "Sources/LayoutApple", "Sources/LayoutUIKit",
    "Package.resolved",
  ]

  var buildLog: String { path + "/build.log" }
  private var testLog: String { path + "/test.log" }

  /// Copies what differs, so that only that is compiled again.
  init(at path: String) throws {
    self.path = path
    for item in Self.targets.map({ "Sources/" + $0 }) + Self.tests.map({ "Tests/" + $0 }) + Self.others {
      try mirror(item)
    }
    try replace("Package.swift", by: Data(package.utf8))
  }

  private func mirror(_ item: String) throws {
    let manager = FileManager.default
    let copied = Set(files(below: path + "/" + item, "").map { $0.dropFirst(path.count + 1) })
    var originals = files(below: item, "")
    if originals.isEmpty, manager.fileExists(atPath: item) { originals = [item] }
    for gone in copied.subtracting(originals.map { $0[...] }) { try? manager.removeItem(atPath: path + "/" + gone) }
    for original in originals {
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: original, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      try replace(original, by: Data(contentsOf: URL(filePath: original)))
    }
  }

  /// Writes a file that has other bytes.
  func replace(_ item: String, by bytes: Data) throws {
    let url = URL(filePath: path).appending(path: item)
    if (try? Data(contentsOf: url)) == bytes { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// Whether it compiles; what the compiler printed is in the log.
  func build() throws -> Bool {
    try Data().write(to: URL(filePath: buildLog))
    let log = FileHandle(forWritingAtPath: buildLog)
    let build = command("swift", ["build", "--build-tests", "--package-path", path])
    build.standardOutput = log
    build.standardError = log
    try build.run()
    build.waitUntilExit()
    return build.terminationStatus == 0
  }

  /// The program with all tests, as SwiftPM makes it on Linux.
  func program() throws -> String {
    let pipe = Pipe()
    let show = command("swift", ["build", "--package-path", path, "--show-bin-path"])
    show.standardOutput = pipe
    try show.run()
    let folder = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    show.waitUntilExit()
    return folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/LayoutPackageTests.xctest"
  }

  /// Runs tests one after the other until one fails, which is the result. A test that crashes, or takes all its processor
  /// time, has failed too.
  func firstFailure(of program: String, _ filter: String) throws -> String? {
    let limits = "ulimit -t \(Self.seconds) -v \(Self.memory) -c 0; exec timeout -k 10 \(Self.deadline) \"$@\""
    let tests = command(
      "bash",
      ["-c", limits, "bash", program, "--testing-library", "swift-testing", "--no-parallel", "--filter", filter])
    tests.environment = ProcessInfo.processInfo.environment.merging([
      "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    let pipe = Pipe()
    tests.standardOutput = pipe
    tests.standardError = pipe
    try tests.run()
    try Data().write(to: URL(filePath: testLog))
    let log = FileHandle(forWritingAtPath: testLog)
    var rest = Data()
    var started: String?
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      log?.write(data)
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        if let match = line.wholeMatch(of: /✘ Test (.*?) recorded an issue.*/) {
          tests.terminate()
          tests.waitUntilExit()
          return String(match.1)
        }
        if let match = line.wholeMatch(of: /◇ Test (?!case |run )(.*) started\./) { started = String(match.1) }
      }
    }
    tests.waitUntilExit()
    guard let started else { throw Fault("\(filter): no test was executed, see \(testLog)") }
    switch tests.terminationStatus {
    case 0 where tests.terminationReason == .exit: return nil
    // The exit codes of `timeout` and the shell: all processor time is used up, or the deadline is over.
    case 124, 137, 152, SIGKILL, SIGXCPU: return "\(started) (endless)"
    default: return "\(started) (crash)"
    }
  }

  private func command(_ name: String, _ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = FileHandle.nullDevice
    return process
  }
}

private let package = """
  // swift-tools-version: 6.2
  import PackageDescription

  let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  let dump = Target.Dependency.product(name: "CustomDump", package: "swift-custom-dump")

  let package = Package(
    name: "Layout",
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3")],
    targets: [
      .target(name: "LayoutEngine", swiftSettings: settings, linkerSettings: [.linkedLibrary("m")]),
      .target(name: "LayoutCore", dependencies: ["LayoutEngine"], swiftSettings: settings),
      .target(name: "Layout", dependencies: ["LayoutCore"], swiftSettings: settings),
      .target(name: "LayoutReference", dependencies: ["Layout"], swiftSettings: settings),
      .target(name: "SwiftUINames", dependencies: ["Layout"], swiftSettings: settings),
      .target(name: "LayoutLint", dependencies: ["LayoutCore"], swiftSettings: settings),
      .target(name: "LayoutTesting", dependencies: ["LayoutCore", "LayoutLint"], swiftSettings: settings),
      .target(name: "LayoutTrees", dependencies: ["LayoutEngine"], swiftSettings: settings),
      .target(name: "LayoutCSS", dependencies: ["LayoutCore"], swiftSettings: settings),
      .target(name: "LayoutKitCompat", dependencies: ["LayoutCore"], swiftSettings: settings),
      .target(name: "SimpleLayoutEngine", dependencies: ["LayoutEngine"], swiftSettings: settings),
      .target(
        name: "LayoutConformance", dependencies: ["LayoutTrees", "LayoutCSS", "LayoutKitCompat", "SimpleLayoutEngine"],
        swiftSettings: settings),
      .target(
        name: "HostSuite", dependencies: ["LayoutCore", "LayoutCSS", "LayoutTrees"], path: "Tests/HostSuite", swiftSettings: settings),
      .target(name: "TestPromises", path: "Tests/TestPromises", swiftSettings: settings),
      .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
      .testTarget(
        name: "LayoutEngineTests", dependencies: ["LayoutEngine", "LayoutTrees", "TestPromises", dump],
        resources: [.copy("Fixtures")], swiftSettings: settings),
      .testTarget(
        name: "LayoutCoreTests",
        dependencies: [
          "LayoutReference", "LayoutTesting", "SwiftUINames", "CAllocationCount", "HostSuite", "LayoutTrees", "TestPromises", dump,
        ],
        exclude: ["Testing/__Snapshots__"], swiftSettings: settings),
      .testTarget(
        name: "LayoutCSSTests",
        dependencies: ["Layout", "LayoutCSS", "LayoutConformance", "LayoutTesting", "HostSuite", "TestPromises"],
        exclude: ["Fixtures"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
  )

  """
