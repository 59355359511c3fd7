/// The algorithm that measures a node and arranges its children.
///
/// A minor version may add cases: a `switch` over it has an `@unknown default`.
@nonexhaustive
public enum NodeKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Holds children for its parent: they are laid out as if they were in the group's place.
  case group
  /// A leaf of one size for every proposal.
  case fixed
  /// A leaf whose response is the proposal, 10 where that is unspecified.
  case flexible
  /// A text, measured in lines.
  case text
  /// A leaf whose size comes from a callback.
  case measured
  /// Takes the room that is left along the enclosing stack.
  case spacer
  /// A thin line across the enclosing stack.
  case divider
  /// Children side by side.
  case hStack
  /// Children below each other.
  case vStack
  /// Children on top of each other.
  case zStack
  /// Takes the proposed size and places its children at the top leading corner.
  case geometryReader
  /// A window onto content of any length.
  case scrollView
  /// Shows the first child that fits.
  case viewThatFits
  /// Rows and columns.
  case grid
  /// A row of a grid.
  case gridRow
  /// A vertical stack for long lists.
  case lazyVStack
  /// A horizontal stack for long lists.
  case lazyHStack
  /// Columns by description, filled row by row.
  case lazyVGrid
  /// Rows by description, filled column by column.
  case lazyHGrid
  /// A caller's own container.
  case custom
}

extension NodeKind {
  /// Whether the responses of nodes of the kind may be in a side table.
  @inline(__always)
  var storesAside: Bool { rawValue >= NodeKind.text.rawValue }

  /// Whether a node of the kind without children has no inside to lay out.
  @inline(__always)
  var onlyPlacesChildren: Bool { rawValue <= NodeKind.zStack.rawValue }

  /// Whether nodes of the kind place their children side by side or below each other.
  @inline(__always)
  var isLine: Bool { self == .hStack || self == .vStack }

  /// Whether nodes of the kind have no children, attachments aside.
  @inline(__always)
  var isLeaf: Bool { rawValue >= NodeKind.fixed.rawValue && rawValue <= NodeKind.divider.rawValue }

  /// Whether nodes of the kind are stacks: one with a single child has the child's size.
  @inline(__always)
  package var isStack: Bool { rawValue >= NodeKind.hStack.rawValue && rawValue <= NodeKind.zStack.rawValue }

  /// The axis along which stacks of the kind place their children; `nil` for other kinds.
  package var stackAxis: Axis? {
    switch self {
    case .hStack, .lazyHStack: .horizontal
    case .vStack, .lazyVStack: .vertical
    default: nil
    }
  }

  /// Whether nodes of the kind are as long as their proposal where no modifier sets a length.
  package var takesProposal: Bool { self == .spacer || self == .flexible || self == .geometryReader }

  /// Whether children of nodes of the kind may lie over each other, the later ones in front.
  package var overlapsChildren: Bool { self == .zStack || self == .geometryReader || self == .custom }

  /// Whether nodes of the kind may treat children of different priorities differently.
  package var readsPriorities: Bool { isStack || self == .custom }
}
