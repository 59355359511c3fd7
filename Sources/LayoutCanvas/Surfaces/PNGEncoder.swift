#if canImport(CCairo)
  import CCairo

  /// Encodes the pixels of a surface as a PNG file; the same pixels have the same bytes.
  ///
  /// 1. A picture of at most 256 colours, as most pictures of shapes and texts are, has a palette: one byte a pixel or
  ///    less. That is less to compress than four bytes. A palette that is as long as the pixels is left out.
  /// 2. Others have three bytes a pixel, or four where they are not opaque. Rows of shapes and texts are stored as
  ///    they are: equal colours are compressed better than their differences. Rows of gradients and photographs are
  ///    stored as the differences that are least (`PNGRowFilter`).
  ///
  /// Of zlib's levels the fifth takes four fifths of the time of the sixth, and makes 3 % larger files.
  struct PNGEncoder {
    private let words: UnsafePointer<UInt32>
    private let width: Int
    private let height: Int
    /// Words from one row to the next.
    private let stride: Int
    private let level: Int32
    private let chunkLimit: Int

    /// - Parameters:
    ///   - words: cairo's pixels: opacity, red, green, blue from the highest bits down, multiplied by the opacity.
    ///   - level: of zlib.
    ///   - chunkLimit: the most bytes of a chunk of pixels.
    init(
      words: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int, level: Int32 = 5,
      chunkLimit: Int = PNGFile.longestChunk
    ) {
      self.words = words
      self.width = width
      self.height = height
      self.stride = stride
      self.level = level
      self.chunkLimit = chunkLimit
    }

    /// The file of an image surface of the format ARGB32.
    ///
    /// - Throws: the error of the surface, or one where there is no memory.
    static func bytes(of surface: OpaquePointer?) throws(CanvasError) -> [UInt8] {
      cairo_surface_flush(surface)
      try CanvasError.check(cairo_surface_status(surface))
      guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
        let data = cairo_image_surface_get_data(surface)
      else { throw .cairo("the surface has no pixels") }
      let height = Int(cairo_image_surface_get_height(surface))
      let stride = Int(cairo_image_surface_get_stride(surface)) / 4
      // cairo aligns rows to words, and each pixel is one.
      let bytes = data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { words in
        PNGEncoder(words: words, width: Int(cairo_image_surface_get_width(surface)), height: height, stride: stride)
          .bytes()
      }
      guard let bytes else { throw .cairo("out of memory") }
      return bytes
    }

    /// The file; `nil` where there is no memory.
    func bytes() -> [UInt8]? {
      var palette = PNGPalette()
      var indices = [UInt8](repeating: 0, count: width * height)
      let isSmall = indices.withUnsafeMutableBufferPointer { indices in
        (0..<height).allSatisfy { row in
          palette.index(
            words + row * stride, count: width, into: UnsafeMutableBufferPointer(rebasing: indices[(row * width)...]))
        }
      }
      return isSmall && palette.count * 4 <= width * height ? indexed(&indices, palette) : direct()
    }

    private func indexed(_ indices: inout [UInt8], _ palette: PNGPalette) -> [UInt8]? {
      let depth = palette.depth
      var file = PNGFile(width: width, height: height, depth: UInt8(depth), pixels: .palette, chunkLimit: chunkLimit)
      file.add("PLTE", palette.colors)
      if let opacities = palette.opacities { file.add("tRNS", opacities) }
      let deflater = Deflater(level: level)
      let perByte = 8 / depth
      var line = [UInt8](repeating: 0, count: 1 + (width + perByte - 1) / perByte)
      indices.withUnsafeBufferPointer { indices in
        line.withUnsafeMutableBufferPointer { line in
          for row in 0..<height {
            let pixels = UnsafeBufferPointer(rebasing: indices[row * width..<(row + 1) * width])
            Self.pack(pixels, depth: depth, into: line)
            deflater.add(line)
          }
        }
      }
      guard let data = deflater.finish() else { return nil }
      file.addData(data)
      file.add("IEND", [])
      return file.bytes
    }

    /// Packs a row of numbers behind the byte of its filter, which is 0 for none.
    private static func pack(
      _ pixels: UnsafeBufferPointer<UInt8>, depth: Int, into line: UnsafeMutableBufferPointer<UInt8>
    ) {
      guard depth < 8 else {
        _ = UnsafeMutableBufferPointer(rebasing: line[1...]).update(fromContentsOf: pixels)
        return
      }
      let perByte = 8 / depth
      for start in Swift.stride(from: 0, to: pixels.count, by: perByte) {
        var byte: UInt8 = 0
        for place in 0..<perByte {
          byte = byte << UInt8(depth) | (start + place < pixels.count ? pixels[start + place] : 0)
        }
        line[1 + start / perByte] = byte
      }
    }

    /// Parts of neighbours that differ by more are an edge.
    private static let smallStep: Int32 = 8

    /// Whether at least a quarter of a row's pixels differ a little from their left neighbour, as in a gradient.
    private func isSmooth(_ row: Int) -> Bool {
      let line = words + row * stride
      var steps = 0
      for column in 1..<max(width, 1) where line[column] != line[column - 1] {
        let (one, other) = (line[column], line[column - 1])
        var isSmall = true
        for shift in [UInt32(0), 8, 16] {
          let difference = Int32(one >> shift & 255) - Int32(other >> shift & 255)
          isSmall = isSmall && abs(difference) <= Self.smallStep
        }
        if isSmall { steps += 1 }
      }
      return steps * 4 >= width
    }

    private func direct() -> [UInt8]? {
      let isOpaque = (0..<height).allSatisfy { row in
        UnsafeBufferPointer(start: words + row * stride, count: width).allSatisfy { $0 >= 0xFF00_0000 }
      }
      let parts = isOpaque ? 3 : 4
      var file = PNGFile(
        width: width, height: height, depth: 8, pixels: isOpaque ? .rgb : .rgba, chunkLimit: chunkLimit)
      let deflater = Deflater(level: level)
      var filter = PNGRowFilter(byteCount: width * parts, parts: parts)
      for row in 0..<height {
        filter.add(deflater, isSmooth: isSmooth(row)) { line in
          var at = 0
          for column in 0..<width {
            let color = PNGPalette.parts(words[row * stride + column])
            line[at] = color.red
            line[at + 1] = color.green
            line[at + 2] = color.blue
            if !isOpaque { line[at + 3] = color.opacity }
            at += parts
          }
        }
      }
      guard let data = deflater.finish() else { return nil }
      file.addData(data)
      file.add("IEND", [])
      return file.bytes
    }
  }
#endif
