import Dispatch
import Layout
import Synchronization

/// Counts characters, and records which texts it measured and whether the main actor did.
final class RecordingMeasurer: TextMeasurer {
  struct Record {
    var texts: Set<String> = []
    var callsOnMain = 0
  }

  private let record = Mutex(Record())

  private static let key = DispatchSpecificKey<Bool>()

  init() { DispatchQueue.main.setSpecific(key: Self.key, value: true) }

  /// Whether the main actor runs the calling code: its executor is the main queue. On Linux that is no fixed thread.
  static var isOnMain: Bool { DispatchQueue.getSpecific(key: key) == true }

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    let isMain = Self.isOnMain
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
