import LayoutEngine

/// The reasons for the sizes of modifiers' layers.
extension Explainer {
  func record(_ node: NodeIndex, _ at: Int) -> ModifierRecord {
    tree.modifier(at, of: node)
  }

  func layerReason(_ step: LayoutReplay.Step, _ layer: Int) -> String {
    let record = record(step.node, layer - 1)
    let own = step.layers[layer]
    let inner = step.layers[layer - 1]
    if replay.isRowOfGrid(step.node) { return "the modifiers of a row do not change its box" }
    switch record.kind {
    case .padding: return paddingReason(record, inner, own)
    case .frame: return fixedReason(record)
    case .percentFrame: return percentReason(step.node, record)
    case .containerRelativeFrame: return containerReason(step.node, record)
    case .flexibleFrame: return flexibleReason(record, own, inner)
    case .fixedSize:
      return
        "it proposes no \(axisNames(Axis.Set(rawValue: record.option), "and no")), so what it wraps takes its ideal"
    case .aspectRatio: return ratioReason(step.node, layer - 1, record, own, inner)
    case .position: return positionReason(record, own)
    case .edges: return edgesReason(step.node, own)
    case .offset: return offsetReason(tree.innerFrame(layer - 1, of: step.node))
    case .gridCellUnsizedAxes:
      return
        "it is as large as what it wraps, and has no part in the \(axisNames(Axis.Set(rawValue: record.option), "or")) "
        + "of its place"
    case .overlay, .background: return "it is as large as what it wraps, whatever lies over or behind that"
    case .layoutPriority, .alignmentGuide, .layoutDirection, .gridCellColumns, .gridCellAnchor, .gridColumnAlignment,
      .layoutValue, .decoration:
      return "it is as large as what it wraps"
    }
  }

  func axisNames(_ axes: Axis.Set, _ conjunction: String) -> String {
    Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map(\.lengthName).joined(separator: " \(conjunction) ")
  }

  private func offsetReason(_ inner: Rect) -> String {
    let (x, y) = (inner.minX, inner.minY)
    let parts = [
      x == 0 ? nil : "\(abs(x).inspectedText) further \(x < 0 ? "left" : "right")",
      y == 0 ? nil : "\(abs(y).inspectedText) further \(y < 0 ? "up" : "down")",
    ].compactMap(\.self)
    let place = parts.isEmpty ? "where it is" : parts.joined(separator: " and ")
    return "it is as large as what it wraps, which it shows \(place)"
  }

  private func paddingReason(
    _ record: ModifierRecord, _ inner: LayoutReplay.Layer, _ own: LayoutReplay.Layer
  ) -> String {
    let sides = [
      ("at the top", record.p0), ("leading", record.p1), ("at the bottom", record.p2), ("trailing", record.p3),
    ]
    var text = "it adds \(record.p0.inspectedText) on all sides"
    if sides.contains(where: { $0.1 != record.p0 }) {
      let parts = sides.filter { $0.1 != 0 }.map { "\($0.1.inspectedText) \($0.0)" }
      text = "it adds \(parts.joined(separator: ", "))"
    }
    return "\(text) to the \(inner.size.inspectedText) of what it wraps"
  }

  private func fixedReason(_ record: ModifierRecord) -> String {
    switch (record.p0.isNaN, record.p1.isNaN) {
    case (true, true): "it is as large as what it wraps"
    case (false, true): "its width is fixed at \(record.p0.inspectedText); its height is that of what it wraps"
    case (true, false): "its height is fixed at \(record.p1.inspectedText); its width is that of what it wraps"
    case (false, false): "its size is fixed at \(record.p0.inspectedText)×\(record.p1.inspectedText)"
    }
  }

  private func percentReason(_ node: NodeIndex, _ record: ModifierRecord) -> String {
    let resolved = tree.resolvedFrame(record, of: node)
    let base = tree.percentBase(of: node)
    let parts = Axis.allCases.map { axis -> String in
      let isWidth = axis == .horizontal
      let given = isWidth ? record.p0 : record.p1
      let points = isWidth ? resolved.p0 : resolved.p1
      let name = "its \(axis.lengthName)"
      if given.isNaN { return "\(name) is that of what it wraps" }
      guard record.option & (isWidth ? 1 : 2) != 0 else { return "\(name) is fixed at \(given.inspectedText)" }
      let share = "\(given.inspectedText)%"
      return points.isNaN
        ? "\(name) is that of what it wraps, since its container was proposed none to take \(share) of"
        : "\(name) is \(share) of the \(base[raw: axis].inspectedText) that its container was proposed"
    }
    return parts.joined(separator: "; ")
  }

