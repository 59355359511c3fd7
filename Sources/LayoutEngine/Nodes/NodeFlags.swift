/// What a node is at the moment: its place in the turn, and what its parent told it.
@usableFromInline package struct NodeFlags: OptionSet, Sendable {
  @usableFromInline package var rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A group: skipped by walks over a container's children.
  @inlinable package static var transparent: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The content of an overlay or background of its parent, not one of its children.
  @inlinable package static var attachment: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// The node or something below it changed since the last turn.
  @inlinable package static var dirty: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// The first response slot holds an answer.
  @inlinable package static var measured: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The frames below are those of the first response slot.
  @inlinable package static var placed: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// The layers' inner sizes and the children's first slots belong to the node's own first slot.
  @inlinable package static var settled: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The horizontal axis runs from right to left where the node stands.
  @inlinable package static var rightToLeft: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The horizontal axis runs from right to left inside the node's modifiers.
  @inlinable package static var coreRightToLeft: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// The nearest enclosing stack is horizontal.
  @inlinable package static var inHStack: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// The nearest enclosing stack is vertical.
  @inlinable package static var inVStack: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// Not shown: an alternative that was not chosen.
  @inlinable package static var hidden: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// At least one attachment hangs on the node.
  @inlinable package static var hasAttachments: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// The record is on the free list.
  @inlinable package static var free: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// The node stands in a stack or an overlay that puts edge positions on its own edges.
  @inlinable package static var edgesByParent: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// One of the node's modifiers sets the direction of what it wraps.
  @inlinable package static var ownDirection: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// Something in the scroll view refers to its size.
  @inlinable package static var relativeContent: NodeFlags { NodeFlags(rawValue: 1 << 15) }

  /// Not one of a container's children: a group or an attachment.
  @inlinable package static var skipped: NodeFlags { NodeFlags(rawValue: 0b11) }
  /// What says that answers and frames are known.
  @inlinable package static var known: NodeFlags { NodeFlags(rawValue: 0b111 << 3) }
  /// What preparing a leaf without modifiers works out.
  @inlinable package static var forLeaf: NodeFlags {
    .known.union(.dirty).union(.coreRightToLeft).union(.ownDirection).union(.hasAttachments)
  }
  /// The axis of the nearest enclosing stack.
  @inlinable package static var stackAxis: NodeFlags { NodeFlags(rawValue: 0b11 << 8) }
  /// What a node hears from above.
  @inlinable package static var inherited: NodeFlags { .rightToLeft.union(.stackAxis).union(.edgesByParent) }
}

/// Further facts about a node, for which the other two sets have no room.
@usableFromInline package struct NodeMarks: OptionSet, Sendable {
  @usableFromInline package var rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Something below, however deep, is a percentage of its container.
  @inlinable package static var percentInside: NodeMarks { NodeMarks(rawValue: 1 << 0) }
  /// The node's own size, layers or what it shows may differ from what was handed over.
  @inlinable package static var changed: NodeMarks { NodeMarks(rawValue: 1 << 1) }
  /// The node stands somewhere else, or what is inside its layers does: so does everything below.
  @inlinable package static var moved: NodeMarks { NodeMarks(rawValue: 1 << 2) }
  /// Children came, went or changed their order.
  @inlinable package static var reordered: NodeMarks { NodeMarks(rawValue: 1 << 3) }
  /// A node below is marked.
  @inlinable package static var changedInside: NodeMarks { NodeMarks(rawValue: 1 << 4) }

  /// The node's own layers came, went or changed their order, or the node came into sight or left it.
  @inlinable package static var relayered: NodeMarks { NodeMarks(rawValue: 1 << 13) }

  @inlinable package static var anyChange: NodeMarks { NodeMarks(rawValue: 0b1111 << 1 | 1 << 13) }

  /// Something about the node itself changed, or what a child says: its answers are out of date. A node that is only
  /// dirty has a changed node somewhere below.
  @inlinable package static var stale: NodeMarks { NodeMarks(rawValue: 1 << 5) }
  /// What the node's parent reads besides answers and traits may have changed: modifiers, children, parameters.
  @inlinable package static var outspoken: NodeMarks { NodeMarks(rawValue: 1 << 6) }
  /// An answer was forgotten that the parent may still build on.
  @inlinable package static var forgetful: NodeMarks { NodeMarks(rawValue: 1 << 7) }

  /// A stack whose children are served in a known order: at most one can notice the length, and at most one spacer.
  @inlinable package static var direct: NodeMarks { NodeMarks(rawValue: 1 << 8) }
  /// A stack that aligns by a guide of which no child has an explicit value, with a written spacing, and nothing unusual.
  @inlinable package static var plain: NodeMarks { NodeMarks(rawValue: 1 << 9) }
  /// Along each axis the answers to 0 and to infinity depend on that axis alone, and are known without measuring.
  @inlinable package static var separable: NodeMarks { NodeMarks(rawValue: 1 << 10) }
  /// No child can notice the length along the stack.
  @inlinable package static var inert: NodeMarks { NodeMarks(rawValue: 1 << 11) }

  /// No child can notice the length across the stack.
  @inlinable package static var inertAcross: NodeMarks { NodeMarks(rawValue: 1 << 12) }

  /// A leaf that fills its only frame, which is known since it was prepared: its layers need no placing.
  @inlinable package static var filled: NodeMarks { NodeMarks(rawValue: 1 << 14) }

  /// What the leaf shows must not be cut: on the pixel grid it is at least as large as it was measured, as a text is.
  @inlinable package static var exact: NodeMarks { NodeMarks(rawValue: 1 << 15) }

  /// What a node that was prepared has dealt with.
  @inlinable package static var said: NodeMarks { NodeMarks(rawValue: 0b111 << 5) }
  /// What opens a shorter way to the same numbers.
  @inlinable package static var shortCuts: NodeMarks { NodeMarks(rawValue: 0b1_011_111 << 8) }
  /// What is worked out together with the traits.
  @inlinable package static var gathered: NodeMarks { .percentInside.union(.shortCuts) }
  /// What of that a parent reads; a stack alone knows how it serves its children.
  @inlinable package static var heard: NodeMarks { .percentInside.union(.separable).union(.filled) }
}

