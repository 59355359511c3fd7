/// The present state of a node: its place in the turn, and the properties that its parent sets.
@usableFromInline package struct NodeFlags: Hashable, Sendable {
  @usableFromInline package var rawValue: UInt16
  @inlinable @inline(__always) package init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable @inline(__always) package static var none: NodeFlags { NodeFlags(rawValue: 0) }

  /// A group: skipped by walks over a container's children.
  @inlinable @inline(__always) package static var transparent: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The content of an overlay or background of its parent, not one of its children.
  @inlinable @inline(__always) package static var attachment: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// The node or one below it changed since the last turn.
  @inlinable @inline(__always) package static var dirty: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// The node was folded at least once.
  @inlinable @inline(__always) package static var folded: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// Size and frames below are those for the proposal that the node was placed with.
  @inlinable @inline(__always) package static var placed: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// One of the node's layers is visible.
  @inlinable @inline(__always) package static var showsLayers: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The horizontal axis runs from right to left around the node.
  @inlinable @inline(__always) package static var rightToLeft: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The horizontal axis runs from right to left inside the node's modifiers.
  ///
  /// It is the bit after `rightToLeft`, so that one is shifted to the other.
  @inlinable @inline(__always) package static var coreRightToLeft: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// The nearest enclosing stack is horizontal.
  @inlinable @inline(__always) package static var inHStack: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// The nearest enclosing stack is vertical.
  @inlinable @inline(__always) package static var inVStack: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// Not shown: an alternative that was not chosen.
  @inlinable @inline(__always) package static var hidden: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// At least one attachment hangs on the node.
  @inlinable @inline(__always) package static var hasAttachments: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// The record is on the free list.
  @inlinable @inline(__always) package static var free: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// The node is in a stack or an overlay that places edge positions at its own edges.
  @inlinable @inline(__always) package static var edgesByParent: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// One of the node's modifiers sets the direction of what it wraps.
  @inlinable @inline(__always) package static var ownDirection: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// A node in the scroll view refers to its size.
  @inlinable @inline(__always) package static var relativeContent: NodeFlags { NodeFlags(rawValue: 1 << 15) }

  /// Not one of a container's children: a group or an attachment.
  @inlinable @inline(__always) package static var skipped: NodeFlags { NodeFlags(rawValue: 0b11) }
  /// The axis of the nearest enclosing stack.
  @inlinable @inline(__always) package static var stackAxis: NodeFlags { NodeFlags(rawValue: 0b11 << 8) }
  /// The properties that a node inherits.
  @inlinable @inline(__always) package static var inherited: NodeFlags {
    .rightToLeft.union(.stackAxis).union(.edgesByParent)
  }
}

/// Further facts about a node, for which the other two sets have no room.
@usableFromInline package struct NodeMarks: Hashable, Sendable {
  @usableFromInline package var rawValue: UInt16
  @inlinable @inline(__always) package init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable @inline(__always) package static var none: NodeMarks { NodeMarks(rawValue: 0) }

  /// A node below, at any depth, has a percentage of its container.
  @inlinable @inline(__always) package static var percentInside: NodeMarks { NodeMarks(rawValue: 1 << 0) }
  /// The node's own size, layers or content may differ from the host's.
  @inlinable @inline(__always) package static var changed: NodeMarks { NodeMarks(rawValue: 1 << 1) }
  /// The node moved, or the inside of its layers did, and so did everything below.
  @inlinable @inline(__always) package static var moved: NodeMarks { NodeMarks(rawValue: 1 << 2) }
  /// Views may have come into the view around the children's views, or changed their order there.
  @inlinable @inline(__always) package static var reordered: NodeMarks { NodeMarks(rawValue: 1 << 3) }
  /// A node below is marked.
  @inlinable @inline(__always) package static var changedInside: NodeMarks { NodeMarks(rawValue: 1 << 4) }

  /// The node's own layers came, went or changed their order, or the node came into sight or left it.
  @inlinable @inline(__always) package static var relayered: NodeMarks { NodeMarks(rawValue: 1 << 13) }

  @inlinable @inline(__always) package static var anyOrder: NodeMarks { NodeMarks(rawValue: 1 << 3 | 1 << 13) }
  @inlinable @inline(__always) package static var anyChange: NodeMarks { NodeMarks(rawValue: 0b1111 << 1 | 1 << 13) }

  /// The node itself or a fact about a child changed: its responses are out of date.
  ///
  /// A node that is only dirty has a changed node somewhere below.
  @inlinable @inline(__always) package static var stale: NodeMarks { NodeMarks(rawValue: 1 << 5) }
  /// A property that the node's parent reads besides responses and traits may have changed: modifiers, children,
  /// parameters.
  @inlinable @inline(__always) package static var outspoken: NodeMarks { NodeMarks(rawValue: 1 << 6) }
  /// A response was dropped that the parent may still build on.
  @inlinable @inline(__always) package static var forgetful: NodeMarks { NodeMarks(rawValue: 1 << 7) }

  /// A child of the stack, or a line of the grid, that depends on the length turned out to have one length.
  @inlinable @inline(__always) package static var tied: NodeMarks { NodeMarks(rawValue: 1 << 8) }

  /// The node is a grid or has one inside.
  @inlinable @inline(__always) package static var holdsGrid: NodeMarks { NodeMarks(rawValue: 1 << 9) }
  /// One of the node's layers stores the ideal size of its inside.
  @inlinable @inline(__always) package static var storesIdeal: NodeMarks { NodeMarks(rawValue: 1 << 10) }

  /// The node stands for an element of an erased type, which the caller stores.
  @inlinable @inline(__always) package static var erased: NodeMarks { NodeMarks(rawValue: 1 << 11) }

  /// The leaf's content must not be cut: on the pixel grid it is at least as large as it was measured, as a text is.
  @inlinable @inline(__always) package static var exact: NodeMarks { NodeMarks(rawValue: 1 << 15) }

  /// The marks that folding computes anew.
  @inlinable @inline(__always) package static var folded: NodeMarks {
    .percentInside.union(.tied).union(.holdsGrid)
  }
  /// The marks that preparing a node settles.
  @inlinable @inline(__always) package static var reported: NodeMarks { NodeMarks(rawValue: 0b111 << 5) }
}

