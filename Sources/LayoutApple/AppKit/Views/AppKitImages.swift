#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A picture as an NSImageView with its own frame in a box, because AppKit's scaling has no fill mode.
  final class ImageView: HostView {
    private let images: ImageStore
    private let picture = PictureView(frame: .zero)
    private var pixels = Size.zero
    private var mode = ContentMode.fit

    init(_ id: ViewID, _ content: ImageContent, _ images: ImageStore) {
      self.images = images
      picture.imageScaling = .scaleAxesIndependently
      let box = BoxView(frame: .zero)
      box.isOpen = true
      box.clipsToBounds = true
      box.addSubview(picture)
      super.init(id, box)
      show(.image(content))
    }

    override func show(_ content: ViewContent) {
      guard case .image(let content) = content else { return }
      let image = images.picture(content.source)
      mode = content.mode
      pixels = image?.pixels ?? .zero
      picture.image = content.tint == nil ? image?.image : image?.image.template
      picture.contentTintColor = content.tint?.native
      fit()
    }

    /// Centres the picture: it fits into the box, covers it, or stretches to it.
    override func fit() {
      picture.frame = CGRect(mode.placed(pixels, in: Rect(origin: .zero, size: frame.size)))
    }
  }

  /// A picture that the mouse passes through.
  final class PictureView: NSImageView {
    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }

  extension NSImage {
    /// The size of the font that a symbol is for, in points.
    static let symbolFont = 13.0

    static func symbol(_ name: String) -> NSImage? { NSImage(systemSymbolName: name, accessibilityDescription: nil) }

    /// A copy that is drawn in the colour of its view.
    var template: NSImage {
      guard let copy = copy() as? NSImage else { return self }
      copy.isTemplate = true
      return copy
    }

    /// The size of the largest picture in a file; a drawing without pixels has its size in points.
    var pixels: Size {
      let width = representations.map(\.pixelsWide).max() ?? 0
      let height = representations.map(\.pixelsHigh).max() ?? 0
      return width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : Size(size)
    }
  }
#endif
