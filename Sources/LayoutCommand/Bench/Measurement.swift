import CBench

/// The results of a workload.
struct Measurement: Encodable {
  var workload: String
  var nodes: Int
  /// The number of measured passes.
  var passes: Int
  /// The time to make the tree, or to set the changed content; nanoseconds per node of this thread's time.
  var build: Spread
  /// The time to measure, place and commit; nanoseconds per node.
  var layout: Spread
  /// The floor's times, measured alternately with the above; `nil` where it has no such work.
  var floorBuild: Spread?
  var floorLayout: Spread?
  /// The median divided by the floor's median.
  var ratio: Double?
  var measuresPerNode: Double
  var leafMeasures: Int
  var hostCalls: Int
  /// Bytes of the engine and the DSL's storage; `nil` where the system does not report them.
  var bytesPerNode: Double?
  /// The same bytes with the storage for a host's views.
  var bytesPerNodeWithHost: Double?

  struct Spread: Encodable {
    var min: Double
    var median: Double

    /// - Parameter samples: at least one.
    init(_ samples: [Double], nodes: Int) {
      let sorted = samples.sorted()
      min = (sorted.first ?? 0) / Double(nodes)
      median = (sorted.isEmpty ? 0 : sorted[sorted.count / 2]) / Double(nodes)
    }
  }

  private enum CodingKeys: CodingKey {
    case workload, nodes, passes, build, layout, floorBuild, floorLayout, ratio, measuresPerNode, leafMeasures,
      hostCalls
    case bytesPerNode, bytesPerNodeWithHost
  }

  /// Writes every key each time, `null` where there is no figure.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(workload, forKey: .workload)
    try container.encode(nodes, forKey: .nodes)
    try container.encode(passes, forKey: .passes)
    try container.encode(build, forKey: .build)
    try container.encode(layout, forKey: .layout)
    try container.encode(floorBuild, forKey: .floorBuild)
    try container.encode(floorLayout, forKey: .floorLayout)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(measuresPerNode, forKey: .measuresPerNode)
    try container.encode(leafMeasures, forKey: .leafMeasures)
    try container.encode(hostCalls, forKey: .hostCalls)
    try container.encode(bytesPerNode, forKey: .bytesPerNode)
    try container.encode(bytesPerNodeWithHost, forKey: .bytesPerNodeWithHost)
  }

  /// The least number of passes, however long they take.
  static let fewest = 3

  /// Runs `workload` for `seconds`: its passes and the floor's alternately, so that other work of the machine affects
  /// both.
  init(_ workload: Workload, seconds: Double) {
    let tree = workload.makeTree()
    let floor = workload.makeFloor?()
    let summary = TreeSummary(workload)
    var times: (build: [Double], layout: [Double]) = ([], [])
    var floorTimes: (build: [Double], layout: [Double]) = ([], [])
    tree.warmUp(.each)
    floor?.warmUp(.each)
    let end = ContinuousClock.now + .seconds(seconds)
    while times.layout.count < Self.fewest || ContinuousClock.now < end {
      let time = tree.pass(.each)
      let floorTime = floor?.pass(.each)
      times.build.append(time.build)
      times.layout.append(time.layout)
      if let floorTime {
        floorTimes.build.append(floorTime.build)
        floorTimes.layout.append(floorTime.layout)
      }
    }
    let nodes = workload.nodes
    self.workload = workload.name
    self.nodes = nodes
    passes = times.layout.count
    build = Spread(times.build, nodes: nodes)
    layout = Spread(times.layout, nodes: nodes)
    if floor != nil {
      floorBuild = Spread(floorTimes.build, nodes: nodes)
      floorLayout = Spread(floorTimes.layout, nodes: nodes)
      ratio = layout.median / Spread(floorTimes.layout, nodes: nodes).median
    }
    measuresPerNode = summary.measuresPerNode
    leafMeasures = summary.counts.turn.leafMeasures
    hostCalls = summary.counts.hostCalls
    bytesPerNode = summary.bytesPerNode
    bytesPerNodeWithHost = summary.bytesPerNodeWithHost
  }
}
