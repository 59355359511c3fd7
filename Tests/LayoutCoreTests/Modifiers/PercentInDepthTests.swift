import Layout
import Testing

/// Percentages mean the same however deep the containers that hug them are nested.
@Suite struct PercentInDepthTests {
  @Test(arguments: [0, 1, 2, 3])
  func `percentages in a column do not compound through stacks in depth`(depth: Int) {
    var element = AnyLayout(
      VStack {
        Color.red.size(width: .percent(90), height: 60)
        Color.blue.size(width: .percent(80), height: 200)
      })
    for _ in 0..<depth {
      element = AnyLayout(
        ZStack {
          element; Color.clear.size(width: 1, height: 1)
        })
    }
    let frames = element.calculateLayout(in: Size(width: 400, height: 800)).elements.filter { $0.kind == .flexible }
    #expect(frames[0].frame == Rect(x: 0, y: 0, width: 360, height: 60))
    #expect(frames[1].frame == Rect(x: 20, y: 60, width: 320, height: 200))
  }
}
