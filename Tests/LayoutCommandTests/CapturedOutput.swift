import ArgumentParser
import Foundation

@testable import LayoutCommand

/// Runs the command line and keeps its lines.
final class CapturedOutput: @unchecked Sendable {
  private let lock = NSLock()
  private var keptLines: [String] = []
  private var keptRemarks: [String] = []

  var lines: [String] { lock.withLock { keptLines } }
  var remarks: [String] { lock.withLock { keptRemarks } }

  func remark(_ line: String) { lock.withLock { keptRemarks.append(line) } }

  func run(_ arguments: String...) -> ExitCode { run(arguments) }

  func run(_ arguments: [String]) -> ExitCode {
    LayoutTool.run(
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
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }
}
