import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Which readers a turn looks at` {
  private static let count = 1_000

  /// A thousand readers of ten points each, below a box.
  private func page(_ top: Double, changed: Double = 10, asks: Int? = nil, _ heard: Heard<Int>) -> some Layout {
    VStack(spacing: 0) {
      Box(10, top)
      ForEach(0..<Self.count, id: \.self) { row in
        GeometryReader { proxy in
          let _ = heard.values.append(row)
          Box(proxy.size.height, row == asks ? proxy.globalFrame.minY.truncatingRemainder(dividingBy: 7) : 1)
        }
        .frame(width: 10, height: row == 500 ? changed : 10)
      }
    }
  }

  @Test(.promises("F093"), arguments: [false, true])
  func `an idle turn looks at none of 1,000 readers`(hasHost: Bool) {
    let heard = Heard<Int>()
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 20_000))
    if hasHost { root.host = host }
    root.updateBody { self.page(10, heard) }
    #expect(heard.values.count == Self.count && root.session.readerVisits >= Self.count)
    for _ in 0..<2 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(root.session.readerVisits == 0 && heard.values.count == Self.count)
    }
  }

  @Test(.promises("F093")) func `of readers that move only the one that read its place is visited`() {
    let heard = Heard<Int>()
    let root = LayoutRoot(size: Size(width: 100, height: 20_000))
    let host = CountingHost()
    root.host = host
    root.updateBody { self.page(10, asks: 3, heard) }
    heard.values = []
    root.size.height += 2
    root.layoutIfNeeded()
    #expect(heard.values == [3])
    #expect(root.session.readerVisits <= 4)
    root.size.height += 2
    root.layoutIfNeeded()
    #expect(heard.values == [3, 3])
  }

  /// A reader where there is room for it, and a box where there is not.
  private func alternatives(_ boxes: Int, _ heard: Heard<Double>) -> some Layout {
    ViewThatFits {
      GeometryReader { proxy in
        let _ = heard.values.append(proxy.size.width)
        ForEach(0..<boxes, id: \.self) { _ in Box(10, 10) }
      }
      .frame(width: 50, height: 10)
      Box(20, 20)
    }
  }

  @Test(.promises("F093")) func `a reader that is hidden keeps its content, which is made once`() {
    let heard = Heard<Double>()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody { self.alternatives(1, heard) }
    let count = root.session.tree.liveCount
    for width in [30, 100, 30, 100] {
      root.size.width = Double(width)
      root.layoutIfNeeded()
      #expect(root.contentSize.width == (width == 30 ? 20 : 50))
      #expect(root.session.tree.liveCount == count)
    }
    #expect(heard.values == [50])
  }

  @Test(.promises("F093")) func `the content of a hidden reader is updated, and what goes from it is gone`() {
    let heard = Heard<Double>()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody { self.alternatives(1, heard) }
    let count = root.session.tree.liveCount
    root.size.width = 30
    for boxes in [9, 2, 0, 1] {
      root.updateBody { self.alternatives(boxes, heard) }
      // A row of the list is a group with a box in it.
      #expect(root.session.tree.liveCount == count + 2 * (boxes - 1))
    }
    #expect(heard.values == [50, 50, 50, 50, 50])
  }

  @Test(.promises("F093")) func `a reader without content gets its size, also after it was hidden`() {
    let heard = Heard<Double>()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    let host = CountingHost()
    root.host = host
    root.updateBody {
      GeometryReader { proxy in
        let _ = heard.values.append(proxy.size.width)
        if proxy.size.width < 0 { Box(1, 1) }
      }
    }
    for width in [80.0, 60] {
      root.size.width = width
      root.layoutIfNeeded()
    }
    #expect(heard.values == [100, 80, 60])
    // Of two alternatives the reader is the second one, shown only where the first has no room.
    heard.values = []
    root.updateBody {
      ViewThatFits {
        Box(70, 10)
        GeometryReader { proxy in
          let _ = heard.values.append(proxy.size.width)
          Box(proxy.size.width / 2, 1)
        }
      }
    }
    #expect(heard.values == [60])
    for width in [90.0, 50, 90, 50, 40] {
      root.size.width = width
      root.layoutIfNeeded()
    }
    #expect(heard.values == [60, 50, 40])
    #expect(root.result.leaves.last?.width == 20)
  }
}
