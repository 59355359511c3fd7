package import LayoutEngine

/// The reasons for sizes, for explanations.
extension CSSRule {
  package func reason(_ inside: ContainerInside, _ core: PlacedCore) -> String {
    if boxes.isInFamily { return "it is one tree of boxes with the container around it, which gives it that size" }
    // A copy of the tree has boxes of its own.
    guard let box = root(inside) else { return "it is nested too deep" }
    let result = CSSLayout.layout(box, space(core.proposal, box), places: true)
    (box.width, box.height) = (result.width, result.height)
    let style = box.style
    return [widthReason(style, core), heightReason(box, core)].joined(separator: "; ")
  }

  private func widthReason(_ style: CSSStyle, _ core: PlacedCore) -> String {
    let width = core.size.width.inspectedText
    switch style.width {
    case .points: return "its style sets the width"
    case .percent(let percent) where core.proposal.width.map { $0 > 0 && $0 < .infinity } == true:
      return "its width is \(NumberText.string(percent))% of the proposed \((core.proposal.width ?? 0).inspectedText)"
    default: break
    }
    switch core.proposal.width {
    case nil, .infinity?: return "its content is \(width) wide without a wrap"
    case 0?: return "\(width) is the least width of its content"
    case let proposed?:
      return core.size.width == proposed ? "it takes the proposed width" : "its content needs the width \(width)"
    }
  }

  private func heightReason(_ box: CSSBox, _ core: PlacedCore) -> String {
    let style = box.style
    let height = core.size.height.inspectedText
    if case .points = style.height { return "its style sets the height" }
    if style.display == .grid, let counts = CSSGridLayout.counts(of: box) {
      let rows = counts.rows == 1 ? "its row is" : "its \(counts.rows) rows are"
      return "\(rows) \(height) high, in \(counts.columns) \(counts.columns == 1 ? "column" : "columns")"
    }
    let count = CSSFlexLayout.lineCount(of: box)
    if style.flexDirection.isRow {
      return count == 1 ? "its line is \(height) high" : "its \(count) lines are \(height) high"
    }
    return "its content is \(height) high"
  }

  package func childReason(_ child: NodeIndex, _ inside: ContainerInside, _ core: PlacedCore) -> String? {
    guard let box = boxes.box, let item = boxes.box(of: child) else { return nil }
    let style = item.style
    if style.position == .absolute { return "it stands at its inset, beside the lines of the \(name)" }
    if box.style.display == .grid { return CSSGridLayout.area(of: item, in: box).map(areaReason) }
    return CSSFlexLayout.share(of: item, in: box).map(shareReason)
  }

  /// A reason such as `columns 1 to 2 and row 1 of the CSSGrid are an area of 200×40`.
  private func areaReason(_ area: CSSGridLayout.Area) -> String {
    func tracks(_ range: ClosedRange<Int>, _ name: String) -> String {
      range.count == 1 ? "\(name) \(range.lowerBound)" : "\(name)s \(range.lowerBound) to \(range.upperBound)"
    }
    let size = Size(width: area.width, height: area.height).inspectedText
    return "\(tracks(area.columns, "column")) and \(tracks(area.rows, "row")) of the \(name) are an area of \(size)"
  }

  /// A reason such as `it grew 2 of 3 parts of the 120 left in its line, from 40 to 120`.
  private func shareReason(_ share: CSSFlexShare) -> String {
    let (base, main) = (share.base.inspectedText, share.main.inspectedText)
    let basis = "its basis is \(base) \(share.isRow ? "wide" : "high")"
    let length = share.isRow ? "width" : "height"
    var bound = ""
    if share.main == share.greatest { bound = ", its greatest \(length)" }
    if share.main == share.least { bound = ", its least \(length)" }
    if abs(share.free) < 0.001 { return "\(basis), and nothing is left or missing in its line" }
    let free = abs(share.free).inspectedText
    let room = "the \(free) \(share.grows ? "left" : "missing") in its line"
    guard share.part > 0 else {
      return "\(basis)\(share.main == share.base ? "" : ", so it is \(main)\(bound)"), and it takes no part of \(room)"
    }
    let parts = "\(share.part.inspectedText) of \(share.parts.inspectedText) parts"
    return "it \(share.grows ? "grew" : "shrank") \(parts) of \(room), from \(base) to \(main)\(bound)"
  }
}
