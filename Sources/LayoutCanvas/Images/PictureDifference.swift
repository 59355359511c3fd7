#if canImport(CCairo)
  import CCairo

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The difference between two PNG files.
  package struct PictureDifference: Equatable, Sendable {
    /// A rectangle of whole pixels.
    package struct Box: Equatable, Sendable {
      package var x: Int
      package var y: Int
      package var width: Int
      package var height: Int

      /// Extends the box to the pixel.
      mutating func add(_ column: Int, _ row: Int) {
        let (right, bottom) = (max(x + width, column + 1), max(y + height, row + 1))
        (x, y) = (min(x, column), min(y, row))
        (width, height) = (right - x, bottom - y)
      }
    }

    /// The sizes in pixels, as width and height; `nil` where the file cannot be decoded.
    package let sizes: [[Int]?]
    /// Pixels in which a part differs by more than the tolerance; 0 where the sizes differ.
    package let differingCount: Int
    /// The greatest difference of one part of one pixel, 0 to 255; 0 where the sizes differ.
    package let greatest: Int
    /// The smallest box around the pixels that differ, those included that only one of the pictures has; `nil` where
    /// there are none, or a file cannot be decoded.
    package let box: Box?

    /// - Parameters:
    ///   - tolerance: a pixel differs where red, green, blue or opacity differs by more than this, 0 to 255.
    ///   - pixelLimit: files with more pixels are not decoded.
    package init(_ one: [UInt8], _ other: [UInt8], tolerance: Int, pixelLimit: Int = 64_000_000) {
      let pictures = [one, other].map { PixelArray(png: $0, pixelLimit: pixelLimit) }
      sizes = pictures.map { $0.map { [$0.width, $0.height] } }
      var count = 0
      var greatest = 0
      var box: Box?
      if let a = pictures[0], let b = pictures[1] {
        let pairs = PixelPairs(a, b)
        for row in 0..<pairs.height where !pairs.isSame(row) {
          pairs.visit(row) { column, difference in
            greatest = max(greatest, difference ?? 0)
            guard difference.map({ $0 > tolerance }) ?? true else { return }
            count += 1
            if box == nil { box = Box(x: column, y: row, width: 1, height: 1) } else { box?.add(column, row) }
          }
        }
        if sizes[0] != sizes[1] { (count, greatest) = (0, 0) }
      }
      differingCount = count
      self.greatest = greatest
      self.box = box
    }
  }

  /// The pixels of two pictures at the same places.
  struct PixelPairs {
    let one: PixelArray
    let other: PixelArray
    var width: Int { max(one.width, other.width) }
    var height: Int { max(one.height, other.height) }

    init(_ one: PixelArray, _ other: PixelArray) {
      self.one = one
      self.other = other
    }

    /// Whether both pictures have the row, and it is the same byte for byte.
    func isSame(_ row: Int) -> Bool {
      guard one.width == other.width, let a = one.offset(0, row), let b = other.offset(0, row) else { return false }
      return one.bytes.withUnsafeBytes { first in
        other.bytes.withUnsafeBytes { second in
          guard let first = first.baseAddress, let second = second.baseAddress else { return false }
          return memcmp(first + a, second + b, one.width * 4) == 0
        }
      }
    }

    /// Calls `body` with each place of a row that at least one of the pictures has, and the greatest difference of one
    /// part there; it is `nil` where only one has it.
    func visit(_ row: Int, _ body: (_ column: Int, _ difference: Int?) -> Void) {
      for column in 0..<width {
        let (a, b) = (one.offset(column, row), other.offset(column, row))
        guard a != nil || b != nil else { continue }
        guard let a, let b else {
          body(column, nil)
          continue
        }
        var difference = 0
        for part in 0..<4 {
          difference = max(difference, abs(Int(one.bytes[a + part]) - Int(other.bytes[b + part])))
        }
        body(column, difference)
      }
    }
  }

  /// The pixels of a picture, in the same form for all files: four bytes each, as cairo has them in a word.
  struct PixelArray {
    let width: Int
    let height: Int
    let stride: Int
    var bytes: [UInt8]

    /// Decodes a file; `nil` where it is no PNG file, is damaged, or has more than `pixelLimit` pixels.
    init?(png: [UInt8], pixelLimit: Int) {
      guard let image = DecodedImage(png: png, pixelLimit: pixelLimit),
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height)),
        let context = cairo_create(surface)
      else { return nil }
      defer {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      image.withSurface { source in
        cairo_set_source_surface(context, source, 0, 0)
        cairo_paint(context)
      }
      cairo_surface_flush(surface)
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
        return nil
      }
      width = image.width
      height = image.height
      stride = Int(cairo_image_surface_get_stride(surface))
      bytes = Array(UnsafeBufferPointer(start: data, count: stride * image.height))
    }

    /// A transparent picture.
    init(width: Int, height: Int) {
      self.width = width
      self.height = height
      stride = width * 4
      bytes = Array(repeating: 0, count: width * 4 * height)
    }

    /// The position of a pixel among the bytes; `nil` outside the picture.
    func offset(_ column: Int, _ row: Int) -> Int? {
      column < width && row < height ? row * stride + column * 4 : nil
    }

    /// The bytes of a PNG file; `nil` where there is no memory.
    func png() -> [UInt8]? {
      bytes.withUnsafeBytes { bytes in
        guard let words = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return nil }
        return PNGEncoder(words: words, width: width, height: height, stride: stride / 4).bytes()
      }
    }
  }
#endif
