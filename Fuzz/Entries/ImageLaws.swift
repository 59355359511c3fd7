#if canImport(CCairo)
  import LayoutCore

  @testable import LayoutCanvas

  /// Pictures of any bytes, as they are and mended until a decoder looks further:
  ///
  /// 1. A picture that is decoded has the sides of its header, and pixels for them; the same bytes give the same.
  /// 2. In a layout it takes finite room; what cannot be decoded is reported and leaves its place empty.
  /// 3. It is drawn, and the result is a picture that differs in nothing when it is drawn again.
  enum ImageLaws {
    private static let pixelLimit = 1 << 14

    static func fault(_ bytes: [UInt8]) -> String? {
      var source = ByteSource(bytes)
      let kind = source.int(6)
      let rest = source.remainder()
      let file =
        switch kind {
        case 0, 3: rest
        case 1: PNGFile.mended(rest)
        case 2: PNGFile.made(of: rest)
        case 4: PictureFile.gif(rest)
        default: PictureFile.svg(rest)
        }
      return fault(file: file).map { "\($0), \(file.count) bytes" }
    }

    /// Whether a picture has the sides of its header, which may be exchanged.
    ///
    /// A first frame of a GIF file that is larger than its screen is cut off at the screen, and the header has the
    /// larger one.
    private static func fits(_ image: DecodedImage, _ header: PictureHeader) -> Bool {
      if header.format == .gif { return image.width <= header.width && image.height <= header.height }
      return Set([image.width, image.height]) == Set([header.width, header.height])
    }

    private static func fault(file: [UInt8]) -> String? {
      // Large ones only take time.
      if let header = PictureHeader(file), max(header.width, header.height) < 32_768,
        header.width * header.height > pixelLimit
      {
        return nil
      }
      let store = CanvasImageStore()
      let image = try? Picture(file, pixelLimit: pixelLimit)
      // 1.
      if case .pixels(let image) = image, let header = PictureHeader(file) {
        if !fits(image, header) { return "\(image.size), not \(header)" }
        if image.byteCount < image.width * image.height / 8 { return "\(image.byteCount) bytes for \(image.size)" }
      }
      if store.size(of: .data(file)) != image?.size { return "the store has \(store.size(of: .data(file)) as Any)" }
      // 2.
      let page = CanvasPage(
        VStack {
          Image(data: file); Image(data: file).resizable(.fit)
        }, width: 40, height: 40, images: store)
      if let fault = Frames.fault(page.result) { return fault }
      let isReported = page.diagnostics.contains { $0.code == .undecodableImage }
      if isReported != (image == nil) { return "decoded \(image != nil), reported \(isReported)" }
      // 3.
      do {
        let one = try page.data(as: .png)
        let difference = PictureDifference(one, try page.data(as: .png), tolerance: 0)
        if difference.sizes != [[40, 40], [40, 40]] || difference.greatest != 0 {
          return "drawn it is \(difference)"
        }
      } catch {
        return "it is not drawn: \(error)"
      }
      return nil
    }
  }
#endif
