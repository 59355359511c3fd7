import LayoutCore
import TestPromises
import Testing

/// The values of animations.
private final class Log {
  var amounts: [Double] = []
  var ends: [Bool] = []
  var clock: [Bool] = []
}

@Suite struct `Animations of one's own` {
  private let log = Log()

  private func engine() -> LayoutAnimationEngine {
    let engine = LayoutAnimationEngine()
    engine.frameClock = { [log] in log.clock.append($0) }
    return engine
  }

  private func run(_ engine: LayoutAnimationEngine, _ animation: LayoutAnimation) -> AnimationToken {
    engine.animate(animation, update: { log.amounts.append($0) }, completion: { log.ends.append($0) })
  }

  @Test(.promises("F112")) func `begins with the first tick, ends with exactly 1, stops the clock`() {
    let engine = engine()
    let token = run(engine, .linear(duration: 2))
    #expect(engine.hasRunningAnimations && token.isRunning && log.amounts == [] && log.clock == [true])
    for time in [100, 100.5, 100.25, .nan, 101, 103] { engine.advance(to: time) }
    #expect(log.amounts == [0, 0.25, 0.25, 0.25, 0.5, 1])
    #expect(log.ends == [true] && log.clock == [true, false])
    #expect(!engine.hasRunningAnimations && !token.isRunning)
    #expect(!engine.advance(to: 104))
    #expect(log.amounts.count == 6)
  }

  @Test(.promises("F112")) func `one that is added begins at the last tick, and no duration takes no time`() {
    let engine = engine()
    _ = run(engine, .linear(duration: 2))
    engine.advance(to: 10)
    let second = run(engine, .linear(duration: 4))
    engine.advance(to: 11)
    #expect(log.amounts == [0, 0.5, 0.25])
    let third = run(engine, .linear(duration: 0))
    #expect(log.amounts.last == 1 && log.ends == [true] && !third.isRunning && second.isRunning)
  }

  @Test(.promises("F114")) func `a token ends its animation where it is, once`() {
    let engine = engine()
    let token = run(engine, .linear(duration: 2))
    engine.advance(to: 0)
    engine.advance(to: 1)
    token.cancel()
    token.cancel()
    #expect(!engine.advance(to: 2))
    #expect(log.amounts == [0, 0.5] && log.ends == [false] && log.clock == [true, false])
  }

  @Test(.promises("F112")) func `what a completion starts is not lost`() {
    let engine = engine()
    engine.animate(
      .linear(duration: 1), update: { _ in },
      completion: { _ in _ = engine.animate(.linear(duration: 1)) { log.amounts.append($0) } })
    engine.advance(to: 0)
    #expect(engine.advance(to: 1))
    engine.advance(to: 5)
    engine.advance(to: 5.5)
    #expect(log.amounts == [0, 0.5] && log.clock == [true])
  }

  @Test func `less motion is none, and it is completed`() {
    let engine = engine()
    _ = run(engine, .linear(duration: 2))
    engine.advance(to: 0)
    engine.reducesMotion = true
    _ = run(engine, .spring)
    #expect(log.amounts == [0, 1, 1] && log.ends == [true, true] && !engine.hasRunningAnimations)
    #expect(log.clock == [true, false])
  }

  @Test(.promises("F113")) func `a value moves to what it is set to, from where it is`() {
    let engine = engine()
    @Animated(.linear(duration: 2), in: engine) var width = 100.0
    var told: [Double] = []
    $width.onChange = { told.append($width.value) }
    width = 200
    #expect(width == 100 && $width.target == 200 && $width.isAnimating)
    engine.advance(to: 0)
    engine.advance(to: 1)
    #expect(width == 150)
    width = 50
    engine.advance(to: 2)
    engine.advance(to: 3)
    #expect(told == [100, 150, 100, 50])
    #expect(width == 50 && !$width.isAnimating)
    width = 90
    $width.cancel()
    #expect(width == 50 && $width.target == 50 && !engine.hasRunningAnimations)
  }

  @Test(.promises("F113")) func `a value that is sent elsewhere in every frame keeps moving`() {
    let engine = engine()
    @Animated(.linear(duration: 2), in: engine) var width = 0.0
    for frame in 0...4 {
      width = 100
      engine.advance(to: Double(frame))
    }
    #expect([width, $width.target] == [93.75, 100])
    #expect(log.clock == [true])
  }

  @Test(.promises("F112", "F114"))
  func `of many that end one by one each is completed once, and holds on to nothing`() {
    let engine = engine()
    final class Dial {}
    var dials = (0..<100).map { _ in Dial() }
    let isGone = { [weak dial = dials[0]] in dial == nil }
    let tokens = dials.enumerated().map { index, dial in
      engine.animate(
        .linear(duration: Double(index + 1)), update: { _ in _ = dial }, completion: { log.ends.append($0) })
    }
    dials = []
    engine.advance(to: 0)
    tokens[0].cancel()
    #expect(isGone() && log.ends == [false] && engine.hasRunningAnimations)
    for second in 2...99 { #expect(engine.advance(to: Double(second))) }
    #expect(log.ends == [false] + Array(repeating: true, count: 98) && log.clock == [true])
    tokens[99].cancel()
    #expect(log.ends.last == false && log.ends.count == 100 && log.clock == [true, false])
  }

  @Test(.promises("F112")) func `what another one cancels is not brought to its end`() {
    let engine = engine()
    var second: AnimationToken?
    engine.animate(.linear(duration: 1)) { if $0 == 1 { second?.cancel() } }
    second = run(engine, .linear(duration: 2))
    engine.advance(to: 0)
    engine.finishAll()
    #expect(log.amounts == [0] && log.ends == [false])
  }

  @Test(.promises("F103", "F113")) func `a change is completed when the values that it moves have come to rest`() {
    let engine = engine()
    @Animated(nil, in: engine) var width = 0.0
    @Animated(nil, in: engine) var height = 0.0
    withAnimation(.linear(duration: 1)) {
      (width, height) = (10, 20)
    } completion: {
      log.ends.append($0)
    }
    engine.advance(to: 0)
    engine.advance(to: 0.5)
    #expect([width, height] == [5, 10] && log.ends == [])
    $height.cancel()
    #expect(log.ends == [])
    engine.advance(to: 1)
    #expect([width, height] == [10, 10] && log.ends == [false])
    withAnimation(.linear(duration: 1)) {
      width = 20
    } completion: {
      log.ends.append($0)
    }
    for time in [2.0, 3] { engine.advance(to: time) }
    #expect(log.ends == [false, true])
  }

  @Test(.promises("F113", "F102", "F103")) func `without an animation of its own, as the change around it`() {
    let engine = engine()
    @Animated(nil, in: engine) var place = Point.zero
    place = Point(x: 4, y: 2)
    #expect(place == Point(x: 4, y: 2) && !engine.hasRunningAnimations)
    withAnimation(.linear(duration: 4)) { place = Point(x: 0, y: 10) }
    engine.advance(to: 0)
    engine.advance(to: 1)
    #expect(place == Point(x: 3, y: 4))
    withAnimation(nil) { place = .zero }
    #expect(place == .zero && !engine.hasRunningAnimations)
  }
}
