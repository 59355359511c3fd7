public import LayoutEngine

/// Stores the sizes of texts and pictures for all layouts that measure through it.
///
/// ```swift
/// let cache = ViewLayoutCache(Measurers(text: slowMeasurer))
/// root = LayoutRoot(size: size, measurers: cache.measurers)
/// ```
///
/// It pays where measuring is slow and several trees show the same texts; a tree stores its own measurements anyway. A
/// text is found by its string, style (font, lines, direction), width and line limit. Pictures that cannot be decoded
/// are measured again. The least recently used sizes are dropped first. Any thread may use the cache.
public final class ViewLayoutCache: TextMeasurer, ImageMeasurer {
  fileprivate struct TextKey: Hashable {
    var text: String
    var style: TextStyle
    var width: Double?
    var lineLimit: Int?
  }

  fileprivate struct State {
    var texts: LRUCache<TextKey, TextMetrics>
    var images: LRUCache<ImageSource, Size>
    var statistics = CacheStatistics()
    /// The number of the fonts in which the texts were measured.
    var fontGeneration = 0
  }

  private let base: Measurers
  private let state: Locked<State>

  /// An empty cache in front of `base`.
  ///
  /// - Parameters:
  ///   - capacity: the most texts, and the most pictures.
  ///   - byteLimit: the most bytes of all texts together, and of all pictures that are given as bytes; the newest one
  ///     is always stored.
  public init(_ base: Measurers, capacity: Int = 1_000, byteLimit: Int = 1_000_000) {
    self.base = base
    state = Locked(
      State(
        texts: LRUCache(capacity: capacity, costLimit: max(1, byteLimit)),
        images: LRUCache(capacity: capacity, costLimit: max(1, byteLimit))))
  }

  /// Measurers that use this cache.
  public var measurers: Measurers { Measurers(text: self, images: base.images == nil ? nil : self) }

  /// The hits and misses of the cache.
  public var statistics: CacheStatistics { state.withLock { $0.statistics } }

  /// The number of stored texts.
  public var count: Int { state.withLock { $0.texts.count } }

  /// Removes all sizes, and starts counting anew.
  public func clearCache() {
    state.withLock { state in
      state.texts.removeAll()
      state.images.removeAll()
      state.statistics = CacheStatistics()
    }
  }

  /// The count of the measurer behind it; it is not stored.
  public func missingGlyphCount(in text: String, style: TextStyle) -> Int {
    base.text.missingGlyphCount(in: text, style: style)
  }

  /// The number of the fonts of the measurer behind it.
  public var fontGeneration: Int { base.text.fontGeneration }

  /// The size of a text: the stored one, or the measurer's.
  public func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    let key = TextKey(text: text, style: style, width: width, lineLimit: lineLimit)
    let generation = fontGeneration
    let known = state.withLock { state in
      if state.fontGeneration != generation {
        state.texts.removeAll()
        state.fontGeneration = generation
      }
      return state.note(state.texts.value(for: key))
    }
    if let known { return known }
    let metrics = base.text.measure(text, style: style, width: width, lineLimit: lineLimit)
    state.withLock { state in
      guard state.fontGeneration == generation else { return }
      state.texts.insert(metrics, for: key, cost: max(1, text.utf8.count))
    }
    return metrics
  }

  /// The size of a picture: the stored one, or the measurer's.
  public func size(of source: ImageSource) -> Size? {
    let known = state.withLock { state in state.note(state.images.value(for: source)) }
    if let known { return known }
    guard let size = base.images?.size(of: source) else { return nil }
    state.withLock { $0.images.insert(size, for: source, cost: max(1, source.byteCount)) }
    return size
  }
}

extension ViewLayoutCache.State {
  fileprivate mutating func note<Value>(_ known: Value?) -> Value? {
    if known == nil { statistics.misses += 1 } else { statistics.hits += 1 }
    return known
  }
}

extension ImageSource {
  /// The memory that storing it takes.
  fileprivate var byteCount: Int {
    switch self {
    case .file(let path): path.utf8.count
    case .data(let bytes): bytes.count
    case .symbol(let symbol): symbol.name.utf8.count
    }
  }
}
