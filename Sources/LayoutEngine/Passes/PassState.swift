/// The lists of a pass, which the next one uses again.
///
/// They are in a constant, so that no access counts a reference.
struct PassScratch {
  let layerScratch = RecordBlock<Proposal>()
  let shareItems = RecordBlock<ShareItem>()
  let worklist = RecordBlock<NodeIndex>()
  /// The nodes of which a walk follows the steps, the innermost last.
  let led = RecordBlock<LedNode>()
}

/// The state of a turn for its passes.
package struct PassState {
  /// The number of the turn.
  var turn: UInt32 = 0
  /// The input of the last turn, and the root's response.
  var lastTurn: (question: TurnQuestion, response: Size)?
  /// The number of times that the root's responses were dropped.
  package internal(set) var rootChanges = 0
  package var levels = PassLevels()
  var placements: ContiguousArray<Placement> = []
  /// Nodes whose own responses are valid, and whose inside has to be placed anew.
  var unsettled: ContiguousArray<NodeIndex> = []
  /// The widths that were measured alone in this turn.
  var widths: [NodeIndex: [LayoutTree.WidthResponse]] = [:]
  /// Stores how one container shares its length out, for explanations.
  var tracer: ShareTracer?
  /// Whether changed nodes are measured again with their stored proposals (`Rising`); in another room most of them are
  /// of no use.
  var comparesResponses = true
  /// Whether an element was measured with more sizes than it responds to in one turn.
  var isOverasked = false
  /// Whether responses of the turn before count against that; not where stored ones are computed once more.
  var limitsStoredResponses = true
}
