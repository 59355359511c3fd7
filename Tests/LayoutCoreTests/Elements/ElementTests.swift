import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Elements and their frames` {
  static let horizontal: [(HorizontalAlignment, Double)] = [(.leading, 0), (.center, 45), (.trailing, 90)]
  static let vertical: [(VerticalAlignment, Double)] = [(.top, 0), (.center, 45), (.bottom, 90)]

  @Test(.promises("F037", "F038"), arguments: horizontal)
  func `a column lines its elements up`(alignment: HorizontalAlignment, x: Double) {
    let layout = VStack(alignment: alignment, spacing: 5) {
      Box(100, 20)
      Box(10, 30)
    }
    #expect(layout.leaves() == [rect(0, 0, 100, 20), rect(x, 25, 10, 30)])
    #expect(layout.whole() == rect(0, 0, 100, 55))
  }

  @Test(.promises("F043"), arguments: vertical)
  func `a row lines its elements up`(alignment: VerticalAlignment, y: Double) {
    let layout = HStack(alignment: alignment, spacing: 5) {
      Box(20, 100)
      Box(30, 10)
    }
    #expect(layout.leaves() == [rect(0, 0, 20, 100), rect(25, y, 30, 10)])
  }

  @Test func `a sized box has its size for every proposal, and shows nothing`() {
    let layout = HStack(alignment: .top) {
      SizedBox(width: 40, height: 30)
      SizedBox(Size(width: 10, height: 500)).frame(width: 20)
    }
    let result = layout.calculateLayout(in: Size(width: 30, height: 30))
    #expect(result.leaves == [rect(0, 0, 40, 30), rect(40, 0, 20, 500)])
    #expect(result.elements.last?.layers == [rect(45, 0, 10, 500), rect(40, 0, 20, 500)])
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.host = host
    root.updateBody { SizedBox(width: 40, height: 30) }
    #expect(root.contentSize == Size(width: 40, height: 30))
    #expect(root.hostCallCount == 0)
  }

  @Test(arguments: [(-1.0, 0.0), (.nan, 0), (.infinity, 0), (12, 12)])
  func `a sized box of a size that is none has no extent, and that is reported`(width: Double, taken: Double) {
    let result = SizedBox(width: width, height: 5).calculateLayout(in: Size(width: 30, height: 30))
    #expect(result.size == Size(width: taken, height: 5))
    #expect(result.diagnostics.map(\.code) == (width == taken ? [] : [.invalidNumber]))
  }

  @Test(.promises("F037", "F039", "F043")) func `without arguments a stack is centred and has no gaps`() {
    func boxes() -> some Layout {
      Group {
        Box(10, 10)
        Box(20, 20)
      }
    }
    #expect(VStack { boxes() }.leaves() == [rect(5, 0, 10, 10), rect(0, 10, 20, 20)])
    #expect(HStack { boxes() }.leaves() == [rect(0, 5, 10, 10), rect(10, 0, 20, 20)])
    #expect(LazyVStack { boxes() }.leaves(100, 100) == [rect(45, 0, 10, 10), rect(40, 10, 20, 20)])
    #expect(LazyHStack { boxes() }.leaves(100, 100) == [rect(0, 45, 10, 10), rect(10, 40, 20, 20)])
    #expect(VStack(spacing: nil) { boxes() }.whole() == rect(0, 0, 20, 38))
    #expect(Grid { boxes() }.whole() == rect(0, 0, 20, 38))
  }

  @Test(
    .promises("F046", "F048", "F049"),
    arguments: [
      (Alignment.topLeading, 0.0, 0.0), (.top, 45, 0), (.topTrailing, 90, 0), (.leading, 0, 45), (.center, 45, 45),
      (.trailing, 90, 45), (.bottomLeading, 0, 90), (.bottom, 45, 90), (.bottomTrailing, 90, 90),
    ])
  func `a pile lines its elements up at nine places`(alignment: Alignment, x: Double, y: Double) {
    let layout = ZStack(alignment: alignment) {
      Box(100, 100)
      Box(10, 10)
    }
    #expect(layout.leaves() == [rect(0, 0, 100, 100), rect(x, y, 10, 10)])
    #expect(ZStack { Box(3, 2) }.whole() == rect(0, 0, 3, 2))
  }

  @Test(.promises("F055", "F058"), arguments: [(nil, 8.0), (0, 0), (60, 60)])
  func `a spacer has a least length`(minimum: Double?, length: Double) {
    let layout = HStack {
      Box(10, 10)
      Spacer(minLength: minimum)
      Box(10, 10)
    }
    #expect(layout.calculateLayout(proposal: .unspecified).size == Size(width: 20 + length, height: 10))
    #expect(layout.whole(200, 50) == rect(0, 0, 200, 10))
  }

  @Test(.promises("F059")) func `spacers share equally`() {
    let layout = HStack {
      Spacer()
      Box(40, 10)
      Spacer(minLength: 60)
      Box(40, 10)
      Spacer(minLength: 0)
    }
    #expect(layout.leaves(380, 10).map(\.width) == [100, 40, 100, 40, 100])
    #expect(layout.leaves(200, 10).map(\.width) == [30, 40, 60, 40, 30])
  }

  @Test func `a divider is one point thick across its stack`() {
    func row() -> some Layout {
      Group {
        Box(50, 30)
        Divider()
        Box(20, 10)
      }
    }
    #expect(VStack { row() }.leaves(200, 200)[1] == rect(0, 30, 200, 1))
    #expect(HStack { row() }.leaves(200, 200)[1] == rect(50, 0, 1, 200))
    #expect(Divider().whole(200, 200) == rect(0, 0, 200, 1))
  }

  @Test func `shapes and colours fill their proposal, and are 10 without one`() {
    let shapes: [any Layout] = [
      Rectangle(), RoundedRectangle(cornerRadius: 4), Circle(), Ellipse(), Capsule(), Color.red,
      Circle().fill(.blue), Rectangle().stroke(.red, lineWidth: 2), Capsule().fill(.red).stroke(.blue),
    ]
    for shape in shapes {
      let layout = AnyLayout(erasing: shape)
      #expect(layout.whole(30, 70) == rect(0, 0, 30, 70))
      #expect(layout.intrinsicContentSize == Size(width: 10, height: 10))
    }
  }

  @Test(
    .promises("F153"),
    arguments: [
      (nil, 100.0, 20.0), (100, 100, 20), (60, 60, 40), (35, 30, 80), (10, 10, 200), (0, 0, 200),
    ])
  func `a text wraps in a smaller proposal`(width: Double?, measured: Double, height: Double) {
    let size = word(10).sizeThatFits(Proposal(width: width, height: nil), measurers: .tens)
    #expect(size == Size(width: measured, height: height))
  }

  @Test(.promises("F064")) func `lists in rows and piles keep their elements' modifiers`() {
    let list = ForEach(["a", "b"], id: \.self) { Text($0).size(width: 200, height: 150) }
    #expect(HStack(spacing: 4) { list }.whole(1000, 400) == rect(0, 0, 404, 150))
    #expect(ZStack { list }.whole() == rect(0, 0, 200, 150))
    #expect(ScrollView(.horizontal) { HStack { list } }.whole(300, 400) == rect(0, 0, 300, 150))
  }

  @Test(.promises("F061")) func `lists of numbers, of identifiable values and by key path`() {
    struct Item: Identifiable {
      let id: Int
      var width: Double { Double(id) * 10 }
    }
    #expect(HStack { ForEach(1..<3) { Box(Double($0), 1) } }.leaves().map(\.width) == [1, 2])
    #expect(HStack { ForEach([Item(id: 1), Item(id: 3)]) { Box($0.width, 1) } }.leaves().map(\.width) == [10, 30])
    #expect(HStack { ForEach([4.0, 5], id: \.self) { Box($0, 1) } }.leaves().map(\.width) == [4, 5])
    #expect(HStack { ForEach([4.0, 5], id: \.bitPattern) { Box($0, 1) } }.leaves().map(\.width) == [4, 5])
  }
}
