import LayoutEngine

/// What the next turn has to do.
struct DueWork {
  /// What is evaluated, apart from invalid bodies.
  enum Evaluation: Int, Comparable {
    case none
    /// Bodies that read values of the environment that changed.
    case newValues
    /// The root's body, and in it what is not equal to its former value.
    case body
    case all

    static func < (one: Evaluation, other: Evaluation) -> Bool { one.rawValue < other.rawValue }
  }

  /// Whether a turn is due. Until it is run no other is announced.
  var isTurn = false
  var evaluation = Evaluation.none
  var reasons = InvalidationReasons()
  /// What is not taken as known of the views that a host shows (`LayoutRoot+Forced`).
  var forced = ForcedTurn()
  /// Whether actions of the last turn may wait.
  var hasActions = false
}

/// The result of a turn.
struct LastTurn {
  var reasons = InvalidationReasons()
  var origin = Point.zero
  var size = Size.zero
  var hostCalls = 0
}

/// What decides a host's frames, apart from the tree.
struct PlacedFrames: Equatable {
  var origin: Point
  var scale: Double
  var roundsText: Bool
}

extension LayoutRoot {
  /// Whether a turn is due.
  package var needsLayout: Bool { due.isTurn }

  /// Whether actions may wait.
  package var hasHeldActions: Bool { due.hasActions }
}
