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
  let tables: NodeTables
  /// The modifiers of the elements that are being lowered, outermost first: the last ones, from a given place on, are
  /// those about to be given to a node, and the last of all is its innermost.
  ///
  /// They stand in the tree, so that no call counts a reference to them.
  package let written = RecordBlock<ModifierRecord>()
  @exclusivity(unchecked) var rare = RareValues()
  /// The ways to what is dirty, and to what is marked for the commit.
  let dirtyWays: ChangedWays
  let markedWays: ChangedWays

  @exclusivity(unchecked) package internal(set) var root = NodeIndex.none
  /// What may have changed in the host's own view since the last commit: `reordered` where views came into it or
  /// changed their order there, `relayered` where a node anywhere was marked so.
  @exclusivity(unchecked) var ownMarks = NodeMarks.none

  @exclusivity(unchecked) package var settings = TreeSettings()
  @exclusivity(unchecked) var contexts = NodeContexts()
  @exclusivity(unchecked) package internal(set) var lists = LazyLists()
  @exclusivity(unchecked) var guiding = Guiding()
  @exclusivity(unchecked) package var callers = CallersCode()

  @exclusivity(unchecked) package var pass = PassState()
  let scratch = PassScratch()
  @exclusivity(unchecked) package internal(set) var counters = TurnCounters()
  /// How often a node was hidden, or shown again, since the beginning.
  @exclusivity(unchecked) package internal(set) var hiddenChanges = 0

  /// The values that were taken out of the tables.
  package let released = ReleasedValues()
  /// The destination of diagnostics.
  package let sink: DiagnosticSink

  package init(sink: DiagnosticSink = DiagnosticSink(), nodes: NodeBuffer = NodeBuffer()) {
    self.nodes = nodes
    self.sink = sink
    modifiers = ModifierSpans()
    tables = NodeTables()
    dirtyWays = ChangedWays()
    markedWays = ChangedWays()
  }

  /// A tree with equal nodes and tables of its own, whose diagnostics go nowhere.
  init(copyingNodesOf other: LayoutTree) {
    nodes = NodeBuffer(copying: other.nodes)
    sink = DiagnosticSink()
    modifiers = ModifierSpans(copying: other.modifiers)
    tables = NodeTables(copying: other.tables)
    dirtyWays = ChangedWays(isComplete: false)
    markedWays = ChangedWays(isComplete: false)
  }

  /// The layers of the modifiers, under the same numbers.
  @inline(__always)
  var layers: RecordBlock<Layer> { modifiers.layers }

  /// The number of nodes that were made so far.
  package var madeCount: Int { nodes.madeCount }

  /// The layout direction of the root.
  package var rootDirection: LayoutDirection {
    get { settings.rootDirection }
    set {
      if newValue != rootDirection, !root.isNone { markDirty(root) }
      settings.rootDirection = newValue
    }
  }
}

/// The tables of the numbers that only some nodes have.
///
/// They stand in a constant, so that no access counts a reference.
struct NodeTables {
  let ownFrames: NumberTable<ModifierRecord>
  let texts: NumberTable<TextResponse>
  let extents: SharedExtents
  let runs: NumberTable<StackRun>
  let responses: ResponseSlots

  init() {
    ownFrames = NumberTable()
    texts = NumberTable()
    extents = SharedExtents()
    runs = NumberTable()
    responses = ResponseSlots()
  }

  init(copying other: NodeTables) {
    ownFrames = NumberTable(copying: other.ownFrames)
    texts = NumberTable(copying: other.texts)
    extents = SharedExtents(copying: other.extents)
    runs = NumberTable(copying: other.runs)
    responses = ResponseSlots(copying: other.responses)
  }
}

/// The values that few nodes have.
struct RareValues {
  var tracks = SideTable<[GridTrack]>()
  var rules = SideTable<OwnRule>()
  var spacings: [NodeIndex: SpacingPreference] = [:]
  /// Faults that were found while editing; they are reported in the next turn, when the node has its place.
  var faults: [NodeIndex: [PendingFault]] = [:]
}

/// The facts about a tree that do not come from its nodes.
package struct TreeSettings {
  var rootDirection = LayoutDirection.leftToRight
  /// The size that `containerRelativeFrame` refers to outside of scroll views.
  package var containerSize: Size?
  /// Whether `_checkInvariants` runs after turns (`checksThisTurn`); it is slow, for tests.
  package var checksInvariants = Checks.ofInvariants
  /// Whether shorter ways to the same numbers are taken (`ShortCuts.swift`).
  ///
  /// Off is slow, for tests and for finding faults. It must be set before the first turn.
  package var takesShortCuts = true
}

/// Measures leaves for the engine; equal calls must return equal results.
package protocol LeafMeasuring: AnyObject {
  /// The size of the text that `token` names, in lines of at most `width` points; `nil` is no limit.
  func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics
  /// The size of that text with a break at each place where a line may end, so that its width is the longest word's.
  func measureWords(_ token: UInt32) -> TextMetrics
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
