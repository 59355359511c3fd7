/// Children in lines that are wrapped, as words in a paragraph.
///
/// Algorithm (a CSS flex container with `flex-flow: row wrap`, whose items keep their sizes):
/// 1. Each child is measured with no proposal. One whose response is wider than the proposed width is measured with
///    that width.
/// 2. A line takes children as long as they end within the proposed width, and at least one. Without a proposed width,
///    or with an infinite one, there is one line. The rounding of sums does not end a line (`Length.slack`): in the
///    width of its response a flow has the same lines again. So a flow whose children fit may respond with up to
///    `Length.slack`, 1/1024 point, more than its proposed width.
/// 3. Between neighbours in a line is `spacing`, or the distance that they prefer. Between lines is `lineSpacing`, or
///    the default.
/// 4. In a line the children's vertical guides are on one level. The line reaches from the least start to the greatest
///    end.
/// 5. The flow is as wide as its widest line and as high as its lines and the gaps between them.
/// 6. When placed, each line stands in the flow's own width by the horizontal alignment.
package struct FlowRule: ContainerRule, Hashable, Codable, Sendable {
  /// The place of lines in the width: leading, in the middle, or trailing.
  package var horizontal: GuideKey
  /// The guide by which the children of a line are aligned.
  package var vertical: GuideKey
  /// The distance between neighbours in a line in points; `nil` is the one they prefer.
  package var spacing: Double?
  /// The distance between lines in points; `nil` is the default, 8.
  package var lineSpacing: Double?

  package init(
    horizontal: GuideKey = .leading, vertical: GuideKey = .verticalCenter, spacing: Double? = nil,
    lineSpacing: Double? = nil
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  package var name: String { "FlowLayout" }
  package var traits: RuleTraits {
    vertical.isEdgeOrCenter && horizontal.isEdgeOrCenter ? [] : .needsBaselines
  }

  package func sanitized(for inside: ContainerInside) -> FlowRule {
    var rule = self
    rule.spacing = inside.usableSpacing(spacing)
    rule.lineSpacing = inside.usableSpacing(lineSpacing)
    return rule
  }

  /// The flow depends on the proposed width alone, since children are never proposed a height.
  package func fold(_ inside: ContainerInside) -> Folded {
    if inside.count == 0 { return Folded(extents: .zero, traits: .zeroEdges.union(.monotone)) }
    var traits = inside.gatheredTraits.subtracting(.monotone.union(.mustMeasureAll)).union(.mustMeasure).union(
      .noticesWidth)
    if traits.contains(.percentChild) { traits.formUnion(.noticesHeight) }
    return Folded(extents: .unknown, traits: traits)
  }

  /// The size, by step 5.
  package func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    let lines = lines(inside, proposal.rawWidth)
    return Size(
      width: lines.reduce(0) { max($0, $1.width) },
      height: max(0, lines.reduce(0) { $0 + $1.height } + lineGap * Double(max(0, lines.count - 1))))
  }

  package func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    let lines = lines(inside, core.proposal.rawWidth)
    var top = 0.0
    for line in lines {
      // 6.
      let left =
        inside.standard(horizontal, core.size)
        - inside.standard(horizontal, Size(width: line.width, height: line.height))
      for item in line.items {
        inside.put(item.child, item.proposed, at: Point(x: left + item.left, y: top + line.above - item.guide))
      }
      top += line.height + lineGap
    }
  }

  package func reason(_ inside: ContainerInside, _ core: PlacedCore) -> String {
    let lines = lines(inside, core.proposal.rawWidth)
    if lines.isEmpty { return "it holds nothing" }
    let widest = NumberText.string(lines.reduce(0) { max($0, $1.width) })
    if lines.count == 1 { return "its children stand in one line, \(widest) wide" }
    return "its children stand in \(lines.count) lines, the widest \(widest), with spacing "
      + "\(NumberText.string(lineGap)) between lines"
  }

  private var lineGap: Double { LayoutTree.gap(lineSpacing ?? .nan) }

  private struct Item {
    let child: NodeIndex
    let proposed: Proposal
    let left: Double
    /// The place of the child's guide, from its top.
    let guide: Double
  }

  private struct Line {
    var items: [Item] = []
    /// The end of its last child.
    var end = 0.0
    /// The distances that the line reaches above and below the level of the guides.
    var above = -Double.infinity
    var below = -Double.infinity

    var width: Double { max(0, end) }
    var height: Double { above + below }
  }

  /// The lines, by steps 1 to 4.
  private func lines(_ inside: ContainerInside, _ width: Double) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    let end = width + Length.slack
    for child in inside.children {
      // 1.
      var proposed = Proposal.unspecified
      var size = inside.measure(child, proposed)
      if size.width > end {
        proposed.rawWidth = width
        size = inside.measure(child, proposed)
      }
      // 2, 3.
      let gap = line.items.last.map { spacing ?? inside.distance($0.child, child, along: .horizontal) } ?? 0
      let isFirst = line.items.isEmpty || line.end + gap + size.width > end
      if isFirst, !line.items.isEmpty {
        lines.append(line)
        line = Line()
      }
      // 4.
      let guide = inside.guide(vertical, of: child, proposed, size)
      let left = isFirst ? 0 : line.end + gap
      line.items.append(Item(child: child, proposed: proposed, left: left, guide: guide))
      line.end = left + size.width
      line.above = max(line.above, guide)
      line.below = max(line.below, size.height - guide)
    }
    if !line.items.isEmpty { lines.append(line) }
    return lines
  }
}
