#if canImport(UIKit) && !os(watchOS)
  /// A picture as a UIImageView.
  final class ImageView: HostView {
    private let images: ImageStore
    private let picture = UIImageView()

    init(_ id: ViewID, _ content: ImageContent, _ images: ImageStore) {
      self.images = images
      picture.clipsToBounds = true
      super.init(id, picture)
      show(.image(content))
    }

    override func show(_ content: ViewContent) {
      guard case .image(let content) = content else { return }
      picture.image = images.picture(content.source)?.image.shown(as: content)
      picture.tintColor = content.tint?.native
      picture.contentMode =
        switch content.mode {
        case .fit: .scaleAspectFit
        case .fill: .scaleAspectFill
        case .stretch: .scaleToFill
        }
    }
  }

  extension UIImage {
    /// The picture in its parts and in its colours.
    fileprivate func shown(as content: ImageContent) -> UIImage {
      var image = self
      if let slices = content.slices {
        let insets = slices.insets(in: Size(size))
        image = resizableImage(
          withCapInsets: UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
          resizingMode: slices.mode == .tile ? .tile : .stretch)
      }
      switch content.symbolMode {
      case .multicolor?: return image.applyingSymbolConfiguration(.preferringMulticolor()) ?? image
      case .hierarchical?, .palette?:
        guard let tint = content.tint else { return image }
        return image.applyingSymbolConfiguration(.init(hierarchicalColor: tint.native)) ?? image
      case .monochrome?, nil: return content.tint == nil ? image : image.withRenderingMode(.alwaysTemplate)
      }
    }

    /// The size of the font that a symbol is for, in points.
    static let symbolFont = 17.0

    static func symbol(_ name: String) -> UIImage? { UIImage(systemName: name) }

    var pixels: Size { Size(width: Double(size.width * scale), height: Double(size.height * scale)) }
  }
#endif
