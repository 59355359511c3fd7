/// A tree of nodes and everything needed to compute their frames.
///
/// The engine's only object: nodes and modifiers are put in (`LayoutTree+Edit`), a turn computes frames
/// (`LayoutTree+Turn`), frames are read out (`LayoutTree+Frames`). It knows no views and calls out only for leaves
/// that are measured, custom containers and diagnostics. Not `Sendable`: a tree belongs to whoever made it.
package final class LayoutTree {
  package let nodes: NodeBuffer
  package var modifiers = ModifierSpans()
  package var slots = ResponseSlots()

  package internal(set) var root = NodeIndex.none

  // Side tables: what only few nodes have.
  var ranges = SideTable<RangeBounds>()
  var texts = SideTable<TextMemo>()
  var tracks = SideTable<[GridTrack]>()
  var customs = SideTable<any ContainerAlgorithm>()
  var guideClosures = SideTable<GuideClosure>()
  var guides = GuideTable()
  var percentBases: [NodeIndex: Proposal] = [:]
  var containerSizes: [NodeIndex: Size] = [:]
  var spacings: [NodeIndex: SpacingPreference] = [:]

  /// Asked for the sizes of texts and measured leaves.
  package weak var leaves: (any LeafMeasuring)?
  /// Where diagnostics go.
  package var sink: DiagnosticSink

  /// Which way the root runs. After a change the root must be marked dirty.
  package var rootDirection = LayoutDirection.leftToRight

  /// The size that `containerRelativeFrame` refers to outside of scroll views.
  package var containerSize: Size?

  package internal(set) var counters = TurnCounters()

  // The state of a pass.
  var turn: UInt32 = 0
  var layerScratch: ContiguousArray<Proposal> = []
  var stackScratch: ContiguousArray<StackItem> = []
  var placements: ContiguousArray<Placement> = []
  var worklist: ContiguousArray<NodeIndex> = []
  var guideMemo: [GuideQuery: Double] = [:]
  var depth = 0
  var interrupted = false
  var unfinished: ContiguousArray<Unfinished> = []
  var resuming = false

  package init(sink: DiagnosticSink = DiagnosticSink()) {
    nodes = NodeBuffer()
    self.sink = sink
  }
}

/// What the engine asks the outside about leaves. Answers are pure: equal questions, equal answers.
package protocol LeafMeasuring: AnyObject {
  /// The size of the text that `token` names, in lines of at most `width` points; `nil` is no limit.
  func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics
  /// The size a measured leaf answers to `proposal`.
  func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size
}

/// What a turn cost, as counts.
public struct TurnCounters: Hashable, Sendable {
  /// Nodes whose answer to a proposal was worked out.
  public var measures = 0
  /// Questions that a stored answer settled.
  public var cacheHits = 0
  /// Nodes whose content was placed.
  public var places = 0
  /// Nodes that were looked at before measuring, since they or something below them had changed.
  public var visits = 0
  /// Questions put to texts and measured leaves.
  public var leafMeasures = 0

  /// No work yet.
  public init() {}
}
