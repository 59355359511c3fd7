#if canImport(CCairo)
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("The memory of measured texts")
  struct TextMemoryTests {
    private func key(_ index: Int) -> MetricsKey {
      MetricsKey(text: "text \(index)", style: TestFonts.style(), lineLimit: nil)
    }

    private func metrics(_ width: Double) -> TextMetrics {
      TextMetrics(
        width: width, height: 10, lineHeight: 10, lineCount: 1, firstBaseline: 8, lastBaseline: 8, isNatural: true)
    }

    @Test(
      "a large memory has parts, a small one has one",
      arguments: [(0, 1), (1, 1), (8, 1), (511, 1), (512, 2), (4096, 16), (100_000, 16)] as [(Int, Int)])
    func parts(capacity: Int, count: Int) {
      #expect(TextMemory(capacity: capacity).partCount == count)
    }

    @Test("each text is found with its own measurement, whichever part has it")
    func finds() {
      let memory = TextMemory(capacity: 65_536)
      for index in 0..<500 { memory.store(metrics(Double(index)), for: key(index), width: nil) }
      let found = (0..<500).map { memory.metrics(for: key($0), width: nil)?.width }
      #expect(found == (0..<500).map { Double($0) })
      #expect(memory.metrics(for: key(500), width: nil) == nil)
      #expect(memory.queryCount == 500)
      memory.removeAll()
      #expect((0..<500).allSatisfy { memory.metrics(for: key($0), width: nil) == nil })
      #expect(memory.queryCount == 500)
    }

    @Test("all parts together store no more than the capacity, and most of it")
    func capacity() {
      let memory = TextMemory(capacity: 4096)
      for index in 0..<20_000 { memory.store(metrics(1), for: key(index), width: nil) }
      let known = (0..<20_000).filter { memory.metrics(for: key($0), width: nil) != nil }
      // Every part has met more texts than it has room for.
      #expect(known.count == 4096)
    }
  }
#endif
