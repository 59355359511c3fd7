import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

@Observable private final class Model {
  var width = 10.0
}

@Suite struct `Layout changes as motions` {
  private let show = Show()

  private func widen(_ width: Double, _ animation: LayoutAnimation? = .linear(duration: 4)) {
    withAnimation(animation) {
      show.width = width
      show.root.updateBody()
    } completion: { [show] in
      show.ends.append($0)
    }
  }

  @Test(.promises("F119", "F102", "F103"))
  func `frames move from where they were, on the pixel grid, and the clock stops`() {
    show.showRow()
    widen(51)
    #expect(show.host.takeCounts() == CountingHost.Counts())
    #expect(show.frames == [rect(0, 0, 10, 10), rect(10, 0, 10, 10)])
    #expect(show.root.hasRunningAnimations && show.clock == [true] && show.ends == [])
    #expect(show.tick(7) == CountingHost.Counts())
    #expect(show.tick(8) == CountingHost.Counts(frames: 2))
    #expect(show.frames == [rect(0, 0, 20, 10), rect(20, 0, 10, 10)])  // 20.25
    show.tick(9)
    #expect(show.frames == [rect(0, 0, 31, 10), rect(31, 0, 10, 10)])  // 30.5
    show.tick(11)
    #expect(show.frames == [rect(0, 0, 51, 10), rect(51, 0, 10, 10)])
    #expect(show.ends == [true] && show.clock == [true, false] && !show.root.hasRunningAnimations)
    #expect(show.tick(12) == CountingHost.Counts())
    #expect(show.root.result.leaves.first == rect(0, 0, 51, 10))
    #expect(show.host.violations == [])
  }

