/// The root's own phase.
package enum RootPhase: UInt8, Hashable, CaseIterable {
  /// Nothing.
  case idle
  /// A model is about to change, and `schedule` is called: bodies would still see the old values.
  case changing
  /// Changes are collected (`batchUpdates`).
  case batch
  /// Something is computed beside the turns: sizes for a caller, findings, an explanation.
  case question
  /// Turns are run, one after the other.
  case turn
}

/// The phase for the code that a session runs.
package enum SessionPhase: UInt8, Hashable, CaseIterable {
  /// No caller's code; between two steps that of listeners and of deinitialisers.
  case idle
  /// Bodies are evaluated, and their elements put into the tree.
  case evaluating
  /// Sizes and places are computed: containers, leaves and measurers are called.
  case computing
  /// In the middle of that, content is made that follows from sizes: in geometry readers, rows of lazy lists.
  case settling
  /// The actions of elements that observe sizes, places and preferences run.
  case acting
  /// The host is called.
  case committing

  /// Whether no call may change what frames follow from.
  var isComputing: Bool { self == .computing || self == .settling }
}

/// The phases of a root. A session without a root counts as in a question while it works.
package struct Phase: Hashable {
  package let root: RootPhase
  package let session: SessionPhase

  package init(_ root: RootPhase, _ session: SessionPhase) {
    self.root = root
    self.session = session
  }
}

extension LayoutSession {
  /// The phase of the code that runs at the moment.
  var phase: SessionPhase { loops.phase }

  /// Does work that is a phase of its own.
  func during<Result>(_ phase: SessionPhase, _ work: () -> Result) -> Result {
    let outer = exchange(&loops.phase, with: phase)
    defer { loops.phase = outer }
    return work()
  }
}
