import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// Rounding edges to device pixels.
@Suite(.promises("L5")) struct PixelGridTests {
  static let roundings: [(Double, Rect)] = [
    (1, Rect(x: 10, y: 20, width: 101, height: 51)), (2, Rect(x: 10.5, y: 20.5, width: 100, height: 50.5)),
    (3, Rect(x: 31 / 3, y: 61 / 3, width: 301 / 3, height: 152 / 3)),
  ]

  @Test(arguments: roundings)
  func `edges go to the nearest line`(scale: Double, expected: Rect) {
    let rounded = PixelGrid(scale: scale).round(Rect(x: 10.3, y: 20.4, width: 100.3, height: 50.5))
    #expect(rounded == expected)
  }

  @Test(arguments: [0, -2, .nan, .infinity] as [Double])
  func `a scale that is none counts as 1`(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }

  @Test func `halves go away from zero`() {
    #expect(PixelGrid(scale: 1).round(0.5) == 1)
    #expect(PixelGrid(scale: 1).round(-0.5) == -1)
    #expect(PixelGrid(scale: 2).round(0.25) == 0.5)
  }

  @Test(arguments: [1.0, 2, 3])
  func `neighbours that touch still touch`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SplitMix(7)
    for _ in 0..<1000 {
      let edge = Double.random(in: -200...200, using: &random)
      let left = grid.round(Rect(x: edge - 33.3, y: 0, width: 33.3, height: 10))
      let right = grid.round(Rect(x: edge - 33.3 + 33.3, y: 0, width: 17.7, height: 10))
      #expect(abs(left.maxX - right.minX) < 1e-9)
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `a text is never cut`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SplitMix(8)
    for _ in 0..<1000 {
      let size = Size(
        width: Double.random(in: 0...300, using: &random), height: Double.random(in: 0...300, using: &random))
      let origin = Point(
        x: Double.random(in: -50...50, using: &random), y: Double.random(in: -50...50, using: &random))
      let rounded = grid.round(Rect(origin: origin, size: size), keeping: size)
      #expect(rounded.width >= size.width && rounded.width < size.width + 2 / scale)
      #expect(rounded.height >= size.height && rounded.height < size.height + 2 / scale)
    }
  }

  @Test func `a text that rounding leaves whole is not enlarged`() {
    let rect = Rect(x: 0.6, y: 0, width: 10.5, height: 10)
    #expect(PixelGrid(scale: 1).round(rect) == Rect(x: 1, y: 0, width: 10, height: 10))
    #expect(PixelGrid(scale: 1).round(rect, keeping: rect.size) == Rect(x: 1, y: 0, width: 11, height: 10))
    #expect(PixelGrid(scale: 2).round(rect, keeping: rect.size) == Rect(x: 0.5, y: 0, width: 10.5, height: 10))
  }
}
