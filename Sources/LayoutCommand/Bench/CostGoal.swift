/// A limit for the cost of a workload.
struct CostGoal: Sendable {
  enum Quantity: Sendable {
    /// Instructions per node to make the tree.
    case buildInstructions
    /// Instructions per node to measure, place and commit.
    case layoutInstructions
    /// Instructions per node of both phases.
    case bothInstructions
    /// Instructions of the whole layout phase, for costs that must not depend on the number of nodes.
    case turnInstructions
    /// Instructions of both phases, divided by those of another workload.
    case instructionsBy(String)
    /// Live bytes per node of the engine, the DSL's storage, and the storage for a host's views.
    case bytes
    /// Evaluations per node.
    case measures
    /// Callbacks per label.
    case callbacks
    /// Nodes that were measured, in total.
    case allMeasures
    /// Calls of the host.
    case hostCalls
    /// Bodies that were evaluated.
    case bodies
  }

  var quantity: Quantity
  var limit: Double

  static func build(_ limit: Double) -> CostGoal { CostGoal(quantity: .buildInstructions, limit: limit) }
  static func layout(_ limit: Double) -> CostGoal { CostGoal(quantity: .layoutInstructions, limit: limit) }
  static func both(_ limit: Double) -> CostGoal { CostGoal(quantity: .bothInstructions, limit: limit) }
  static func turn(_ limit: Double) -> CostGoal { CostGoal(quantity: .turnInstructions, limit: limit) }
  static func bytes(_ limit: Double) -> CostGoal { CostGoal(quantity: .bytes, limit: limit) }
  static func measures(_ limit: Double) -> CostGoal { CostGoal(quantity: .measures, limit: limit) }
  static func callbacks(_ limit: Double) -> CostGoal { CostGoal(quantity: .callbacks, limit: limit) }
}

/// A goal, and its result.
struct Verdict {
  var workload: String
  var what: String
  /// The measured value; `nil` where it was not counted, or the system does not report it.
  var value: Double?
  var limit: Double
  /// The floor's value for the same work.
  var floor: Double?

  var hasFailed: Bool { value.map { $0 > limit } ?? false }

  /// `yes`, `no`, or `n/a`.
  var word: String { value.map { $0 > limit ? "no" : "yes" } ?? "n/a" }
}

extension Verdict {
  /// All goals of `workloads`; with `nil`, of all that were counted.
  static func all(_ instructions: InstructionCounts, of workloads: [Workload]? = nil) -> [Verdict] {
    (workloads ?? instructions.workloads).flatMap { workload in
      let figures = workload.goals.contains { $0.needsTree } ? TreeSummary(workload) : nil
      return workload.goals.map { Verdict($0, of: workload, instructions, figures) }
    }
  }

  private init(
    _ goal: CostGoal, of workload: Workload, _ instructions: InstructionCounts, _ figures: TreeSummary?
  ) {
    self.workload = workload.name
    limit = goal.limit
    switch goal.quantity {
    case .buildInstructions:
      what = "build, instructions a node"
      value = instructions.perNode(workload, .tree, .build)
      floor = instructions.perNode(workload, .floor, .build)
    case .layoutInstructions:
      what = "layout, instructions a node"
      value = instructions.perNode(workload, .tree, .layout)
      floor = instructions.perNode(workload, .floor, .layout)
    case .bothInstructions:
      what = "build + layout, instructions a node"
      value = instructions.perNode(workload, .tree, .both)
      floor = instructions.perNode(workload, .floor, .both)
    case .turnInstructions:
      what = "layout, instructions a turn"
      value = instructions.count(workload, .tree, .layout).map { Double($0) }
    case .instructionsBy(let other):
      what = "both, by those of \(other)"
      if let own = instructions.count(workload, .tree, .both),
        let all = Workload.named(other).flatMap({ instructions.count($0, .tree, .both) })
      {
        value = Double(own) / Double(all)
      }
    case .bytes:
      what = "bytes a node, with a host"
      value = figures?.bytesPerNodeWithHost
    case .measures:
      what = "measures a node"
      value = figures?.measuresPerNode
    case .callbacks:
      what = "callbacks a label"
      value = figures.map { Double($0.counts.turn.leafMeasures) / Double(workload.labels) }
    case .allMeasures:
      what = "measures"
      value = figures.map { Double($0.counts.turn.measures) }
    case .bodies:
      what = "bodies"
      value = figures.map { Double($0.counts.turn.bodies) }
    case .hostCalls:
      what = "calls of the host"
      value = figures.map { Double($0.counts.hostCalls) }
    }
  }
}

extension CostGoal {
  fileprivate var needsTree: Bool {
    switch quantity {
    case .buildInstructions, .layoutInstructions, .bothInstructions, .turnInstructions, .instructionsBy: false
    case .bytes, .measures, .callbacks, .allMeasures, .hostCalls, .bodies: true
    }
  }
}

/// The figures of a tree that need no clock.
struct TreeSummary {
  let counts: TreeCounts
  let memory: TreeMemory?
  private let nodes: Int

  init(_ workload: Workload) {
    let tree = workload.makeTree()
    counts = tree.counts()
    memory = tree.liveBytes()
    nodes = workload.nodes
  }

  var measuresPerNode: Double { Double(counts.turn.measures) / Double(nodes) }
  var bytesPerNode: Double? { memory.map { Double($0.tree) / Double(nodes) } }
  var bytesPerNodeWithHost: Double? { memory.map { Double($0.withHost) / Double(nodes) } }
}
