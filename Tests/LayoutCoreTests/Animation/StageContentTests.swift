import LayoutCore
import LayoutTesting
import Testing

/// A host's calls for contents and offsets while something moves.
@Suite struct StageContentTests {
  private let show = Show()
  private var offset: Point? { show.views.first.flatMap { show.host.views[$0]?.offset } }

  @Test func `contents outside of animations and offsets are set at once, whatever moves`() {
    func body(_ width: Double, _ color: Color) {
      show.root.updateBody {
        HStack {
          Color.red.size(width: width, height: 10)
          ScrollView { color.size(width: 10, height: 100) }.id("list").size(width: 10, height: 10)
          Spacer()
        }
      }
    }
    body(10, .blue)
    #expect(show.root.animations.time == nil)
    withAnimation(.linear(duration: 4)) { body(50, .green) }
    show.tick(0)
    show.tick(1)
    #expect(show.root.animations.time == 1)
    #expect(show.frames.first == rect(0, 0, 20, 10))
    show.host.takeCounts()
    show.root.scroll("list", to: Point(x: 0, y: 30))
    show.root.layoutIfNeeded()
    #expect(show.host.takeCounts().offsets == 1 && show.root.scrollOffset(of: "list") == Point(x: 0, y: 30))
    body(50, .blue)
    #expect(show.host.takeCounts().contents == 1)
    show.tick(4)
    #expect(show.frames.first == rect(0, 0, 50, 10))
    #expect(show.host.violations == [])
  }

  @Test func `the transition that was written last counts when an element goes`() {
    var isShown = true
    func body(_ transition: LayoutTransition) {
      withAnimation(.linear(duration: 4)) {
        show.root.updateBody {
          HStack {
            if isShown { Color.red.size(width: 10, height: 10).transition(transition) }
            Spacer()
            // A list that makes its rows as they become visible does not keep its neighbours from moving.
            ScrollView { LazyVStack { ForEach(0..<100) { _ in SizedBox(width: 5, height: 5) } } }
          }
        }
      }
    }
    body(.opacity)
    show.tick(0)
    show.tick(4)
    body(.scale)
    isShown = false
    body(.opacity)
    show.tick(5)
    show.tick(6)
    #expect(show.views.first.flatMap { show.host.views[$0]?.presentation } == ViewPresentation(scale: 0.75))
    show.tick(10)
    #expect(show.views.count == 1 && show.host.violations == [])
  }
}
