import LayoutCore
import Testing

/// Content that follows the clock.
@MainActor
extension HostBehaviour {
  /// A timeline is made anew by the toolkit's clock, which stands still when the timeline is gone.
  static func followsTheClock(_ host: some HostProbe) throws {
    var (isThere, times) = (true, [Double]())
    host.root.setBody {
      VStack {
        box(10)
        if isThere {
          TimelineView(.animation) { context in
            let _ = times.append(context.time)
            Rectangle().size(width: 20 + 10 * Double(times.count), height: 20)
          }
        }
      }
    }
    host.pass()
    #expect(times.count == 1 && host.isTicking)
    let view = try #require(host.views.last)
    for (at, time) in [10, 10.5, 11].enumerated() {
      host.tick(at: time)
      host.pass()
      #expect(times.count == max(1, at + 1))
      #expect(host.shows(view, at: 1) && host.frame(of: view).width == 20 + 10 * Double(times.count))
    }
    let start = try #require(times.first)
    #expect(times.map { (($0 - start) * 1000).rounded() / 1000 } == [0, 0.5, 1])
    isThere = false
    host.update()
    #expect(!host.isTicking && host.views.count == 1)
    #expect(host.calls { host.tick(at: 12) } == 0)
    #expect(times.count == 3)
  }

  /// A timeline with dates sleeps between them, without the toolkit's clock, and is over with its element.
  static func showsDates(_ host: some HostProbe) async throws {
    var (isThere, times) = (true, [Double]())
    host.root.setBody {
      VStack {
        box(10)
        if isThere {
          TimelineView(.periodic(fromTime: 0, by: 0.01)) { context in
            let _ = times.append(context.time)
            box(20)
          }
        }
      }
    }
    host.pass()
    #expect(!host.isTicking)
    try await pass(host) { Set(times).count >= 3 }
    #expect(Set(times).count >= 3 && times == times.sorted())
    // Each is a time of the schedule.
    #expect(times.allSatisfy { abs(($0 * 100).rounded() - $0 * 100) < 0.001 })
    isThere = false
    host.update()
    let (count, counters) = (times.count, host.root.counters)
    // Several of its times go by.
    for _ in 0..<5 {
      try await Task.sleep(for: .milliseconds(10))
      #expect(!host.root.needsLayout)
      host.pass()
    }
    #expect(times.count == count && host.root.counters == counters && host.views.count == 1)
  }
}
