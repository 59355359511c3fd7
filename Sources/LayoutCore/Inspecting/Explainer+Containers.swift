import LayoutEngine

extension Explainer {
  private func children(of step: LayoutReplay.Step) -> [NodeIndex] { tree.layoutChildren(of: step.node) }

  private func size(of node: NodeIndex) -> Size { tree.size(of: node) }

  /// Whether two lengths differ by rounding only.
  private func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.001 }

  /// `as wide as the widest (Text "Hello")`, or by the children's reach where no child is just as long.
  private func greatest(_ children: [NodeIndex], _ axis: Axis, _ length: Double, guide: GuideKey?) -> String {
    if let decider = children.first(where: { isSame(size(of: $0)[axis], length) }) {
      return children.count == 1
        ? "as \(axis.adjective) as \(name(of: decider))"
        : "as \(axis.adjective) as its \(axis.superlative) child (\(name(of: decider)))"
    }
    let aligned = guide.map { ", aligned by \($0.alignmentName)" } ?? ""
    return "as \(axis.adjective) as its children together reach\(aligned)"
  }

  func stackReason(_ step: LayoutReplay.Step, _ axis: Axis) -> String {
    let children = children(of: step)
    if children.isEmpty { return "it has no children" }
    if children.count == 1, tree.kind(of: step.node) != .gridRow { return "it is as large as its only child" }
    let alignment = tree.alignment(of: step.node)
    let guide = axis == .horizontal ? alignment.vertical : alignment.horizontal
    let across = greatest(children, axis.crossed, step.core.size[axis.crossed], guide: guide)
    return "it is \(sum(children, axis, step)) and \(across)"
  }

  /// The reason `as wide as its 3 children (96) and the gaps between them (16)`.
  private func sum(_ children: [NodeIndex], _ axis: Axis, _ step: LayoutReplay.Step) -> String {
    let gaps = replay.gaps(of: step.node, axis)
    let lengths = children.reduce(0) { $0 + size(of: $1)[axis] }
    let spacing = gaps == 0 ? "" : " and the gaps between them (\(gaps.inspectedText))"
    let own = "as \(axis.adjective) as its \(count(children.count, "child", "children"))"
    // Placing may measure them anew, across the stack's own breadth.
    guard isSame(max(0, lengths + gaps), step.core.size[axis]) else {
      return "\(own)\(gaps == 0 ? "" : " and the gaps between them") were when it was measured"
    }
    return "\(own) (\(lengths.inspectedText))\(spacing)"
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    number == 1 ? "one \(one)" : "\(number) \(many)"
  }

  func zStackReason(_ step: LayoutReplay.Step) -> String {
    let children = children(of: step)
    if children.isEmpty { return "it has no children" }
    if children.count == 1 { return "it is as large as its only child" }
    let highest = children.map(tree.priority(of:)).max() ?? 0
    let deciders = children.filter { tree.priority(of: $0) == highest }
    let alignment = tree.alignment(of: step.node)
    let which =
      deciders.count == children.count
      ? "" : "only the children of the highest priority (\(highest.inspectedText)) count: "
    let width = greatest(deciders, .horizontal, step.core.size.width, guide: alignment.horizontal)
    let height = greatest(deciders, .vertical, step.core.size.height, guide: alignment.vertical)
    return "\(which)it is \(width) and \(height)"
  }

  func scrollReason(_ step: LayoutReplay.Step) -> String {
    let axes = tree.scrollAxes(step.node)
    let parts = Axis.allCases.map { axis -> String in
      if !axes.contains(Axis.Set(axis)) { return "it is as \(axis.adjective) as its content" }
      if step.core.proposal[raw: axis].isNaN {
        return "no \(axis.lengthName) is proposed, so it is as \(axis.adjective) as its content"
      }
      return "it takes the proposed \(axis.lengthName), along which it scrolls"
    }
    return parts.joined(separator: "; ")
  }

  func fitReason(_ step: LayoutReplay.Step) -> String {
    let children = children(of: step)
    guard let shown = children.firstIndex(where: { !tree.isHidden($0) }) else {
      return "it has no children"
    }
    let axes = tree.fittingAxes(step.node)
    let test = Proposal(
      rawWidth: axes.contains(Axis.Set.horizontal) ? .nan : step.core.proposal[raw: .horizontal],
      rawHeight: axes.contains(Axis.Set.vertical) ? .nan : step.core.proposal[raw: .vertical])
    let ideal = replay.measure(children[shown], test)
    let fits = Axis.allCases.allSatisfy { axis in
      !axes.contains(Axis.Set(axis)) || !(ideal[axis] > step.core.proposal[raw: axis])
    }
    let which = "\(name(of: children[shown])), \(shown + 1) of its \(children.count) children,"
    return fits
      ? "\(which) is the first that fits" : "no child fits, so it shows the last: \(name(of: children[shown]))"
  }

  func lazyStackReason(_ step: LayoutReplay.Step, _ axis: Axis) -> String {
    let across = axis.crossed
    let breadth =
      step.core.proposal[raw: across].isNaN
      ? "no \(across.lengthName) is proposed, so it is as \(across.adjective) as its \(across.superlative) child"
      : "it takes the proposed \(across.lengthName)"
    return "\(breadth), and its rows and the gaps between them are \(step.core.size[axis].inspectedText) "
      + (axis == .vertical ? "high" : "wide")
  }

  func lazyGridReason(_ step: LayoutReplay.Step, _ axis: Axis) -> String {
    let tracks = replay.trackLengths(of: step.node, axis, step.core)
    let lengths = tracks.prefix(8).map(\.inspectedText).joined(separator: ", ") + (tracks.count > 8 ? ", …" : "")
    let noun = axis == .vertical ? "column" : "row"
    guard !tracks.isEmpty else { return "it has no \(noun)s" }
    return "its \(count(tracks.count, noun)) (\(lengths)) and the gaps between them are "
      + "\(step.core.size[axis.crossed].inspectedText) \(axis.crossed.adjective), and its lines "
      + "\(step.core.size[axis].inspectedText) \(axis.adjective)"
  }

  func gridReason(_ step: LayoutReplay.Step) -> String {
    let lines = replay.gridLines(of: step.node, step.core)
    if lines.cells.isEmpty { return "it has no cells" }
    func part(_ lengths: [Double], _ noun: String, _ gap: Double) -> String {
      let list = lengths.prefix(8).map(\.inspectedText).joined(separator: ", ") + (lengths.count > 8 ? ", …" : "")
      let gaps = lengths.count > 1 ? " with gaps of \(gap.inspectedText)" : ""
      return "\(count(lengths.count, noun)) (\(list))\(gaps)"
    }
    return "it is as wide as \(part(lines.widths, "column", lines.horizontalGap)) and as high as "
      + part(lines.heights, "row", lines.verticalGap)
  }

  func gridRowReason(_ step: LayoutReplay.Step) -> String {
    let cells = children(of: step)
    let height = step.core.size.height
    let highest = cells.first { isSame(size(of: $0).height, height) }
    let across = "a row is as wide as its grid"
    guard let highest else { return "\(across) and as high as the grid makes it" }
    return "\(across) and as high as its highest cell (\(name(of: highest)))"
  }
}
