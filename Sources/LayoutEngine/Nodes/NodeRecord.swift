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
@usableFromInline
package struct NodeRecord {
  @usableFromInline var parent: NodeIndex = .none
  @usableFromInline var firstChild: NodeIndex = .none
  @usableFromInline var nextSibling: NodeIndex = .none
  /// The number of children after groups were dissolved.
  var childCount: UInt32 = 0
  @usableFromInline var kind: NodeKind
  /// Of a shape: which frame stands directly on it.
  var ownFrame = OwnFrame.none
  @usableFromInline var flags: NodeFlags
  var traits = NodeTraits.none
  var layerCount: UInt16 = 0
  var marks = NodeMarks.stale
  var layerStart: UInt32 = 0
  var horizontal: GuideKey = .horizontalCenter
  var vertical: GuideKey = .verticalCenter
  /// An index into one of the tree's side tables.
  var side: UInt32 = .max
  /// A number that means something to the outside only.
  @usableFromInline var token: UInt32 = .max
  /// The outermost of the views that a host shows of the node.
  var view = ViewSlot.none
  /// What is known of its answers, in the tree's table; none where the node has one size.
  var extents: UInt32 = .max
  /// The most recent of the answers that the node itself, without its modifiers, has been asked for, in the arena.
  var responses: UInt32 = .max
  @usableFromInline var a: Double = 0
  @usableFromInline var b: Double = 0
  /// The outermost layer's corner, from the parent's content.
  var origin = Point.zero
  /// What the node was placed with, as far as it can notice it, and how large it is: of a node that has one size this is
  /// known since it was folded.
  var proposal = Proposal.unspecified
  var size = Size.zero
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

  @inline(__always)
  init(kind: NodeKind) {
    self.kind = kind
    flags = kind == .group ? .transparent : .none
  }
}
