import Foundation
import Layout
import Synchronization

/// Counts characters, and records which texts it measured and whether the main thread did.
final class RecordingMeasurer: TextMeasurer {
  struct Record {
    var texts: Set<String> = []
    var callsOnMain = 0
  }

  private let record = Mutex(Record())

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    let isMain = Thread.isMainThread
    record.withLock {
      $0.texts.insert(text)
      if isMain { $0.callsOnMain += 1 }
    }
    return FixedTextMeasurer.standard.measure(text, style: style, width: width, lineLimit: lineLimit)
  }

  /// The record since the last call.
  func take() -> Record {
    record.withLock { record in
      defer { record = Record() }
      return record
    }
  }
}
