/// One node, of a fixed size: links, its kind, its parameters, its known responses, and its place.
///
/// Meaning of the parameters by kind:
///
/// | kind | `a` | `b` | `horizontal`, `vertical` | `side` |
/// | --- | --- | --- | --- | --- |
/// | fixed | width | height | | |
/// | flexible | width, NaN for any | height | of its own frame | index into `ownFrames`, see `OwnFrame` |
/// | text | 1 if it is empty | 1 if its lines may be those of another text | | index into `texts` |
/// | measured | 1 if it is least at 0 and greatest at infinity | | | |
/// | spacer | minimum length | | | |
/// | divider | thickness | | | |
/// | hStack, vStack | spacing, NaN for adaptive | `taken` | alignment | index into `runs` while children are measured |
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
  /// The number of children with groups dissolved. In between, a stack in a line that is not folded yet may have a
  /// provisional 2, which stands for several.
  var childCount: UInt32 = 0
  @usableFromInline var kind: NodeKind
  /// For a shape: the frame directly on it.
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
  /// A number that has a meaning for the caller only.
  @usableFromInline var token: UInt32 = .max
  /// The outermost of the views that a host shows for the node.
  var view = ViewSlot.none
  /// The number of its extents in the tree's table; none where the node has one size.
  var extents: UInt32 = .max
  /// The newest stored response of the node itself, without its modifiers, in the arena.
  var responses: UInt32 = .max
  @usableFromInline var a: Double = 0
  @usableFromInline var b: Double = 0
  /// The outermost layer's corner, from the parent's content.
  var origin = Point.zero
  /// The proposal that the node was placed with, as far as it depends on it, and the size; folding determines that of a
  /// node of one size.
  var proposal = Proposal.unspecified
  var size = Size.zero
  /// The proposal of the stack around it along its axis.
  var proposed = 0.0

  /// For a stack: the sum of the gaps and of the lengths of the children that do not depend on the length.
  @inline(__always)
  var taken: Double {
    get { b }
    set { b = newValue }
  }

  /// Whether `b` is the node's own parameter, and not the sum of its children.
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
