import LayoutEngine

/// The reasons for proposals.
extension Explainer {
  func proposalReason(_ position: Int) -> String? {
    let node = way[position].node
    guard position > 0 else { return "the root proposes its size" }
    let step = way[position - 1]
    let container = name(of: step.node)
    if tree.isAttachment(node) {
      return "the size of \(container) is proposed to what lies over or behind it"
    }
    let kind = tree.kind(of: step.node)
    switch kind {
    case .hStack, .vStack, .gridRow, .zStack:
      if replay.isRowOfGrid(step.node) { return position > 1 ? cellReason(node, way[position - 2]) : nil }
      if kind != .gridRow, tree.layoutChildren(of: step.node).count == 1 {
        return "the \(container) hands its proposal on to its only child"
      }
      if kind == .zStack { return "the \(container) proposes its own size to each child" }
      return stackReason(way[position], step)
    case .scrollView: return scrollReason(way[position], step)
    case .geometryReader: return "the \(container) proposes its own size"
    case .viewThatFits: return "the \(container) hands its proposal on to the child that it shows"
    case .grid: return replay.isRowOfGrid(node) ? nil : cellReason(node, step)
    case .lazyVStack: return "the \(container) proposes its own width and leaves the height open"
    case .lazyHStack: return "the \(container) proposes its own height and leaves the width open"
    case .lazyVGrid: return "the \(container) proposes the width of the column and the height of the line"
    case .lazyHGrid: return "the \(container) proposes the height of the row and the width of the line"
    case .custom:
      if let reason = replay.ruleReason(ofChild: node, in: step.node, step.core) { return reason }
      return "\(tree.name(of: step.node)) places it with that proposal"
    case .group, .fixed, .flexible, .text, .measured, .spacer, .divider: return nil
    }
  }

  private func scrollReason(_ child: LayoutReplay.Step, _ step: LayoutReplay.Step) -> String {
    let axes = tree.scrollAxes(step.node)
    let open = Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map(\.lengthName)
    if open.isEmpty || child.share != nil { return stackReason(child, step) }
    return "the ScrollView leaves the \(open.joined(separator: " and the ")) open, so its content takes its ideal"
  }

  /// The reason, such as `its proposal is 1 of 2 equal shares of the 208 left of the HStack's 320 after spacing 16`.
  private func stackReason(_ child: LayoutReplay.Step, _ step: LayoutReplay.Step) -> String {
    let axis: Axis = [.hStack, .gridRow].contains(tree.kind(of: step.node)) ? .horizontal : .vertical
    let container = name(of: step.node)
    guard let share = child.share else {
      return "no \(axis.lengthName) was proposed to the \(container), so it proposes none"
    }
    let waiting = share.waiting
    let part = waiting == 1 ? "" : "1 of \(waiting) equal shares of "
    var deductions: [String] = []
    if share.whole.gaps != 0 { deductions.append("spacing (\(share.whole.gaps.inspectedText))") }
    let before = share.before
    let taken = before.reduce(0) { $0 + $1.length }
    if !before.isEmpty {
      deductions.append(
        "\(before.count == 1 ? "one child" : "\(before.count) children") served first (\(taken.inspectedText))")
    }
    if share.kept != 0 { deductions.append("what lower priorities need (\(share.kept.inspectedText))") }
    let whole = "the \(container)'s \(share.whole.length.inspectedText)"
    let rest = max(0, share.rest)
    let left =
      deductions.isEmpty ? whole : "the \(rest.inspectedText) left of \(whole) after \(list(deductions))"
    return "\(turn(share))its proposal is \(part)\(left)"
  }

  private func list(_ parts: [String]) -> String {
    parts.count < 2 ? parts.joined() : "\(parts.dropLast().joined(separator: ", ")) and \(parts[parts.count - 1])"
  }

  /// The reason for the child's position in the order.
  private func turn(_ share: StackShare) -> String {
    let item = share.item
    if item.priority == -.infinity { return "a spacer comes last: " }
    let others = share.items.indices.filter { $0 != share.index && share.items[$0].priority > -.infinity }
      .map { share.items[$0] }
    if others.isEmpty { return "spacers come later: " }
    if others.allSatisfy({ $0.priority < item.priority }) {
      return "its layout priority is the highest, so "
    }
    if others.allSatisfy({ $0.priority > item.priority }) {
      return "its layout priority is the lowest: "
    }
    let peers = others.filter { $0.priority == item.priority }
    let group = peers.count == others.count ? "" : " of its priority"
    if peers.allSatisfy({ item.flexibility < $0.flexibility }) {
      return "it is the least flexible child\(group) and served first: "
    }
    if peers.allSatisfy({ item.flexibility > $0.flexibility }) {
      return "it is the most flexible child\(group) and served last: "
    }
    return ""
  }

  /// The reason `column 2 is as wide as Text "Hello", and row 1 is 20 high`.
  private func cellReason(_ node: NodeIndex, _ grid: LayoutReplay.Step) -> String? {
    let lines = replay.gridLines(of: grid.node, grid.core)
    guard let cell = lines.cells.first(where: { $0.node == node }) else { return nil }
    let height = "row \(cell.row + 1) is \(lines.heights[cell.row].inspectedText) high"
    if cell.isWholeRow { return "it is no row, so its proposal is all columns of the Grid, and \(height)" }
    let last = min(cell.column + cell.span, lines.widths.count)
    if cell.span > 1 {
      return "its proposal is the columns \(cell.column + 1) to \(last) with their gaps, and \(height)"
    }
    let width = lines.widths[cell.column]
    let decider = lines.cells.first { other in
      other.column == cell.column && other.span == 1 && !other.isWholeRow
        && !other.unsizedAxes.contains(Axis.Set.horizontal)
        && abs(tree.size(of: other.node).width - width) < 0.001
    }
    let column = "column \(cell.column + 1) is "
    guard let decider else { return "\(column)\(width.inspectedText) wide, and \(height)" }
    return decider.node == node
      ? "\(column)as wide as this cell, its widest, and \(height)"
      : "\(column)as wide as its widest cell (\(name(of: decider.node)), \(width.inspectedText)), and \(height)"
  }
}
