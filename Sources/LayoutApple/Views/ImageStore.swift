#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A decoded picture with its size in pixels.
  struct Picture: @unchecked Sendable {
    // Sendable without the compiler's proof: no code changes the image.
    let image: PlatformImage
    let pixels: Size

    init(_ image: PlatformImage) { (self.image, pixels) = (image, image.pixels) }
  }

  /// Decodes pictures, each once, on any thread; the least recently used ones are removed first.
  final class ImageStore: ImageMeasurer {
    static let shared = ImageStore()

    /// The largest number of stored pictures.
    private static let capacity = 256
    /// The largest number of bytes of stored pixels.
    private static let byteLimit = 64 << 20

    /// Failed decodings are stored too.
    private let known = Locked(LRUCache<ImageSource, Picture?>(capacity: capacity, costLimit: byteLimit))

    init() {}

    /// The decoded picture; `nil` if it cannot be decoded.
    func picture(_ source: ImageSource) -> Picture? {
      if let picture = known.withLock({ $0.value(for: source) }) { return picture }
      let image =
        switch source {
        case .file(let path): PlatformImage(contentsOfFile: path)
        case .data(let bytes): PlatformImage(data: Data(bytes))
        case .symbol(let symbol): symbol.names.lazy.compactMap { PlatformImage.symbol($0) }.first
        }
      let picture = image.map { Picture($0) }
      let pixels = picture.map { $0.pixels.width * $0.pixels.height } ?? 0
      known.withLock { $0.insert(picture, for: source, cost: Int(min(pixels * 4, 1e15)) + 1) }
      return picture
    }

    /// The size of a picture in points, one per pixel; `nil` if it cannot be decoded.
    ///
    /// A symbol is scaled from the system's font to that beside it.
    func size(of source: ImageSource) -> Size? {
      guard let picture = picture(source) else { return nil }
      guard case .symbol(let symbol) = source else { return picture.pixels }
      let (size, scale) = (Size(picture.image.size), symbol.size / PlatformImage.symbolFont)
      return Size(width: size.width * scale, height: size.height * scale)
    }

    /// The reason why a picture has no size.
    func failure(of source: ImageSource) -> ImageFailure {
      if case .symbol = source { .unknownSymbol(near: []) } else { .undecodable }
    }
  }
#endif
