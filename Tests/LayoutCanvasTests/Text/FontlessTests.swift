#if canImport(CCairo)
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("Sizes on a machine without fonts")
  struct FontlessTests {
    @Test(
      "half an em a character",
      arguments: [
        ("Hello", nil, nil, 40, 1), ("Hello", 16, nil, 16, 3), ("Hello", 0, nil, 8, 5), ("Hello", 16, 2, 16, 2),
        ("a\nbb\n", nil, nil, 16, 3), ("", nil, nil, 0, 1), ("ab", .nan, nil, 16, 1), ("ab", -1, nil, 8, 2),
      ] as [(String, Double?, Int?, Double, Int)])
    func sizes(text: String, width: Double?, limit: Int?, answer: Double, lines: Int) {
      let metrics = FontlessMetrics.measure(text, style: TestFonts.style(), width: width, lineLimit: limit)
      #expect(metrics.width == answer)
      #expect(metrics.lineCount == lines)
      #expect(metrics.height == Double(lines) * 20)
      #expect(metrics.lastBaseline == Double(lines - 1) * 20 + 16)
    }
  }
#endif
