/// What a root is in the middle of.
package enum RootPhase: UInt8, Hashable, CaseIterable {
  /// Nothing.
  case idle
  /// A model is about to change, and `schedule` hears of it: bodies would still see what was.
  case hearing
  /// Changes are collected (`batchUpdates`).
  case batch
  /// Something is worked out beside the turns: sizes that are asked for, findings, an explanation.
  case question
  /// Turns are run, one after the other.
  case turn
}

/// Whose code a session runs at the moment.
package enum SessionPhase: UInt8, Hashable, CaseIterable {
  /// No caller's; between two steps that of listeners and of deinitialisers.
  case idle
  /// Bodies are evaluated, and their elements put into the tree.
  case evaluating
  /// Sizes and places are worked out: containers, leaves and measurers are asked.
  case computing
  /// In the middle of that, content is made that follows from sizes: in geometry readers, rows of lazy lists.
  case settling
  /// The actions of elements that hear of sizes, places and preferences run.
  case acting
  /// The host is told.
  case telling

  /// Whether nothing may change what frames follow from.
  var isComputing: Bool { self == .computing || self == .settling }
}

/// Where a root stands. A session without one is in a question while it works.
package struct Phase: Hashable {
  package let root: RootPhase
  package let session: SessionPhase

  package init(_ root: RootPhase, _ session: SessionPhase) {
    self.root = root
    self.session = session
  }
}

extension LayoutSession {
  /// Whose code runs at the moment.
  var phase: SessionPhase { loops.phase }

  /// Does work that is a phase of its own.
  func during<Result>(_ phase: SessionPhase, _ work: () -> Result) -> Result {
    let outer = exchange(&loops.phase, with: phase)
    defer { loops.phase = outer }
    return work()
  }
}
