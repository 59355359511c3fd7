/// The clock of a host that can tick a monitor, for as long as the value lives.
package final class FrameSource: Sendable {
  private let monitor: FrameRateMonitor
  /// Called on any thread when `isNeeded` may have changed.
  let changed: @Sendable () -> Void

  /// - Parameter changed: called on any thread when `isNeeded` may have changed; not before this returns.
  package init(of monitor: FrameRateMonitor, _ changed: @escaping @Sendable () -> Void) {
    self.monitor = monitor
    self.changed = changed
    monitor.add(self)
  }

  deinit { monitor.remove(ObjectIdentifier(self)) }

  /// Whether the monitor runs and this is the clock that ticks it.
  package var isNeeded: Bool { monitor.isTicked(by: self) }

  /// Notes that a frame was shown at a time of the host's clock, in seconds; a time beyond `FrameRateMonitor.latest`
  /// does not count.
  package func tick(at time: Double) {
    if isNeeded, abs(time) <= FrameRateMonitor.latest { monitor.tick(at: .seconds(time)) }
  }
}
