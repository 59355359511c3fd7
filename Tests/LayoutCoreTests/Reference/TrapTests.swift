import LayoutReference
import LayoutTesting
import TestPromises
import Testing

/// A row of three boxes, 60 points wide: `size` plus one and plus two.
private struct Widening: CustomLayout {
  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    Size(width: 60, height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    for (position, subview) in subviews.enumerated() {
      subview.place(at: Point(x: Double(position) * 30, y: 0), proposal: .unspecified)
    }
  }
}

@Suite struct `Traps of such systems` {
  private func root(_ width: Double = 390, _ height: Double = 844) -> LayoutRoot {
    LayoutRoot(size: Size(width: width, height: height), measurers: .tens)
  }

  @Test(.promises("W1", "F011")) func `sizes hold beside a spacer`() {
    let layout = VStack(spacing: 16) {
      Spacer(minLength: 40)
      word(1).size(width: 280, height: 30)
      word(1).size(width: 280, height: 20)
      Spacer(minLength: 40)
      word(1).size(width: 240, height: 50)
      Spacer()
    }
    let result = layout.calculateLayout(in: Size(width: 390, height: 844), measurers: .tens)
    // (844 - 100 - 5 * 16) / 3
    let room = 664.0 / 3
    let frames = result.elements.filter { $0.kind == .text }.map { $0.frame.rounded }
    #expect(
      frames == [
        rect(0, room + 16, 280, 30).rounded, rect(0, room + 62, 280, 20).rounded,
        rect(20, 2 * room + 114, 240, 50).rounded,
      ])
  }

  @Test(.promises("W2")) func `a spacer takes room along its stack only`() {
    let layout = VStack {
      HStack {
        Box(44, 44)
        Spacer()
        Box(24, 24)
      }
      Box(10, 10)
    }
    #expect(
      layout.leaves(390, 844) == [
        rect(0, 0, 44, 44), rect(44, 22, 322, 0), rect(366, 10, 24, 24), rect(190, 44, 10, 10),
      ])
    #expect(layout.whole(390, 844) == rect(0, 0, 390, 54))
  }

  @Test(.promises("W3")) func `a second body has frames of its own`() {
    let root = root(100, 100)
    root.updateBody { VStack { Box(20, 20) } }
    root.updateBody {
      VStack {
        Box(40, 10)
        Box(60, 30)
      }
    }
    #expect(root.result.elements[0].frame == rect(20, 30, 60, 40))
    #expect(root.result.leaves == [rect(30, 30, 40, 10), rect(20, 40, 60, 30)])
    root.updateBody { HStack { Box(40, 10) } }
    #expect(root.result.leaves == [rect(30, 45, 40, 10)])
  }

  @Test(.promises("W4"), arguments: [1, 2, 5, 50])
  func `what changes at any depth is laid out anew, and all around it`(depth: Int) {
    func nest(_ depth: Int, _ width: Double) -> any Layout {
      if depth == 0 { return Box(width, 10) }
      return VStack { AnyLayout(erasing: nest(depth - 1, width)) }.padding(1)
    }
    let root = root(400, 400)
    root.updateBody { AnyLayout(erasing: nest(depth, 20)) }
    root.updateBody { AnyLayout(erasing: nest(depth, 30)) }
    let rim = 2 * Double(depth)
    #expect(root.contentSize == Size(width: 30 + rim, height: 10 + rim))
    #expect(root.result.leaves == [rect(185, 195, 30, 10)])
  }

  @Test(.promises("W4"), arguments: [1, 2, 5, 50])
  func `a view at any depth can be laid out anew`(depth: Int) {
    func nest(_ depth: Int) -> any Layout {
      if depth == 0 { return word(2).id("leaf") }
      return VStack { AnyLayout(erasing: nest(depth - 1)) }
    }
    let root = root(400, 400)
    root.updateBody { AnyLayout(erasing: nest(depth)) }
    #expect(root.markViewDirty(id: "leaf"))
    root.layoutIfNeeded()
    #expect(root.counters.leafMeasures == 1)
    #expect(root.result.frame(of: "leaf") == rect(190, 190, 20, 20))
    #expect(!root.markViewDirty(id: "nobody"))
  }

  @Test(.promises("W5")) func `one changed row of 4,000 is the only one that is measured`() {
    let root = root()
    func body(_ changed: String) -> some Layout {
      VStack { ForEach(0..<4_000) { Text($0 == 1_234 ? changed : "row").font(.system(size: 20)) } }
    }
    root.updateBody { body("row") }
    #expect(root.counters.leafMeasures == 4_000)
    root.updateBody { body("wider") }
    #expect(root.counters.leafMeasures == 1)
    #expect(root.counters.measures < 10)
    #expect(root.result.leaves[1_234].width == 50)
  }

  @Test(.promises("W5")) func `one marked row of 4,000 is the only one that is measured, at whatever depth`() {
    let root = root()
    root.updateBody {
      VStack { ForEach(0..<1_000) { row in HStack { ForEach(0..<4) { word($0 + 1).id("\(row).\($0)") } } } }
    }
    let all = root.counters.leafMeasures
    #expect(all >= 4_000)
    let leaves = root.result.leaves
    #expect(root.markViewDirty(id: "500.2"))
    root.layoutIfNeeded()
    #expect(root.counters.leafMeasures == 1)
    #expect(root.counters.measures < 10)
    #expect(root.result.leaves == leaves)
    root.invalidateLayoutTree()
    root.layoutIfNeeded()
    #expect(root.counters.leafMeasures == all)
  }

  @Test(.promises("W6")) func `modifiers do not add up over updates`() {
    let root = root()
    func body(_ round: Int) -> some Layout {
      VStack {
        word(2).padding(5).offset(x: 3).background(round % 2 == 0 ? .red : .blue).cornerRadius(4)
      }
    }
    for round in 0..<2 { root.updateBody { body(round) } }
    let (frames, footprint, counters) = (root.result.elements, root.session.footprint, root.counters)
    for round in 2..<402 { root.updateBody { body(round) } }
    #expect(root.result.elements == frames)
    #expect(frames.last?.layers.count == 4)
    #expect(root.session.footprint == footprint)
    #expect(root.counters == counters)
  }

  @Test(.promises("W7")) func `a percentage is taken once, of the container's proposal`() {
    let half = Color.red.size(width: 50%, height: 10)
    #expect(HStack { half }.leaves() == [rect(0, 0, 200, 10)])
    #expect(VStack(alignment: .leading) { half }.leaves() == [rect(0, 0, 200, 10)])
    #expect(
      VStack(alignment: .trailing) {
        half; Box(300, 5)
      }.leaves() == [rect(100, 0, 200, 10), rect(0, 10, 300, 5)])
    #expect(ZStack { half }.leaves() == [rect(0, 0, 200, 10)])
  }

  @Test(.promises("W8")) func `what an element is survives inside stacks`() {
    let host = CountingHost()
    let root = root()
    root.host = host
    root.updateBody {
      HStack(alignment: .top) {
        VStack { Box(10, 10) }.background(.red)
        word(4).fixedSize()
        Widening() {
          Box(10, 10)
          Box(10, 20)
        }
        VStack { Box(10, 10) }.overlay { Box(4, 4) }
        Color.blue.frame(minWidth: 50, maxWidth: 1_000).layoutPriority(1)
      }
      .size(width: 200, height: 40)
    }
    var red = Decoration()
    red.background = .color(.red)
    #expect(host.picture.first?.content == .decorated(red))
    let leaves = root.result.elements.filter { $0.kind == .flexible || $0.kind == .text }.map(\.frame)
    let origin = Point(x: 95, y: 402)
    let expected = [
      rect(0, 0, 10, 10), rect(10, 0, 40, 20), rect(50, 0, 10, 10), rect(80, 0, 10, 20), rect(110, 0, 10, 10),
      rect(113, 3, 4, 4), rect(120, 0, 80, 40),
    ]
    #expect(
      leaves == expected.map { Rect(x: $0.minX + origin.x, y: $0.minY + origin.y, width: $0.width, height: $0.height) })
  }

  @Test(.promises("W9")) func `content of any length is whole`() {
    let rows = ScrollView { VStack { ForEach(0..<300) { _ in Box(100, 50) } } }
    let result = rows.calculateLayout(in: Size(width: 390, height: 844))
    #expect(result.frame(at: "0.0") == rect(0, 0, 100, 15_000))
    #expect(result.leaves.last == rect(0, 14_950, 100, 50))
    let columns = ScrollView(.horizontal) { HStack { ForEach(0..<300) { _ in Box(50, 100) } } }
    #expect(columns.leaves(390, 844).last == rect(14_950, 0, 50, 100))
  }

  @Test(.promises("W10")) func `further turns move nothing`() {
    let root = root(400, 400)
    let host = CountingHost()
    root.host = host
    root.updateBody {
      VStack(alignment: .leading, spacing: 8) {
        Box(200, 20)
        HStack {
          ZStack(alignment: .bottomTrailing) {
            Box(50, 50); Box(10, 10)
          }.padding(5)
        }.background(.red)
      }
    }
    let (frames, picture) = (root.result.leaves, host.picture)
    #expect(frames == [rect(100, 156, 200, 20), rect(105, 189, 50, 50), rect(145, 229, 10, 10)])
    host.takeCounts()
    for _ in 0..<3 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
      root.updateBody()
      #expect(root.result.leaves == frames)
      #expect(host.takeCounts().total == 0)
    }
    root.size = Size(width: 300, height: 400)
    root.layoutIfNeeded()
    root.size = Size(width: 400, height: 400)
    root.layoutIfNeeded()
    #expect(root.result.leaves == frames)
    #expect(host.picture == picture)
  }
}
