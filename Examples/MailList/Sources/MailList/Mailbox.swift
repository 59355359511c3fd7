import Layout
import Observation

/// The messages that are shown, and where their rows stand.
///
/// Rows are measured off the thread of the caller. The list changes when all of its rows are measured, so a table that needs
/// for heights has them at once.
@Observable final class Mailbox {
  /// The messages that are shown, each of them measured.
  private(set) var messages: [Message] = []
  /// The width of the list in points.
  private(set) var width: Double

  /// The top of each row in points, and behind them the end of the list.
  @ObservationIgnored private var edges = [0.0]
  @ObservationIgnored private var heights: [Message: Double] = [:]
  @ObservationIgnored private var newest = 0
  private let measurers: Measurers

  init(width: Double, measurers: Measurers = Measurers()) {
    (self.width, self.measurers) = (width, measurers)
  }

  /// Measures the rows that are new, then shows the messages.
  ///
  /// 1. A row that has a height at this width keeps it.
  /// 2. The others are measured on all cores.
  /// 3. Where the task was cancelled, or a newer call came, nothing changes.
  ///
  /// - Parameter width: points; `nil` leaves the width as it is.
  nonisolated(nonsending) func show(_ messages: [Message], width: Double? = nil) async {
    newest += 1
    let call = newest
    let width = width ?? self.width
    var heights = width == self.width ? self.heights : [:]
    let unknown = messages.filter { heights[$0] == nil }
    let measured = await unknown.map(MessageRow.init).concurrentHeights(width: width, measurers: measurers)
    guard call == newest, measured.count == unknown.count else { return }
    for (message, height) in zip(unknown, measured) { heights[message] = height }
    store(messages, heights, width)
  }

  private func store(_ messages: [Message], _ heights: [Message: Double], _ width: Double) {
    self.heights = [:]
    edges = [0]
    for message in messages {
      let height = heights[message] ?? 0
      self.heights[message] = height
      edges.append(edges[edges.count - 1] + height)
    }
    self.width = width
    self.messages = messages
  }

  /// The height of all rows in points.
  var height: Double { edges[edges.count - 1] }

  /// The frame of a row in the list.
  func frame(at row: Int) -> Rect {
    Rect(x: 0, y: edges[row], width: width, height: edges[row + 1] - edges[row])
  }

  /// The rows that a window of the list shows; both edges are points from the list's top.
  ///
  /// - Complexity: O(log rows).
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let first = firstRow { edges[$0 + 1] > top }
    return first..<max(first, firstRow { edges[$0] >= bottom })
  }

  /// The first row for which the condition holds, when it holds for all behind that one.
  private func firstRow(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, messages.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
