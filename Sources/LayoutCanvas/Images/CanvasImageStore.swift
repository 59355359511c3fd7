#if canImport(CCairo)
  public import LayoutCore

  /// Decodes PNG pictures and keeps them for drawing.
  ///
  /// The least recently used pictures are removed first. A file that has changed since is decoded again. A failure to
  /// decode is stored too. Any number of threads may use the store at once.
  ///
  /// The response is `nil` for damaged or hostile files, pipes and directories, for pictures with a side of more than
  /// 32,767 pixels or more than 64 million pixels in total, and for files of more than 256 MiB.
  public final class CanvasImageStore: ImageMeasurer {
    /// The store that is used where none is given.
    public static let shared = CanvasImageStore()

    /// The most pixels of a picture; it takes 256 MiB.
    static let pixelLimit = 1 << 26

    private static let fileLimit = 1 << 28

    private let cache: Locked<LRUCache<ImageKey, DecodedImage?>>

    /// An empty store.
    ///
    /// - Parameters:
    ///   - capacity: how many pictures are kept, at least one.
    ///   - byteLimit: how many bytes they may take together; the last one is always kept.
    public init(capacity: Int = 256, byteLimit: Int = 256 << 20) {
      cache = Locked(LRUCache(capacity: capacity, costLimit: byteLimit))
    }

    /// The size of a picture in points, one per pixel; `nil` where it cannot be decoded.
    ///
    /// - Complexity: decodes the whole picture the first time, since a valid header does not show that the rest is
    ///   valid.
    public func size(of source: ImageSource) -> Size? {
      image(source)?.size
    }

    /// The reason why a picture has no size.
    public func failure(of source: ImageSource) -> ImageFailure {
      guard case .file(let path) = source else { return .undecodable }
      return ImageFile.failure(of: path, limit: Self.fileLimit) ?? .undecodable
    }

    /// Removes all pictures.
    public func removeAll() {
      cache.withLock { $0.removeAll() }
    }

    /// How many pictures and failures are kept.
    package var count: Int { cache.withLock { $0.count } }

    func image(_ source: ImageSource) -> DecodedImage? {
      guard let key = ImageKey(source, limit: Self.fileLimit) else { return nil }
      if let known = cache.withLock({ $0.value(for: key) }) { return known }
      let image = bytes(of: source).flatMap { DecodedImage(png: $0, pixelLimit: Self.pixelLimit) }
      cache.withLock { $0.insert(image, for: key, cost: image?.byteCount ?? 0) }
      return image
    }

    private func bytes(of source: ImageSource) -> [UInt8]? {
      switch source {
      case .file(let path): ImageFile.bytes(of: path, limit: Self.fileLimit)
      case .data(let bytes): bytes
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
      }
    }
  }
#endif
