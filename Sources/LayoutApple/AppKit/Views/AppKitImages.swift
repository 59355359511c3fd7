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
      mode = content.slices == nil ? content.mode : .stretch
      pixels = image?.pixels ?? .zero
      picture.image = image?.image.shown(as: content)
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

    /// The picture in its parts and in its colours.
    fileprivate func shown(as content: ImageContent) -> NSImage {
      switch content.symbolMode {
      case .multicolor?: return withSymbolConfiguration(.preferringMulticolor()) ?? self
      case .hierarchical?, .palette?:
        guard let tint = content.tint else { return self }
        return withSymbolConfiguration(.init(hierarchicalColor: tint.native)) ?? self
      case .monochrome?, nil: break
      }
      guard content.tint != nil || content.slices != nil, let image = copy() as? NSImage else { return self }
      if content.tint != nil { image.isTemplate = true }
      if let slices = content.slices {
        let insets = slices.insets(in: Size(size))
        image.capInsets = NSEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        image.resizingMode = slices.mode == .tile ? .tile : .stretch
      }
      return image
    }

    /// The size of the largest picture in a file; a drawing without pixels has its size in points.
    var pixels: Size {
      let width = representations.map(\.pixelsWide).max() ?? 0
      let height = representations.map(\.pixelsHigh).max() ?? 0
      return width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : Size(size)
    }
  }
#endif