/// What follows from a node's parameters, modifiers and children alone; worked out when it changed, before measuring.
@usableFromInline package struct NodeTraits: OptionSet, Sendable {
  @usableFromInline package var rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Something in the node can notice the proposed width.
  @inlinable package static var noticesWidth: NodeTraits { NodeTraits(rawValue: 1 << 0) }
  /// Something in the node can notice the proposed height.
  @inlinable package static var noticesHeight: NodeTraits { NodeTraits(rawValue: 1 << 1) }
  /// Along both axes the answer is least where 0 is offered and greatest at infinity, and where these two are equal it
  /// is the same everywhere.
  @inlinable package static var monotone: NodeTraits { NodeTraits(rawValue: 1 << 2) }
  /// Spacing 0 is asked for at the left edge.
  @inlinable package static var zeroLeft: NodeTraits { NodeTraits(rawValue: 1 << 3) }
  /// Spacing 0 is asked for at the right edge.
  @inlinable package static var zeroRight: NodeTraits { NodeTraits(rawValue: 1 << 4) }
  /// Spacing 0 is asked for at the top edge.
  @inlinable package static var zeroTop: NodeTraits { NodeTraits(rawValue: 1 << 5) }
  /// Spacing 0 is asked for at the bottom edge.
  @inlinable package static var zeroBottom: NodeTraits { NodeTraits(rawValue: 1 << 6) }
  /// The side table holds a spacing of the node's own.
  @inlinable package static var ownSpacing: NodeTraits { NodeTraits(rawValue: 1 << 7) }
  /// There may be an explicit text baseline.
  @inlinable package static var textBaseline: NodeTraits { NodeTraits(rawValue: 1 << 8) }
  /// There may be an explicit value for some other guide.
  @inlinable package static var ownGuides: NodeTraits { NodeTraits(rawValue: 1 << 9) }
  /// The layout priority may differ from 0.
  @inlinable package static var priority: NodeTraits { NodeTraits(rawValue: 1 << 10) }
  /// The answer depends on the width that the nearest container was proposed.
  @inlinable package static var percentWidth: NodeTraits { NodeTraits(rawValue: 1 << 11) }
  /// A child, or a cell of a row, has one of the traits `percent`.
  @inlinable package static var percentChild: NodeTraits { NodeTraits(rawValue: 1 << 12) }
  /// Something in the node depends on the size of the nearest scroll view or window.
  @inlinable package static var containerRelative: NodeTraits { NodeTraits(rawValue: 1 << 13) }
  /// Edge positions stand in the modifiers.
  @inlinable package static var edges: NodeTraits { NodeTraits(rawValue: 1 << 14) }

  /// The answer depends on the height that the nearest container was proposed.
  @inlinable package static var percentHeight: NodeTraits { NodeTraits(rawValue: 1 << 15) }

  @inlinable package static var percent: NodeTraits { .percentWidth.union(.percentHeight) }
  @inlinable package static var context: NodeTraits { .percent.union(.containerRelative) }
  @inlinable package static var noticesBoth: NodeTraits { NodeTraits(rawValue: 0b11) }
  @inlinable package static var zeroEdges: NodeTraits { NodeTraits(rawValue: 0b1111 << 3) }
  @inlinable package static var guides: NodeTraits { .textBaseline.union(.ownGuides) }

  @inlinable
  package static func notices(_ axis: Axis) -> NodeTraits { axis == .horizontal ? .noticesWidth : .noticesHeight }
}
