#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// A picture as an NSImageView, which fills a frame of its own in a box: AppKit's way to scale knows no filling.
  final class ImageView: HostView {
    private let images: ImageStore
    private let picture = PictureView(frame: .zero)
    private var pixels = Size.zero
    private var mode = ContentMode.fit

    init(_ id: ViewID, _ source: ImageSource, _ mode: ContentMode, _ images: ImageStore) {
      self.images = images
      picture.imageScaling = .scaleAxesIndependently
      let box = BoxView(frame: .zero)
      box.isOpen = true
      box.clipsToBounds = true
      box.addSubview(picture)
      super.init(id, box)
      show(.image(source, mode))
    }

    override func show(_ content: ViewContent) {
      guard case .image(let source, let mode) = content else { return }
      let image = images.picture(source)
      self.mode = mode
      pixels = image?.pixels ?? .zero
      picture.image = image?.image
      fit()
    }

    /// In the middle: as large as fits, as small as covers, or the whole box.
    override func fit() {
      let (box, width, height) = (frame.size, pixels.width, pixels.height)
      guard mode != .stretch, width > 0, height > 0 else {
        picture.frame = CGRect(Rect(origin: .zero, size: box))
        return
      }
      let (across, down) = (box.width / width, box.height / height)
      let scale = mode == .fit ? min(across, down) : max(across, down)
      picture.frame = CGRect(
        Rect(
          x: (box.width - scale * width) / 2, y: (box.height - scale * height) / 2, width: scale * width,
          height: scale * height))
    }
  }

  /// A picture that the mouse goes through.
  final class PictureView: NSImageView {
    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }

  /// A decoded picture with its size in pixels.
  struct Picture: @unchecked Sendable {
    // Sendable without the compiler's proof: no code changes the image.
    let image: NSImage
    let pixels: Size
  }

  /// Decodes pictures, each once; the least recently used ones are forgotten first. Any number of threads may ask.
  final class ImageStore: ImageMeasurer {
    static let shared = ImageStore()

    /// Pictures that are kept.
    private static let capacity = 256
    /// Bytes of pixels that are kept at most.
    private static let byteLimit = 64 << 20

    /// What could not be decoded is remembered too.
    private let known = Locked(LRUCache<ImageSource, Picture?>(capacity: capacity, costLimit: byteLimit))

    init() {}

    /// A picture; `nil` where it cannot be decoded.
    func picture(_ source: ImageSource) -> Picture? {
      if let picture = known.withLock({ $0.value(for: source) }) { return picture }
      let image =
        switch source {
        case .file(let path): NSImage(contentsOfFile: path)
        case .data(let bytes): NSImage(data: Data(bytes))
        }
      let picture = image.map { Picture(image: $0, pixels: Self.pixels($0)) }
      let pixels = picture.map { $0.pixels.width * $0.pixels.height } ?? 0
      known.withLock { $0.insert(picture, for: source, cost: Int(min(pixels * 4, 1e15)) + 1) }
      return picture
    }

    /// Of the largest of a file's pictures; a drawing without pixels has its size in points.
    private static func pixels(_ image: NSImage) -> Size {
      let width = image.representations.map(\.pixelsWide).max() ?? 0
      let height = image.representations.map(\.pixelsHigh).max() ?? 0
      return width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : Size(image.size)
    }

    /// The size of a picture in points, one a pixel; `nil` where it cannot be decoded.
    func size(of source: ImageSource) -> Size? { picture(source)?.pixels }
  }
#endif
