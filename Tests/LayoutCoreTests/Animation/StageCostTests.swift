import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `The cost of an animation for views that do not move` {
  @Test(.promises("F115", "F119")) func `all views are looked at only while something can move`() {
    let show = Show()
    var hasGuest = false
    show.root.updateBody {
      HStack {
        Color.red.size(width: show.width, height: 10)
        if hasGuest { Color.blue.size(width: 10, height: 10).transition(.opacity) }
        Spacer()
      }
    }
    /// Whether the commits that `change` makes look at all views.
    func looks(_ change: () -> Void) -> Int {
      let before = show.root.stagedCommits
      show.host.takeCounts()
      change()
      return show.root.stagedCommits - before
    }
    func resize() -> Int {
      looks {
        show.width += 1
        show.root.updateBody()
      }
    }
    #expect(show.root.stagedCommits == 0 && resize() == 0)
    hasGuest = true
    #expect(looks { show.root.updateBody() } == 1)
    for time in [0.0, 9] { show.tick(time) }
    #expect(resize() == 1)
    hasGuest = false
    #expect(looks { withAnimation(.linear(duration: 1)) { show.root.updateBody() } } == 1)
    #expect(show.views.count == 2 && resize() == 1)
    for time in [10.0, 11] { show.tick(time) }
    #expect(show.views.count == 1 && !show.root.hasRunningAnimations)
    #expect(resize() == 0 && resize() == 0)
    #expect(looks { withAnimation(.linear(duration: 1)) { _ = resize() } } == 1)
    #expect(resize() == 1)
    for time in [20.0, 22] { show.tick(time) }
    #expect(resize() == 0 && show.host.violations == [])
  }

  @Test(.promises("F115")) func `a transition that is taken off an element that stays costs nothing more`() {
    let show = Show()
    func box(_ width: Double) -> some Layout { Color.red.size(width: width, height: 10) }
    /// How many of three updates look at all views.
    func looks(_ update: () -> Void) -> Int {
      let before = show.root.stagedCommits
      for _ in 0..<3 {
        show.host.takeCounts()
        show.width += 1
        update()
      }
      return show.root.stagedCommits - before
    }
    #expect(looks { show.root.updateBody { box(show.width).transition(.opacity).opacity(0.5) } } == 3)
    // The first one takes it off.
    #expect(looks { show.root.updateBody { box(show.width).opacity(0.5) } } == 1)
    for time in [0.0, 9] { show.tick(time) }
    #expect(looks { show.root.updateBody { box(show.width).opacity(0.5) } } == 0)
  }
}

@Suite struct `Less motion for a part` {
  /// Two rows that move, the lower one with reduced motion.
  private func rows(_ show: Show, _ isOpen: Bool, reduces: Bool) -> some Layout {
    func row() -> some Layout {
      HStack(spacing: 0) {
        Color.red.size(width: show.width, height: 10)
        if isOpen { Color.blue.size(width: 5, height: 10).transition(.opacity) }
        Spacer()
      }
      .animation(.linear(duration: 2), value: show.width)
    }
    return VStack(spacing: 0) {
      row()
      row().environment(\.reducesMotion, reduces)
    }
  }

  @Test(.promises("F115", "F117", "F128")) func `changes inside are there at once, and outside they move`() {
    let show = Show(height: 20)
    show.root.updateBody { self.rows(show, false, reduces: true) }
    show.width = 30
    show.host.takeCounts()
    show.root.updateBody { self.rows(show, false, reduces: true) }
    #expect(show.frames == [rect(0, 0, 10, 10), rect(0, 10, 30, 10)])
    for time in [0.0, 1] { show.tick(time) }
    #expect(show.frames == [rect(0, 0, 20, 10), rect(0, 10, 30, 10)])
    show.tick(2)
    show.host.takeCounts()
    show.root.updateBody { self.rows(show, true, reduces: true) }
    let opacities = show.views.map { show.host.views[$0]?.presentation.opacity }
    #expect(opacities == [1, 0, 1, 1])
    for time in [3.0, 9] { show.tick(time) }
    show.host.takeCounts()
    withAnimation(.linear(duration: 2)) { show.root.updateBody { self.rows(show, false, reduces: true) } }
    #expect(show.views.count == 3)
    for time in [10.0, 13] { show.tick(time) }
    #expect(show.views.count == 2 && show.host.violations == [])
  }

  @Test(.promises("F117", "F128")) func `reduced motion is read each time`() {
    let show = Show(height: 20)
    show.root.updateBody { self.rows(show, false, reduces: true) }
    show.width = 30
    show.root.updateBody { self.rows(show, false, reduces: false) }
    #expect(show.frames == [rect(0, 0, 10, 10), rect(0, 10, 10, 10)])
    for time in [0.0, 2] { show.tick(time) }
    // The root's value does not last in what was made meanwhile.
    show.root.environment.reducesMotion = true
    show.width = 50
    show.root.updateBody { self.rows(show, false, reduces: false) }
    #expect(show.frames == [rect(0, 0, 50, 10), rect(0, 10, 50, 10)])
    show.root.environment.reducesMotion = false
    show.root.layoutIfNeeded()
    show.root.updateBody { self.rows(show, true, reduces: false) }
    #expect(show.views.map { show.host.views[$0]?.presentation.opacity } == [1, 0, 1, 0])
  }
}
