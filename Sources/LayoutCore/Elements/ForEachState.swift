import LayoutEngine

/// The stored state of a list from one turn to the next: the nodes of each id.
///
/// It is a class, and no protocol, so that storing one needs no metadata of the ids' type.
@usableFromInline
class ListState {
  @usableFromInline init() {}

  /// Each row's id and the first of its nodes; rows without nodes are left out.
  var identifiedNodes: [(Identity, NodeIndex)] { [] }
  /// Propagates a change of the environment to the stored one.
  func inherit(_ heirs: inout EnvironmentHeirs) {}
}

/// The nodes of a row, as a number of siblings.
@usableFromInline
struct RowNodes: Equatable {
  @usableFromInline var first = NodeIndex.none
  @usableFromInline var count: UInt32 = 0

  @usableFromInline init() {}

  @inlinable
  static func == (one: RowNodes, other: RowNodes) -> Bool { one.first == other.first && one.count == other.count }
}

/// The rows of a list: their ids, and their nodes.
///
/// Accesses are one statement long and call nothing out, so they are not checked for overlapping at run time.
@usableFromInline
final class ForEachState<ID: Hashable & Sendable>: ListState {
  @exclusivity(unchecked) @usableFromInline var ids: ContiguousArray<ID> = []
  @exclusivity(unchecked) @usableFromInline var rowNodes: ContiguousArray<RowNodes> = []

  /// Whether an id occurs more than once.
  @exclusivity(unchecked) @usableFromInline var hasRepeats = false

  /// The values of the rows, a `KeptRows`; `nil` where they are not stored.
  @exclusivity(unchecked) @usableFromInline var kept: AnyObject?
  /// The place of the rows that were made from these, and their pending modifiers.
  var place: (environment: EnvironmentPlace, pending: ModifierStack?)?

  /// The number of successive updates in which every row was replaced by one with another id.
  @exclusivity(unchecked) @usableFromInline var replacements = 0

  @usableFromInline override init() {}

  override var identifiedNodes: [(Identity, NodeIndex)] {
    zip(ids, rowNodes).filter { $1.count > 0 }.map { (Identity(value: $0), $1.first) }
  }

  override func inherit(_ heirs: inout EnvironmentHeirs) {
    guard var place else { return }
    _ = heirs.update(&place.environment)
    heirs.update(&place.pending)
    self.place = place
  }

  @inlinable
  func setNodes(_ new: RowNodes, of row: Int) {
    if rowNodes[row] != new { rowNodes[row] = new }
  }

  @inlinable
  func replace(
    _ rows: Range<Int>, _ newIDs: ContiguousArray<ID>, _ newNodes: ContiguousArray<RowNodes>, hasRepeats: Bool
  ) {
    if rows.count == ids.count { rowNodes = newNodes } else { rowNodes.replaceSubrange(rows, with: newNodes) }
    ids = newIDs
    self.hasRepeats = hasRepeats
  }

  /// The first node of the rows from `row` on; `.none` where they have none.
  @usableFromInline
  func firstNode(from row: Int) -> NodeIndex { rowNodes[row...].first { $0.count > 0 }?.first ?? .none }
}
