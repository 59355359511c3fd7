#if canImport(CGTK)
  import CGTK
  import LayoutCanvas

  /// Decodes pictures in all formats that GTK knows, each once, and keeps them for drawing.
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

    /// A decoded picture, which never changes: GdkTexture may be shared between threads.
    private final class Texture: @unchecked Sendable {
      let pointer: OpaquePointer
      let size: Size

      /// The most pixels of a picture; it takes 256 MiB.
      private static let pixelLimit = 1 << 26

      init?(_ bytes: [UInt8]) {
        // The size is checked first: a small file may state a size that needs much memory.
        if let header = PNGHeader(bytes) {
          guard PictureLimits.holds(width: header.width, height: header.height),
            header.width * header.height <= Self.pixelLimit
          else { return nil }
        }
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        guard let texture = gdk_texture_new_from_bytes(data, nil) else { return nil }
        pointer = texture
        size = Size(
          width: Double(gdk_texture_get_width(texture)), height: Double(gdk_texture_get_height(texture)))
      }

      deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }

    /// An empty store.
    ///
    /// - Parameters:
    ///   - capacity: how many pictures are kept, at least one.
    ///   - byteLimit: how many bytes they may take together; the last one is always kept.
    public init(capacity: Int = 256, byteLimit: Int = 256 << 20) {
      cache = Locked(LRUCache(capacity: capacity, costLimit: byteLimit))
    }

    /// The size of a picture in points, one per pixel; `nil` where it cannot be decoded.
    public func size(of source: ImageSource) -> Size? { texture(source)?.size }

    /// The reason why a picture has no size.
    public func failure(of source: ImageSource) -> ImageFailure {
      guard case .file(let path) = source else { return .undecodable }
      return ImageFile.failure(of: path, limit: Self.fileLimit) ?? .undecodable
    }

    /// Calls `body` with a picture, a GdkTexture, or `nil` where it cannot be decoded.
    func withTexture(_ source: ImageSource, _ body: (OpaquePointer?) -> Void) {
      let texture = texture(source)
      body(texture?.pointer)
      withExtendedLifetime(texture) {}
    }

    private func texture(_ source: ImageSource) -> Texture? {
      guard let key = key(source) else { return nil }
      if let known = cache.withLock({ $0.value(for: key) }) { return known }
      let texture = bytes(of: source).flatMap { Texture($0) }
      let cost = texture.map { Int($0.size.width * $0.size.height) * 4 } ?? 0
      cache.withLock { $0.insert(texture, for: key, cost: cost) }
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
      }
    }
  }
#endif
