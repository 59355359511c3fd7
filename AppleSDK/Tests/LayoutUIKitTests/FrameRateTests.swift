import HostSuite
import Testing
import UIKit

@testable import LayoutUIKit

@MainActor
@Suite(.serialized)
struct FrameRateTests {
  @Test("F134 F135 The display's clock counts frames while the monitor runs, once for all containers")
  func frameRate() {
    let (probe, other) = (UIKitProbe(width: 200, height: 100), UIKitProbe(width: 200, height: 100))
    let monitor = FrameRateMonitor()
    #expect(probe.container.frameRateMonitor === FrameRateMonitor.shared)
    for container in [probe.container, other.container] { container.frameRateMonitor = monitor }
    probe.container.updateBody { Text("still") }
    probe.pass()
    #expect(TestClock.running.isEmpty)
    monitor.start()
    #expect(TestClock.running.count == 1)
    for frame in 0...10 { TestClock.frame(at: 5 + Double(frame) / 50) }
    #expect(monitor.averageFPS.rounded() == 50)
    // Where the first one leaves its window, another one counts on.
    probe.container.removeFromSuperview()
    #expect(TestClock.running.count == 1)
    for frame in 0...100 { TestClock.frame(at: 6 + Double(frame) / 100) }
    #expect(monitor.averageFPS.rounded() == 100)
    // An animation goes on by the same clock, and the clock by the animation.
    var inset = 0.0
    other.container.updateBody { Text("moves").offset(x: inset, y: 0) }
    withAnimation(.linear(duration: 1)) {
      inset = 10
      other.container.updateBody()
    }
    #expect(TestClock.running.count == 1)
    monitor.stop()
    #expect(TestClock.running.count == 1)
    for time in [8.0, 9, 10] { TestClock.frame(at: time) }
    #expect(TestClock.running.isEmpty && monitor.averageFPS == 60)
    monitor.start()
    #expect(TestClock.running.count == 1)
    other.container.frameRateMonitor = nil
    #expect(TestClock.running.isEmpty)
  }

  @Test("F134 A monitor that another thread starts is ticked")
  func frameRateFromElsewhere() async {
    let (probe, monitor) = (UIKitProbe(width: 200, height: 100), FrameRateMonitor())
    probe.container.frameRateMonitor = monitor
    await Task.detached { monitor.start() }.value
    for _ in 0..<1000 where probe.container.clock == nil { await Task.yield() }
    #expect(probe.container.clock != nil)
    probe.container.frameRateMonitor = nil
    #expect(probe.container.clock == nil)
  }
}
