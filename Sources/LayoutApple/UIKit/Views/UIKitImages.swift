#if canImport(UIKit) && !os(watchOS)
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
      picture.image = images.picture(source)?.image
      picture.contentMode =
        switch mode {
        case .fit: .scaleAspectFit
        case .fill: .scaleAspectFill
        case .stretch: .scaleToFill
        }
    }
  }

  extension UIImage {
    var pixels: Size { Size(width: Double(size.width * scale), height: Double(size.height * scale)) }
  }
#endif
