import LayoutCore
import TestPromises
import Testing

private enum Mood: CaseIterable { case glad, sad, none }

private struct Switching: Layout {
  let mood: Mood

  var body: some Layout {
    HStack {
      switch mood {
      case .glad: Box(1, 1)
      case .sad:
        Box(2, 1)
        Box(3, 1)
      case .none: EmptyLayout()
      }
      Box(9, 1)
    }
  }
}

private struct Doubled: LayoutModifier {
  let gap: Double

  func body(content: Content) -> some Layout {
    VStack(spacing: gap) {
      content
      content
    }
  }
}

private struct Pair: Layout {
  var body: some Layout {
    Box(10, 10)
    Box(20, 20)
  }
}

@Suite struct `What can be written in a body` {
  @Test(.promises("F066"), arguments: [(true, [1.0, 2, 9]), (false, [9.0])])
  func `if without else`(isOn: Bool, widths: [Double]) {
    let layout = HStack {
      if isOn {
        Box(1, 1)
        Box(2, 1)
      }
      Box(9, 1)
    }
    #expect(layout.leaves().map(\.width) == widths)
  }

  @Test(.promises("F066"), arguments: [(7.0, [7.0, 9]), (nil, [9.0])])
  func `if let`(width: Double?, widths: [Double]) {
    let layout = HStack {
      if let width { Box(width, 1) }
      Box(9, 1)
    }
    #expect(layout.leaves().map(\.width) == widths)
  }

  @Test(.promises("F066"), arguments: [(true, [10.0]), (false, [3.0, 4])])
  func `if and else of different types`(isText: Bool, widths: [Double]) {
    let layout = HStack {
      if isText {
        word(1)
      } else {
        HStack {
          Box(3, 1)
          Box(4, 1)
        }
      }
    }
    #expect(layout.leaves().map(\.width) == widths)
  }

  @Test(.promises("F066"), arguments: zip(Mood.allCases, [[1.0, 9], [2, 3, 9], [9]]))
  private func `switch`(mood: Mood, widths: [Double]) {
    #expect(Switching(mood: mood).leaves().map(\.width) == widths)
  }

  @Test(.promises("F067")) func `for loops`() {
    let layout = VStack(alignment: .leading) {
      for width in [5.0, 50, 500] { Box(width, 50) }
      Box(1, 50)
    }
    #expect(layout.leaves() == [rect(0, 0, 5, 50), rect(0, 50, 50, 50), rect(0, 100, 500, 50), rect(0, 150, 1, 50)])
  }

  @Test func `optional values are elements`() {
    let some: Box? = Box(3, 3)
    let none: Box? = nil
    let layout = HStack {
      some
      none
      Box(1, 1)
    }
    #expect(layout.leaves().map(\.width) == [3, 1])
  }

  @Test(.promises("B09", "F065")) func `empty braces`() {
    #expect(VStack {}.whole() == rect(0, 0, 0, 0))
    #expect(HStack { Group {} }.whole() == rect(0, 0, 0, 0))
    #expect(EmptyLayout().whole() == rect(0, 0, 0, 0))
    #expect(ScrollView {}.whole(30, 40) == rect(0, 0, 30, 40).with(width: 0))
  }

  @Test func `elements of a hidden type`() {
    let layout = HStack {
      AnyLayout(Box(1, 1))
      AnyLayout(erasing: Box(2, 1))
      AnyLayout(Pair())
    }
    #expect(layout.leaves().map(\.width) == [1, 2, 10, 20])
  }

  @Test func `availability`() {
    let layout = HStack {
      if #available(macOS 15, iOS 18, *) { Box(1, 1) }
      Box(2, 1)
    }
    #expect(layout.leaves().map(\.width) == [1, 2])
  }

  @Test(.promises("F036")) func `several elements without a container form a centred column`() {
    #expect(Pair().leaves() == [rect(5, 0, 10, 10), rect(0, 10, 20, 20)])
  }

  @Test func `several elements of a body take its place in a row`() {
    let layout = HStack(alignment: .top, spacing: 1) {
      Pair()
      Box(5, 5)
    }
    #expect(layout.leaves() == [rect(0, 0, 10, 10), rect(11, 0, 20, 20), rect(32, 0, 5, 5)])
  }

  @Test func `modifiers on a group, a list, a body or a loop go to each element`() {
    let padded = [rect(0, 0, 12, 12), rect(12, 0, 22, 22)]
    func frames(_ layout: some Layout) -> [Rect] {
      HStack(alignment: .top) { layout }.calculateLayout(in: Size(width: 400, height: 400)).leaves
    }
    #expect(
      frames(
        Group {
          Box(10, 10)
          Box(20, 20)
        }.padding(1)) == padded)
    #expect(frames(Pair().padding(1)) == padded)
    #expect(frames(ForEach(1..<3) { Box(Double($0) * 10, Double($0) * 10) }.padding(1)) == padded)
    #expect(frames(AnyLayout(Pair()).padding(1)) == padded)
    #expect(frames(_ArrayLayout([Box(10, 10), Box(20, 20)]).padding(1)) == padded)
    #expect(frames(Optional(Pair()).padding(1)) == padded)
  }

  @Test(.promises("F091")) func `modifiers of one's own, within each other too`() {
    #expect(Box(10, 10).modifier(Doubled(gap: 2)).whole() == rect(0, 0, 10, 22))
    #expect(Box(10, 10).modifier(Doubled(gap: 2)).modifier(Doubled(gap: 0)).whole() == rect(0, 0, 10, 44))
    #expect(Box(10, 10).padding(1).modifier(Doubled(gap: 0)).padding(5).whole() == rect(0, 0, 22, 34))
  }

  @Test(.promises("F210")) func `components made of components`() {
    struct Outer: Layout {
      var body: some Layout { HStack { Inner().padding(1) } }
    }
    struct Inner: Layout {
      var body: some Layout { VStack { Pair() } }
    }
    #expect(Outer().whole() == rect(0, 0, 22, 32))
  }
}

extension Rect {
  func with(width: Double) -> Rect { Rect(x: minX, y: minY, width: width, height: height) }
}
