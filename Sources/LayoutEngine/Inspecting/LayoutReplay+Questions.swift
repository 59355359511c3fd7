/// Measurements of the copy for an explanation.
extension LayoutReplay {
  /// The response of a node to `proposal`.
  package func measure(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    copy.finish { copy.measure(node, proposal) }
  }

  /// The lines of a text at `proposal`.
  package func text(_ node: NodeIndex, _ proposal: Proposal) -> TextMetrics { copy.textMetrics(node, proposal) }

  /// The sum of the gaps between a stack's children.
  package func gaps(of node: NodeIndex, _ axis: Axis) -> Double {
    copy.sumOfGaps(node, copy.stackStyle(of: node, axis))
  }

  /// The reason for the size of a container that follows a rule of its own.
  package func ruleReason(of node: NodeIndex, _ core: Layer) -> String {
    copy.finish {
      copy.ask(node) { $0.reason(copy.inside(node), PlacedCore(proposal: core.proposal, size: core.size)) }
    }
  }

  /// The reason for what such a container proposed to `child`; `nil` where its rule gives none.
  package func ruleReason(ofChild child: NodeIndex, in node: NodeIndex, _ core: Layer) -> String? {
    copy.finish {
      copy.ask(node) {
        $0.childReason(child, copy.inside(node), PlacedCore(proposal: core.proposal, size: core.size))
      }
    }
  }
}

/// The columns and rows of a grid as it was placed.
package struct GridLines {
  package var widths: [Double]
  package var heights: [Double]
  package var horizontalGap: Double
  package var verticalGap: Double
  package var cells: [GridPlan.Cell]
}

extension LayoutReplay {
  /// The columns, rows and cells of a grid that was placed with `core`.
  package func gridLines(of node: NodeIndex, _ core: Layer) -> GridLines {
    copy.finish {
      let plan = GridPlan(copy.inside(node))
      let widths = plan.columnWidths(core.proposal)
      return GridLines(
        widths: widths, heights: plan.rowHeights(widths, core.proposal), horizontalGap: plan.horizontalGap,
        verticalGap: plan.verticalGap, cells: plan.cells)
    }
  }

  /// The lengths of a lazy grid's tracks, which stand side by side across `axis`.
  package func trackLengths(of node: NodeIndex, _ axis: Axis, _ core: Layer) -> [Double] {
    LazyGridRule(axis: axis).tracks(copy.inside(node), core.size[axis.crossed], ofHeads: false).tracks.map(\.length)
  }
}
