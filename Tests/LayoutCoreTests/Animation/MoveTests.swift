@testable import LayoutCore
import LayoutTesting
import Observation
import Testing

@Observable private final class Panel {
  var isOpen = false
  var count = 0
}

@Suite struct `Moves by SwiftUI's names` {
  private let panel = Panel()
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 400, height: 400))

  private func show(@LayoutBuilder _ content: @escaping () -> some Layout) {
    root.host = host
    root.updateBody { content() }
  }

  private func advance(to time: Double) {
    root.advance(to: time)
    root.layoutIfNeeded()
  }

  private var shapes: [Rect] {
    host.views.values.compactMap { if case .shape = $0.content { $0.frame } else { nil } }.sorted { $0.minX < $1.minX }
  }

  @Test(arguments: [(0.5, 0.7), (0.3, 1.0), (1.0, 0.4)])
  func `a spring of a period is at rest at its end, and swings with it`(response: Double, damping: Double) {
    let spring = LayoutAnimation.spring(response: response, dampingFraction: damping)
    // A critical spring after one period: 1 - (1 + 2 pi) exp(-2 pi).
    // What is left at its end is spread over the time.
    if damping == 1 { #expect(abs(spring.amount(after: response) - 0.9864) < 0.008) }
    // An underdamped one has its first summit after half a damped period.
    if damping < 1 {
      let half = response / 2 / (1 - damping * damping).squareRoot()
      let beyond = [-0.05, 0, 0.05].map { spring.amount(after: half * (1 + $0)) }
      #expect(beyond[1] > beyond[0] && beyond[1] > beyond[2] && beyond[1] > 1)
    }
    #expect(spring.amount(after: spring.totalDuration) == 1)
  }

  @Test func `an animation is delayed, faster and repeated`() {
    let animation = LayoutAnimation.linear(duration: 1).delay(0.5).speed(2).repeatCount(3, autoreverses: false)
    #expect(animation.totalDuration == 0.25 + 1.5)
    #expect(LayoutAnimation.bouncy.amount(after: 0.3) > 1)
    #expect(LayoutAnimation.linear(duration: 1).repeatForever().amount(after: 1_000_000.25) == 0.25)
  }

  @Test func `a completion without a value comes at the end`() {
    show { Color.red.frame(width: panel.isOpen ? 200 : 100, height: 10) }
    var completed = 0
    withAnimation(.linear(duration: 1)) {
      panel.isOpen = true
    } completion: {
      completed += 1
    }
    root.layoutIfNeeded()
    advance(to: 0)
    #expect(completed == 0)
    advance(to: 1)
    #expect(completed == 1)
  }

  @Test func `a binding moves what it changes`() {
    show { Color.red.frame(width: panel.isOpen ? 200 : 100, height: 10) }
    let binding = Binding(panel, \.isOpen).animation(.linear(duration: 1))
    binding.wrappedValue = true
    root.layoutIfNeeded()
    advance(to: 0)
    advance(to: 0.5)
    #expect(shapes.map(\.width) == [150])
  }

  @Test func `a transaction changes the animation of what is inside`() {
    show {
      HStack(spacing: 0) {
        Color.red.frame(width: panel.isOpen ? 200 : 100, height: 10)
          .transaction { $0.animation = .linear(duration: 2) }
        Color.blue.frame(width: panel.isOpen ? 50 : 10, height: 10).transaction { $0.animation = nil }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    withAnimation(.linear(duration: 1)) { panel.isOpen = true }
    root.layoutIfNeeded()
    advance(to: 0)
    advance(to: 1)
    #expect(shapes.map(\.width) == [150, 50])
    panel.isOpen = false
    root.layoutIfNeeded()
    advance(to: 2)
    // The transaction also sets an animation where the change has none.
    #expect(shapes.map(\.width) == [125, 10])
  }

  private struct Drop: Transition {
    var distance = 40.0

    func body(content: Content, phase: TransitionPhase) -> some Layout {
      content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0.2)
        .offset(y: phase.value * distance)
    }
  }

  @Test func `a transition of a caller's own moves from its phases, and to them`() {
    let size = Size(width: 100, height: 60)
    let drop = LayoutTransition.custom(CustomTransition(Drop()))
    let coming = drop.hidden(size, isRemoval: false, isRightToLeft: false)
    #expect(coming == ViewPresentation(opacity: 0.2, scale: 0.5, offset: Point(x: 0, y: -40)))
    #expect(drop.hidden(size, isRemoval: true, isRightToLeft: false).offset == Point(x: 0, y: 40))
    #expect(CustomTransition(Drop()) == CustomTransition(Drop()))
    #expect(CustomTransition(Drop()) != CustomTransition(Drop(distance: 1)))
  }

  @Test func `a transition differs for what comes and what goes`() {
    let size = Size(width: 100, height: 60)
    let transition = LayoutTransition.asymmetric(insertion: .opacity, removal: .move(edge: .bottom))
    #expect(transition.hidden(size, isRemoval: false, isRightToLeft: false) == ViewPresentation(opacity: 0))
    #expect(
      transition.hidden(size, isRemoval: true, isRightToLeft: false) == ViewPresentation(offset: Point(x: 0, y: 60)))
    #expect(LayoutTransition.asymmetric(insertion: .none, removal: .slide).isNone(isRemoval: false))
    let push = LayoutTransition.push(from: .leading)
    #expect(push.hidden(size, isRemoval: false, isRightToLeft: true).offset == Point(x: 100, y: 0))
    #expect(push.hidden(size, isRemoval: true, isRightToLeft: true).offset == Point(x: -100, y: 0))
  }

  private struct Bar: Shape, Animatable {
    var part: Double
    var animatableData: Double {
      get { part }
      set { part = newValue }
    }

    func path(in rect: Rect) -> Path {
      Path { $0.addRect(Rect(x: 0, y: 0, width: rect.width * part, height: rect.height)) }
    }
  }

  @Test func `the numbers of a shape move, also from where they are`() {
    show { Bar(part: panel.isOpen ? 1 : 0).fill(.red).frame(width: 100, height: 10) }
    func part() -> Double? {
      host.views.values.lazy.compactMap { view -> Double? in
        guard case .drawing(let drawing) = view.content, case .fill(let path, _, _)? = drawing.steps.first?.operation
        else { return nil }
        return path.boundingRect.width
      }.first
    }
    withAnimation(.linear(duration: 1)) { panel.isOpen = true }
    root.layoutIfNeeded()
    advance(to: 0)
    advance(to: 0.5)
    #expect(part() == 50)
    withAnimation(.linear(duration: 1)) { panel.isOpen = false }
    root.layoutIfNeeded()
    advance(to: 1)
    #expect(part() == 25)
    advance(to: 2)
    #expect(part() == 0)
  }

  private struct Matched: Layout {
    @Namespace var names
    let isOpen: Bool

    var body: some Layout {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          if !isOpen { Color.red.matchedGeometryEffect(id: "a", in: names).frame(width: 40, height: 20) }
          Color.clear.frame(width: 100, height: 10)
        }
        VStack(spacing: 0) {
          if isOpen { Color.red.matchedGeometryEffect(id: "a", in: names).frame(width: 80, height: 60) }
          Color.clear.frame(width: 100, height: 10)
        }
      }
    }
  }

  @Test func `an element comes in the place of the one with its name, and grows to its own`() throws {
    root.size = Size(width: 200, height: 100)
    show { Matched(isOpen: panel.isOpen) }
    func box() throws -> Rect {
      try #require(
        host.views.values.first { view in
          if case .decorated(let decoration) = view.content { decoration.transition != nil } else { false }
        }?.frame)
    }
    func inner() throws -> Rect {
      try #require(
        host.views.values.first { view in
          if case .shape(_, let style) = view.content { style.fill == .color(.red) } else { false }
        }?.frame)
    }
    let first = try box()
    withAnimation(.linear(duration: 1)) { panel.isOpen = true }
    root.layoutIfNeeded()
    #expect(try box().size == first.size && box().minX == first.minX)
    #expect(try inner().size == first.size)
    advance(to: 0)
    advance(to: 0.5)
    #expect(try box().size == Size(width: 60, height: 40) && inner().size == Size(width: 60, height: 40))
    advance(to: 1)
    #expect(try box() == Rect(x: 110, y: box().minY, width: 80, height: 60))
    #expect(!root.hasRunningAnimations)
    // Without an animation it is in its place at once.
    panel.isOpen = false
    root.layoutIfNeeded()
    #expect(try box() == Rect(x: 30, y: box().minY, width: 40, height: 20))
  }
}

