import Layout
import TestPromises
import Testing

/// Work stays bounded where proposals multiply from level to level.
@Suite struct BoundedWorkTests {
  @Test(arguments: [20, 60])
  func `boxes of a fixed shape in columns in each other end, with frames that are finite`(depth: Int) {
    var element = AnyLayout(Color.red)
    for _ in 0..<depth {
      element = AnyLayout(
        VStack {
          element.aspectRatio(contentMode: .fit)
          Text("b")
        })
    }
    let result = element.calculateLayout(in: Size(width: 400, height: 800))
    #expect(result.elements.count == 2 * depth + 1)
    #expect(result.elements.allSatisfy { $0.frame.size.isFinite && $0.frame.width >= 0 && $0.frame.height >= 0 })
    #expect(result.counters.measures <= 300 * (2 * depth + 1))
  }

  @Test func `a cell over more columns than any screen has is cut, and diagnosed`() {
    let grid = Grid {
      GridRow {
        Color.red.size(width: 10, height: 10).gridCellColumns(10_000_000)
        Color.blue.size(width: 10, height: 10)
      }
    }
    let result = grid.calculateLayout(in: Size(width: 400, height: 800))
    #expect(result.diagnostics.map(\.code) == [.invalidNumber])
    #expect(result.elements.allSatisfy { $0.frame.size.isFinite })
  }

  @Test func `a built-in element of a user's own is diagnosed, not a trap`() {
    struct Unknown: _PrimitiveLayout {}
    let result = VStack {
      Unknown()
      Color.red.size(width: 10, height: 10)
    }.calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.map(\.code) == [.unknownElement])
    #expect(result.size == Size(width: 10, height: 10))
  }

  @Test func `a font's size stays one when it is set to none`() {
    var font = Font.body
    font.size = .nan
    #expect(font.size == 17)
    font.size = -5
    #expect(font.size == 17)
  }

  @Test(.promises("B05")) func `a font is no larger than a length, and texts in it have finite lengths`() {
    var font = Font(size: 1e308)
    #expect(font.size == 0x1p40)
    font.size = .greatestFiniteMagnitude
    #expect(font.size == 0x1p40)
    let metrics = FixedTextMeasurer.standard.measure("a\nb", style: TextStyle(font: font), width: nil, lineLimit: nil)
    #expect(metrics.width == 0x1p39 && metrics.height == 0x1p40 * 2.5)
    #expect(metrics.lastBaseline == 0x1p40 * 2.25)
  }
}
