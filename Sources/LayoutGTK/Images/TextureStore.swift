#if canImport(CGTK)
  import CGTK
  import LayoutCanvas

  /// Decodes pictures in the formats of the canvas, each once and with the same limits, and keeps them for drawing.
  ///
  /// The least recently used pictures are removed first. A file that has changed since is decoded again. A failure to
  /// decode is stored too. Any number of threads may use the store at once.
  public final class TextureStore: ImageMeasurer {
    /// The store that is used where none is given.
    public static let shared = TextureStore()

    /// Larger files count as damaged.
    private static let fileLimit = 1 << 28

    private let cache: Locked<LRUCache<Key, Texture?>>

    /// A picture's bytes, or its file with the file's state.
    private struct Key: Hashable {
      var source: ImageSource
      var version: ImageFile.Version?
    }

    /// A decoded picture as a GdkPaintable, which never changes and may be shared between threads.
    private final class Texture: @unchecked Sendable {
      let pointer: OpaquePointer
      let picture: Picture

      init?(_ picture: Picture) {
        guard let paintable = picture.makePaintable() else { return nil }
        pointer = paintable
        self.picture = picture
      }

      deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

      /// The memory that both take, about: GTK has pixels of its own.
      var byteCount: Int {
        guard case .pixels = picture else { return picture.byteCount }
        return 2 * picture.byteCount
      }
    }

    /// An empty store.
    ///
    /// - Parameters:
    ///   - capacity: how many pictures are kept, at least one.
    ///   - byteLimit: how many bytes they may take together; the last one is always kept.
    public init(capacity: Int = 256, byteLimit: Int = 256 << 20) {
      cache = Locked(LRUCache(capacity: capacity, costLimit: byteLimit))
    }

    /// The memory that the pictures take, about.
    var byteCount: Int { cache.withLock { $0.cost } }

    /// The size of a picture in points, one for each pixel or unit of SVG; `nil` where it cannot be decoded.
    public func size(of source: ImageSource) -> Size? { texture(source).map { source.size(of: $0.picture) } }

    /// The reason why a picture has no size.
    public func failure(of source: ImageSource) -> ImageFailure {
      if case .file(let path) = source, let failure = ImageFile.failure(of: path, limit: Self.fileLimit) {
        return failure
      }
      return source.symbolFailure ?? bytes(of: source).flatMap { Picture.failure(of: $0) } ?? .undecodable
    }

    /// Calls `body` with a picture, a GdkPaintable, or `nil` where it cannot be decoded.
    ///
    /// A picture in its own colours is the same object each time.
    func withPaintable(_ content: ImageContent, _ body: (OpaquePointer?) -> Void) {
      let texture = texture(content.source)
      if let texture, content.tint != nil || content.interpolation != .medium || content.slices != nil {
        let paintable = PaintedPicture(texture.picture, content).makePaintable()
        body(paintable)
        if let paintable { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      } else {
        body(texture?.pointer)
      }
      withExtendedLifetime(texture) {}
    }

    private func texture(_ source: ImageSource) -> Texture? {
      guard let source = source.bytesSource, let key = key(source) else { return nil }
      if let known = cache.withLock({ $0.value(for: key) }) { return known }
      let texture = bytes(of: source).flatMap { try? Picture($0) }.flatMap { Texture($0) }
      cache.withLock { $0.insert(texture, for: key, cost: texture?.byteCount ?? 0) }
      return texture
    }

    private func key(_ source: ImageSource) -> Key? {
      guard case .file(let path) = source else { return Key(source: source) }
      return ImageFile.version(of: path, limit: Self.fileLimit).map { Key(source: source, version: $0) }
    }

    private func bytes(of source: ImageSource) -> [UInt8]? {
      switch source {
      case .file(let path): ImageFile.bytes(of: path, limit: Self.fileLimit)
      case .data(let bytes): bytes
      case .symbol: source.bytesSource.flatMap { bytes(of: $0) }
      }
    }
  }
#endif
