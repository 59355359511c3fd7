public import Foundation
public import LayoutCore

/// The result of comparing a layout with its reference.
@nonexhaustive
public enum SnapshotOutcome: Hashable, Sendable {
  /// The layout equals its reference.
  case same
  /// The reference was written. The test has compared nothing and fails.
  case recorded(String)
  /// There is no reference, or the files cannot be used.
  case failed(String)
  /// The layout differs from its reference. The files show the difference, for a strategy with marks.
  case differs(String, files: [SnapshotFile])

  /// The message of a failing test; `nil` if the test passes.
  public var message: String? {
    switch self {
    case .same: nil
    case .recorded(let message), .failed(let message), .differs(let message, _): message
    }
  }

  /// The files that show the difference.
  public var files: [SnapshotFile] { if case .differs(_, let files) = self { files } else { [] } }
}

/// A file that shows how a layout differs from its reference.
public struct SnapshotFile: Hashable, Sendable {
  /// The name of the file, which ends in `reference`, `new` or `difference` and the extension.
  public let name: String
  /// The content of the file.
  public let bytes: [UInt8]
}

/// Compares a layout with the reference in a file; `assertSnapshot` records the outcome as an issue.
public struct SnapshotCheck: Sendable {
  /// The folder of the references.
  public var folder: URL
  /// The start of the reference's file name.
  ///
  /// Each character other than letters, digits, `.`, `_` and `-` is replaced, so that the file is in `folder`. If a
  /// character is replaced, a number made from the name follows, so that different names have different files.
  public var name: String
  /// When the reference is written; `nil` uses the environment.
  public var record: SnapshotRecordMode?
  /// The environment variables to read.
  public var environment: [String: String]
  /// The folder for the files of a snapshot that differs: its reference, the new file, and one that marks the difference.
  ///
  /// It is `LAYOUT_SNAPSHOT_FAILURES` in the environment, else `layout-snapshots` in the system's folder for temporary
  /// files; in it there is a folder for each file of tests. `nil` writes none, as on CI without the variable.
  public var failures: URL?

  /// The name of the environment variable with the folder for failures.
  public static var failuresVariable: String { "LAYOUT_SNAPSHOT_FAILURES" }

  /// Makes a check of the test `testName` in `filePath`.
  ///
  /// Its references are in `__Snapshots__/<file>` beside the file, under the test's name and `name`. Each character
  /// other than letters, digits, `.`, `_` and `-` is replaced, and a number made from the original text follows. A
  /// point in the test's own name is replaced, too.
  public init(
    filePath: String, testName: String, named name: String? = nil, record: SnapshotRecordMode? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let file = URL(fileURLWithPath: filePath)
    folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    test = SnapshotCheck.function(testName)
    self.name =
      SnapshotCheck.fileName(test, allowing: "_-") + (name.map { "." + SnapshotCheck.fileName($0) } ?? "")
    self.record = record
    self.environment = environment
    failures = SnapshotCheck.failures(environment)?
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
  }

  private static func failures(_ environment: [String: String]) -> URL? {
    if let path = environment[failuresVariable], !path.isEmpty { return URL(fileURLWithPath: path) }
    if SnapshotRecordMode.isOnCI(environment) { return nil }
    return FileManager.default.temporaryDirectory.appendingPathComponent("layout-snapshots")
  }

  private let test: String

  /// Compares, and writes the reference if the record mode requires it.
  ///
  /// 1. The layout is rendered.
  /// 2. In the mode `all` the result becomes the reference.
  /// 3. Without a reference the result becomes the reference, unless the mode is `never`.
  /// 4. If the result differs, it becomes the reference in the mode `failed`. Otherwise the files that show the
  ///    difference are written into `failures`, where the strategy has marks.
  public func run(_ layout: some Layout, as strategy: SnapshotStrategy) -> SnapshotOutcome {
    if let word = SnapshotRecordMode.misspelt(record, environment) {
      let modes = SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return .failed("\(SnapshotRecordMode.variable) is \(word), which is none of \(modes)")
    }
    let mode = SnapshotRecordMode.effective(record, environment)
    let path = folder.appendingPathComponent(
      "\(SnapshotCheck.fileName(name)).\(SnapshotCheck.fileName(strategy.pathExtension))")
    do {
      // 1.
      let actual = try strategy.render(layout)
      // 2.
      if mode == .all { return try write(actual, to: path) }
      // 3.
      guard FileManager.default.fileExists(atPath: path.path) else {
        if mode != .never { return try write(actual, to: path) }
        return .failed("there is no reference \(path.path)\n\(advice)")
      }
      // 4.
      let reference = try Data(contentsOf: path)
      guard let difference = strategy.difference(Array(reference), actual) else { return .same }
      if mode == .failed { return try write(actual, to: path) }
      let words = strategy.summary(layout, Array(reference), actual) + [difference]
      return differs(strategy, from: path, Array(reference), actual, words)
    } catch {
      return .failed("the snapshot \(path.path) cannot be compared: \(error)")
    }
  }

  /// Step 4, of a result that does not become the reference.
  private func differs(
    _ strategy: SnapshotStrategy, from path: URL, _ reference: [UInt8], _ actual: [UInt8], _ difference: [String]
  ) -> SnapshotOutcome {
    var lines = ["the layout differs from \(path.path)"] + difference
    var files: [SnapshotFile] = []
    if let marks = strategy.marks {
      let parts = [("reference", reference), ("new", actual), ("difference", marks(reference, actual))]
      for case (let part, let bytes?) in parts {
        let name = SnapshotCheck.fileName("\(name).\(part).\(strategy.pathExtension)")
        files.append(SnapshotFile(name: name, bytes: bytes))
      }
      lines += written(files)
    }
    return .differs((lines + [advice]).joined(separator: "\n"), files: files)
  }

  /// Writes the files that show a difference.
  ///
  /// - Returns: the lines of the message about them.
  private func written(_ files: [SnapshotFile]) -> [String] {
    guard let failures else { return [] }
    do {
      try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
      for file in files { try WholeFile.write(file.bytes, to: failures.appendingPathComponent(file.name).path) }
      return ["see \(files.map { failures.appendingPathComponent($0.name).path }.joined(separator: "\n    "))"]
    } catch {
      return ["the files that show the difference cannot be written into \(failures.path): \(error)"]
    }
  }

  private func write(_ bytes: [UInt8], to path: URL) throws -> SnapshotOutcome {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try WholeFile.write(bytes, to: path.path)
    return .recorded("the reference \(path.path) was written; look at it, then run the test again")
  }

  /// The command that makes the current result the reference.
  private var advice: String {
    let pattern = NSRegularExpression.escapedPattern(for: test).replacingOccurrences(of: "'", with: "'\\''")
    return "to take what it looks like now: \(SnapshotRecordMode.variable)=failed swift test --filter '\(pattern)'"
  }

  /// A test's name without its parameters and backticks.
  private static func function(_ name: String) -> String {
    if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
      return String(name[name.index(after: name.startIndex)..<end])
    }
    return String(name.prefix { $0 != "(" })
  }

  private static func fileName(_ text: String, allowing marks: String = "._-") -> String {
    let name = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || marks.contains($0) ? $0 : "-" })
    if name.utf8.elementsEqual(text.utf8) { return name }
    let digits = String(hash(text), radix: 16)
    return name + "-" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// FNV-1a of 32 bits (Fowler, Noll and Vo), which is the same on every machine.
  private static func hash(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
