import LayoutCore
import LayoutTesting
import Testing

@Suite struct InspectionBoxTests {
  private func boxes(_ direction: LayoutDirection = .leftToRight, @LayoutBuilder _ body: @escaping () -> some Layout)
    -> [InspectionBox]
  {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens, environment: environment)
    root.updateBody(body)
    return root.inspectionBoxes
  }

  @Test func `boxes come in drawing order with names, depths and the elements around them`() {
    let boxes = boxes {
      VStack {
        word(4).background { Color.red }.overlay { Circle() }
        SizedBox(width: 10, height: 10)
      }
    }
    #expect(
      boxes.map(\.name) == ["VStack", "ZStack", "Color.red", "Text \"xxxx\"", "ZStack", "Circle", "Fixed"])
    #expect(boxes.map(\.depth) == [0, 2, 3, 1, 2, 3, 1])
    #expect(boxes.map(\.parent) == [nil, 3, 1, 0, 3, 4, 0])
    #expect(boxes[0].frame == Rect(x: 80, y: 35, width: 40, height: 30))
    #expect(boxes[6].frame == Rect(x: 95, y: 55, width: 10, height: 10))
    #expect(boxes.allSatisfy { $0.clip == nil && !$0.overflows && $0.paddings.isEmpty })
  }

  @Test func `paddings are listed one by one, as they are on the screen`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let right = boxes { word(4).padding(insets).padding(5) }[0]
    #expect(right.frame == Rect(x: 72, y: 33, width: 56, height: 34))
    #expect(right.content == Rect(x: 79, y: 39, width: 40, height: 20))
    #expect(right.paddings.map(\.insets) == [EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5), insets])
    #expect(right.paddings.map(\.content) == [Rect(x: 77, y: 38, width: 46, height: 24), right.content])
    let left = boxes(.rightToLeft) { word(4).padding(insets) }[0]
    #expect(left.paddings.map(\.insets) == [EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)])
  }

  @Test func `an element that reaches out of its container is marked so, content along a scroll view is not`() {
    let row = boxes {
      HStack {
        SizedBox(width: 150, height: 10); SizedBox(width: 150, height: 10)
      }.frame(width: 200)
    }
    #expect(row.map(\.overflows) == [false, false, false])
    let fixed = boxes { ZStack { SizedBox(width: 150, height: 10).frame(width: 20) } }
    #expect(fixed.map(\.overflows) == [false, false])
    let deep = boxes {
      ZStack {
        SizedBox(width: 80, height: 10); SizedBox(width: 90, height: 10).layoutPriority(-1)
      }
    }
    #expect(deep.map(\.overflows) == [false, false, true])
    let scroll = boxes { ScrollView { SizedBox(width: 20, height: 900) } }
    #expect(scroll.map(\.overflows) == [false, false])
    let wide = boxes { ScrollView { VStack { SizedBox(width: 900, height: 9) } }.frame(width: 100) }
    #expect(
      wide.map(\.clip) == [
        nil, Rect(x: -350, y: 0, width: 900, height: 100), Rect(x: -350, y: 0, width: 900, height: 100),
      ])
  }

  @Test func `a scrolled list has the boxes of the rows that are made, where they are seen`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens, environment: environment)
      root.updateBody {
        ScrollView(.horizontal) { LazyHStack { ForEach(0..<1000) { _ in SizedBox(width: 50, height: 10) } } }.id("list")
      }
      root.scroll("list", to: Point(x: 120, y: 0))
      root.layoutIfNeeded()
      let frames = root.inspectionBoxes.filter { $0.name == "Fixed" && $0.contains(Point(x: 100, y: 50)) }.map(\.frame)
      let x: Double = direction == .leftToRight ? 80 : 70
      #expect(frames == [Rect(x: x, y: 45, width: 50, height: 10)])
    }
  }
}
