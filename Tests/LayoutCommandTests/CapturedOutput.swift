import Foundation

@testable import LayoutCommand
@testable import LayoutScreens

/// Runs the command line and keeps its lines.
final class CapturedOutput: @unchecked Sendable {
  private let lock = NSLock()
  private var keptLines: [String] = []
  private var keptRemarks: [String] = []

  var lines: [String] { lock.withLock { keptLines } }
  var remarks: [String] { lock.withLock { keptRemarks } }

  func remark(_ line: String) { lock.withLock { keptRemarks.append(line) } }

  func run(_ arguments: String...) -> ToolExit { run(arguments) }

  func run(_ arguments: [String]) -> ToolExit {
    LayoutProgram.run(
      arguments,
      output: Output(
        line: { line in self.lock.withLock { self.keptLines.append(line) } },
        remark: { line in self.lock.withLock { self.keptRemarks.append(line) } }))
  }
}

/// A folder that goes with the test.
final class TemporaryFolder {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    // At once, since a file that is looked at half written has changed twice.
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"), options: .atomic)
    return "\(path)/\(name)"
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }
}

/// The input of the feed: a file with as many entries, read already.
func feedInput(_ count: Int = 1, longestSide: Double = 10_000) throws -> ScreenInput {
  let folder = try TemporaryFolder()
  let entry = #"{"title": "Hello", "subtitle": "now", "body": "you"}"#
  let path = try folder.write("[\(Array(repeating: entry, count: count).joined(separator: ","))]", to: "feed.json")
  let input = ScreenInput(data: path, longestSide: longestSide)
  _ = try FeedSource.entries(input)
  return input
}

/// A screen of the gallery.
func find(_ name: String) throws -> ToolScreen { try ToolProgram(Gallery.self).screens.find(name) }
