/// One node, of a fixed size: links, what it is, its parameters, what is known of its answers, and its place.
///
/// Meaning of the parameters by kind:
///
/// | kind | `a` | `b` | `horizontal`, `vertical` | `side` |
/// | --- | --- | --- | --- | --- |
/// | fixed | width | height | | |
/// | flexible | width, NaN for any | height | of its own frame | index into `ownFrames`, see `OwnFrame` |
/// | text | 1 if it is empty | 1 if its lines may be those of another text | | index into `texts` |
/// | measured | 1 if it takes least of 0 and most of infinity | | | |
/// | spacer | minimum length | | | |
/// | divider | thickness | | | |
/// | hStack, vStack | spacing, NaN for adaptive | `taken` | alignment | index into `runs` while children are asked |
/// | lazy stacks | spacing, NaN for adaptive | | alignment | |
/// | zStack | | | alignment | |
/// | scrollView | the axes' raw value | `taken` | | |
/// | viewThatFits | the axes' raw value | | | |
/// | grid | horizontal spacing | vertical spacing | alignment | |
/// | gridRow | | `taken` | alignment, if `a` is 1 | |
/// | lazy grids | spacing, NaN for adaptive | | alignment | index into `tracks` |
/// | custom | | | | index into `rules` |
package struct NodeRecord {
  package var parent: NodeIndex = .none
  package var firstChild: NodeIndex = .none
  package var nextSibling: NodeIndex = .none
  /// The number of children after groups were dissolved.
  package var childCount: UInt32 = 0
  package var kind: NodeKind
  /// Of a shape: which frame stands directly on it.
  var ownFrame = OwnFrame.none
  package var flags = NodeFlags.none
  package var traits = NodeTraits.none
  package var layerCount: UInt16 = 0
  package var marks = NodeMarks.stale
  package var layerStart: UInt32 = 0
  package var horizontal: GuideKey = .horizontalCenter
  package var vertical: GuideKey = .verticalCenter
  /// An index into one of the tree's side tables.
  package var side: UInt32 = .max
  /// A number that means something to the outside only.
  package var token: UInt32 = .max
  /// The outermost of the views that a host shows of the node.
  var view = ViewSlot.none
  /// What is known of its answers, in the tree's table; none where the node has one size.
  var extents: UInt32 = .max
  /// The most recent of the answers that the node itself, without its modifiers, has been asked for, in the arena.
  package var responses: UInt32 = .max
  package var a: Double = 0
  package var b: Double = 0
  /// The outermost layer's corner, from the parent's content.
  package var origin = Point.zero
  /// What the node was placed with, as far as it can notice it, and how large it is: of a node that has one size this is
  /// known since it was folded.
  package var proposal = Proposal.unspecified
  package var size = Size.zero
  /// What the stack around it offers along its axis.
  var offer = 0.0

  /// Of a stack: the gaps, and the lengths of the children that cannot notice the length.
  @inline(__always)
  var taken: Double {
    get { b }
    set { b = newValue }
  }

  /// Whether `b` is the node's own, and not what its children come to.
  var hasSecondParameter: Bool {
    switch kind {
    case .hStack, .vStack, .gridRow, .scrollView: false
    default: true
    }
  }

  package init(kind: NodeKind) {
    self.kind = kind
    if kind == .group { flags.formUnion(.transparent) }
  }
}
