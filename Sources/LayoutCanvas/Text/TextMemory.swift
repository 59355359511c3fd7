#if canImport(CCairo)
  import LayoutCore

  /// The stored measurements of texts, for any number of threads.
  ///
  /// A lookup takes about as long as the rest of a measurement that is stored. With one lock for all texts, threads
  /// would wait for each other most of the time. So the memory has parts:
  ///
  /// 1. A large memory has up to sixteen parts. A small one has a single part, since it removes texts in the exact
  ///    order.
  /// 2. A text belongs to one part, which depends on its hash.
  /// 3. Each part has a lock of its own, and removes the least recently used of its own texts first.
  final class TextMemory: Sendable {
    /// The least number of texts in a part.
    private static let leastPartCapacity = 256
    private static let mostParts = 16
    /// The most bytes of text in all parts together.
    private static let storedBytes = 8 << 20

    private let parts: [Locked<Part>]

    /// - Parameter capacity: the number of texts whose measurements are stored, at least one.
    init(capacity: Int) {
      let count = min(max(capacity / Self.leastPartCapacity, 1), Self.mostParts)  // 1.
      parts = (0..<count).map { _ in
        Locked(Part(responses: LRUCache(capacity: capacity / count, costLimit: Self.storedBytes / count)))
      }
    }

    var partCount: Int { parts.count }

    /// How often a measurement was not stored.
    var queryCount: Int { parts.reduce(0) { sum, part in sum + part.withLock { $0.queryCount } } }

    func metrics(for key: MetricsKey, width: Int32?) -> TextMetrics? {
      part(of: key).withLock { $0.responses.value(for: key)?.metrics(in: width) }
    }

    /// Stores a response.
    ///
    /// - Parameter isCurrent: whether the response is one in the present fonts. It is called while no other thread can
    ///   remove responses of the part, so one in former fonts is never stored after they were removed.
    func store(_ response: TextMetrics, for key: MetricsKey, width: Int32?, if isCurrent: () -> Bool = { true }) {
      part(of: key).withLock { part in
        part.queryCount += 1
        if isCurrent() { part.store(response, for: key, width: width) }
      }
    }

    func removeAll() {
      for part in parts { part.withLock { $0.responses.removeAll() } }
    }

    /// Step 2.
    private func part(of key: MetricsKey) -> Locked<Part> { parts[Int(UInt(bitPattern: key.hash) % UInt(parts.count))] }

    private struct Part {
      var responses: LRUCache<MetricsKey, TextResponses>
      var queryCount = 0

      mutating func store(_ response: TextMetrics, for key: MetricsKey, width: Int32?) {
        var known = responses.value(for: key) ?? TextResponses()
        known.store(response, in: width, isForOneWidth: key.isForOneWidth(response))
        responses.insert(known, for: key, cost: key.text.utf8.count)
      }
    }
  }
#endif
