/// A clock that a test moves: each look at it takes a millisecond more than the last one.
final class SteppingClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  // One test on one thread uses it.
  private var looks = 0
  private var offset = Duration.zero

  var now: Instant {
    looks += 1
    offset += .milliseconds(looks)
    return Instant(offset: offset)
  }
  var minimumResolution: Duration { .milliseconds(1) }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