  @Test(.promises("F119")) func `a tick measures, places and evaluates nothing`() {
    var bodies = 0
    let measurer = CountingMeasurer()
    let show = Show(width: 200, height: 20, measurers: Measurers(text: measurer))
    show.root.updateBody {
      let _ = bodies += 1
      HStack {
        word(2)
        Spacer()
      }.padding(.leading, show.width)
    }
    withAnimation(.linear(duration: 4)) {
      show.width = 50
      show.root.updateBody()
    }
    let (measured, evaluated, calls) = (measurer.count, bodies, show.root.hostCallCount)
    let counters = show.root.counters
    #expect(show.tick(0).total == 0)
    for second in 1...4 { #expect(show.tick(Double(second)) == CountingHost.Counts(frames: 1)) }
    #expect(measurer.count == measured && bodies == evaluated && show.root.counters == counters)
    #expect(show.root.hostCallCount == calls + 4)
    #expect(show.frames == [rect(50, 0, 20, 20)])
  }

  @Test(.promises("F119")) func `sent elsewhere half way, it goes on from where it is`() {
    show.showRow()
    widen(50)
    show.tick(0)
    show.tick(2)
    #expect(show.frames == [rect(0, 0, 30, 10), rect(30, 0, 10, 10)])
    widen(10)
    #expect(show.ends == [false])
    show.tick(4)
    #expect(show.frames == [rect(0, 0, 20, 10), rect(20, 0, 10, 10)])
    show.tick(6)
    #expect(show.frames == [rect(0, 0, 10, 10), rect(10, 0, 10, 10)])
    #expect(show.ends == [false, true] && show.clock == [true, false] && show.host.violations == [])
  }

  @Test func `a change without an animation ends the motion of what it changes`() {
    show.showRow()
    widen(50)
    show.tick(0)
    show.tick(2)
    show.width = 100
    show.root.updateBody()
    #expect(show.frames == [rect(0, 0, 100, 10), rect(100, 0, 10, 10)])
    #expect(show.ends == [false] && show.clock == [true, false])
    #expect(show.tick(3) == CountingHost.Counts())
  }

  @Test(.promises("F119")) func `a model that changes inside, and a size, with the turn run later`() {
    let model = Model()
    show.root.updateBody {
      HStack {
        Color.red.size(width: model.width, height: 10)
        Spacer()
      }
    }
    withAnimation(.linear(duration: 4)) { model.width = 50 }
    show.root.layoutIfNeeded()
    show.tick(0)
    show.tick(1)
    #expect(show.frames == [rect(0, 0, 20, 10)])
    show.tick(4)
    withAnimation(.linear(duration: 4)) { show.root.size = Size(width: 200, height: 30) }
    show.root.layoutIfNeeded()
    show.tick(4)
    show.tick(6)
    #expect(show.frames == [rect(0, 5, 50, 10)])
    show.tick(8)
    model.width = 20
    show.root.layoutIfNeeded()
    #expect(show.frames == [rect(0, 10, 20, 10)])
    #expect(show.host.violations == [])
  }

  @Test(.promises("F103")) func `completed at once where nothing moves, and once where two roots do`() {
    withAnimation(.quick) {
    } completion: {
      show.ends.append($0)
    }
    #expect(show.ends == [true])
    show.showRow()
    widen(10)
    #expect(show.ends == [true, true] && show.clock == [])
    let other = Show()
    other.showRow()
    withAnimation(.linear(duration: 1)) {
      for one in [show, other] {
        one.width = 50
        one.root.setNeedsLayout()
      }
    } completion: {
      show.ends.append($0)
    }
    show.root.updateBody()
    other.root.updateBody()
    for time in [0.0, 1] { show.tick(time) }
    #expect(show.ends.count == 2)
    for time in [0.0, 1] { other.tick(time) }
    #expect(show.ends == [true, true, true])
  }

  @Test(.promises("F110", "F119")) func `delay, repeats and going back`() {
    show.showRow()
    widen(
      50, LayoutAnimation(duration: 2, delay: 1, timingFunction: .linear, repeatCount: 3, autoreverses: true))
    var widths: [Double?] = []
    for time in [0, 1, 2, 3, 4, 5, 6, 7.0] {
      show.tick(time)
      widths.append(show.frames[0]?.width)
    }
    #expect(widths == [10, 10, 30, 50, 30, 10, 30, 50] && show.ends == [true])
  }

  @Test func `less motion: there at once, and completed`() {
    show.showRow()
    widen(50)
    show.tick(0)
    show.root.environment.reducesMotion = true
    #expect(show.frames == [rect(0, 0, 50, 10), rect(50, 0, 10, 10)] && show.ends == [true])
    show.host.takeCounts()
    widen(20)
    #expect(show.frames == [rect(0, 0, 20, 10), rect(20, 0, 10, 10)] && show.ends == [true, true])
    #expect(show.clock == [true, false] && show.host.violations == [])
  }

  @Test(.promises("F119")) func `the change that an action makes moves, and its cause does not`() {
    let (cause, effect) = (Model(), Model())
    show.root.updateBody { [show] in
      HStack {
        Color.red.size(width: cause.width, height: 10)
          .onGeometryChange(for: Double.self, of: \.size.width) { width in
            withAnimation(.linear(duration: 4)) {
              effect.width = width
            } completion: {
              show.ends.append($0)
            }
          }
        Color.blue.size(width: effect.width, height: 10)
        Spacer()
      }
    }
    show.host.takeCounts()
    show.ends = []
    cause.width = 50
    show.root.layoutIfNeeded()
    #expect(show.frames == [rect(0, 0, 50, 10), rect(50, 0, 10, 10)])
    show.tick(0)
    show.tick(1)
    #expect(show.frames == [rect(0, 0, 50, 10), rect(50, 0, 20, 10)] && show.ends == [])
    show.tick(4)
    #expect(show.frames[1] == rect(50, 0, 50, 10) && show.ends == [true] && show.host.violations == [])
  }

  @Test(.promises("F119")) func `a host that runs a turn inside of a tick gets no call for the old motions`() {
    show.showRow()
    widen(50)
    show.tick(0)
    show.host.onCall = { [show] in
      show.host.onCall = nil
      show.width = 90
      show.root.updateBody()
    }
    show.tick(1)
    show.tick(2)
    #expect(show.frames == [rect(0, 0, 90, 10), rect(90, 0, 10, 10)] && show.ends == [false])
  }

  @Test(.promises("F119", "F103"))
  func `what a completion brings to its end inside of a turn, is there when the turn is over`() {
    show.showRow()
    withAnimation(.linear(duration: 4)) {
      show.width = 50
      show.root.updateBody()
    } completion: { [show] in
      show.ends.append($0)
      show.root.finishAnimations()
    }
    show.tick(0)
    show.tick(2)
    // Sends both elsewhere, which completes the first change.
    widen(90)
    #expect(show.frames == [rect(0, 0, 90, 10), rect(90, 0, 10, 10)])
    #expect(show.ends == [false, true] && show.clock == [true, false] && !show.root.hasRunningAnimations)
    show.host.takeCounts()
    widen(10)
    for time in [3.0, 7] { show.tick(time) }
    #expect(show.frames == [rect(0, 0, 10, 10), rect(10, 0, 10, 10)] && show.host.violations == [])
  }

  @Test(.promises("F117"), arguments: [true, false])
  func `a value that changed without effect animates nothing later`(hasHost: Bool) {
    let value = Model()
    show.root.updateBody { [show] in
      HStack {
        Color.red.size(width: show.width, height: 10).animation(.linear(duration: 4), value: value.width)
        Spacer()
      }
    }
    show.host.takeCounts()
    if !hasHost { show.root.host = nil }
    value.width = 11
    show.root.updateBody()
    show.root.host = show.host
    show.root.layoutIfNeeded()
    show.width = 50
    show.root.updateBody()
    #expect(!show.root.hasRunningAnimations && show.frames == [rect(0, 0, 50, 10)])
  }

  @Test(.promises("F117")) func `only what is inside, and only when the value changes`() {
    show.root.updateBody { [show] in
      HStack {
        Color.red.size(width: show.width, height: 10).animation(.linear(duration: 4), value: show.width > 20)
        Color.blue.size(width: 10, height: 10)
        Spacer()
      }
    }
    show.host.takeCounts()
    show.width = 50
    show.root.updateBody()
    #expect(show.frames == [rect(0, 0, 10, 10), rect(50, 0, 10, 10)])
    show.tick(0)
    show.tick(2)
    #expect(show.frames == [rect(0, 0, 30, 10), rect(50, 0, 10, 10)])
    show.tick(4)
    show.width = 60
    show.root.updateBody()
    #expect(show.frames == [rect(0, 0, 60, 10), rect(60, 0, 10, 10)] && !show.root.hasRunningAnimations)
    #expect(show.host.violations == [])
  }
}

/// Measures as `Measurers.tens`, and counts.
private final class CountingMeasurer: TextMeasurer, @unchecked Sendable {
  private(set) var count = 0

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    count += 1
    return Measurers.tens.text.measure(text, style: style, width: width, lineLimit: lineLimit)
  }
}
