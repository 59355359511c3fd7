public import LayoutEngine

/// What a profiler recorded: a value for any thread.
public struct LayoutProfile: Hashable, Sendable {
  /// One turn of a root.
  public struct Turn: Hashable, Sendable {
    /// What it cost.
    public let counters: TurnCounters
    /// Nodes in the tree after it.
    public let nodeCount: Int
    /// How long its phases took; `nil` where the profiler has no clock.
    public let times: PhaseTimes?
  }

  /// How long the phases of a turn took.
  public struct PhaseTimes: Hashable, Sendable {
    /// When the turn began, on the profiler's clock: the time since the profiler was made.
    public let start: Duration
    /// Evaluating bodies and meeting the tree's nodes.
    public let update: Duration
    /// Measuring, placing and settling.
    public let layout: Duration
    /// Telling the host.
    public let commit: Duration

    /// All of it.
    public var total: Duration { update + layout + commit }
  }

  /// One run of a block of code that was given a name.
  public struct Block: Hashable, Sendable {
    /// The name.
    public let name: String
    /// When it began: the time since the profiler was made.
    public let start: Duration
    /// How long it took.
    public let duration: Duration
  }

  /// The last turns, oldest first: at most as many as the profiler keeps.
  public private(set) var turns: [Turn] = []

  /// The last runs of named blocks, in the order they ended: at most as many as the profiler keeps turns.
  public private(set) var blocks: [Block] = []

  /// Turns so far, those included that are kept no longer.
  public private(set) var turnCount = 0

  /// What all turns so far cost together.
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
  /// One line for all turns, and one a turn.
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
  /// `701 nodes: …`, and the times in milliseconds where there are any.
  public var description: String {
    let counts = "\(nodeCount) nodes: \(LayoutProfile.text(counters))"
    guard let times else { return counts }
    return counts + ", update \(times.update.milliseconds) ms, layout \(times.layout.milliseconds) ms, commit "
      + "\(times.commit.milliseconds) ms"
  }
}
