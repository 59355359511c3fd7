public import LayoutEngine

/// The record of a profiler: a value for any thread.
public struct LayoutProfile: Hashable, Sendable {
  /// One turn of a root.
  public struct Turn: Hashable, Sendable {
    /// The cost of the turn.
    public let counters: TurnCounters
    /// The number of nodes in the tree after it.
    public let nodeCount: Int
    /// The durations of its phases; `nil` where the profiler has no clock.
    public let times: PhaseTimes?
  }

  /// The durations of the phases of a turn.
  public struct PhaseTimes: Hashable, Sendable {
    /// The beginning of the turn, as the time since the profiler was made.
    public let start: Duration
    /// The duration of evaluating bodies and meeting the tree's nodes.
    public let update: Duration
    /// The duration of measuring, placing and settling.
    public let layout: Duration
    /// The duration of the host's calls.
    public let commit: Duration

    /// The sum of the durations.
    public var total: Duration { update + layout + commit }
  }

  /// One run of a named block of code.
  public struct Block: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The beginning, as the time since the profiler was made.
    public let start: Duration
    /// The duration.
    public let duration: Duration
  }

  /// The last turns, oldest first; at most as many as the profiler's limit.
  public private(set) var turns: [Turn] = []

  /// The last runs of named blocks, in the order they ended; at most as many as the profiler's limit of turns.
  public private(set) var blocks: [Block] = []

  /// The number of turns so far, those included that were dropped.
  public private(set) var turnCount = 0

  /// The cost of all turns so far.
  public private(set) var counters = TurnCounters()

  /// The mean time of the turns in `turns`, in milliseconds; `nil` where there is none with a time.
  public var averageTime: Double? {
    let times = turns.compactMap { $0.times?.total.milliseconds }
    return times.isEmpty ? nil : times.reduce(0, +) / Double(times.count)
  }

  /// The longest time of the turns in `turns`, in milliseconds; `nil` where there is none with a time.
  public var longestTime: Double? { turns.compactMap { $0.times?.total.milliseconds }.max() }

  mutating func add(_ turn: Turn, keeping limit: Int) {
    turnCount += 1
    counters += turn.counters
    if turns.count == limit { turns.removeFirst() }
    turns.append(turn)
  }

  mutating func add(_ block: Block, keeping limit: Int) {
    if blocks.count == limit { blocks.removeFirst() }
    blocks.append(block)
  }
}

extension LayoutProfile: CustomStringConvertible {
  /// One line for all turns, and one for each turn.
  public var description: String {
    (["\(turnCount) turns: \(LayoutProfile.text(counters))"] + turns.map(\.description)).joined(separator: "\n")
  }

  fileprivate static func text(_ counters: TurnCounters) -> String {
    "\(counters.bodies) bodies, \(counters.nodesMade) made, \(counters.nodesRemoved) removed, \(counters.visits) visits, "
      + "\(counters.measures) measures, \(counters.cacheHits) hits, \(counters.leafMeasures) leaves, "
      + "\(counters.places) places, \(counters.hostCalls) host calls"
      + (counters.identityChurn.map { ", identity churn \(Int(($0 * 100).rounded()))%" } ?? "")
  }
}

extension LayoutProfile.Turn: CustomStringConvertible {
  /// The turn in the form `701 nodes: …`, with the times in milliseconds where there are any.
  public var description: String {
    let counts = "\(nodeCount) nodes: \(LayoutProfile.text(counters))"
    guard let times else { return counts }
    return counts + ", update \(times.update.milliseconds) ms, layout \(times.layout.milliseconds) ms, commit "
      + "\(times.commit.milliseconds) ms"
  }
}
