import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// The values of an action, in order.
final class Heard<Value> {
  var values: [Value] = []
}

@Suite struct `Where things are` {
  @Test(.promises("F093", "F095", "F096")) func `a reader has its size, box, place and insets`() {
    let heard = Heard<GeometryProxy>()
    let root = LayoutRoot(size: Size(width: 400, height: 300))
    root.environment.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
    root.updateBody {
      GeometryReader { proxy in
        let _ = heard.values.append(proxy)
        VStack(spacing: 8) {
          Box(proxy.size.width * 0.8, 60)
          Box(proxy.size.width * 0.6, 40)
        }
      }
      .size(width: 360, height: 140)
    }
    #expect(root.result.leaves == [rect(20, 80, 288, 60), rect(56, 148, 216, 40)])
    #expect(heard.values.count == 1)
    #expect(heard.values.first?.size == Size(width: 360, height: 140))
    #expect(heard.values.first?.bounds == rect(0, 0, 360, 140))
    #expect(heard.values.first?.globalFrame == rect(20, 80, 360, 140))
    #expect(heard.values.first?.safeAreaInsets == EdgeInsets(top: 47, bottom: 34))
    root.environment.safeAreaInsets = EdgeInsets(top: 20)
    root.layoutIfNeeded()
    #expect(heard.values.map(\.safeAreaInsets.top) == [47, 20])
  }

  @Test(.promises("F093"), arguments: [false, true])
  func `content is made anew for another place only where it read the place`(asks: Bool) {
    let heard = Heard<Double>()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    func show(_ height: Double) {
      root.updateBody {
        VStack {
          Box(10, height)
          GeometryReader { proxy in
            let _ = heard.values.append(asks ? proxy.globalFrame.minY : 0)
            Box(1, 1)
          }.frame(width: 10, height: 10)
        }
      }
    }
    show(20)
    #expect(heard.values == [asks ? 55 : 0])
    show(40)
    // The new body makes it once; where that shows the old place, the settled one follows.
    #expect(heard.values == (asks ? [55, 55, 65] : [0, 0]))
    root.size.height = 200
    root.layoutIfNeeded()
    #expect(heard.values == (asks ? [55, 55, 65, 115] : [0, 0]))
  }

  @Test(.promises("F094")) func `elements placed by hand`() {
    let layout = GeometryReader { proxy, container in
      let column = (proxy.size.width - 48) / 2
      container.add(Color.red, frame: rect(16, 16, column, 100))
      container.add(Color.blue, frame: rect(16 + column + 16, 16, column, 100))
    }
    let result = layout.calculateLayout(in: Size(width: 360, height: 140))
    #expect(
      result.elements.filter { $0.kind == .flexible }.map { $0.layers[0] } == [
        rect(16, 16, 156, 100), rect(188, 16, 156, 100),
      ])
  }

  @Test(.promises("F098", "F099")) func `frames count from the element, the whole layout, or a name around`() {
    let heard = Heard<[Rect?]>()
    let reader = GeometryReader { proxy in
      let _ = heard.values.append([
        proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("card")),
        proxy.coordinateSpaces.frame(of: "page"),
      ])
      Box(1, 1)
    }
    let result = VStack(alignment: .leading) {
      Box(50, 20)
      reader.frame(width: 30, height: 10).padding(5).coordinateSpace(name: "card").padding(7)
      reader.frame(width: 30, height: 10).coordinateSpace(name: "card")
    }
    .coordinateSpace(name: "page")
    .calculateLayout(in: rect(100, 200, 50, 100))
    #expect(
      heard.values == [
        [rect(0, 0, 30, 10), rect(112, 232, 30, 10), rect(5, 5, 30, 10), rect(100, 200, 54, 64)],
        [rect(0, 0, 30, 10), rect(100, 254, 30, 10), rect(0, 0, 30, 10), rect(100, 200, 54, 64)],
      ])
    #expect(result.diagnostics == [])
  }

  @Test(.promises("F099")) func `a name that no element around has is diagnosed`() {
    let result = HStack {
      Box(10, 10).coordinateSpace(name: "here")
      GeometryReader { proxy in Box(proxy.frame(in: .named("here")).minX, 5) }.frame(width: 20, height: 20)
    }
    .calculateLayout(in: Size(width: 100, height: 50))
    #expect(result.leaves.last?.width == 10)
    #expect(result.diagnostics.map(\.code) == [.unknownCoordinateSpace])
    #expect(result.diagnostics.first?.message.contains("here") == true)
    #expect(result.diagnostics.map(\.path) == ["0.1"])
  }

  @Test(.promises("F099")) func `an overlay lies in the names outside of it only`() {
    let heard = Heard<Int>()
    func layout(_ isInside: Bool) -> AnyLayout {
      let reader = GeometryReader { proxy in
        let _ = heard.values.append(proxy.coordinateSpaces.count)
        Box(1, 1)
      }
      return isInside
        ? AnyLayout(Box(10, 10).overlay { reader }.coordinateSpace(name: 1))
        : AnyLayout(Box(10, 10).coordinateSpace(name: 1).overlay { reader })
    }
    _ = layout(true).calculateLayout(in: Size(width: 50, height: 50))
    _ = layout(false).calculateLayout(in: Size(width: 50, height: 50))
    #expect(heard.values == [1, 0])
  }

  @Test(.promises("F096"), arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `frames follow scrolling`(direction: LayoutDirection) {
    let heard = Heard<Rect>()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.environment.layoutDirection = direction
    root.updateBody {
      ScrollView([.horizontal, .vertical]) {
        Box(300, 300).onGeometryChange { heard.values.append($0.globalFrame) }
      }.id("scroll")
    }
    let start = direction == .leftToRight ? 0.0 : -200.0
    #expect(heard.values == [rect(start, 0, 300, 300)])
    root.scroll("scroll", to: Point(x: 30, y: 40))
    root.layoutIfNeeded()
    #expect(heard.values.last == rect(direction == .leftToRight ? -30 : -170, -40, 300, 300))
    #expect(heard.values.count == 2)
  }

  @Test(.promises("F101")) func `the points of a box`() {
    let points: [UnitPoint] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    ]
    #expect(points.map(\.x) == [0, 0.5, 1, 0, 0.5, 1, 0, 0.5, 1])
    #expect(points.map(\.y) == [0, 0, 0, 0.5, 0.5, 0.5, 1, 1, 1])
    #expect(UnitPoint.zero == .topLeading)
  }

  private struct Card: LayoutModifier {
    func body(content: Content) -> some Layout { content.padding(16).background { Color.blue } }
  }

  @Test(.promises("F091")) func `a modifier of one's own`() {
    #expect(
      VStack { Box(10, 20).modifier(Card()) }.calculateLayout(in: Size(width: 100, height: 100)).leaves.map(\.size)
        == [Size(width: 42, height: 52)]
    )
  }

  @Test(.promises("F092")) func `a position in a stack`() {
    let result = VStack {
      Box(10, 20)
      Box(30, 10).position(x: 40, y: 25)
    }.calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.size == Size(width: 100, height: 100))
    #expect(result.leaves.count == 2)
    #expect(result.elements.last?.layers[1] == rect(25, 40, 30, 10))
  }
}
