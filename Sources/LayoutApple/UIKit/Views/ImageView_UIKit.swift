#if canImport(UIKit)
  import LayoutCore
  import UIKit

  /// A picture as a UIImageView.
  final class ImageView: HostView {
    private let images: ImageStore
    private let picture = UIImageView()

    init(_ id: ViewID, _ source: ImageSource, _ mode: ContentMode, _ images: ImageStore) {
      self.images = images
      picture.clipsToBounds = true
      super.init(id, picture)
      show(.image(source, mode))
    }

    override func show(_ content: ViewContent) {
      guard case .image(let source, let mode) = content else { return }
      picture.image = images.image(source)
      picture.contentMode =
        switch mode {
        case .fit: .scaleAspectFit
        case .fill: .scaleAspectFill
        case .stretch: .scaleToFill
        }
    }
  }

  /// Decodes pictures, each once; the least recently used ones are forgotten first. Any number of threads may ask.
  final class ImageStore: ImageMeasurer {
    static let shared = ImageStore()

    /// Pictures that are kept.
    private static let capacity = 256
    /// Bytes of pixels that are kept at most.
    private static let byteLimit = 64 << 20

    /// What could not be decoded is remembered too.
    private let known = Locked(LRUCache<ImageSource, UIImage?>(capacity: capacity, costLimit: byteLimit))

    init() {}

    /// A picture; `nil` where it cannot be decoded.
    func image(_ source: ImageSource) -> UIImage? {
      if let image = known.withLock({ $0.value(for: source) }) { return image }
      let image =
        switch source {
        case .file(let path): UIImage(contentsOfFile: path)
        case .data(let bytes): UIImage(data: Data(bytes))
        }
      let pixels = image.map { Double($0.size.width * $0.size.height * $0.scale * $0.scale) } ?? 0
      known.withLock { $0.insert(image, for: source, cost: Int(min(pixels * 4, 1e15)) + 1) }
      return image
    }

    /// The size of a picture in points, one a pixel; `nil` where it cannot be decoded.
    func size(of source: ImageSource) -> Size? {
      image(source).map { Size(width: Double($0.size.width * $0.scale), height: Double($0.size.height * $0.scale)) }
    }
  }
#endif
