import LayoutCore
import LayoutTesting
import TestPromises
import Testing

private enum Spot: PreferenceKey {
  static var defaultValue: Anchor<Point>? { nil }
  static func reduce(value: inout Anchor<Point>?, nextValue: () -> Anchor<Point>?) { value = nextValue() ?? value }
}

@Suite struct `Anchors` {
  @Test(.promises("F100")) func `an anchor is read in the coordinates of its reader`() {
    let root = LayoutRoot(size: Size(width: 200, height: 200))
    func show(_ height: Double) {
      root.updateBody {
        VStack(alignment: .leading) {
          Box(40, height)
          Box(30, 10).padding(5).anchorPreference(key: AnchorPreferenceKey.self, value: .bounds) { [$0] }.padding(3)
        }
        .size(width: 100, height: 100)
        .overlayPreferenceValue(AnchorPreferenceKey.self, alignment: .topLeading) { anchors in
          GeometryReader { proxy in
            for anchor in anchors {
              Color.blue.frame(width: proxy[anchor].width, height: proxy[anchor].height)
                .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
            }
          }
        }
      }
    }
    func mark() -> Rect? { root.result.elements.last?.layers[1] }
    // A box of 46 x 46 in the middle of 100 x 100, which is in the middle of 200 x 200.
    show(20)
    #expect(root.result.leaves[1] == rect(77, 97, 46, 26).moved(by: Point(x: 0, y: 0)))
    #expect(mark() == rect(80, 100, 40, 20))
    show(40)
    #expect(mark() == rect(80, 110, 40, 20))
    let made = root.session.footprint
    show(40)
    #expect(root.session.footprint == made)
    #expect(root.diagnostics == [])
  }

  @Test(
    .promises("F100"),
    arguments: [
      (UnitPoint.topLeading, 20.0, 120.0), (.center, 70, 70), (.bottomTrailing, 120, 20),
    ])
  func `points of a box, from its leading edge`(point: UnitPoint, left: Double, right: Double) {
    for (direction, x) in [(LayoutDirection.leftToRight, left), (.rightToLeft, right)] {
      let heard = Heard<Point>()
      let root = LayoutRoot(size: Size(width: 140, height: 100))
      root.updateBody {
        Box(100, 10).anchorPreference(key: Spot.self, value: .unitPoint(point)) { $0 }
          .backgroundPreferenceValue(Spot.self) { anchor in
            GeometryReader { proxy in
              let _ = anchor.map { heard.values.append(proxy[$0] + proxy.globalFrame.origin) }
              Color.red
            }
          }
          .layoutDirection(direction)
      }
      #expect(heard.values.last == Point(x: x, y: 45 + 10 * point.y))
    }
  }

  @Test(.promises("F100")) func `sources`() {
    func read<Value>(_ source: Anchor<Value>.Source) -> Value? {
      let heard = Heard<Value>()
      _ = Box(20, 10).padding(2)
        .onGeometryChange { _ in }
        .anchorPreference(key: Probe<Value>.self, value: source) { $0 }
        .overlayPreferenceValue(Probe<Value>.self) { anchor in
          GeometryReader { proxy in
            let _ = anchor.map { heard.values.append(proxy[$0]) }
            Color.red
          }
        }
        .calculateLayout(in: rect(7, 9, 100, 100))
      return heard.values.last
    }
    #expect(read(Anchor<Rect>.Source.bounds) == rect(0, 0, 24, 14))
    #expect(read(Anchor<Rect>.Source.rect(rect(1, 2, 3, 4))) == rect(1, 2, 3, 4))
    #expect(read(Anchor<Point>.Source.point(Point(x: 5, y: 6))) == Point(x: 5, y: 6))
    #expect(read(Anchor<Point>.Source.bottomTrailing) == Point(x: 24, y: 14))
  }

  @Test func `content made from a value is made once for each value, and observes only its owner`() {
    let heard = Heard<Int>()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    func show(_ count: Int) {
      root.updateBody {
        HStack { for _ in 0..<count { Box(1, 1).preference(key: Count.self, value: 1) } }
          .overlayPreferenceValue(Count.self) { count in
            let _ = heard.values.append(count)
            Box(Double(count), 1).preference(key: Count.self, value: 100)
          }
      }
    }
    show(2)
    #expect(heard.values == [2])
    #expect(root.preferences[Count.self] == 102)
    #expect(root.result.leaves.last?.width == 2)
    show(3)
    #expect(heard.values == [2, 2, 3])
    #expect(root.result.leaves.last?.width == 3)
    #expect(root.diagnostics == [])
  }
}

private enum Probe<Value: AnchorValue>: PreferenceKey {
  static var defaultValue: Anchor<Value>? { nil }
  static func reduce(value: inout Anchor<Value>?, nextValue: () -> Anchor<Value>?) { value = nextValue() ?? value }
}

private enum Count: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
