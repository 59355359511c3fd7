import LayoutCore
import Testing

/// The offsets of all scroll views, as a window keeps them for the program that takes its place.
@Suite struct ScrollOffsetsTests {
  private func root() -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 200, height: 100))
    root.updateBody {
      HStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 1000) }.id("plain")
        ScrollView { LazyVStack { ForEach(0..<10_000, id: \.self) { Text("\($0)") } } }.id("list")
        ScrollView { Color.red.frame(height: 50) }
      }
    }
    return root
  }

  @Test func `Offsets are found by paths, and set in another root`() throws {
    let first = root()
    #expect(first.scrollOffsets.isEmpty)
    #expect(first.scroll("plain", to: Point(x: 0, y: 300)) && first.scroll("list", to: Point(x: 0, y: 5000)))
    first.layoutIfNeeded()
    #expect(first.scrollOffsets == ["0.0": Point(x: 0, y: 300), "0.1": Point(x: 0, y: 5000)])
    let second = root()
    second.scrollOffsets = first.scrollOffsets.merging(["0.7": Point(x: 1, y: 1)]) { one, _ in one }
    second.layoutIfNeeded()
    #expect(second.scrollOffsets == first.scrollOffsets)
    #expect(second.visibleRange(in: "list") == first.visibleRange(in: "list"))
  }
}
