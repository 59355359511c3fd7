import Foundation

/// A line on the terminal that shows a command's progress.
///
/// It appears after a second, and is removed at the end.
package final class ProgressBar {
  private let total: Int
  private let isWatched: Bool
  private let start = ContinuousClock.now
  private var done = 0
  private var isShown = false

  private static let patience = Duration.seconds(1)
  private static let length = 24

  package init(total: Int, output: Output) {
    self.total = max(total, 1)
    isWatched = output.isWatched
  }

  /// Shows that one more is done, and that `next` follows.
  package func advance(to next: String) {
    defer { done += 1 }
    guard isWatched, ContinuousClock.now - start > Self.patience else { return }
    isShown = true
    write("\r\u{1B}[K\(Self.bar(done, of: total)) \(done)/\(total) \(next)")
  }

  /// Removes the bar, so that a line can be written in its place.
  package func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  package static func bar(_ done: Int, of total: Int) -> String {
    let filled = min(length, length * done / max(total, 1))
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: length - filled) + "]"
  }

  private func write(_ text: String) {
    StandardStream.errors.write(text)
  }
}
