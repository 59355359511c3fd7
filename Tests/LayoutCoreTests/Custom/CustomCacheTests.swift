import LayoutTesting
import TestPromises
import Testing

@testable import LayoutCore

/// A row that stores the ideal widths of its subviews.
private struct RememberingRow: CustomLayout {
  func makeCache(subviews: LayoutSubviews) -> [Size] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout [Size]) -> Size {
    Size(width: cache.reduce(0) { $0 + $1.width }, height: 10)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout [Size]) {
    var x = 0.0
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: Point(x: x, y: 0), proposal: Proposal(width: size.width, height: 10))
      x += size.width
    }
  }
}

/// Stored values of custom containers for subviews that refer to the window.
@Suite struct CustomCacheTests {
  /// The container's spacing is read before the size of the window is known.
  @Test func `a new element that takes a share of the window has it in a row that stores sizes`() {
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    for id in 0..<3 {
      session.update(
        HStack {
          RememberingRow().callAsFunction {
            RememberingRow().callAsFunction {
              Group { Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 2).id(id) }
              Box(30, 10)
            }
          }
          Box(10, 10)
        }, environment: EnvironmentValues())
      let answer = session.layout(in: Proposal(width: 200, height: 100))
      let result = LayoutResult(session, answer: answer, origin: .zero)
      #expect(answer == Size(width: 140, height: 10))
      #expect(result.leaves == [rect(0, 0, 100, 10), rect(100, 0, 30, 10), rect(130, 0, 10, 10)], "turn \(id)")
    }
  }

  /// The inner row is measured in the second turn while changes rise, before the window is known to it.
  @Test(.promises("B22"))
  func `a share of a window of no size is known, unlike one of a window that is not known yet`() {
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    for id in 0..<3 {
      session.update(
        HStack {
          RememberingRow().callAsFunction {
            RememberingRow().callAsFunction {
              Group { Box(50, 10).containerRelativeFrame(.horizontal).id(id) }
              Box(30, 10)
            }
          }
          Box(10, 10)
        }, environment: EnvironmentValues())
      #expect(session.layout(in: Proposal(width: 0, height: 0)) == Size(width: 40, height: 10), "turn \(id)")
    }
  }
}
