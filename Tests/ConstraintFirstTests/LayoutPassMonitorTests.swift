import ConstraintFirst
import Foundation
import TestPromises
import Testing

/// A clock that is moved by hand, and a log that is kept.
private final class Stage: @unchecked Sendable {
  private let lock = NSLock()
  private var time = Duration.zero
  private var lines: [LayoutPassEvent] = []
  /// How far a look at the clock moves it.
  private var step = Duration.zero

  func look() -> Duration {
    lock.withLock {
      time += step
      return time
    }
  }
  func advance(_ duration: Duration) { lock.withLock { time += duration } }
  func stepping(_ duration: Duration) { lock.withLock { step = duration } }
  func write(_ event: LayoutPassEvent) { lock.withLock { lines.append(event) } }
  var events: [LayoutPassEvent] { lock.withLock { lines } }
}

@Suite struct LayoutPassMonitorTests {
  private let stage = Stage()

  private func monitor(_ limits: LayoutPassLimits = LayoutPassLimits()) -> LayoutPassMonitor {
    let stage = stage
    return LayoutPassMonitor(limits: limits, clock: { stage.look() }, log: { stage.write($0) })
  }

  @Test(.promises("CF-10")) func `a pass beyond 16.67 milliseconds is reported, in milliseconds`() {
    let monitor = monitor()
    monitor.recordLayoutPass(duration: .microseconds(16_670))
    #expect(stage.events == [])
    monitor.recordLayoutPass(duration: .microseconds(16_680))
    #expect(stage.events.map(\.kind) == [.slowPass])
    #expect(stage.events[0].description == "a layout pass took 16.68 ms; the limit is 16.67 ms")
    #expect(monitor.getMetrics() == (2, 16.68))
    #expect(LayoutPassEvent.subsystem == "com.codcompass.layout" && LayoutPassEvent.category == "Performance")
  }

  @Test(.promises("CF-10")) func `a pass without end is a day, and many of them have a sum`() {
    let monitor = monitor(LayoutPassLimits(duration: nil, passesPerSecond: nil))
    for _ in 0..<40 { monitor.recordLayoutPass(duration: .seconds(Int64.max)) }
    #expect(monitor.metrics.averageMilliseconds == 86_400_000)
    monitor.recordLayoutPass(duration: .seconds(Int64.min))
    #expect(monitor.metrics.lastMilliseconds == 0)
  }

  @Test(.promises("CF-10")) func `each hundred passes there is a summary with the true average; reset begins anew`() {
    let monitor = monitor(LayoutPassLimits(duration: nil, passesPerSecond: nil))
    for number in 1...200 { monitor.recordLayoutPass(duration: .milliseconds(number)) }
    #expect(
      stage.events.map(\.description) == [
        "100 layout passes, 50.5 ms on average", "200 layout passes, 100.5 ms on average",
      ])
    #expect(monitor.metrics.averageMilliseconds == 100.5 && monitor.metrics.lastMilliseconds == 200)
    monitor.reset()
    #expect(monitor.metrics == LayoutPassMonitor().metrics)
    #expect(monitor.getMetrics() == (0, 0))
    #expect(monitor.limits == LayoutPassLimits(duration: nil, passesPerSecond: nil))
  }

  @Test(.promises("CF-11"))
  func `more passes within a second than the limit are reported once, until they cease; limits are settings`() {
    let monitor = monitor(LayoutPassLimits(passesPerSecond: 3))
    for _ in 0..<6 {
      monitor.recordLayoutPass(duration: .zero)
      stage.advance(.milliseconds(100))
    }
    #expect(stage.events.map(\.description) == ["4 layout passes within a second; the limit is 3"])
    #expect(monitor.metrics.passesPerSecond == 6)
    stage.advance(.seconds(2))
    for _ in 0..<4 { monitor.recordLayoutPass(duration: .zero) }
    #expect(stage.events.count == 2)
    monitor.limits.passesPerSecond = 50
    for _ in 0..<45 { monitor.recordLayoutPass(duration: .zero) }
    #expect(stage.events.count == 2)
    #expect(LayoutPassLimits().passesPerSecond == 20 && LayoutPassLimits.watch.passesPerSecond == 30)
    monitor.limits.duration = .milliseconds(5)
    monitor.recordLayoutPass(duration: .milliseconds(6))
    #expect(stage.events.last?.kind == .slowPass)
  }

  @Test(.promises("CF-10")) func `a row notifies its monitor of every pass, and of none where nothing changed`() {
    let monitor = monitor(LayoutPassLimits(duration: nil, passesPerSecond: nil))
    stage.stepping(.milliseconds(1))
    let root = LayoutRoot(size: Size(width: 390, height: 500))
    root.updateBody { ConstraintLayout(monitor: monitor)() { Color.red.constraints(width: 100) } }
    #expect(monitor.metrics.passes == 1)
    // Each measured part is one step of the clock: at least a question and the placing.
    #expect(monitor.metrics.lastMilliseconds >= 2)
    root.updateBody()
    #expect(monitor.metrics.passes == 1)
    root.updateBody { ConstraintLayout(monitor: monitor)() { Color.red.constraints(width: 90) } }
    #expect(monitor.metrics.passes == 2)
  }

  @Test(.promises("CF-10")) func `the modifier counts the passes of any element, and changes no frame`() {
    let monitor = monitor(LayoutPassLimits(duration: nil, passesPerSecond: nil))
    let column = VStack(spacing: 4) {
      Color.red.size(width: 50, height: 20); Color.blue.frame(maxWidth: .infinity)
    }
    let room = Size(width: 200, height: 100)
    #expect(
      column.trackLayoutPerformance(monitor).calculateLayout(in: room).leaves == column.calculateLayout(in: room).leaves
    )
    #expect(monitor.metrics.passes == 1)
    let root = LayoutRoot(size: room)
    root.updateBody { column.trackLayoutPerformance(monitor) }
    root.updateBody()
    root.updateBody()
    #expect(monitor.metrics.passes == 2)
    root.size = Size(width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(monitor.metrics.passes == 3)
  }
}
