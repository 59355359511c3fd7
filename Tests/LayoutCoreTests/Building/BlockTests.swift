import LayoutCore
import Testing

/// What stands in braces, as many elements as builders have a case for.
@Suite struct BlockTests {
  /// Boxes of heights 1, 2, 3 and so on, one below the other.
  private func expectColumn(_ layout: some Layout, of count: Int) {
    let tops = (0..<count).map { Double($0 * ($0 + 1) / 2) }
    #expect(layout.leaves() == (0..<count).map { rect(0, tops[$0], 4, Double($0 + 1)) })
  }

  @Test func `seven elements`() {
    let column = VStack {
      Box(4, 1)
      Box(4, 2)
      Box(4, 3)
      Box(4, 4)
      Box(4, 5)
      Box(4, 6)
      Box(4, 7)
    }
    expectColumn(column, of: 7)
  }

  @Test func `nine elements`() {
    let column = VStack {
      Box(4, 1)
      Box(4, 2)
      Box(4, 3)
      Box(4, 4)
      Box(4, 5)
      Box(4, 6)
      Box(4, 7)
      Box(4, 8)
      Box(4, 9)
    }
    expectColumn(column, of: 9)
  }

  @Test func `ten elements`() {
    let column = VStack {
      Box(4, 1)
      Box(4, 2)
      Box(4, 3)
      Box(4, 4)
      Box(4, 5)
      Box(4, 6)
      Box(4, 7)
      Box(4, 8)
      Box(4, 9)
      Box(4, 10)
    }
    expectColumn(column, of: 10)
  }
}
