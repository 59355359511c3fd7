public import LayoutEngine

/// Remembers the sizes of texts and pictures for all layouts that measure through it.
///
/// ```swift
/// let cache = ViewLayoutCache(Measurers(text: slowMeasurer))
/// root = LayoutRoot(size: size, measurers: cache.measurers)
/// ```
///
/// Worth it where measuring is dear and several trees show the same texts; a tree remembers its own measurements anyway.
/// A text is found by its string, style (font, lines, direction), width and line limit. Pictures that cannot be decoded
/// are asked for again. What was not asked for the longest time is forgotten first. Any thread may ask.
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
  }

  private let base: Measurers
  private let state: Locked<State>

  /// An empty cache in front of `base`.
  ///
  /// - Parameters:
  ///   - capacity: texts, and pictures, that are kept at most.
  ///   - byteLimit: bytes that all texts may have together, and all pictures that are given as bytes; the newest one is
  ///     kept in any case.
  public init(_ base: Measurers, capacity: Int = 1_000, byteLimit: Int = 1_000_000) {
    self.base = base
    state = Locked(
      State(
        texts: LRUCache(capacity: capacity, costLimit: max(1, byteLimit)),
        images: LRUCache(capacity: capacity, costLimit: max(1, byteLimit))))
  }

  /// Measurers that ask this cache.
  public var measurers: Measurers { Measurers(text: self, images: base.images == nil ? nil : self) }

  /// How often it was asked and how often it knew.
  public var statistics: CacheStatistics { state.withLock { $0.statistics } }

  /// Texts that are kept at the moment.
  public var count: Int { state.withLock { $0.texts.count } }

  /// Forgets all sizes, and starts counting anew.
  public func clearCache() {
    state.withLock { state in
      state.texts.removeAll()
      state.images.removeAll()
      state.statistics = CacheStatistics()
    }
  }

  /// What the measurer behind it says; not remembered.
  public func missingGlyphCount(in text: String, style: TextStyle) -> Int {
    base.text.missingGlyphCount(in: text, style: style)
  }

  /// The size of a text, from memory where it is known.
  public func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    let key = TextKey(text: text, style: style, width: width, lineLimit: lineLimit)
    let known = state.withLock { state in state.note(state.texts.value(for: key)) }
    if let known { return known }
    let metrics = base.text.measure(text, style: style, width: width, lineLimit: lineLimit)
    state.withLock { $0.texts.insert(metrics, for: key, cost: max(1, text.utf8.count)) }
    return metrics
  }

  /// The size of a picture, from memory where it is known.
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
  /// What remembering it takes.
  fileprivate var byteCount: Int {
    switch self {
    case .file(let path): path.utf8.count
    case .data(let bytes): bytes.count
    }
  }
}
