@testable import LayoutCore
import Testing

/// The text of SVG paths.
@Suite struct SVGPathTests {
  @Test(
    arguments: [
      ("", ""), ("  \n", ""), ("M1,2", "M1 2"), ("m1 2 3 4", "M1 2L4 6"), ("M1 2 3 4-5-6", "M1 2L3 4L-5 -6"),
      ("M1 2H5V7h-1v-1", "M1 2L5 2L5 7L4 7L4 6"), ("M0 0l1.5.5.5 1", "M0 0L1.5 .5L2 1.5"),
      ("M10 10zl1 1", "M10 10ZL11 11"), ("M0 0c0 1 1 1 1 0s1-1 1 0", "M0 0C0 1 1 1 1 0C1 -1 2 -1 2 0"),
      ("M0 0q1 1 2 0t2 0", "M0 0Q1 1 2 0Q3 -1 4 0"), ("M1 1t2 2", "M1 1Q1 1 3 3"), ("M1e1 1E-1", "M10 .1"),
      ("M0 0a0 5 0 0 1 3 3", "M0 0L3 3"), ("M0 0A5 5 0 1 1 0 0", "M0 0"), ("M1,1,2,2", "M1 1L2 2"),
    ])
  func `commands mean what SVG says`(text: String, absolute: String) throws {
    #expect(try Path(svg: text) == (try Path(svg: absolute)))
  }

  @Test func `commands are elements`() throws {
    let path = try Path(svg: "M1 2L3 4Q5 6 7 8C9 10 11 12 13 14Z")
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    func point(_ x: Double) -> Point { Point(x: x, y: x + 1) }
    #expect(
      elements == [
        .move(to: point(1)), .line(to: point(3)), .quadCurve(to: point(7), control: point(5)),
        .curve(to: point(13), control1: point(9), control2: point(11)), .closeSubpath,
      ])
  }

  @Test(
    arguments: [
      ("M0 0A10 10 0 0 1 20 0", Rect(x: 0, y: -10, width: 20, height: 10)),
      ("M0 0A10 10 0 0 0 20 0", Rect(x: 0, y: 0, width: 20, height: 10)),
      // Radii that are too small grow.
      ("M0 0A1 1 0 0 1 20 0", Rect(x: 0, y: -10, width: 20, height: 10)),
      ("M0 0A20 10 90 0 1 20 0", Rect(x: 0, y: -20, width: 20, height: 20)),
      ("M10 0a10 10 0 1010 10", Rect(x: 0, y: 0, width: 20, height: 20)),
    ])
  func `arcs are curves`(text: String, box: Rect) throws {
    let path = try Path(svg: text)
    let found = path.boundingRect
    for (one, other) in [
      (found.minX, box.minX), (found.minY, box.minY), (found.width, box.width), (found.height, box.height),
    ] {
      #expect(abs(one - other) < 0.01, "\(found)")
    }
    // The end is the one that is written.
    #expect(path.currentPoint.map { $0.x.rounded() == $0.x && $0.y.rounded() == $0.y } == true)
  }

  @Test(
    arguments: [
      ("L1 1", 0, "a move, M or m, at the beginning"), ("M", 1, "a number"), ("M1", 2, "a number"),
      ("M1 2 3", 6, "a number"), ("M1 2x", 4, "a command, one of MmLlHhVvCcSsQqTtAaZz"), ("M1 2,", 5, "a number"),
      ("M1e999 0", 1, "a finite number"), ("M1e308 0l1e308 0", 9, "coordinates that stay finite"),
      ("M0 0A1 1 0 2 0 3 3", 11, "a flag, 0 or 1"), ("M1,,2", 3, "a number"), ("M- 1", 1, "a number"),
      ("M0 0Z1", 5, "a command, one of MmLlHhVvCcSsQqTtAaZz"), ("MüM", 1, "a number"),
      ("5", 0, "a command, one of MmLlHhVvCcSsQqTtAaZz"),
    ])
  func `the first fault has its place`(text: String, position: Int, expected: String) {
    #expect(throws: SVGPathError(position: position, expected: expected)) { try Path(svg: text) }
  }

  @Test func `a fault is a sentence`() {
    #expect("\(SVGPathError(position: 4, expected: "a number"))" == "SVG path, byte 4: expected a number")
  }

  @Test func `more elements than a path has are a fault, and no part of them is returned`() {
    let text = "M0 0" + String(repeating: "h1", count: Path.elementLimit - 1)
    #expect(throws: Never.self) { try Path(svg: text) }
    #expect(throws: SVGPathError(position: text.utf8.count + 1, expected: "at most 100000 elements")) {
      try Path(svg: text + "h1")
    }
  }
}
