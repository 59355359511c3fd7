#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import TestPromises
  import Testing

  @Suite("Measuring on many threads")
  struct ConcurrentMeasuringTests {
    /// A small memory in one part, so that the tasks really measure, and a large one in parts.
    @Test("eight tasks get the results that one gets, bit for bit", .promises("B24"), arguments: [8, 4096])
    func equal(cacheCapacity: Int) async {
      let texts = (0..<60).map {
        "Label \($0): سلام the quick brown fox\njumps over \(String(repeating: "x", count: $0))"
      }
      @Sendable func all(_ measurer: PangoTextMeasurer, from start: Int) -> [TextMetrics] {
        var answers = [TextMetrics?](repeating: nil, count: texts.count * 3)
        for step in answers.indices {
          let index = (step + start * 7) % answers.count
          let width = [nil, 100, 31.7][index % 3]
          let style = TestFonts.style(14 + Double(index % 2))
          let limit = index % 4 == 0 ? 2 : nil
          answers[index] = measurer.measure(texts[index / 3], style: style, width: width, lineLimit: limit)
        }
        return answers.compactMap { $0 }
      }
      let serial = all(TestFonts.measurer(), from: 0)
      let shared = TestFonts.measurer(cacheCapacity: cacheCapacity)
      let parallel = await withTaskGroup(of: [TextMetrics].self) { group in
        for task in 0..<8 { group.addTask { all(shared, from: task) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(parallel.count == 8)
      #expect(parallel.allSatisfy { $0 == serial })
      if cacheCapacity < serial.count { #expect(shared.queryCount > serial.count) }
    }

    @Test(
      "lines are broken where one thread alone breaks them, in each font that is new",
      arguments: [("fifth office", 9), ("fifth office é", 10), ("سلالا office", 7)] as [(String, Int)])
    func breaks(text: String, lineCount: Int) async {
      // As wide as "h", and as "fi" that was joined.
      let width = 10.140625
      let style = TestFonts.style()
      let counts = await withTaskGroup(of: [Int].self) { group in
        for _ in 0..<8 {
          group.addTask {
            (0..<40).map { _ in
              TestFonts.measurer().measure(text, style: style, width: width, lineLimit: nil).lineCount
            }
          }
        }
        return await group.reduce(into: []) { $0 += $1 }
      }
      #expect(counts.count == 320)
      #expect(counts.allSatisfy { $0 == lineCount }, "\(Set(counts))")
    }
  }
#endif
