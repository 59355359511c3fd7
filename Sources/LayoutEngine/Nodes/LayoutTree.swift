/// A tree of nodes and everything needed to compute their frames.
///
/// The engine's only object: nodes and modifiers are put in (`LayoutTree+Edit`), a turn computes frames
/// (`LayoutTree+Turn`), frames are read out (`LayoutTree+Frames`). It knows no views and calls out only for leaves
/// that are measured, custom containers and diagnostics. Not `Sendable`: a tree belongs to its caller.
///
/// What a pass works with is kept from being checked for overlapping accesses at run time, which would take half of the
/// engine's time: every access is one statement long and none calls out.
package final class LayoutTree {
  package let nodes: NodeBuffer
  package let modifiers: ModifierSpans
  /// The layers of the modifiers, under the same numbers.
  package let layers: RecordBlock<Layer>
  package let slots: ResponseSlots

  @exclusivity(unchecked) package internal(set) var root = NodeIndex.none

  // Side tables: what only few nodes have.
  let ranges: NumberTable<RangeBounds>
  let frameBounds: NumberTable<FrameBounds>
  let texts: NumberTable<TextAnswer>
  @exclusivity(unchecked) var tracks = SideTable<[GridTrack]>()
  let extents: NumberTable<Extents>
  let runs: NumberTable<StackRun>
  @exclusivity(unchecked) var customs = SideTable<any ContainerAlgorithm>()
  @exclusivity(unchecked) var guideClosures = SideTable<GuideClosure>()
  @exclusivity(unchecked) var guides = GuideTable()
  @exclusivity(unchecked) var percentBases: [NodeIndex: Proposal] = [:]
  @exclusivity(unchecked) var containers: [NodeIndex: Container] = [:]
  @exclusivity(unchecked) var spacings: [NodeIndex: SpacingPreference] = [:]
  @exclusivity(unchecked) var lazyLists = SideTable<LazyList>()
  @exclusivity(unchecked) var openScrollAxes: [NodeIndex: Axis.Set] = [:]
  /// Scroll views, and lazy containers, whose ideal size was asked for while there were lazy lists.
  @exclusivity(unchecked) var idealQuestions: Set<NodeIndex> = []
  /// Lazy containers with lists that have heads, and scroll views around these up to the one in which they scroll: the
  /// lists' axes.
  @exclusivity(unchecked) var headed: [NodeIndex: Axis.Set] = [:]

  /// Nodes that were made so far.
  @exclusivity(unchecked) package internal(set) var madeCount = 0

  /// What was taken out of the tables.
  package let released = ReleasedValues()

  /// Asked for the sizes of texts and measured leaves.
  @exclusivity(unchecked) package var leaves: (any LeafMeasuring)?
  /// Where diagnostics go.
  package let sink: DiagnosticSink
  /// Knows what elements are called in diagnostics.
  package weak var naming: (any NodeNaming)?
  /// What was found wrong while editing; said in the next turn, when the node has its place.
  @exclusivity(unchecked) var faults: [NodeIndex: [PendingFault]] = [:]

  /// Which way the root runs.
  package var rootDirection = LayoutDirection.leftToRight {
    didSet {
      if rootDirection != oldValue, !root.isNone { markDirty(root) }
    }
  }

  /// The size that `containerRelativeFrame` refers to outside of scroll views.
  @exclusivity(unchecked) package var containerSize: Size?

  @exclusivity(unchecked) package internal(set) var counters = TurnCounters()

  /// What the last turn was asked for, and what the root answered.
  @exclusivity(unchecked) var lastTurn: (question: TurnQuestion, answer: Size)?
  /// Whether nodes that changed are asked again what they were asked (`Rising`). In another room most of it is of no use.
  @exclusivity(unchecked) var comparesAnswers = true
  /// Whether `_checkInvariants` runs after every turn. Slow, for tests.
  @exclusivity(unchecked) package var checksInvariants = InvariantChecks.areOn

  /// Whether views may have come into the host's own view, or changed their order there, since the last commit.
  @exclusivity(unchecked) var isReordered = false
  /// Whether layers came, went or changed their order, or nodes came into sight or left it, since the last commit.
  @exclusivity(unchecked) var layersChanged = false

  /// Whether shorter ways to the same numbers are taken: `ShortCuts.swift`. Off is slow, for tests and for finding faults.
  /// To be set before the first turn.
  @exclusivity(unchecked) package var takesShortCuts = true

  /// The element whose own code runs: a custom container, a leaf that is measured, or an element with a guide of its
  /// own. The innermost one, and none while only the engine works.
  @exclusivity(unchecked) package internal(set) var asking = NodeIndex.none
  /// How often callers' code was called from within callers' code.
  @exclusivity(unchecked) var nestedAsks = 0
  /// The custom container that is putting its children.
  @exclusivity(unchecked) var placing = NodeIndex.none
  /// Whether what others wrote is checked for keeping to its contract: `ContractChecks.swift`. Slow, for tests.
  @exclusivity(unchecked) package var checksContracts = ContractChecks.areOn
  /// The children that custom containers measured; only while contracts are checked.
  @exclusivity(unchecked) var measuredChildren: Set<NodeIndex> = []

  // The state of a pass.
  @exclusivity(unchecked) var turn: UInt32 = 0
  let layerScratch = RecordBlock<Proposal>()
  /// How far layers stand inside each other, while a guide is looked for in them.
  @exclusivity(unchecked) var guideShifts: ContiguousArray<Double> = []
  /// Hears how one container shares its length out; for explanations.
  @exclusivity(unchecked) var tracer: ShareTracer?
  let shareItems = RecordBlock<ShareItem>()
  @exclusivity(unchecked) var placements: ContiguousArray<Placement> = []
  let worklist = RecordBlock<NodeIndex>()
  /// Nodes whose own answers stand, and whose inside has to be placed anew.
  @exclusivity(unchecked) var unsettled: ContiguousArray<NodeIndex> = []
  /// Whether a type was asked for more sizes than are answered in one turn.
  @exclusivity(unchecked) var isOverasked = false
  /// Whether answers of the turn before count against that; not where what was answered is asked once more.
  @exclusivity(unchecked) var limitsKnownAnswers = true
  /// How often what the root had answered was forgotten.
  @exclusivity(unchecked) package internal(set) var rootChanges = 0
  /// Whether a text's baseline may ever have been asked for.
  @exclusivity(unchecked) var asksForBaselines = false
  /// Whether children are arranged for a guide, and not placed.
  @exclusivity(unchecked) var isGuideAsked = false
  @exclusivity(unchecked) var guideMemo: [GuideQuery: Double] = [:]
  @exclusivity(unchecked) var contextMemo: [ContextQuery: Size] = [:]
  @exclusivity(unchecked) var widths: [NodeIndex: [WidthAnswer]] = [:]
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var stackStart: UInt = 0
  @exclusivity(unchecked) var interrupted = false
  @exclusivity(unchecked) var unfinished: ContiguousArray<Unfinished> = []

  /// Levels within which the stack is not looked at, so that every look brings the pass further.
  @exclusivity(unchecked) package var freeDepth = 16
  /// Bytes of stack a pass may take beyond them.
  @exclusivity(unchecked) package var stackLimit = UInt(LayoutTree.stackBudget)

  package init(sink: DiagnosticSink = DiagnosticSink(), nodes: NodeBuffer = NodeBuffer()) {
    self.nodes = nodes
    self.sink = sink
    modifiers = ModifierSpans()
    layers = modifiers.layers
    slots = ResponseSlots()
    ranges = NumberTable()
    frameBounds = NumberTable()
    texts = NumberTable()
    extents = LayoutTree.makeExtents()
    runs = NumberTable()
  }

  /// A tree with nodes and tables of its own that say what those of `other` say, and nowhere to report to.
  init(copyingNodesOf other: LayoutTree) {
    nodes = NodeBuffer(copying: other.nodes)
    sink = DiagnosticSink()
    modifiers = ModifierSpans(copying: other.modifiers)
    layers = modifiers.layers
    slots = ResponseSlots(copying: other.slots)
    ranges = NumberTable(copying: other.ranges)
    frameBounds = NumberTable(copying: other.frameBounds)
    texts = NumberTable(copying: other.texts)
    extents = NumberTable(copying: other.extents)
    runs = NumberTable(copying: other.runs)
  }
}

/// What the engine asks the outside about leaves. Answers are pure: equal questions, equal answers.
package protocol LeafMeasuring: AnyObject {
  /// The size of the text that `token` names, in lines of at most `width` points; `nil` is no limit.
  func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics
  /// The size a measured leaf answers to `proposal`.
  func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size
  /// The first or last baseline of a measured leaf that has this size, in points from its top edge; `nil` where it has
  /// none.
  func baseline(ofLeaf token: UInt32, size: Size, isFirst: Bool) -> Double?
  /// The type that measures the text or leaf, for diagnostics.
  func name(ofLeaf token: UInt32) -> String?
}

extension LeafMeasuring {
  /// No leaf has a baseline.
  package func baseline(ofLeaf token: UInt32, size: Size, isFirst: Bool) -> Double? { nil }

  /// No type in particular.
  package func name(ofLeaf token: UInt32) -> String? { nil }
}
