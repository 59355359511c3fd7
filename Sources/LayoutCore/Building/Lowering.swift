import LayoutEngine

/// Puts elements into the engine's tree: in one walk, each element meets the node it became the last time.
///
/// 1. Every place in the tree has a cursor: the parent, and the sibling that was met last.
/// 2. An element takes the node after the cursor if that is of the same kind (and, for groups, of the same type and
///    branch); its parameters are compared in place and touched only where they differ. Else a new node is made, and
///    the old one, its state included, is removed.
/// 3. Modifiers gather on the way in, from the outermost, and are passed to the nodes they end up on.
/// 4. The nodes that remain after the cursor when a parent is done are removed.
///
/// An equal value touches nothing. Closures cannot be compared, so an element with an alignment guide of its own, or
/// with a custom layout that has stored properties and is not `Equatable`, counts as changed each time.
///
/// `Lowering+Depth.swift` describes how nested bodies are followed without deep calls.
///
/// Elements and modifiers are generic over their content. The generic part of lowering them is a few lines that a
/// caller's module compiles for its own types, and everything else is done here, in functions that are not generic.
///
/// The state of the walk is not checked for overlapping accesses at run time: every access is one statement long and
/// none calls out.
public final class _Lowering {
  let tree: LayoutTree
  let contents: ContentStore
  let sources: SourceTable
  @exclusivity(unchecked) var environments: EnvironmentStack
  /// The number of modifiers of the environment so far, by which each one is identified.
  var writers: UInt32 = 0

  // The cursor.
  @exclusivity(unchecked) var parent = NodeIndex.none
  @exclusivity(unchecked) var previous = NodeIndex.none

  // Pending modifiers of a node: those from `modifierBase` on, outermost first.
  let pending: ModifierStack
  @exclusivity(unchecked) var modifierBase = 0
  /// Room for the records of an element's modifiers, empty between two elements.
  @exclusivity(unchecked) var resolved: [ModifierRecord] = []

  @exclusivity(unchecked) var nesting = Nesting()
  @exclusivity(unchecked) var stack = ErasedStack()
  /// The nodes of bodies that were left out in this turn, since they are nested too deep.
  var leftOut: ContiguousArray<NodeIndex> = []
  /// The number of rows that were made since laying out or measuring began, in nested lists of one kind.
  var repeatedRows = 0
  /// Called when bodies are evaluated.
  let loops: LoopWatch

  /// The number of bodies that were evaluated so far.
  @exclusivity(unchecked) var bodyCount = 0
  /// The number of elements that were skipped so far.
  @exclusivity(unchecked) var passedCount = 0
  /// The number of rows that were made, and kept, so far, in lists whose rows changed.
  var rowsMade = 0
  var rowsKept = 0
  /// The number of nodes that were made so far.
  var madeCount: Int { tree.madeCount }
  var isFull = false

  // Observed reads: see `Lowering+Bodies.swift`.
  /// The inbox of changes; `nil` where there is no listener for them.
  @exclusivity(unchecked) var inbox: Inbox?
  /// The reads so far of the body that is evaluated.
  @exclusivity(unchecked) var reads = Reads()
  /// The reads of the row of a list that was evaluated last.
  var rowReads = Reads()
  /// The environment at the root.
  var rootScope: EnvironmentScope
  /// Whether one body is evaluated alone, so that those inside that read something and consist of the same parts are
  /// skipped.
  @exclusivity(unchecked) var skipsUntouched = false
  /// Whether elements that are equal to those before are skipped.
  @exclusivity(unchecked) var passesEqual = true
  /// Whether something was left out since everything was evaluated: the tree was full, or bodies were nested too deep.
  @exclusivity(unchecked) var isCut = false
  /// Whether the next element is a row that its list stores.
  @exclusivity(unchecked) @usableFromInline var isKeptRow = false
  /// The waiting work at the row that is checked: see `Lowering+Checks.swift`.
  var watched = (pass: false, commit: false)
  /// The number of elements that were named so far since they are equal and have another result, and the number before
  /// that row.
  var (equalityFaults, watchedFaults) = (0, 0)
  /// Which properties types of elements have, as far as is known, and those that were found to have none.
  var propertySorts: [ObjectIdentifier: PropertySorts] = [:]
  @exclusivity(unchecked) var plainTypes = KnownTypes()
  /// Types of bodies that read no models, and of lists whose rows read nothing, as far as is known, and how many types are
  /// known that do.
  @exclusivity(unchecked) var unreadingTypes = KnownTypes()
  @exclusivity(unchecked) var unreadingLists = KnownTypes()
  var knownReaders = 0
  /// The number of the pending modifiers that were passed on in an earlier turn.
  var settledCount = 0

  init(tree: LayoutTree, contents: ContentStore, sources: SourceTable, environment: EnvironmentValues, loops: LoopWatch)
  {
    self.tree = tree
    pending = ModifierStack(records: tree.written)
    self.contents = contents
    self.sources = sources
    self.loops = loops
    rootScope = EnvironmentScope(environment)
    environments = EnvironmentStack(environment)
  }

  /// The environment of the element that is lowered.
  var environment: EnvironmentValues { environments.values }

  /// The place of the walk before it went into a node.
  @usableFromInline
  package struct Place {
    var parent: NodeIndex
    var previous: NodeIndex
    var modifierBase: Int
  }

  /// Enters a node of its own: pending modifiers stay outside.
  func enter(_ node: NodeIndex) -> Place {
    let outer = enterGroup(node)
    modifierBase = pending.count
    return outer
  }

  /// Enters a group: modifiers go on to each of its elements.
  @usableFromInline
  func enterGroup(_ node: NodeIndex) -> Place {
    let outer = Place(parent: parent, previous: previous, modifierBase: modifierBase)
    parent = node
    previous = tree.lastAttachment(of: node)
    return outer
  }

  /// Leaves a node, and removes the nodes that remain in it after the cursor.
  @usableFromInline
  package func leave(_ outer: Place) {
    if candidate.isNone { goBack(outer) } else { leaveRest(outer) }
  }

  @inline(__always)
  private func goBack(_ outer: Place) {
    parent = outer.parent
    previous = outer.previous
    modifierBase = outer.modifierBase
  }

  @inline(never)
  private func leaveRest(_ outer: Place) {
    removeRest()
    goBack(outer)
  }

  /// Lowers the content of a node of its own: pending modifiers stay outside.
  func children(of node: NodeIndex, _ body: () -> Void) {
    let outer = enter(node)
    body()
    leave(outer)
  }

  /// Lowers the content of a group: modifiers go on to each of its elements.
  func nest(_ node: NodeIndex, _ body: () -> Void) {
    let outer = enterGroup(node)
    body()
    leave(outer)
  }

  /// Removes the nodes that remain, by step 4.
  func removeRest() {
    while true {
      let rest = tree.unlink(childOf: parent, after: previous)
      if rest.isNone { return }
      discard(rest)
    }
  }

  /// Destroys a node that was taken out, with everything below it and everything stored about it.
  func discard(_ node: NodeIndex) {
    tree.destroy(node) { contents.drop($0, in: tree) }
  }
}
