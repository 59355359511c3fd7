import LayoutCore
import LayoutTesting
import Testing

/// Changes that alter no response of the node they are in, and yet a value that another node builds on.
@Suite struct `Changes that rise` {
  /// The frames after a change equal those of a root that never knew anything else.
  private func check<Content: Layout>(
    _ sizes: [Size], _ steps: [Int], _ content: @escaping (Int) -> Content,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let root = LayoutRoot(size: sizes[0], measurers: .tens)
    for (size, step) in zip(sizes, steps) {
      root.size = size
      root.updateBody { content(step) }
      let fresh = LayoutRoot(size: size, measurers: .tens)
      fresh.updateBody { content(step) }
      #expect(root.result.elements == fresh.result.elements, "step \(step)", sourceLocation: sourceLocation)
    }
  }

  @Test func `the background of a grid's row leaves its cells where the grid put them`() {
    let size = Size(width: 300, height: 100)
    check([size, size], [10, 14]) { width in
      Grid {
        GridRow {
          Rectangle().frame(width: 20, height: 10)
          Rectangle().frame(width: 50, height: 10)
        }
        .background { Circle().frame(width: Double(width), height: 5) }
        GridRow {
          Rectangle().frame(width: 80, height: 10)
          Rectangle().frame(width: 60, height: 10)
        }
      }
    }
  }

  @Test func `an alternative that changed while it was hidden is placed when it is shown`() {
    let sizes = [200.0, 50, 50, 200].map { Size(width: $0, height: 100) }
    check(sizes, [20, 20, 30, 30]) { width in
      ViewThatFits(in: .horizontal) {
        HStack {
          VStack {
            SizedBox(width: 50, height: 10)
            Rectangle().frame(width: Double(width), height: 10)
          }
          SizedBox(width: 100, height: 10)
        }
        SizedBox(width: 10, height: 10)
      }
    }
  }

  @Test func `an overlay that changed while its owner was hidden is placed when that is shown`() {
    let sizes = [200.0, 50, 50, 200].map { Size(width: $0, height: 100) }
    check(sizes, [20, 20, 30, 30]) { width in
      ViewThatFits(in: .horizontal) {
        HStack {
          SizedBox(width: 50, height: 10).overlay { Rectangle().frame(width: Double(width), height: 5) }
          SizedBox(width: 100, height: 10)
        }
        SizedBox(width: 10, height: 10)
      }
    }
  }

  @Test func `a text of the same size with other lines has another least height`() {
    let size = Size(width: 400, height: 80)
    check([size, size], [0, 1]) { step in
      VStack {
        Text(step == 0 ? "aaaaa\nbbbbb" : "aaaaaaaaaa\nb\nc\nd").font(.system(size: step == 0 ? 16 : 8))
        Color.red.frame(minHeight: 50, maxHeight: 75)
      }
    }
  }

  @Test func `a row with a lazy list is as high as in a tree of its own`() {
    let rows = (0..<3).map { _ in
      ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { _ in SizedBox(width: 10, height: 10) } } }
    }
    #expect(rows.heights(width: 100) == [1000, 1000, 1000])
  }
}
