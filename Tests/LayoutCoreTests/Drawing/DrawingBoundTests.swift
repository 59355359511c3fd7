import LayoutTesting
import Testing

@testable import LayoutCore

@Suite("Bounds of drawings")
struct DrawingBoundTests {
  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 1e6, height: 1e6), true), (Rect(x: -1e6, y: 0, width: 1, height: 1), true),
    (Rect(x: 0, y: 0, width: 1e6 + 1, height: 1), false), (Rect(x: 0, y: 0, width: 1, height: 1e6 + 1), false),
    (Rect(x: -1e6 - 1, y: 0, width: 1, height: 1), false), (Rect(x: 0, y: -1e6 - 1, width: 1, height: 1), false),
  ])
  func `a path is drawn up to a million points away, in all directions`(box: Rect, isDrawn: Bool) {
    let recorder = DrawingRecorder(EnvironmentValues(), Measurers.tens.text)
    #expect(recorder.admits(Path(box), .identity) == isDrawn)
    #expect(recorder.faults.map(\.code) == (isDrawn ? [] : [.invalidNumber]))
  }

  @Test(
    arguments: [
      ([2, 2], 5, 1), ([2, 2], -1, 3), ([2, 2], -9, 3), ([1, 2, 3], 13, 1), ([1, 2, 3], -1, 11), ([], -1, -1),
    ] as [([Double], Double, Double)])
  func `a phase of dashes is within their period`(dash: [Double], phase: Double, expected: Double) {
    let (style, fault) = StrokeStyle(lineWidth: 1, dash: dash, dashPhase: phase).checked(along: 100)
    #expect(style.dashPhase == expected && fault == nil)
  }
}
