import Layout
import Testing

@testable import LayoutCommand

/// The paths of the chart, and the room of its symbols.
@Suite struct CurveTests {
  @Test(arguments: [[0.2, 0.8, 0.8, 0.1], [0, 1, 0, 1], [0.5], [0.1, 0.2, 0.9]])
  func `a curve passes its values and stays between the higher and the lower of two`(values: [Double]) {
    let path = Curve(values: values).path(in: Rect(x: 0, y: 0, width: 90, height: 100))
    var points: [Point] = []
    path.forEach { element in
      switch element {
      case .move(let end): points.append(end)
      case .curve(let end, let one, let other):
        let before = points[points.count - 1]
        let range = min(before.y, end.y) - 1e-9...max(before.y, end.y) + 1e-9
        #expect(range.contains(one.y) && range.contains(other.y))
        points.append(end)
      default: Issue.record("\(element)")
      }
    }
    #expect(points.map { (100 - $0.y) / 100 }.elementsEqual(values) { abs($0 - $1) < 1e-9 })
  }

  @Test func `the area below a curve reaches the bottom edge`() {
    let path = Curve(values: [0.5, 0.25], isArea: true).path(in: Rect(x: 10, y: 20, width: 40, height: 80))
    #expect(path.boundingRect == Rect(x: 10, y: 60, width: 40, height: 40))
    #expect(path.contains(Point(x: 11, y: 99)) && !path.contains(Point(x: 11, y: 50)))
  }

  @Test(arguments: [(0.0..<0.25, [true, false, false, false]), (0.5..<1, [false, false, true, true])])
  func `a part of a ring begins at the top and runs clockwise`(range: Range<Double>, hits: [Bool]) {
    let path = RingPart(range: range, thickness: 0.5).path(in: Rect(x: 0, y: 0, width: 100, height: 100))
    // In the middle of the ring's width, in each quarter.
    let places = [(76.0, 24.0), (76, 76), (24, 76), (24, 24)].map { Point(x: $0.0, y: $0.1) }
    #expect(places.map { path.contains($0) } == hits)
    #expect(!path.contains(Point(x: 50, y: 50)))
  }

  @Test(arguments: ["magnifyingglass", "no-such-symbol"])
  func `a symbol has its square with and without a picture`(name: String) {
    let result = SymbolIcon(name, side: 18).calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.size == Size(width: 18, height: 18))
  }
}
