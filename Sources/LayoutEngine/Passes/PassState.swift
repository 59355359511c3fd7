/// The lists that a pass works with, which the next one uses again. They stand in a constant, so that no access counts a
/// reference.
struct PassScratch {
  let layerScratch = RecordBlock<Proposal>()
  let shareItems = RecordBlock<ShareItem>()
  let worklist = RecordBlock<NodeIndex>()
  /// The nodes of which a walk follows the steps, the innermost last.
  let led = RecordBlock<NodeIndex>()
}

/// What a pass has to know of the turn.
package struct PassState {
  /// The number of the turn.
  var turn: UInt32 = 0
  /// The input of the last turn, and the root's response.
  var lastTurn: (question: TurnQuestion, answer: Size)?
  /// The number of times that the root's responses were dropped.
  package internal(set) var rootChanges = 0
  package var levels = PassLevels()
  var placements: ContiguousArray<Placement> = []
  /// Nodes whose own answers stand, and whose inside has to be placed anew.
  var unsettled: ContiguousArray<NodeIndex> = []
  /// The widths that were asked for alone this turn.
  var widths: [NodeIndex: [LayoutTree.WidthAnswer]] = [:]
  /// Hears how one container shares its length out; for explanations.
  var tracer: ShareTracer?
  /// Whether nodes that changed are asked again what they were asked (`Rising`). In another room most of it is of no use.
  var comparesAnswers = true
  /// Whether a type was asked for more sizes than are answered in one turn.
  var isOverasked = false
  /// Whether answers of the turn before count against that; not where what was answered is asked once more.
  var limitsKnownAnswers = true
}
