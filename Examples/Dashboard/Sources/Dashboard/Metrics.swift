import LayoutGTK
import Observation

/// The metrics of a server. The numbers are made up, and the same at every start.
@Observable final class Metrics {
  struct Share: Identifiable {
    let id: String
    var amount: Double
  }

  /// A minute in steps of three seconds.
  static let length = 20

  private(set) var requests: [Int] = []
  private(set) var latencies: [Double] = []
  private(set) var regions = ["Berlin", "Lagos", "Lima", "Osaka"].map { Share(id: $0, amount: 0.5) }
  private(set) var errors = 0
  private(set) var isRunning = false
  @ObservationIgnored private var timer: Task<Void, Never>?
  @ObservationIgnored private var random = Dice(state: 7)

  init() {
    for _ in 0..<Self.length { advance() }
  }

  /// Lets the numbers change every second.
  @MainActor func run() {
    isRunning = true
    timer = Task { [weak self] in
      while (try? await Task.sleep(for: .seconds(1))) != nil { self?.animate() }
    }
  }

  func stop() {
    isRunning = false
    timer?.cancel()
  }

  /// The next numbers, shown as a motion from those before.
  func animate() { withAnimation(.easeOut(duration: 0.4)) { advance() } }

  private func advance() {
    let before = requests.last ?? 600
    append(min(max(before + Int.random(in: -150...150, using: &random), 100), 1000), to: &requests)
    append(.random(in: 20...180, using: &random), to: &latencies)
    for index in regions.indices {
      regions[index].amount = min(max(regions[index].amount + .random(in: -0.15...0.15, using: &random), 0.05), 1)
    }
    errors = .random(in: 0...9, using: &random)
  }

  private func append<Value>(_ value: Value, to values: inout [Value]) {
    values = (values + [value]).suffix(Self.length)
  }
}

/// Numbers that look random (a linear congruential generator, by Knuth's constants).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 32)
  }
}
