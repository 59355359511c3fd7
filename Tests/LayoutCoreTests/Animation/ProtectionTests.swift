import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Views that other code moves` {
  private let show = Show()

  @Test(.promises("F026", "F027", "F028", "F029", "F030"))
  func `a protected view gets no frame at any depth, and its own in the end`() throws {
    show.root.updateBody { [show] in
      HStack {
        Color.red.size(width: show.width, height: 10)
        HStack { Color.blue.size(width: show.width, height: 10) }.background(.green)
        Spacer()
      }
    }
    #expect(show.frames == [rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(0, 0, 10, 10)])
    let inner = try #require(show.host.views.first { $0.value.parent != nil }?.key)
    show.root.startAnimating(inner)
    #expect(show.root.isAnimating && show.root.isAnimating(inner))
    show.host.animate(inner, to: rect(1, 2, 3, 4))
    show.host.takeCounts()
    show.width = 30
    show.root.updateBody()
    #expect(show.host.takeCounts() == CountingHost.Counts(frames: 2))
    #expect(show.frames == [rect(0, 0, 30, 10), rect(30, 0, 30, 10), rect(1, 2, 3, 4)])
    show.root.stopAnimating(inner)
    #expect(show.frames == [rect(0, 0, 30, 10), rect(30, 0, 30, 10), rect(0, 0, 30, 10)])
    #expect(!show.root.isAnimating && show.host.violations == [])
    show.root.stopAnimating(inner)
    #expect(show.host.takeCounts() == CountingHost.Counts(frames: 1))
  }

  @Test(.promises("F026", "F029")) func `a motion of the layout gives way`() {
    show.showRow()
    withAnimation(.linear(duration: 4)) {
      show.width = 50
      show.root.updateBody()
    } completion: { [show] in
      show.ends.append($0)
    }
    show.tick(0)
    show.root.startAnimating(show.views[1])
    #expect(show.tick(2) == CountingHost.Counts(frames: 1))
    #expect(show.frames == [rect(0, 0, 30, 10), rect(10, 0, 10, 10)])
    show.tick(4)
    #expect(show.ends == [false])
    show.root.stopAnimating(show.views[1])
    #expect(show.frames == [rect(0, 0, 50, 10), rect(50, 0, 10, 10)] && show.host.violations == [])
  }

  @Test(.promises("F028")) func `views that are gone, or never were, leave nothing behind`() {
    show.showRow()
    show.root.startAnimating(show.views[0])
    show.root.updateBody { Spacer() }
    #expect(!show.root.isAnimating && show.views == [])
    let gone = show.host
    let other = Show()
    other.showRow()
    show.root.startAnimating(other.views[0])
    #expect(!show.root.isAnimating)
    other.root.startAnimating(other.views[0])
    other.root.host = gone
    other.root.layoutIfNeeded()
    #expect(!other.root.isAnimating)
  }
}
