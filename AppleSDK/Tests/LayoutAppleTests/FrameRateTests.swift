import HostSuite
import TestPromises
import Testing

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct FrameRateTests {
  @Test("The display's clock counts frames while the monitor runs, once for all containers", .promises("F134", "F135"))
  func frameRate() {
    let (probe, other) = (Probe(width: 200, height: 100), Probe(width: 200, height: 100))
    let monitor = FrameRateMonitor()
    #expect(probe.container.frameRateMonitor === FrameRateMonitor.shared)
    probe.container.updateBody { Text("still") }
    probe.pass()
    #expect(TestClock.running.isEmpty)
    monitor.start()
    for container in [probe.container, other.container] { container.frameRateMonitor = monitor }
    #expect(TestClock.running.count == 1)
    for frame in 0...10 { TestClock.frame(at: 5 + Double(frame) / 50) }
    #expect(monitor.averageFPS.rounded() == 50)
    // Where the first one leaves its window, another one can count.
    probe.container.removeFromSuperview()
    other.container.frameRateMonitor = nil
    #expect(TestClock.running.isEmpty)
    other.container.frameRateMonitor = monitor
    #expect(TestClock.running.count == 1)
    for frame in 0...100 { TestClock.frame(at: 6 + Double(frame) / 100) }
    #expect(monitor.averageFPS.rounded() == 100)
    // An animation goes on by the same clock, also when nothing is counted any more.
    var inset = 0.0
    other.container.updateBody { Text("moves").offset(x: inset, y: 0) }
    withAnimation(.linear(duration: 1)) {
      inset = 10
      other.container.updateBody()
    }
    monitor.stop()
    #expect(TestClock.running.count == 1)
    for time in [8.0, 9, 10] { TestClock.frame(at: time) }
    #expect(TestClock.running.isEmpty && monitor.averageFPS == 60)
  }
}
