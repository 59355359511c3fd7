#if canImport(CCairo)
  import LayoutCore
  import LayoutTrees
  import Testing

  @testable import LayoutCanvas

  @Suite("Encoding PNG files")
  struct PNGEncoderTests {
    private func file(
      _ words: [UInt32], width: Int, height: Int, chunkLimit: Int = PNGFile.longestChunk
    ) throws -> [UInt8] {
      let bytes = words.withUnsafeBufferPointer { words in
        words.baseAddress.flatMap {
          PNGEncoder(words: $0, width: width, height: height, stride: width, chunkLimit: chunkLimit).bytes()
        }
      }
      return try #require(bytes)
    }

    /// As many different colours as `count`; all opaque, or with any opacity.
    private func words(_ count: Int, isOpaque: Bool, pixels: Int) -> [UInt32] {
      var random = SplitMix(UInt64(count))
      var colors: [UInt32] = []
      while colors.count < count {
        let opacity = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
        func part() -> UInt32 { opacity == 0 ? 0 : UInt32.random(in: 0...opacity, using: &random) }
        let color = opacity << 24 | part() << 16 | part() << 8 | part()
        if !colors.contains(color) { colors.append(color) }
      }
      return (0..<pixels).map { $0 < count ? colors[$0] : colors[Int.random(in: 0..<count, using: &random)] }
    }

    @Test(
      "few colours have a palette with as few bits as will do; all pixels come back",
      arguments: [
        (1, 3, 1), (2, 3, 1), (3, 3, 2), (4, 3, 2), (5, 3, 4), (16, 3, 4), (17, 3, 8), (256, 3, 8), (257, 2, 8),
        (1000, 2, 8),
      ] as [(Int, UInt8, UInt8)], [true, false])
    func kinds(row: (count: Int, kind: UInt8, depth: UInt8), isOpaque: Bool) throws {
      let (width, height) = (41, 37)
      let words = words(row.count, isOpaque: isOpaque, pixels: width * height)
      let file = try file(words, width: width, height: height)
      #expect(file[24] == row.depth)
      #expect(file[25] == (row.kind == 2 && !isOpaque ? 6 : row.kind))
      let pixels = try #require(Pixels(png: file))
      for (index, word) in words.enumerated() {
        let pixel = pixels.pixels[index]
        let parts = [pixel.alpha, pixel.red, pixel.green, pixel.blue]
        let wanted = [24, 16, 8, 0].map { Int(word >> UInt32($0) & 255) }
        #expect(parts == wanted, "\(index)")
      }
    }

    /// The names and lengths of a file's chunks.
    private func chunks(_ file: [UInt8]) -> [(name: String, count: Int)] {
      var chunks: [(String, Int)] = []
      var at = 8
      while at + 8 <= file.count {
        let count = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        chunks.append((String(decoding: file[at + 4..<at + 8], as: UTF8.self), count))
        at += 12 + count
      }
      return chunks
    }

    @Test("pixels that are longer than a chunk are in several, with and without a palette", arguments: [16, 1_000])
    func chunks(colors: Int) throws {
      let words = words(colors, isOpaque: true, pixels: 40 * 40)
      let whole = try file(words, width: 40, height: 40)
      let parted = try file(words, width: 40, height: 40, chunkLimit: 100)
      let count = try #require(chunks(whole).first { $0.name == "IDAT" }).count
      let lengths = chunks(parted).filter { $0.name == "IDAT" }.map(\.count)
      #expect(lengths == Array(repeating: 100, count: count / 100) + [count % 100] && lengths.count > 3)
      #expect(chunks(parted).last?.name == "IEND")
      #expect(try #require(Pixels(png: parted)).pixels == #require(Pixels(png: whole)).pixels)
    }

    @Test("a palette as long as the pixels is left out")
    func smallest() throws {
      let file = try file([0xFF11_2233], width: 1, height: 1)
      #expect(file[25] == 2)
      #expect(try #require(Pixels(png: file)).pixels == [Pixels.Pixel(red: 0x11, green: 0x22, blue: 0x33, alpha: 255)])
    }

    @Test("a gradient is stored as differences, and is small")
    func gradient() throws {
      let (width, height) = (400, 300)
      let words = (0..<width * height).map { index in
        let (x, y) = (UInt32(index % width), UInt32(index / width))
        return 0xFF00_0000 | x * 255 / 400 << 16 | y * 255 / 300 << 8 | (x + y) * 255 / 700
      }
      let file = try file(words, width: width, height: height)
      #expect(file.count < 6000, "\(file.count)")
    }
  }
#endif
