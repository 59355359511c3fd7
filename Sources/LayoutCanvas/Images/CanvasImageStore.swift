#if canImport(CCairo)
  public import LayoutCore

  /// Decodes PNG, JPEG, WebP, GIF and SVG pictures and keeps them for drawing.
  ///
  /// The least recently used pictures are removed first. A file that has changed since is decoded again. A failure to
  /// decode is stored too. Any number of threads may use the store at once.
  ///
  /// The format is read from the bytes, whatever the name is. Of a picture with more frames the first one is shown. A
  /// JPEG picture is turned as its file states. An SVG picture is drawn as shapes, sharp at every scale.
  ///
  /// The response is `nil` for damaged or hostile files, pipes and directories, for pictures with a side of more than
  /// 32,767 pixels or more than 64 million pixels in total, and for files of more than 256 MiB. So it is for an SVG file
  /// that shows another file or address, contains pictures beyond these limits, or has an element that shows itself. It is
  /// also for an SVG file whose references draw many times as many elements as it has, or whose filters or letters are
  /// larger than librsvg copes with.
  public final class CanvasImageStore: ImageMeasurer {
    /// The store that is used where none is given.
    public static let shared = CanvasImageStore()

    private static let fileLimit = 1 << 28

    private let cache: Locked<LRUCache<ImageKey, Picture?>>

    /// An empty store.
    ///
    /// - Parameters:
    ///   - capacity: how many pictures are kept, at least one.
    ///   - byteLimit: how many bytes they may take together; the last one is always kept.
    public init(capacity: Int = 256, byteLimit: Int = 256 << 20) {
      cache = Locked(LRUCache(capacity: capacity, costLimit: byteLimit))
    }

    /// The size of a picture in points, one for each pixel or unit of SVG; `nil` where it cannot be decoded.
    ///
    /// - Complexity: decodes the whole picture the first time, since a valid header does not show that the rest is
    ///   valid.
    public func size(of source: ImageSource) -> Size? {
      picture(source).map { source.size(of: $0) }
    }

    /// The reason why a picture has no size.
    public func failure(of source: ImageSource) -> ImageFailure {
      if case .file(let path) = source, let failure = ImageFile.failure(of: path, limit: Self.fileLimit) {
        return failure
      }
      return source.symbolFailure ?? bytes(of: source).flatMap { Picture.failure(of: $0) } ?? .undecodable
    }

    /// Removes all pictures.
    public func removeAll() {
      cache.withLock { $0.removeAll() }
    }

    /// How many pictures and failures are kept.
    package var count: Int { cache.withLock { $0.count } }

    func picture(_ source: ImageSource) -> Picture? {
      guard let source = source.bytesSource, let key = ImageKey(source, limit: Self.fileLimit) else { return nil }
      if let known = cache.withLock({ $0.value(for: key) }) { return known }
      let picture = bytes(of: source).flatMap { try? Picture($0) }
      cache.withLock { $0.insert(picture, for: key, cost: picture?.byteCount ?? 0) }
      return picture
    }

    private func bytes(of source: ImageSource) -> [UInt8]? {
      switch source {
      case .file(let path): ImageFile.bytes(of: path, limit: Self.fileLimit)
      case .data(let bytes): bytes
      case .symbol: source.bytesSource.flatMap { bytes(of: $0) }
      }
    }
  }

  /// A picture's bytes, or its file with the file's state.
  private struct ImageKey: Hashable {
    var source: ImageSource
    var version: ImageFile.Version?

    /// The key; `nil` where there is no such file.
    init?(_ source: ImageSource, limit: Int) {
      self.source = source
      if case .file(let path) = source {
        guard let version = ImageFile.version(of: path, limit: limit) else { return nil }
        self.version = version
      }
    }

    /// Hashes the number of the bytes and the last ones, which contain a PNG file's last checksum; equality compares
    /// all bytes.
    func hash(into hasher: inout Hasher) {
      switch source {
      case .file(let path):
        hasher.combine(path)
        hasher.combine(version)
      case .data(let bytes):
        hasher.combine(bytes.count)
        for byte in bytes.suffix(32) { hasher.combine(byte) }
      case .symbol(let symbol): hasher.combine(symbol)
      }
    }
  }
#endif
