#if canImport(CCairo)
  public import LayoutCore

  /// Decodes PNG pictures and keeps them for drawing.
  ///
  /// The least recently used pictures are forgotten first. A file that has changed since is decoded again; what could
  /// not be decoded is remembered too. Any number of threads may ask at once.
  ///
  /// Damaged files, hostile ones, pipes and directories answer `nil`, as do pictures with a side of more than 32,767
  /// pixels or more than 64 million pixels in all, and files of more than 256 MiB.
  public final class CanvasImageStore: ImageMeasurer {
    /// The store that is used where none is given.
    public static let shared = CanvasImageStore()

    /// A picture of so many pixels takes 256 MiB.
    static let pixelLimit = 1 << 26

    private static let fileLimit = 1 << 28

    private let cache: Locked<LRUCache<ImageKey, DecodedImage?>>

    /// An empty store.
    ///
    /// - Parameters:
    ///   - capacity: how many pictures are kept, at least one.
    ///   - byteLimit: how many bytes they may take together; the last one is kept in any case.
    public init(capacity: Int = 256, byteLimit: Int = 256 << 20) {
      cache = Locked(LRUCache(capacity: capacity, costLimit: byteLimit))
    }

    /// The size of a picture in points, one a pixel; `nil` where it cannot be decoded.
    ///
    /// - Complexity: decodes the whole picture the first time, since a good header says nothing about the rest.
    public func size(of source: ImageSource) -> Size? {
      image(source)?.size
    }

    /// Forgets all pictures.
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

  /// A picture's bytes, or its file in the state it is in.
  private struct ImageKey: Hashable {
    var source: ImageSource
    var version: ImageFile.Version?

    /// `nil` where there is no such file.
    init?(_ source: ImageSource, limit: Int) {
      self.source = source
      if case .file(let path) = source {
        guard let version = ImageFile.version(of: path, limit: limit) else { return nil }
        self.version = version
      }
    }

    /// Of bytes only the number and the last ones, where a PNG file's last checksum is; equality looks at all.
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
