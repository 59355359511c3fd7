#if canImport(CGTK)
  import CGTK
  import Synchronization

  /// What GLib and GTK complain of while a test runs.
  final class CriticalLines: Sendable {
    private let lines = Mutex<[String]?>(nil)
    /// The lines of wrong uses since they were taken.
    private let criticals = Mutex<[String]>([])

    /// GLib takes one writer in the life of a process.
    private static let shared: CriticalLines = {
      let collector = CriticalLines()
      g_log_set_writer_func(
        { level, fields, count, data in
          if let data, level.rawValue & CriticalLines.serious != 0 {
            let line = CriticalLines.text(of: UnsafeBufferPointer(start: fields, count: Int(count)))
            let collector = Unmanaged<CriticalLines>.fromOpaque(data).takeUnretainedValue()
            collector.lines.withLock { $0?.append(line) }
            if level.rawValue & CriticalLines.wrong != 0 { collector.criticals.withLock { $0.append(line) } }
          }
          return g_log_writer_default(level, fields, count, nil)
        }, Unmanaged.passRetained(collector).toOpaque(), nil)
      return collector
    }()

    private static let wrong = G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue
    private static let serious = wrong | G_LOG_LEVEL_WARNING.rawValue

    private static func text(of fields: UnsafeBufferPointer<GLogField>) -> String {
      func value(_ key: String) -> String {
        for field in fields where String(cString: field.key) == key {
          guard let start = field.value else { continue }
          let bytes = UnsafeRawBufferPointer(start: start, count: field.length < 0 ? 0 : Int(field.length))
          return field.length < 0
            ? String(cString: start.assumingMemoryBound(to: CChar.self)) : String(decoding: bytes, as: UTF8.self)
        }
        return ""
      }
      return value("GLIB_DOMAIN") + ": " + value("MESSAGE")
    }

    /// The wrong uses since the last call, which are taken out.
    static func takeCriticals() -> [String] {
      shared.criticals.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }

    /// The complaints, warnings included, that `body` causes.
    static func during(_ body: () throws -> Void) rethrows -> [String] {
      shared.lines.withLock { $0 = [] }
      defer { shared.lines.withLock { $0 = nil } }
      try body()
      return shared.lines.withLock { $0 ?? [] }
    }
  }
#endif
