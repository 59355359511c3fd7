import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Elements that come and go` {
  private let show = Show()
  private let isShown = Flag()

  private final class Flag {
    var value = false
  }

  private func start(_ config: TransitionConfig) {
    show.root.updateBody { [isShown] in
      HStack {
        if isShown.value { Color.red.size(width: 40, height: 10).transition(config) }
        Spacer()
      }
    }
  }

  private func set(_ value: Bool, _ animation: LayoutAnimation? = .linear(duration: 4)) {
    show.host.takeCounts()
    isShown.value = value
    withAnimation(animation) {
      show.root.updateBody()
    } completion: {
      show.ends.append($0)
    }
  }

  private var presentation: ViewPresentation? { show.views.first.flatMap { show.host.views[$0]?.presentation } }

  @Test(
    .promises("F115"),
    arguments: [
      (LayoutTransition.opacity, ViewPresentation(opacity: 0.25), ViewPresentation(opacity: 0.75)),
      (.scale, ViewPresentation(scale: 0.25), ViewPresentation(scale: 0.75)),
      (.scale(0.5), ViewPresentation(scale: 0.625), ViewPresentation(scale: 0.875)),
      (.slide, ViewPresentation(offset: Point(x: -30, y: 0)), ViewPresentation(offset: Point(x: 10, y: 0))),
      (
        .move(edge: .leading), ViewPresentation(offset: Point(x: -30, y: 0)),
        ViewPresentation(offset: Point(x: -10, y: 0))
      ),
      (.move(edge: .bottom), ViewPresentation(offset: Point(x: 0, y: 8)), ViewPresentation(offset: Point(x: 0, y: 3))),
      (
        .opacity.combined(with: .move(edge: .trailing)),
        ViewPresentation(opacity: 0.25, offset: Point(x: 30, y: 0)),
        ViewPresentation(opacity: 0.75, offset: Point(x: 10, y: 0))
      ),
    ])
  func `it comes and goes by its transition`(
    transition: LayoutTransition, coming: ViewPresentation, going: ViewPresentation
  ) {
    start(TransitionConfig(transition))
    set(true)
    #expect(show.frames == [rect(0, 0, 40, 10), rect(0, 0, 40, 10)])
    show.tick(0)
    show.tick(1)
    #expect(presentation == coming)
    show.tick(4)
    #expect(presentation == .identity && show.ends == [true])
    set(false)
    #expect(show.root.result.leaves.map(\.width) == [200])
    #expect(show.host.views.count == 2 && show.root.hasRunningAnimations)
    show.tick(10)
    show.tick(11)
    #expect(presentation == going)
    #expect(show.tick(14) == CountingHost.Counts(removes: 2))
    #expect(show.host.views.isEmpty && show.ends == [true, true] && show.clock == [true, false, true, false])
    #expect(show.host.violations == [])
  }

  @Test(.promises("F115")) func `back before it was gone, it goes on from where it is`() {
    start(TransitionConfig(.opacity))
    set(true)
    for time in [0, 4.0] { show.tick(time) }
    set(false)
    for time in [10, 11.0] { show.tick(time) }
    #expect(presentation?.opacity == 0.75)
    set(true)
    #expect(presentation?.opacity == 0.75 && show.host.views.count == 2)
    show.tick(13)
    #expect(presentation?.opacity == 0.875)
    show.tick(15)
    #expect(presentation == .identity && show.host.views.count == 2)
    #expect(show.ends == [true, false, true] && show.host.violations == [])
  }

  @Test(.promises("F115")) func `what goes while it moves, goes from where it is`() {
    show.root.updateBody { [isShown, show] in
      HStack {
        Color.blue.size(width: show.width, height: 10)
        if !isShown.value { Color.red.size(width: 40, height: 10).transition(.opacity) }
        Spacer()
      }
    }
    show.host.takeCounts()
    withAnimation(.linear(duration: 4)) {
      show.width = 50
      show.root.updateBody()
    }
    show.tick(0)
    show.tick(2)
    set(true)
    show.tick(4)
    #expect(show.frames == [rect(0, 0, 50, 10), rect(30, 0, 40, 10), rect(0, 0, 40, 10)])
    #expect(show.host.views[show.views[1]]?.presentation.opacity == 0.5)
    show.tick(6)
    #expect(show.frames == [rect(0, 0, 50, 10)] && show.ends == [true] && show.host.violations == [])
  }

  @Test(.promises("F115")) func `rows that come, change places and go half way, one after the other`() {
    var ids = [1, 2, 3]
    show.root.updateBody {
      HStack {
        ForEach(ids, id: \.self) { Color.red.size(width: Double($0) * 10, height: 10).transition(.opacity) }
        Spacer()
      }
    }
    var time = 0.0
    for order in [[1, 2, 3, 4], [4, 3, 2, 1], [4, 2], [2, 3, 1], [3, 1, 2]] {
      ids = order
      show.host.takeCounts()
      withAnimation(.linear(duration: 4)) { show.root.updateBody() }
      show.tick(time)
      time += 1
      show.tick(time)
    }
    #expect(show.root.hasRunningAnimations)
    show.tick(20)
    #expect(!show.root.hasRunningAnimations && show.host.violations == [])
    #expect(show.host.views.values.allSatisfy { $0.presentation == .identity })
    #expect(
      show.host.picture.filter { $0.depth == 0 }.map(\.frame) == [
        rect(0, 0, 30, 10), rect(30, 0, 10, 10), rect(40, 0, 20, 10),
      ])
  }

  @Test(.promises("F116")) func `two transitions, and an animation of its own`() {
    start(TransitionConfig(insertion: .none, removal: .opacity, animation: .linear(duration: 1)))
    isShown.value = true
    show.root.updateBody()
    #expect(!show.root.hasRunningAnimations && presentation == .identity)
    isShown.value = false
    show.host.takeCounts()
    show.root.updateBody()
    show.tick(0)
    show.tick(0.5)
    #expect(presentation?.opacity == 0.5)
    show.tick(1)
    #expect(show.host.views.isEmpty && show.host.violations == [])
  }

  @Test(.promises("F115")) func `at once: what is shown first, without animation, and with less motion`() {
    isShown.value = true
    start(TransitionConfig(.opacity))
    #expect(!show.root.hasRunningAnimations && show.host.views.count == 2)
    set(false, nil)
    #expect(show.host.views.isEmpty)
    show.root.environment.reducesMotion = true
    set(true)
    #expect(presentation == .identity && !show.root.hasRunningAnimations)
    #expect(show.ends == [true, true] && show.host.violations == [])
  }

  @Test(.promises("F115")) func `a container that is removed takes along what was going inside it`() {
    show.root.updateBody { [isShown, show] in
      HStack {
        if show.width < 50 {
          HStack {
            if isShown.value { Color.red.size(width: 40, height: 10).transition(.opacity) }
            Spacer()
          }.background(.blue)
        }
        Spacer()
      }
    }
    set(true)
    set(false)
    #expect(show.host.views.count == 3)
    show.host.takeCounts()
    show.width = 60
    show.root.updateBody()
    #expect(show.host.takeCounts() == CountingHost.Counts(removes: 3))
    #expect(show.host.views.isEmpty && !show.root.hasRunningAnimations && show.host.violations == [])
  }
}
