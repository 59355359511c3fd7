/// What a pass works with: lists that are used again by the next one, and what it has to know of the turn.
struct PassState {
  let layerScratch = RecordBlock<Proposal>()
  let shareItems = RecordBlock<ShareItem>()
  let worklist = RecordBlock<NodeIndex>()
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
