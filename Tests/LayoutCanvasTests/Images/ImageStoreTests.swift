#if canImport(CCairo)
  import LayoutTrees
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("Decoding pictures")
  struct ImageStoreTests {
    let store = CanvasImageStore()

    private func png(_ width: Double, _ height: Double, _ color: Color = .pureRed) throws -> [UInt8] {
      try CanvasSurface(size: Size(width: width, height: height), background: color).bytes(as: .png) { _ in }
    }

    @Test("a picture is as large as its pixels", arguments: [(1, 1), (3, 2), (640, 1)] as [(Double, Double)])
    func size(width: Double, height: Double) throws {
      let bytes = try png(width, height)
      #expect(store.size(of: .data(bytes)) == Size(width: width, height: height))
      let file = try TemporaryFolder()
      try CanvasFile.write(bytes, to: file.path("a.png"))
      #expect(store.size(of: .file(file.path("a.png"))) == Size(width: width, height: height))
    }

    @Test(
      "no file, a directory, a device, a pipe", arguments: ["/no/such/file.png", "/", "/dev/zero", "", "a\0b", "PIPE"])
    func noFile(path: String) throws {
      let folder = try TemporaryFolder()
      let path = path == "PIPE" ? try folder.pipe("pipe.png") : path
      #expect(store.size(of: .file(path)) == nil)
    }

    @Test("bytes that are no picture", arguments: [[], [0x89], Array("not a picture at all, but long enough".utf8)])
    func noPicture(bytes: [UInt8]) {
      #expect(store.size(of: .data(bytes)) == nil)
      #expect(store.count == 1)
    }

    @Test("a picture that ends early", arguments: [8, 24, 33, 40, 60])
    func truncated(length: Int) throws {
      let bytes = try png(64, 64)
      #expect(bytes.count > 60)
      #expect(store.size(of: .data(Array(bytes.prefix(length)))) == nil)
    }

    @Test(
      "sides and areas beyond the limit are not even allocated",
      arguments: [
        (32_768, 1), (1, 32_768), (0, 1), (1, 0), (0xFFFF_FFFF, 1), (0x8000_0000, 0x8000_0000), (30_000, 30_000),
      ] as [(UInt32, UInt32)])
    func tooLarge(width: UInt32, height: UInt32) throws {
      var bytes = try png(1, 1)
      for (index, shift) in [24, 16, 8, 0].enumerated() {
        bytes[16 + index] = UInt8(truncatingIfNeeded: width >> UInt32(shift))
        bytes[20 + index] = UInt8(truncatingIfNeeded: height >> UInt32(shift))
      }
      #expect(store.size(of: .data(bytes)) == nil)
      // The header alone decides: with a checksum that fits it would be refused as well.
      #expect(PNGHeader(bytes).map { ($0.width, $0.height) } ?? (0, 0) == (Int(width), Int(height)))
    }

    @Test("damaged pictures do no harm", arguments: 0..<40)
    func damaged(seed: UInt64) throws {
      var random = SplitMix(seed)
      let good = try png(20, 20)
      for _ in 0..<25 {
        var bytes = good
        for _ in 0...Int.random(in: 0..<4, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if let size = store.size(of: .data(bytes)) {
          // What still decodes kept its header, whose checksum guards it.
          #expect(size == Size(width: 20, height: 20))
        }
      }
    }

    @Test("a file that changed is decoded again, one that went is gone")
    func changes() throws {
      let folder = try TemporaryFolder()
      let path = folder.path("a.png")
      #expect(store.size(of: .file(path)) == nil)
      try CanvasFile.write(png(3, 3), to: path)
      #expect(store.size(of: .file(path)) == Size(width: 3, height: 3))
      try CanvasFile.write(png(40, 5), to: path)
      #expect(store.size(of: .file(path)) == Size(width: 40, height: 5))
      folder.remove("a.png")
      #expect(store.size(of: .file(path)) == nil)
    }

    @Test("the store keeps so many pictures and so many bytes")
    func bounded() throws {
      let small = CanvasImageStore(capacity: 2, byteLimit: 4 * 100)
      for side in 1...5 { _ = small.size(of: .data(try png(Double(side), 1))) }
      #expect(small.count == 2)
      _ = small.size(of: .data(try png(10, 20)))
      #expect(small.count == 1)
      #expect(small.size(of: .data(try png(10, 20))) == Size(width: 10, height: 20))
      small.removeAll()
      #expect(small.count == 0)
    }

    @Test("many tasks draw the same picture")
    func concurrent() async throws {
      let source = ImageSource.data(try png(8, 8))
      let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for format in [CanvasFormat.png, .svg, .pdf, .png, .svg, .pdf, .png, .png] {
          group.addTask { [store] in
            try CanvasSurface(size: Size(width: 50, height: 50), text: TestFonts.measurer(), images: store)
              .bytes(as: format) {
                $0.image(ImageContent(source, mode: .fill), in: Rect(x: 5, y: 5, width: 40, height: 20))
              }
          }
        }
        return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
      }
      #expect(pictures.count == 3)
    }
  }
#endif
