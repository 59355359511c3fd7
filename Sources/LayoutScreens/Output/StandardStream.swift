import Foundation
import Layout

/// One of the process's standard streams, which stores the first failure to write.
package final class StandardStream: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    var failure: String?
  }

  package static let output = StandardStream(STDOUT_FILENO, isBuffered: isatty(STDOUT_FILENO) == 0)
  package static let errors = StandardStream(STDERR_FILENO, isBuffered: false)

  /// The most bytes that wait.
  private static var room: Int { 1 << 16 }

  private let file: Int32
  private let isBuffered: Bool
  private let state = Locked(State())

  /// - Parameter file: an open file, which stays open.
  package init(_ file: Int32, isBuffered: Bool) {
    self.file = file
    self.isBuffered = isBuffered
  }

  package func write(_ text: String) {
    state.withLock { state in
      state.waiting += text.utf8
      if !isBuffered || state.waiting.count > Self.room { flush(&state) }
    }
  }

  /// Writes the waiting bytes.
  ///
  /// - Returns: the reason of the first failure to write since the beginning, in words; `nil` where there was none.
  package func flush() -> String? {
    state.withLock { state in
      flush(&state)
      return state.failure
    }
  }

  private func flush(_ state: inout State) {
    let failure = WholeFile.put(state.waiting, into: file)
    state.waiting.removeAll(keepingCapacity: true)
    if state.failure == nil { state.failure = failure }
  }
}
