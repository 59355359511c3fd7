/// One node, of a fixed size: links, what it is, its parameters, and its first response.
///
/// Meaning of the parameters by kind:
///
/// | kind | `a` | `b` | `horizontal`, `vertical` | `side` |
/// | --- | --- | --- | --- | --- |
/// | fixed | width | height | | |
/// | range | | | | index into `ranges` |
/// | text | 1 if it is empty | 1 if a stack built on its least height | | index into `texts` |
/// | measured | 1 if it takes least of 0 and most of infinity | | | |
/// | spacer | minimum length | | | |
/// | divider | thickness | | | |
/// | hStack, vStack, lazy stacks | spacing, NaN for adaptive | | alignment | |
/// | zStack | | | alignment | |
/// | scrollView, viewThatFits | the axes' raw value | | | |
/// | grid | horizontal spacing | vertical spacing | alignment | |
/// | gridRow | | | alignment, if `a` is 1 | |
/// | lazy grids | spacing, NaN for adaptive | | alignment | index into `tracks` |
/// | hStack, vStack, zStack | | | | index into `lengthBounds` while they are known |
/// | custom | | | | index into `customs` |
package struct NodeRecord {
  package var parent: NodeIndex = .none
  package var firstChild: NodeIndex = .none
  package var nextSibling: NodeIndex = .none
  /// The number of children after groups were dissolved.
  package var childCount: UInt32 = 0
  package var kind: NodeKind
  /// `isBareSpacer` and `holdsGrid`, in one byte.
  private var bits: UInt8 = 0
  package var flags: NodeFlags = []
  package var traits: NodeTraits = []
  package var modifierCount: UInt16 = 0
  package var modifierStart: UInt32 = 0
  package var horizontal: GuideKey = .horizontalCenter
  package var vertical: GuideKey = .verticalCenter
  /// An index into one of the tree's side tables.
  package var side: UInt32 = .max
  /// A number that means something to the outside only.
  package var token: UInt32 = .max
  /// The outermost of the views that a host shows of the node.
  var view = ViewSlot.none
  /// The turn in which the first slot was filled; its lower half, which is enough to tell this turn from others.
  package var turn: UInt16 = 0
  package var marks: NodeMarks = [.stale]
  /// The most recent of the further responses, in the arena.
  package var moreSlots: UInt32 = .max
  package var a: Double = 0
  package var b: Double = 0
  /// The outermost layer's corner, from the parent's content.
  package var origin = Point.zero
  /// The first response slot: a proposal and what was answered to it.
  package var proposal = Proposal.unspecified
  package var size = Size.zero

  /// Whether a node with the trait `priority` is a spacer, or a stack of one child that stands for it, in layers that
  /// leave it bare.
  var isBareSpacer: Bool {
    get { bits & 1 != 0 }
    set { bits = newValue ? bits | 1 : bits & ~1 }
  }

  /// Whether the node is a grid or has one inside.
  var holdsGrid: Bool {
    get { bits & 2 != 0 }
    set { bits = newValue ? bits | 2 : bits & ~2 }
  }

  package init(kind: NodeKind) {
    self.kind = kind
    if kind == .group { flags.insert(.transparent) }
  }
}
