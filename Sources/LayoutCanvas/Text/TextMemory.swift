#if canImport(CCairo)
  import LayoutCore

  /// The measurements of texts that are known, for any number of threads.
  ///
  /// A lookup takes about as long as the rest of a question whose measurement is known. With one lock for all texts, threads
  /// would wait for each other most of the time. So the memory has parts:
  ///
  /// 1. A large memory has up to sixteen parts. A small one has a single part, since it forgets in the exact order.
  /// 2. A text belongs to one part, which follows from its hash.
  /// 3. Each part has a lock of its own, and forgets what was not asked for the longest time among its own texts.
  final class TextMemory: Sendable {
    /// Texts that a part has room for, at least.
    private static let leastPartCapacity = 256
    private static let mostParts = 16
    /// Bytes of text that all parts together may hold.
    private static let rememberedBytes = 8 << 20

    private let parts: [Locked<Part>]

    /// - Parameter capacity: of how many texts measurements are remembered, at least one.
    init(capacity: Int) {
      let count = min(max(capacity / Self.leastPartCapacity, 1), Self.mostParts)  // 1.
      parts = (0..<count).map { _ in
        Locked(Part(answers: LRUCache(capacity: capacity / count, costLimit: Self.rememberedBytes / count)))
      }
    }

    var partCount: Int { parts.count }

    /// How often a measurement was not known.
    var queryCount: Int { parts.reduce(0) { sum, part in sum + part.withLock { $0.queryCount } } }

    func metrics(for key: MetricsKey, width: Int32?) -> TextMetrics? {
      part(of: key).withLock { $0.answers.value(for: key)?.metrics(in: width) }
    }

    func remember(_ answer: TextMetrics, for key: MetricsKey, width: Int32?) {
      part(of: key).withLock { $0.remember(answer, for: key, width: width) }
    }

    func removeAll() {
      for part in parts { part.withLock { $0.answers.removeAll() } }
    }

    /// Step 2.
    private func part(of key: MetricsKey) -> Locked<Part> { parts[Int(UInt(bitPattern: key.hash) % UInt(parts.count))] }

    private struct Part {
      var answers: LRUCache<MetricsKey, TextAnswers>
      var queryCount = 0

      mutating func remember(_ answer: TextMetrics, for key: MetricsKey, width: Int32?) {
        queryCount += 1
        var known = answers.value(for: key) ?? TextAnswers()
        known.remember(answer, in: width, isForOneWidth: key.isForOneWidth(answer))
        answers.insert(known, for: key, cost: key.text.utf8.count)
      }
    }
  }
#endif