  private func containerReason(_ node: NodeIndex, _ record: ModifierRecord) -> String {
    let resolved = tree.resolvedFrame(record, of: node)
    let container = tree.containerSize(of: node)
    let parts = Axis.allCases.map { axis -> String in
      let name = "its \(axis.lengthName)"
      guard record.option & axisBit(axis) != 0 else { return "\(name) is that of what it wraps" }
      let points = axis == .horizontal ? resolved.p0 : resolved.p1
      guard let container, !points.isNaN else {
        return "\(name) is that of what it wraps, since that of the scroll view or window around it is not known"
      }
      let gaps = record.p2 == 0 ? "" : " with gaps of \(record.p2.inspectedText)"
      return "\(name) is \(record.p1.inspectedText) of \(record.p0.inspectedText) parts\(gaps) of the "
        + "\(container[axis].inspectedText) of the scroll view or window around it"
    }
    return parts.joined(separator: "; ")
  }

  private func axisBit(_ axis: Axis) -> UInt8 { Axis.Set(axis).rawValue }

  /// The reason by step 3 of `FlexibleFrame.swift`, for each axis.
  private func flexibleReason(
    _ record: ModifierRecord, _ own: LayoutReplay.Layer, _ inner: LayoutReplay.Layer
  ) -> String {
    let parts = Axis.allCases.map { axis -> String in
      let (low, ideal, high) =
        axis == .horizontal ? (record.p0, record.p1, record.p2) : (record.p3, record.p4, record.p5)
      let (length, proposed) = (own.size[axis], own.proposal[raw: axis])
      let name = axis.lengthName
      if low.isNaN, high.isNaN, ideal.isNaN { return "its \(name) is that of what it wraps" }
      if proposed.isNaN, !ideal.isNaN { return "its ideal \(name) is \(ideal.inspectedText)" }
      if length == low, length != proposed { return "its \(name) is at least \(low.inspectedText)" }
      if length == high, length != proposed { return "its \(name) is at most \(high.inspectedText)" }
      if length == proposed { return "it takes the proposed \(name)" }
      return "its \(name) is that of what it wraps"
    }
    if parts.allSatisfy({ $0.hasSuffix("is that of what it wraps") }) { return "it is as large as what it wraps" }
    return parts.joined(separator: "; ")
  }

  private func ratioReason(
    _ node: NodeIndex, _ at: Int, _ record: ModifierRecord, _ own: LayoutReplay.Layer, _ inner: LayoutReplay.Layer
  ) -> String {
    if own.proposal == .unspecified { return "nothing is proposed, so what it wraps takes its ideal in its own shape" }
    let shape = record.p0.isNaN ? "the ideal shape of what it wraps" : "the shape \(record.p0.inspectedText) to 1"
    let how = record.option == 0 ? "fit into" : "filling"
    return
      "it proposes \(inner.proposal.inspectedText), \(shape) \(how) what is proposed, and is as large as what it wraps"
  }

  private func positionReason(_ record: ModifierRecord, _ own: LayoutReplay.Layer) -> String {
    let parts = Axis.allCases.map { axis in
      own.proposal[raw: axis].isNaN
        ? "no \(axis.lengthName) is proposed, so it has that of what it wraps"
        : "it takes the proposed \(axis.lengthName)"
    }
    return "\(parts.joined(separator: "; ")); it puts the middle of what it wraps at "
      + "(\(record.p0.inspectedText), \(record.p1.inspectedText))"
  }

  private func edgesReason(_ node: NodeIndex, _ own: LayoutReplay.Layer) -> String {
    if tree.hasEdgesByParent(node) {
      return "it is as large as what it wraps; the container around puts it at that distance from its edges"
    }
    let parts = Axis.allCases.map { axis in
      own.proposal[raw: axis].isNaN
        ? "no \(axis.lengthName) is proposed, so it has that of what it wraps and the distances"
        : "it fills the proposed \(axis.lengthName)"
    }
    return "\(parts.joined(separator: "; ")); it puts what it wraps at that distance from its edges"
  }
}