@Suite struct `Names that several elements have` {
  private struct Doubled: Layout {
    @Namespace var names
    let isOpen: Bool

    var body: some Layout {
      HStack(spacing: 0) {
        if isOpen {
          Color.red.matchedGeometryEffect(id: "a", in: names)
        } else {
          Color.red.matchedGeometryEffect(id: "a", in: names)
          Color.red.matchedGeometryEffect(id: "a", in: names)
        }
      }
    }
  }

  @Test func `two of them that go at once are diagnosed where the one comes`() {
    let (panel, host) = (Panel(), CountingHost())
    let root = LayoutRoot(size: Size(width: 400, height: 400))
    root.host = host
    root.updateBody { Doubled(isOpen: panel.isOpen) }
    withAnimation(.linear(duration: 1)) { panel.isOpen = true }
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.code) == [.duplicateIdentity])
  }
}

@Suite struct `Elements that follow the clock` {
  private let panel = Panel()
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 400, height: 400))
  private final class Log { var entries: [Double] = [] }
  private let log = Log()

  private func show(@LayoutBuilder _ content: @escaping () -> some Layout) {
    root.host = host
    root.updateBody { content() }
  }

  private func advance(to time: Double) {
    root.advance(to: time)
    root.layoutIfNeeded()
  }

  @Test func `a timeline is made anew with each frame while it is shown`() throws {
    var needs: [Bool] = []
    root.animations.frameClock = { needs.append($0) }
    show {
      VStack {
        if !panel.isOpen {
          TimelineView(.animation) { context in
            let _ = log.entries.append(context.time)
            Text("a")
          }
        }
      }
    }
    #expect(needs == [true] && log.entries.count == 1)
    for time in [10.0, 10.5, 11] { advance(to: time) }
    let start = try #require(log.entries.first)
    #expect(log.entries.map { (($0 - start) * 1000).rounded() / 1000 } == [0, 0.5, 1])
    panel.isOpen = true
    root.layoutIfNeeded()
    #expect(needs == [true, false] && !root.hasRunningAnimations)
    advance(to: 12)
    #expect(log.entries.count == 3)
  }

  @Test func `a timeline that is paused, or hidden, stops the clock`() {
    show {
      VStack {
        TimelineView(.animation(minimumInterval: 0.05, paused: panel.isOpen)) { context in
          let _ = log.entries.append(context.time)
          Text("a")
        }
      }
    }
    for time in [0, 0.02, 0.04, 0.05, 0.075, 0.1] { advance(to: time) }
    #expect(log.entries.count == 3)
    panel.isOpen = true
    root.layoutIfNeeded()
    #expect(!root.hasRunningAnimations)
  }

  @Test func `a timeline with long intervals leaves the display's clock alone`() {
    var needs: [Bool] = []
    root.animations.frameClock = { needs.append($0) }
    show {
      TimelineView(.animation(minimumInterval: 60)) { context in
        let _ = log.entries.append(context.time)
        Text("a")
      }
    }
    #expect(!needs.contains(true) && !root.hasRunningAnimations)
    #expect(log.entries.count == 1)
    #expect(TimelineSchedule.animation(minimumInterval: 60).next(after: 5) == 65)
    #expect(TimelineSchedule.animation(minimumInterval: 60, paused: true).next(after: 5) == nil)
    #expect(TimelineSchedule.animation(minimumInterval: 0.05).next(after: 5) == nil)
  }

  @Test(arguments: [-1e300, -1e11, 1e300, Double.infinity])
  func `the next time of a schedule comes later, however far its first one is`(start: Double) throws {
    let next = try #require(TimelineSchedule.periodic(fromTime: start, by: 1).next(after: 1.7e9))
    #expect(next > 1.7e9 && next <= 1e11)
  }

  @Test func `a timeline sleeps for a day at most`() {
    #expect(TimelineSchedule.rest(to: 1e300, at: 0) == 86_400)
    #expect(TimelineSchedule.rest(to: 5, at: 3) == 2)
    #expect(TimelineSchedule.rest(to: 3, at: 5) == 0)
  }

  @Test func `a trigger that is no number does not change`() {
    #expect(AnyTrigger(Double.nan) == AnyTrigger(Double.nan))
    #expect(AnyTrigger(Double.nan) != AnyTrigger(1.0))
    #expect(AnyTrigger(1) != AnyTrigger("1"))
  }

  @Test func `a schedule has its times`() {
    let schedule = TimelineSchedule.periodic(fromTime: 100, by: 10)
    #expect([90, 100, 105, 119].map { schedule.next(after: $0) } == [100, 110, 110, 120])
    #expect([90, 100, 105, 119].map { schedule.shown(at: $0) } == [90, 100, 100, 110])
    let times = TimelineSchedule.explicit(times: [3, 1, .nan])
    #expect([0, 1, 2, 3].map { times.next(after: $0) } == [1, 3, 3, nil])
    #expect(TimelineSchedule.everyMinute.next(after: 61) == 120)
    #expect(TimelineSchedule.periodic(fromTime: 0, by: 0).next(after: 0) == 0.01)
  }

  @Test func `phases follow each other, and stop after those of a trigger`() {
    var phases: [Int] = []
    show {
      PhaseAnimator([0, 1, 2], trigger: panel.count) { phase in
        let _ = phases.append(phase)
        Color.red.frame(width: 100 + Double(phase) * 10, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(phases == [0] && !root.hasRunningAnimations)
    panel.count = 1
    root.layoutIfNeeded()
    for time in stride(from: 0.0, through: 5, by: 0.5) { advance(to: time) }
    #expect(phases.filter { $0 != 0 }.count == 2 && phases.suffix(3) == [1, 2, 0] || Set(phases) == [0, 1, 2])
    #expect(!root.hasRunningAnimations)
  }

  @Test func `phases without a trigger go on as long as they are shown`() {
    var phases: [Int] = []
    show {
      VStack {
        if !panel.isOpen {
          PhaseAnimator([0, 1]) { phase in
            let _ = phases.append(phase)
            Text("\(phase)")
          } animation: { _ in
            .linear(duration: 1)
          }
        }
      }
    }
    for time in stride(from: 0.0, through: 4, by: 0.5) { advance(to: time) }
    #expect(phases == [0, 1, 0, 1, 0, 1])
    panel.isOpen = true
    root.layoutIfNeeded()
    advance(to: 10)
    #expect(!root.hasRunningAnimations)
  }

  private struct Look {
    var scale = 1.0
    var angle = 0.0
  }

  @Test func `keyframes are steps one after the other, in tracks beside each other`() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(4)
        LinearKeyframe(2, duration: 1)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(90, duration: 4) }
    }
    #expect(timeline.duration == 4)
    let values = [0, 0.5, 1, 1.5, 2, 3, 5].map { timeline.value(at: $0) ?? Look() }
    #expect(values.map(\.scale) == [1, 1.5, 4, 3, 2, 2, 2])
    #expect(values.map(\.angle) == [0, 11.25, 22.5, 33.75, 45, 67.5, 90])
  }

  @Test func `a keyframe animator evaluates its content with each frame until its end`() {
    show {
      KeyframeAnimator(initialValue: 0.0, repeating: false) { value in
        let _ = log.entries.append(value)
        Text("a").opacity(value)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
        LinearKeyframe(0.5, duration: 1)
      }
    }
    for time in [0, 0.5, 1, 1.5, 2, 3] { advance(to: time) }
    #expect(log.entries.first == 0 && log.entries.last == 0.5)
    #expect(Array(Set(log.entries)).sorted() == [0, 0.5, 0.75, 1])
    #expect(!root.hasRunningAnimations)
  }
}
