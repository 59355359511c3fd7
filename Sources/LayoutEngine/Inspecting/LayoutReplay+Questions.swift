/// Questions that an explanation puts to the copy.
extension LayoutReplay {
  /// What a node answers to `proposal`.
  package func measure(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    copy.finish { copy.measure(node, proposal) }
  }

  /// How a text is set at `proposal`.
  package func text(_ node: NodeIndex, _ proposal: Proposal) -> TextMetrics { copy.textMetrics(node, proposal) }

  /// What a node's priority is to its container.
  package func priority(of node: NodeIndex) -> Double { copy.priority(of: node) }

  /// The gaps between a stack's children, together.
  package func gaps(of node: NodeIndex, _ axis: Axis) -> Double {
    guard tree.nodes[node].childCount > 1 else { return 0 }
    return copy.sumOfGaps(node, axis, copy.stackStyle(of: node, axis))
  }

  /// The frame that the percentages of a modifier, or its share of the container, amount to.
  package func resolvedFrame(_ node: NodeIndex, _ at: Int) -> ModifierRecord {
    tree.resolvedFrame(tree.modifier(at, of: node), of: node)
  }

  /// What percentages of a node are taken of.
  package func percentBase(of node: NodeIndex) -> Proposal { tree.percentBase(of: node) }

  /// The size of the scroll view or window that a node refers to.
  package func containerSize(of node: NodeIndex) -> Size? { tree.containers[node]?.size ?? tree.containerSize }

  /// What people call a custom container.
  package func customName(of node: NodeIndex) -> String { tree.custom(of: node)?.name ?? "" }
}

/// Columns and rows of a grid as it was placed.
package struct GridLines {
  package var widths: [Double]
  package var heights: [Double]
  package var horizontalGap: Double
  package var verticalGap: Double
  package var cells: [LayoutTree.GridCell]
}

extension LayoutReplay {
  /// Columns, rows and cells of a grid that was placed with `core`.
  package func gridLines(of node: NodeIndex, _ core: Layer) -> GridLines {
    copy.finish {
      let plan = copy.gridPlan(node)
      let widths = copy.columnWidths(plan, core.proposal)
      return GridLines(
        widths: widths, heights: copy.rowHeights(plan, widths, core.proposal), horizontalGap: plan.horizontalGap,
        verticalGap: plan.verticalGap, cells: plan.cells)
    }
  }

  /// The lengths of a lazy grid's tracks, which stand side by side across `axis`.
  package func trackLengths(of node: NodeIndex, _ axis: Axis, _ core: Layer) -> [Double] {
    copy.gridTracks(node, axis, core.size[axis.crossed], ofHeads: false).tracks.map(\.length)
  }
}
