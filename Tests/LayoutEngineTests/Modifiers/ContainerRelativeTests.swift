import LayoutConformance
import LayoutEngine
import Testing

/// Frames that are a share of the nearest scroll view or window.
@Suite struct ContainerRelativeTests {
  @Test(arguments: [
    (1, 1, 0.0, 300.0), (3, 1, 0, 100), (3, 2, 0, 200), (4, 1, 20, 60), (4, 2, 20, 140), (4, 4, 20, 300),
  ])
  func `a share of the window`(count: Int, span: Int, spacing: Double, width: Double) throws {
    let modifier = TreeDescription.Modifier.containerRelative(.horizontal, count: count, span: span, spacing: spacing)
    let live = try LiveTree(.vStack([TreeDescription.color.modified(modifier), .fixed(10, 10)]))
    live.layout(width: 300, height: 400)
    #expect(live.frame(0).width == width)
  }

  @Test func `an inner proposal does not count, a scroll view's size does`() throws {
    let share = TreeDescription.color.modified(.containerRelative(.both, count: 2))
    let inWindow = try LiveTree(TreeDescription.vStack([share, .fixed(10, 10)]).frame(width: 100, height: 100))
    inWindow.layout(width: 300, height: 400)
    #expect(inWindow.frame(0).size == Size(width: 150, height: 200))

    let inScrollView = try LiveTree(
      TreeDescription.scrollView([.vStack([share, .fixed(10, 10)])]).frame(width: 100, height: 120))
    inScrollView.layout(width: 300, height: 400)
    #expect(inScrollView.frame(0, 0).size == Size(width: 50, height: 60))
  }

  @Test func `the window's size may be set apart from the proposal`() throws {
    let live = try LiveTree(
      .vStack([TreeDescription.color.modified(.containerRelative(.both, count: 2)), .fixed(10, 10)]))
    live.tree.settings.containerSize = Size(width: 500, height: 80)
    live.layout(width: 300, height: nil)
    #expect(live.frame(0).size == Size(width: 250, height: 40))
  }

  @Test func `another window makes another share without an edit`() throws {
    let live = try LiveTree(
      .vStack([TreeDescription.color.modified(.containerRelative(.both, count: 2)), .fixed(10, 10)]))
    live.layout(width: 300, height: 400)
    live.layout(width: 200, height: 100)
    #expect(live.frame(0).size == Size(width: 100, height: 50))
  }

  @Test func `an unknown length is as if not given`() throws {
    let live = try LiveTree(.vStack([TreeDescription.color.modified(.containerRelative(.both)), .fixed(10, 10)]))
    live.layout(width: 300, height: nil)
    #expect(live.frame(0).size == Size(width: 300, height: 10))
  }
}
