#if canImport(CCairo)
  package import LayoutCore

  /// A decoded picture.
  package enum Picture: Sendable {
    /// Pixels, of PNG, JPEG, WebP and GIF files.
    case pixels(DecodedImage)
    /// Shapes, of SVG files.
    case drawing(SVGDrawing)

    /// The most pixels of a picture; it takes 256 MiB.
    static let pixelLimit = 1 << 26

    /// The size in points: one for each pixel, and for SVG one for each unit of CSS.
    package var size: Size {
      switch self {
      case .pixels(let image): image.size
      case .drawing(let drawing): drawing.size
      }
    }

    /// The memory that it takes, about.
    package var byteCount: Int {
      switch self {
      case .pixels(let image): image.byteCount
      case .drawing(let drawing): drawing.byteCount
      }
    }

    /// Decodes a file of a known format.
    ///
    /// The format is read from the bytes. Of a picture with more frames the first one counts. All sides are read and
    /// compared with the limits first.
    ///
    /// - Throws: the reason why it is not shown.
    package init(_ bytes: [UInt8], pixelLimit: Int = Picture.pixelLimit) throws(PictureFault) {
      if let header = PictureHeader(bytes) {
        guard header.fits(pixelLimit: pixelLimit) else { throw .undecodable }
        let image =
          header.format == .png
          ? DecodedImage(png: bytes, pixelLimit: pixelLimit) : DecodedImage(bytes, header)
        guard let image else { throw .undecodable }
        self = .pixels(image)
      } else if SVGCheck.isDrawing(bytes) {
        let facts = try SVGCheck.check(bytes, pixelLimit: pixelLimit)
        guard let drawing = SVGDrawing(bytes, facts) else { throw .undecodable }
        self = .drawing(drawing)
      } else {
        throw .undecodable
      }
    }

    /// The reason why a file is not shown; `nil` where it is.
    package static func failure(of bytes: [UInt8]) -> ImageFailure? {
      do throws(PictureFault) {
        _ = try Picture(bytes)
        return nil
      } catch {
        return switch error {
        case .undecodable: .undecodable
        case .refused(let reason): .refused(reason)
        }
      }
    }
  }
#endif
