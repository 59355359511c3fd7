#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import Testing

  /// The README's first example.
  @Suite struct ReadmeCardTests {
    init() { precondition(TestFonts.pinned) }

    @Test(arguments: ["png", "svg", "pdf"])
    func `a picture in ten lines`(format: String) throws {
      let folder = try TemporaryFolder()
      let path = folder.path("card.\(format)")

      let card = VStack(alignment: .leading, spacing: 24) {
        Text("Frames, not constraints").font(.system(size: 72, weight: .bold))
        Text("4 minutes").foregroundColor(.gray)
        Spacer()
        HStack(spacing: 12) {
          Circle().size(width: 64, height: 64)
          Text("Ada")
          Spacer()
          Text("20 Nov 2026")
        }
      }.padding(64).size(width: 1200, height: 630)
      try card.render(to: path)

      #expect(folder.names == ["card.\(format)"])
      guard format == "png" else { return }
      let pixels = try #require(folder.bytes("card.png").flatMap { Pixels(png: $0) })
      #expect((pixels.width, pixels.height) == (1200, 630))
    }
  }
#endif
