import LayoutEngine

/// The place of an element with a transition, from turn to turn, so that one that comes back is recognised.
///
/// It is the ids on the way up to the root, and without an id the positions and types, as in identities.
struct TransitionPlace {
  enum Step: Hashable {
    case id(Identity)
    /// A position; groups of one position differ by their types and branches, so that the other branch is another
    /// place.
    case position(Int, NodeKind, GroupTag?)
  }

  /// The table that contains the steps.
  let table: PlaceTable
  /// The last step in the table.
  let index: Int
  /// The position among the node's views, from the outermost inwards.
  let layer: Int
}

/// The steps to the places of one turn.
///
/// Places share their beginnings, so n nested places take O(n) memory.
final class PlaceTable {
  /// The index of the place in front of all steps.
  static let root = -1

  private(set) var entries: [(parent: Int, step: TransitionPlace.Step)] = []

  /// - Returns: the index of the step.
  func add(_ step: TransitionPlace.Step, to parent: Int) -> Int {
    entries.append((parent, step))
    return entries.count - 1
  }
}

/// Numbers places of several turns, where equal ones have equal numbers.
///
/// - Complexity: O(steps of the tables) for all places together.
struct PlaceNumbers {
  struct Key: Hashable {
    var number: Int
    var layer: Int
  }

  private struct Link: Hashable {
    var parent: Int
    var step: TransitionPlace.Step
  }

  /// The numbers; the table is no dictionary, since ids may break the contract of `Hashable`.
  private var numbers = IDTable<Link, Int>()
  private var known: [ObjectIdentifier: [Int: Int]] = [:]

  mutating func key(of place: TransitionPlace) -> Key {
    let table = ObjectIdentifier(place.table)
    var way: [Int] = []
    var number = PlaceTable.root
    var at = place.index
    while at != PlaceTable.root {
      if let found = known[table]?[at] {
        number = found
        break
      }
      way.append(at)
      at = place.table.entries[at].parent
    }
    for index in way.reversed() {
      let link = Link(parent: number, step: place.table.entries[index].step)
      if let found = numbers[link] {
        number = found
      } else {
        number = numbers.count
        numbers[link] = number
      }
      known[table, default: [:]][index] = number
    }
    return Key(number: number, layer: place.layer)
  }
}

/// Finds for many nodes the innermost node around each with some property, and stores the nodes on the way.
struct NearestAncestors {
  private var known: [NodeIndex: NodeIndex] = [:]

  /// The innermost node around `node`, itself included, for which `has` is true; `.none` where there is none.
  mutating func find(from node: NodeIndex, in tree: LayoutTree, _ has: (NodeIndex) -> Bool) -> NodeIndex {
    let end = tree.way(upFrom: node).first { known[$0] != nil || has($0) }
    let found = end.map { known[$0] ?? $0 } ?? .none
    for at in tree.way(upFrom: node) {
      if at == end { break }
      known[at] = found
    }
    return found
  }
}
