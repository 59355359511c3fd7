/// A tree of nodes and everything that the computation of their frames needs.
///
/// It is the engine's only object: edits insert nodes and modifiers (`LayoutTree+Edit`), a turn computes frames
/// (`Passes/Turn.swift`), and `LayoutTree+Frames` reads them. It has no views and calls out only for leaves that are
/// measured, custom containers and diagnostics. It is not `Sendable`: a tree belongs to its caller.
///
/// The properties that a pass uses are not checked for overlapping accesses at run time, which would take half of the
/// engine's time: every access is one statement long and none calls out.
@usableFromInline
package final class LayoutTree {
  @usableFromInline let nodes: NodeBuffer
  let modifiers: ModifierSpans
  /// The layers of the modifiers, under the same numbers.
  let layers: RecordBlock<Layer>
  let slots: ResponseSlots

  @exclusivity(unchecked) package internal(set) var root = NodeIndex.none

  // Side tables: parts that only few nodes have.
  let ownFrames: NumberTable<ModifierRecord>
  let texts: NumberTable<TextAnswer>
  @exclusivity(unchecked) var tracks = SideTable<[GridTrack]>()
  let extents: NumberTable<Extents>
  let runs: NumberTable<StackRun>
  @exclusivity(unchecked) var rules = SideTable<any ContainerRule>()
  @exclusivity(unchecked) var spacings: [NodeIndex: SpacingPreference] = [:]
  @exclusivity(unchecked) var told = ToldContexts()
  @exclusivity(unchecked) package internal(set) var lists = LazyLists()
  @exclusivity(unchecked) var guiding = Guiding()
  @exclusivity(unchecked) package var callers = CallersCode()
  @exclusivity(unchecked) package var levels = PassLevels()

  /// The number of nodes that were made so far.
  @exclusivity(unchecked) package internal(set) var madeCount = 0

  /// The values that were taken out of the tables.
  package let released = ReleasedValues()

  /// Measures texts and measured leaves.
  @exclusivity(unchecked) package var leaves: (any LeafMeasuring)?
  /// The destination of diagnostics.
  package let sink: DiagnosticSink
  /// Provides the names of elements for diagnostics.
  package weak var naming: (any NodeNaming)?
  /// Faults that were found while editing; they are reported in the next turn, when the node has its place.
  @exclusivity(unchecked) var faults: [NodeIndex: [PendingFault]] = [:]

  /// The layout direction of the root.
  package var rootDirection = LayoutDirection.leftToRight {
    didSet {
      if rootDirection != oldValue, !root.isNone { markDirty(root) }
    }
  }

  /// The size that `containerRelativeFrame` refers to outside of scroll views.
  @exclusivity(unchecked) package var containerSize: Size?

  @exclusivity(unchecked) package internal(set) var counters = TurnCounters()

  /// The input of the last turn, and the root's response.
  @exclusivity(unchecked) var lastTurn: (question: TurnQuestion, answer: Size)?
  /// Whether `_checkInvariants` runs after every turn; it is slow, for tests.
  @exclusivity(unchecked) package var checksInvariants = Checks.ofInvariants

  /// Whether views may have come into the host's own view, or changed their order there, since the last commit.
  @exclusivity(unchecked) var isReordered = false
  /// Whether layers came, went or changed their order, or nodes came into sight or left it, since the last commit.
  @exclusivity(unchecked) var layersChanged = false

  /// Whether shorter ways to the same numbers are taken (`ShortCuts.swift`).
  ///
  /// Off is slow, for tests and for finding faults. It must be set before the first turn.
  @exclusivity(unchecked) package var takesShortCuts = true

  @exclusivity(unchecked) var turn: UInt32 = 0
  @exclusivity(unchecked) var pass = PassState()
  let scratch = PassScratch()
  /// The number of times that the root's responses were dropped.
  @exclusivity(unchecked) package internal(set) var rootChanges = 0

  package init(sink: DiagnosticSink = DiagnosticSink(), nodes: NodeBuffer = NodeBuffer()) {
    self.nodes = nodes
    self.sink = sink
    modifiers = ModifierSpans()
    layers = modifiers.layers
    slots = ResponseSlots()
    ownFrames = NumberTable()
    texts = NumberTable()
    extents = LayoutTree.makeExtents()
    runs = NumberTable()
  }

  /// A tree with equal nodes and tables of its own, whose diagnostics go nowhere.
  init(copyingNodesOf other: LayoutTree) {
    nodes = NodeBuffer(copying: other.nodes)
    sink = DiagnosticSink()
    modifiers = ModifierSpans(copying: other.modifiers)
    layers = modifiers.layers
    slots = ResponseSlots(copying: other.slots)
    ownFrames = NumberTable(copying: other.ownFrames)
    texts = NumberTable(copying: other.texts)
    extents = NumberTable(copying: other.extents)
    runs = NumberTable(copying: other.runs)
  }
}

/// Measures leaves for the engine; equal calls must return equal results.
package protocol LeafMeasuring: AnyObject {
  /// The size of the text that `token` names, in lines of at most `width` points; `nil` is no limit.
  func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics
  /// The response of a measured leaf to `proposal`.
  func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size
  /// The first or last baseline of a measured leaf of this size, in points from its top edge; `nil` where it has none.
  func baseline(ofLeaf token: UInt32, size: Size, isFirst: Bool) -> Double?
  /// The type that measures the text or leaf, for diagnostics.
  func name(ofLeaf token: UInt32) -> String?
}

extension LeafMeasuring {
  /// The default, by which no leaf has a baseline.
  package func baseline(ofLeaf token: UInt32, size: Size, isFirst: Bool) -> Double? { nil }

  /// The default, by which no type is known.
  package func name(ofLeaf token: UInt32) -> String? { nil }
}
