import Foundation

/// Builds the program again when its sources change.
///
/// 1. Twice a second the files are compared with what was seen last.
/// 2. Where they differ, and are the same at the next look, the program is built. An editor may write several files.
/// 3. Where the build fails, the window stays as it is, and the compiler's messages are on the standard error.
/// 4. Where it succeeds, the new program takes the place of this one. A file that was written meanwhile is not in it, so
///    it is built again first.
@MainActor
final class WatchedBuild {
  private var watch: SourceWatch
  private let folder: URL
  private let command: String
  private let output: Output
  private var task: Task<Void, Never>?

  private static let pause = Duration.milliseconds(500)

  /// - Parameters:
  ///   - folder: the package.
  ///   - command: builds the program; it runs in the package's folder, by the shell.
  init(_ folder: URL, command: String, output: Output) {
    watch = SourceWatch(folder)
    // Read here, so that it is the time of the start.
    _ = Self.start
    self.folder = folder
    self.command = command
    self.output = output
  }

  /// Watches until the program is built anew, and then calls `replace`, or until `stop`.
  func start(_ replace: @escaping @MainActor () -> Void) {
    task = Task {
      while !Task.isCancelled {
        // 1.
        try? await Task.sleep(for: Self.pause)
        guard watch.hasChanged() else { continue }
        // 2.
        var status: Int32
        repeat {
          repeat { try? await Task.sleep(for: Self.pause) } while watch.hasChanged()
          guard !Task.isCancelled else { return }
          output.remark("building: \(command)")
          status = await Self.run(command, in: folder)
          guard !Task.isCancelled else { return }
        } while status == 0 && watch.hasChanged()
        // 4.
        if status == 0 { return replace() }
        // 3.
        output.remark("the build failed with exit code \(status); the window shows the last one that succeeded")
      }
    }
  }

  /// Whether a program was written since this process began.
  static func isNew(_ program: URL) -> Bool {
    let date = (try? program.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
    return date.map { $0 > start } ?? false
  }

  private static let start = Date()

  func stop() { task?.cancel() }

  /// Runs a command by the shell, with the process's own streams.
  ///
  /// - Returns: its exit code; 127 where there is no shell.
  private nonisolated static func run(_ command: String, in folder: URL) async -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    return await withCheckedContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(returning: 127)
      }
    }
  }
}
