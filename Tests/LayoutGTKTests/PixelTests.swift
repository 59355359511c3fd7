#if canImport(CGTK)
  @testable import LayoutGTK
  import Testing

  @Suite("Pixels")
  struct PixelTests {
    @Test(
      "What is no number, or too large for GTK, counts as the nearest place and length",
      arguments: [
        (0, 0, 1), (2.5, 2, 3), (-2.5, -3, 1), (1e300, 32_767, 32_767), (-1e300, -32_767, 1),
        (.infinity, 32_767, 32_767), (-.infinity, -32_767, 1), (.nan, 0, 1),
      ] as [(Double, Int32, Int32)])
    func pixels(value: Double, place: Int32, length: Int32) {
      #expect(Pixels.place(value) == place)
      #expect(Pixels.length(value) == length)
    }
  }
#endif
