import LayoutEngine

extension LayoutProfile {
  /// The report as one line of JSON.
  ///
  /// It has `turnCount`, the sums in `counters`, the last `turns` and `blocks`, with all times in milliseconds.
  public var json: String {
    let members: [(String, JSONText)] = [
      ("turnCount", .int(turnCount)),
      ("averageTime", averageTime.map { .number($0) } ?? .null),
      ("longestTime", longestTime.map { .number($0) } ?? .null),
      ("counters", .object(counters.members)),
      ("turns", .array(turns.map { .object($0.members) })),
      ("blocks", .array(blocks.map { .object($0.members) })),
    ]
    return JSONText.object(members).description
  }

  /// The times as a trace in Chrome's format, to be opened in `chrome://tracing` or Perfetto.
  ///
  /// Each turn with its three phases is on one track, named blocks are on another. Turns without times are left out.
  public var chromeTrace: String {
    let events = turns.flatMap(LayoutProfile.events) + blocks.map(LayoutProfile.event)
    return JSONText.object([("displayTimeUnit", .string("ms")), ("traceEvents", .array(events))]).description
  }

  private static func events(of turn: Turn) -> [JSONText] {
    guard let times = turn.times else { return [] }
    let layout = times.start + times.update
    let counters = turn.counters.members + [("nodes", .int(turn.nodeCount))]
    return [
      complete("turn", "turn", times.start, times.total, track: 1, counters),
      complete("update", "phase", times.start, times.update, track: 1),
      complete("layout", "phase", layout, times.layout, track: 1),
      complete("commit", "phase", layout + times.layout, times.commit, track: 1),
    ]
  }

  private static func event(of block: Block) -> JSONText {
    complete(block.name, "block", block.start, block.duration, track: 2)
  }

  /// A "complete" event, the format's `X`; its times are microseconds.
  private static func complete(
    _ name: String, _ category: String, _ start: Duration, _ duration: Duration, track: Int,
    _ arguments: [(String, JSONText)] = []
  ) -> JSONText {
    .object([
      ("name", .string(name)), ("cat", .string(category)), ("ph", .string("X")),
      ("ts", .number(start.milliseconds * 1000)), ("dur", .number(duration.milliseconds * 1000)),
      ("pid", .int(1)), ("tid", .int(track)), ("args", .object(arguments)),
    ])
  }
}

extension LayoutProfile.Turn {
  fileprivate var members: [(String, JSONText)] {
    var members: [(String, JSONText)] = [("nodes", .int(nodeCount)), ("counters", .object(counters.members))]
    if let times {
      members += [
        ("start", .number(times.start.milliseconds)), ("update", .number(times.update.milliseconds)),
        ("layout", .number(times.layout.milliseconds)), ("commit", .number(times.commit.milliseconds)),
      ]
    }
    return members
  }
}

extension LayoutProfile.Block {
  fileprivate var members: [(String, JSONText)] {
    [
      ("name", .string(name)), ("start", .number(start.milliseconds)), ("duration", .number(duration.milliseconds)),
    ]
  }
}

extension TurnCounters {
  fileprivate var members: [(String, JSONText)] {
    [
      ("bodies", .int(bodies)), ("nodesMade", .int(nodesMade)), ("nodesRemoved", .int(nodesRemoved)),
      ("visits", .int(visits)), ("measures", .int(measures)), ("cacheHits", .int(cacheHits)),
      ("leafMeasures", .int(leafMeasures)), ("places", .int(places)), ("hostCalls", .int(hostCalls)),
      ("passed", .int(passed)), ("rowsMade", .int(rowsMade)), ("rowsKept", .int(rowsKept)),
    ]
  }
}
