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
      let image = images.picture(content.source)?.image
      picture.image = content.tint == nil ? image : image?.withRenderingMode(.alwaysTemplate)
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
    /// The size of the font that a symbol is for, in points.
    static let symbolFont = 17.0

    static func symbol(_ name: String) -> UIImage? { UIImage(systemName: name) }

    var pixels: Size { Size(width: Double(size.width * scale), height: Double(size.height * scale)) }
  }
#endif
