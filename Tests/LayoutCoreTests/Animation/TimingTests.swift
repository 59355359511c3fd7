import LayoutCore
import TestPromises
import Testing

@Suite struct `How far an animation has come` {
  @Test(
    .promises("F111"),
    arguments: [
      (AnimationTimingFunction.linear, 0.25, 0.25), (.linear, 0.5, 0.5),
      (.custom(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), 0.5, 0.80240),
      (.custom(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), 0.25, 0.40851),
      (.easeIn, 0.5, 0.31536), (.easeOut, 0.5, 0.68464), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.25, 0.12916),
      (.custom(x1: 1, y1: 0, x2: 0, y2: 1), 0.5, 0.5), (.custom(x1: .nan, y1: 0, x2: -4, y2: 1), 0.125, 0.5),
      (.spring(damping: 1, velocity: 0), 0.5, 0.86311),
    ])
  func `curves of time and way`(function: AnimationTimingFunction, fraction: Double, value: Double) {
    #expect(abs(function.value(at: fraction) - value) < 0.00001, "\(function.value(at: fraction))")
  }

  @Test(
    .promises("F111"),
    arguments: [
      AnimationTimingFunction.linear, .easeIn, .easeOut, .easeInOut, .custom(x1: 0.3, y1: -2, x2: 0.7, y2: 3),
      .spring(damping: 0.7, velocity: 0), .spring(damping: 0.05, velocity: -40), .spring(damping: 1, velocity: 3),
      .spring(damping: 4, velocity: 1), .spring(damping: .nan, velocity: .infinity),
      .spring(damping: -1, velocity: .nan),
    ])
  func `from 0 to exactly 1, finite between, without a jump`(function: AnimationTimingFunction) {
    #expect([-1, 0, .nan].map(function.value(at:)) == [0, 0, 0])
    #expect([1, 2, .infinity].map(function.value(at:)) == [1, 1, 1])
    for step in 1..<200 { #expect(function.value(at: Double(step) / 200).isFinite) }
    #expect(abs(function.value(at: 1 - 1e-9) - 1) < 1e-5)
    #expect(abs(function.value(at: 1e-9)) < 1e-5)
  }

  @Test(
    .promises("F109", "F111"),
    arguments: [
      (0.7, 0.0), (0.6, 0.8), (0.7, -5.0), (0.2, 10.0), (1.0, 4.0), (1 - 1e-7, 4.0), (1.5, 2.0), (0.999, 0.0),
    ])
  func `a spring follows its equation of motion`(damping: Double, velocity: Double) {
    // x'' = -2 d w x' - w² x, in small steps (Runge-Kutta), from the ratio and the frequency alone.
    let decay = damping <= 1 ? damping : damping - (damping * damping - 1).squareRoot()
    let frequency = 6.907755278982137 / decay
    var (x, v) = (1.0, -velocity)
    let steps = 20_000
    let h = 1 / Double(steps)
    func pull(_ x: Double, _ v: Double) -> Double { -2 * damping * frequency * v - frequency * frequency * x }
    var path: [Double] = [x]
    for _ in 0..<steps {
      let (v1, a1) = (v, pull(x, v))
      let (v2, a2) = (v + h / 2 * a1, pull(x + h / 2 * v1, v + h / 2 * a1))
      let (v3, a3) = (v + h / 2 * a2, pull(x + h / 2 * v2, v + h / 2 * a2))
      let (v4, a4) = (v + h * a3, pull(x + h * v3, v + h * a3))
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      path.append(x)
    }
    let function = AnimationTimingFunction.spring(damping: damping, velocity: velocity)
    for step in stride(from: 0, through: steps, by: 500) {
      let t = Double(step) * h
      #expect(abs(function.value(at: t) - (1 - path[step] + t * path[steps])) < 1e-6)
    }
  }

  @Test(.promises("F105", "F106", "F107", "F108", "F109")) func `presets`() {
    #expect(LayoutAnimation.default == LayoutAnimation(duration: 0.3, timingFunction: .easeInOut))
    let spring = LayoutAnimation(duration: 0.5, timingFunction: .spring(damping: 0.7, velocity: 0))
    #expect(LayoutAnimation.spring == spring)
    #expect(LayoutAnimation.quick == LayoutAnimation(duration: 0.15, timingFunction: .easeOut))
    #expect(LayoutAnimation.easeIn(duration: 0.4) == LayoutAnimation(duration: 0.4, timingFunction: .easeIn))
    #expect(LayoutAnimation.easeOut(duration: 0.4) == LayoutAnimation(duration: 0.4, timingFunction: .easeOut))
    #expect(LayoutAnimation.easeInOut(duration: 0.4) == LayoutAnimation(duration: 0.4, timingFunction: .easeInOut))
    #expect(LayoutAnimation.linear(duration: 0.4) == LayoutAnimation(duration: 0.4, timingFunction: .linear))
    let ofOneLength = [LayoutAnimation.easeIn(), .easeOut(), .easeInOut(), .linear()]
    #expect(ofOneLength.map(\.duration) == [0.3, 0.3, 0.3, 0.3])
    let own = LayoutAnimation(duration: 0.5, timingFunction: .spring(damping: 0.6, velocity: 0.8))
    #expect(LayoutAnimation.spring(damping: 0.6, velocity: 0.8) == own)
    #expect(LayoutAnimation.spring(damping: 0.6, velocity: 0.8, duration: 2).duration == 2)
  }

  @Test(.promises("F110")) func `numbers that are not given, and numbers out of bounds`() {
    let plain = LayoutAnimation()
    #expect(plain.duration == 0.3 && plain.delay == 0 && plain.timingFunction == .easeInOut)
    #expect(plain.repeatCount == 1 && !plain.autoreverses)
    var odd = LayoutAnimation(duration: -1, delay: .nan, repeatCount: -3)
    #expect(odd.duration == 0 && odd.delay == 0 && odd.repeatCount == 1)
    #expect(odd.totalDuration == 0 && odd.amount(after: 0) == 1)
    odd.duration = .infinity
    odd.delay = -.infinity
    odd.repeatCount = 0
    #expect(odd.duration == 86_400 && odd.delay == 0 && odd.repeatCount == 1)
  }

  @Test(
    .promises("F110"),
    arguments: [
      (0, 0), (0.5, 0), (1, 0), (1.5, 0.25), (2, 0.5), (3, 1), (3.5, 0.75), (5, 0), (6, 0.5), (7, 1), (9, 1),
    ])
  func `delay, repeats and going back`(seconds: Double, amount: Double) {
    let animation = LayoutAnimation(
      duration: 2, delay: 1, timingFunction: .linear, repeatCount: 3, autoreverses: true)
    #expect(animation.amount(after: seconds) == amount)
    #expect(animation.totalDuration == 7)
  }

  @Test(.promises("F118")) func `values between two others`() {
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
    #expect(0.1.interpolated(towards: 0.7, amount: 1) == 0.7)
    #expect(Point(x: 0, y: 10).interpolated(towards: Point(x: 10, y: 0), amount: 1.5) == Point(x: 15, y: -5))
    let half = Size(width: 1, height: 2).interpolated(towards: Size(width: 3, height: 6), amount: 0.5)
    #expect(half == Size(width: 2, height: 4))
    #expect(rect(0, 10, 20, 30).interpolated(towards: rect(10, 0, 40, 0), amount: 0.5) == rect(5, 5, 30, 15))
  }
}