/// The facts that follow from a node's parameters, modifiers and children alone; computed before measuring, after a
/// change.
@usableFromInline package struct NodeTraits: Hashable, Sendable {
  @usableFromInline package var rawValue: UInt32
  @inlinable @inline(__always) package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable @inline(__always) package static var none: NodeTraits { NodeTraits(rawValue: 0) }

  /// The node depends on the proposed width.
  @inlinable @inline(__always) package static var noticesWidth: NodeTraits { NodeTraits(rawValue: 1 << 0) }
  /// The node depends on the proposed height.
  @inlinable @inline(__always) package static var noticesHeight: NodeTraits { NodeTraits(rawValue: 1 << 1) }
  /// Along both axes the response to 0 is the least and the one to infinity the greatest, and where these two are equal
  /// it is the same for every proposal.
  @inlinable @inline(__always) package static var monotone: NodeTraits { NodeTraits(rawValue: 1 << 2) }
  /// The spacing at the left edge is 0.
  @inlinable @inline(__always) package static var zeroLeft: NodeTraits { NodeTraits(rawValue: 1 << 3) }
  /// The spacing at the right edge is 0.
  @inlinable @inline(__always) package static var zeroRight: NodeTraits { NodeTraits(rawValue: 1 << 4) }
  /// The spacing at the top edge is 0.
  @inlinable @inline(__always) package static var zeroTop: NodeTraits { NodeTraits(rawValue: 1 << 5) }
  /// The spacing at the bottom edge is 0.
  @inlinable @inline(__always) package static var zeroBottom: NodeTraits { NodeTraits(rawValue: 1 << 6) }
  /// The side table contains a spacing of the node's own.
  @inlinable @inline(__always) package static var ownSpacing: NodeTraits { NodeTraits(rawValue: 1 << 7) }
  /// The node may have an explicit text baseline.
  @inlinable @inline(__always) package static var textBaseline: NodeTraits { NodeTraits(rawValue: 1 << 8) }
  /// The node may have an explicit value for some other guide.
  @inlinable @inline(__always) package static var ownGuides: NodeTraits { NodeTraits(rawValue: 1 << 9) }
  /// The layout priority may differ from 0.
  @inlinable @inline(__always) package static var priority: NodeTraits { NodeTraits(rawValue: 1 << 10) }
  /// The response depends on the width that was proposed to the nearest container.
  @inlinable @inline(__always) package static var percentWidth: NodeTraits { NodeTraits(rawValue: 1 << 11) }
  /// A child, or a cell of a row, has one of the traits `percent`.
  @inlinable @inline(__always) package static var percentChild: NodeTraits { NodeTraits(rawValue: 1 << 12) }
  /// The node depends on the size of the nearest scroll view or window.
  @inlinable @inline(__always) package static var containerRelative: NodeTraits { NodeTraits(rawValue: 1 << 13) }
  /// The modifiers contain edge positions.
  @inlinable @inline(__always) package static var edges: NodeTraits { NodeTraits(rawValue: 1 << 14) }

  /// The response depends on the height that was proposed to the nearest container.
  @inlinable @inline(__always) package static var percentHeight: NodeTraits { NodeTraits(rawValue: 1 << 15) }

  /// The response along the width does not follow from the node's extent: it must be measured.
  @inlinable @inline(__always) package static var mustMeasureWidth: NodeTraits { NodeTraits(rawValue: 1 << 16) }
  /// The response along the height does not follow from the node's extent: it must be measured.
  @inlinable @inline(__always) package static var mustMeasureHeight: NodeTraits { NodeTraits(rawValue: 1 << 17) }

  /// A spacer, or a stack of one child that stands for it, in layers that leave it bare.
  ///
  /// A frame that is added stands directly on the spacer, whose zero spacing it then keeps.
  @inlinable @inline(__always) package static var bareSpacer: NodeTraits { NodeTraits(rawValue: 1 << 18) }

  @inlinable @inline(__always) package static var mustMeasure: NodeTraits { NodeTraits(rawValue: 0b11 << 16) }
  @inlinable @inline(__always) package static var percent: NodeTraits { .percentWidth.union(.percentHeight) }
  @inlinable @inline(__always) package static var context: NodeTraits { .percent.union(.containerRelative) }
  @inlinable @inline(__always) package static var noticesBoth: NodeTraits { NodeTraits(rawValue: 0b11) }
  @inlinable @inline(__always) package static var zeroEdges: NodeTraits { NodeTraits(rawValue: 0b1111 << 3) }
  @inlinable @inline(__always) package static var guides: NodeTraits { .textBaseline.union(.ownGuides) }

  @inlinable @inline(__always)
  package static func notices(_ axis: Axis) -> NodeTraits { axis == .horizontal ? .noticesWidth : .noticesHeight }

  @inlinable @inline(__always)
  package static func mustMeasure(_ axis: Axis) -> NodeTraits {
    axis == .horizontal ? .mustMeasureWidth : .mustMeasureHeight
  }
}
