import Layout
import LayoutCSS
import Testing

/// The work of the engine for containers of CSS, as exact counts: each container is measured once and placed once, and an
/// element whose lengths are known is not measured by the engine at all.
@Suite struct FlexCountTests {
  /// Rows of four boxes, two of them in a column: three containers each.
  private static func feed(grown: Int? = nil) -> some Layout {
    Flex(direction: .column) {
      ForEach(0..<10, id: \.self) { row in
        Flex(align: .center, gap: 12) {
          Rectangle().size(width: 40, height: 40)
          Flex(direction: .column, align: .start, gap: 4) {
            Rectangle().size(width: row == grown ? 210 : 200, height: row == grown ? 24 : 20)
            Rectangle().size(width: 200, height: 16)
          }
          Flex {}.flex(grow: 1)
          Rectangle().size(width: 24, height: 24).id("end \(row)")
        }
        .boxPadding(16)
      }
    }
    .box(width: .percent(100))
  }

  private static var wide: some Layout {
    Flex {
      ForEach(0..<10) { _ in
        Rectangle().size(width: 10, height: 10)
        Rectangle().flex(1)
      }
    }
    .box(width: .percent(100))
  }

  private static var grid: some Layout {
    CSSGrid(columns: [.repeat(5, [.fr(1), .auto])], gap: 4) {
      ForEach(0..<40) { cell in Rectangle().size(width: Double(20 + cell % 7), height: 20) }
    }
    .box(width: .percent(100))
  }

  @Test func `another gap lays out the containers inside no more`() {
    let root = LayoutRoot(size: Size(width: 390, height: 4000))
    func show(gap: Double) {
      root.setBody {
        Flex(direction: .column, gap: .points(gap)) {
          ForEach(0..<10, id: \.self) { _ in
            Flex(gap: 4) { ForEach(0..<5, id: \.self) { Text("cell \($0)") } }
          }
        }
      }
      root.layoutIfNeeded()
    }
    show(gap: 2)
    show(gap: 5)
    // The window's stack and the outer container are measured; the others are moved alone.
    #expect(Self.counts(root.counters) == [2, 2, 2, 0])
  }

  /// Measured, found stored, placed, measured leaves.
  private static func counts(_ counters: TurnCounters) -> [Int] {
    [counters.measures, counters.cacheHits, counters.places, counters.leafMeasures]
  }

  enum Sample: CaseIterable {
    case feed, wide, grid

    var tree: AnyLayout {
      switch self {
      case .feed: AnyLayout(FlexCountTests.feed())
      case .wide: AnyLayout(FlexCountTests.wide)
      case .grid: AnyLayout(FlexCountTests.grid)
      }
    }

    /// The number of containers.
    var containers: Int { self == .feed ? 31 : 1 }
  }

  @Test(arguments: Sample.allCases)
  func `each container of CSS is measured once and placed once`(_ sample: Sample) {
    let counters = sample.tree.calculateLayout(in: Size(width: 390, height: 4000)).counters
    // The window's stack is one too; the container is measured again for its place, and found.
    #expect(Self.counts(counters) == [2, 2, sample.containers + 1, 0])
  }

  @Test func `a change in a row measures its containers and places what moves`() {
    let root = LayoutRoot(size: Size(width: 390, height: 4000))
    root.setBody { Self.feed() }
    root.layoutIfNeeded()
    #expect(root.result.frame(of: "end 5") == Rect(x: 350, y: 2024, width: 24, height: 24))
    root.setBody { Self.feed(grown: 4) }
    root.layoutIfNeeded()
    #expect(root.result.frame(of: "end 5") == Rect(x: 350, y: 2026, width: 24, height: 24))
    #expect(Self.counts(root.result.counters) == [2, 3, 5, 0])
  }

  @Test func `texts are measured for their lines, and for their least width where they shrink`() {
    let tree = Flex {
      Text("some words")
      Text("more words of a text")
    }
    .box(width: .percent(100))
    #expect(tree.calculateLayout(in: Size(width: 100, height: 400)).counters.leafMeasures == 6)
    #expect(tree.calculateLayout(in: Size(width: 1000, height: 400)).counters.leafMeasures == 2)
  }
}
