import LayoutCore
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width / 3 }
}

private enum Knee: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions[.bottom] - 5 }
}

@Suite struct `Alignment guides` {
  @Test func `a guide of one's own from side to side`() {
    let layout = VStack(alignment: HorizontalAlignment(Third.self)) {
      Box(30, 10)
      Box(60, 10)
      Box(9, 10).alignmentGuide(HorizontalAlignment(Third.self)) { $0.width }
    }
    #expect(layout.leaves() == [rect(10, 0, 30, 10), rect(0, 10, 60, 10), rect(11, 20, 9, 10)])
    #expect(layout.whole() == rect(0, 0, 60, 30))
  }

  @Test func `a guide of one's own from top to bottom`() {
    let layout = HStack(alignment: VerticalAlignment(Knee.self)) {
      Box(10, 30)
      Box(10, 10)
      Box(10, 20).alignmentGuide(VerticalAlignment(Knee.self)) { $0[VerticalAlignment(Knee.self)] + 10 }
    }
    #expect(layout.leaves() == [rect(0, 0, 10, 30), rect(10, 20, 10, 10), rect(20, 0, 10, 20)])
  }

  @Test func `built-in guides can be set anew, and read`() {
    let layout = HStack(alignment: .top) {
      Box(10, 30)
      Box(10, 10).alignmentGuide(.top) { -$0.height / 2 }
      Box(10, 10).padding(3).alignmentGuide(.top) { $0[.bottom] - $0[VerticalAlignment.center] }
    }
    #expect(layout.leaves().map(\.minY) == [8, 13, 0])
  }

  @Test func `texts stand on their first or last line`() {
    func row(_ alignment: VerticalAlignment) -> [Double] {
      HStack(alignment: alignment) {
        word(4).size(width: 20)
        Text("xx").font(.system(size: 40))
        Box(5, 8)
      }.leaves().map(\.minY)
    }
    // Baselines: 15 and 35 of 40, 30 of 40, and the lower edge.
    #expect(row(.firstTextBaseline) == [15, 0, 22])
    #expect(row(.lastTextBaseline) == [0, 5, 27])
  }

  @Test func `an explicit guide differs from a default`() {
    let layout = VStack(alignment: .leading) {
      Box(30, 10)
      Box(30, 10).alignmentGuide(.leading) { $0[explicit: .leading] ?? -7 }
      Box(30, 10).alignmentGuide(.leading) { _ in 4 }.alignmentGuide(.leading) { ($0[explicit: .leading] ?? 0) * 2 }
    }
    #expect(layout.leaves().map(\.minX) == [8, 15, 0])
  }

  @Test func `a guide goes through containers`() {
    let layout = HStack(alignment: VerticalAlignment(Knee.self)) {
      VStack {
        Box(10, 10)
        Box(10, 10).alignmentGuide(VerticalAlignment(Knee.self)) { _ in 0 }
      }
      Box(10, 30)
    }
    #expect(layout.leaves() == [rect(0, 15, 10, 10), rect(0, 25, 10, 10), rect(10, 0, 10, 30)])
  }

  @Test func `dimensions that outlive their layout still have values`() {
    var kept: [ViewDimensions] = []
    let layout = HStack {
      Box(1, 1)
      Box(10, 20).alignmentGuide(VerticalAlignment.center) { dimensions in
        kept.append(dimensions)
        return 0
      }
    }
    _ = layout.calculateLayout(in: Size(width: 100, height: 100))
    #expect(kept.first?.height == 20)
    #expect(kept.first?[HorizontalAlignment(Third.self)] == 10.0 / 3)
  }
}
