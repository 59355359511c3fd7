import LayoutEngine

/// The calls whose effect depends on the phase.
package enum RootCall: UInt8, CaseIterable {
  /// A turn is to run: `layoutIfNeeded`, and the calls that end in it (`updateBody`, `batchUpdates`).
  case layout
  /// A turn becomes due: `setBody`, `size`, `environment`, `host`, `setNeedsLayout`, `invalidateLayout(for:)`, a model
  /// that bodies read. The change itself is stored at once in every phase; the table contains when `schedule` is
  /// called.
  case request
  /// The tree is changed: `scroll`, `scrollTo`, `markViewDirty`, `invalidateLayoutTree`, `rebuildLayoutTree`, and a
  /// control whose binding refuses the value of `send`.
  case change
  /// What changed is evaluated without a turn: `evaluateChanges`, and the first step of `sizesThatFit`.
  case update
  /// The content is measured: `sizesThatFit`.
  case measure
  /// Something is computed beside the turns: `explain`, `findings`. So are the nodes of a `LayoutNodeBuffer`.
  case inspect
  /// Frames are read: `result`.
  case read
}

/// The effect of a call.
package enum CallEffect: UInt8 {
  case now, nowNoted
  /// When the present work is done.
  case later, laterNoted
  case no, noNoted

  /// When the call is done; `nil` where it has no effect at all.
  package enum Time { case now, later }

  package var time: Time? {
    switch self {
    case .now, .nowNoted: .now
    case .later, .laterNoted: .later
    case .no, .noNoted: nil
    }
  }

  /// Whether it is diagnosed: a request as `stateWrittenWhileComputing`, all else as `layoutInsideLayout`.
  package var isNoted: Bool { self == .nowNoted || self == .laterNoted || self == .noNoted }
}

/// The effect of each call in each phase. `ARCHITECTURE.md` prints the table and defines its words.
package enum CallTable {
  /// The effects in one phase, in the order of the calls.
  package struct Row {
    package let phase: Phase
    package let effects: [CallEffect]

    fileprivate init(_ root: RootPhase, _ session: SessionPhase, _ effects: CallEffect...) {
      phase = Phase(root, session)
      self.effects = effects
    }
  }

  /// All phases.
  package static let rows = [
    // layout, request, change, update, measure, inspect, read
    Row(.idle, .idle, .now, .now, .now, .now, .now, .now, .now),
    Row(.changing, .idle, .no, .later, .now, .no, .now, .now, .now),
    Row(.batch, .idle, .no, .now, .now, .no, .now, .now, .now),
    Row(.question, .idle, .no, .later, .now, .no, .no, .now, .now),
    Row(.question, .evaluating, .laterNoted, .later, .now, .no, .noNoted, .noNoted, .nowNoted),
    Row(.question, .computing, .laterNoted, .laterNoted, .laterNoted, .no, .noNoted, .noNoted, .nowNoted),
    Row(.question, .settling, .laterNoted, .later, .laterNoted, .no, .noNoted, .noNoted, .nowNoted),
    Row(.turn, .idle, .no, .later, .now, .no, .no, .now, .now),
    Row(.turn, .evaluating, .laterNoted, .later, .now, .no, .noNoted, .noNoted, .nowNoted),
    Row(.turn, .computing, .laterNoted, .laterNoted, .laterNoted, .no, .noNoted, .noNoted, .nowNoted),
    Row(.turn, .settling, .laterNoted, .later, .laterNoted, .no, .noNoted, .noNoted, .nowNoted),
    Row(.turn, .acting, .no, .later, .now, .no, .no, .now, .now),
    Row(.turn, .committing, .no, .later, .now, .no, .no, .now, .now),
  ]

  /// The effects by their places. In phases that do not exist a call has no effect.
  private static let effects: [CallEffect] = {
    let count = RootPhase.allCases.count * SessionPhase.allCases.count * RootCall.allCases.count
    var effects = [CallEffect](repeating: .no, count: count)
    for row in rows {
      for (call, entry) in zip(RootCall.allCases, row.effects) { effects[place(of: call, in: row.phase)] = entry }
    }
    return effects
  }()

  private static func place(of call: RootCall, in phase: Phase) -> Int {
    let row = Int(phase.root.rawValue) * SessionPhase.allCases.count + Int(phase.session.rawValue)
    return row * RootCall.allCases.count + Int(call.rawValue)
  }

  package static func effect(of call: RootCall, in phase: Phase) -> CallEffect { effects[place(of: call, in: phase)] }
}

extension LayoutSession {
  /// The effect of a call of the root, which is noted where the table notes it.
  ///
  /// - Parameters:
  ///   - name: the call as its caller wrote it.
  ///   - effect: the text of the note about it.
  func effect(
    of call: RootCall, _ name: String, in root: RootPhase, _ effect: String = "what it finds is the last turn's"
  ) -> CallEffect.Time? {
    let entry = CallTable.effect(of: call, in: Phase(root, phase))
    if entry.isNoted { reportCallInside(name, effect) }
    return entry.time
  }
}
