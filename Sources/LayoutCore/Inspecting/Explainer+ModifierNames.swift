import LayoutEngine

extension Explainer {
  /// A modifier in the form of source code: `padding(16)`, `frame(width: 120)`.
  func modifierName(_ node: NodeIndex, _ at: Int) -> String {
    let record = record(node, at)
    switch record.kind {
    case .padding:
      let sides = [("top", record.p0), ("leading", record.p1), ("bottom", record.p2), ("trailing", record.p3)]
      if sides.allSatisfy({ $0.1 == record.p0 }) { return "padding(\(record.p0.inspectedText))" }
      return call("padding", sides.map { ($0.0, $0.1 == 0 ? .nan : $0.1) })
    case .frame: return call("frame", [("width", record.p0), ("height", record.p1)])
    case .percentFrame: return percentName(record)
    case .flexibleFrame:
      let names = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
      let values = [record.p0, record.p1, record.p2, record.p3, record.p4, record.p5]
      return call("frame", Array(zip(names, values)))
    case .fixedSize:
      let axes = Axis.Set(rawValue: record.option)
      return axes == .both ? "fixedSize()" : "fixedSize(\(axisName(axes)))"
    case .aspectRatio:
      let mode = record.option == 0 ? "fit" : "fill"
      return "aspectRatio(\(record.p0.isNaN ? "" : "\(record.p0.inspectedText), ")\(mode))"
    case .layoutPriority: return "layoutPriority(\(record.p0.inspectedText))"
    case .offset: return call("offset", [("x", record.p0), ("y", record.p1)])
    case .position: return call("position", [("x", record.p0), ("y", record.p1)])
    case .edges: return edgesName(record)
    case .overlay, .background: return "\(record.kind)"
    case .alignmentGuide: return "alignmentGuide(\(record.horizontal.alignmentName))"
    case .layoutDirection:
      return record.option == LayoutDirection.rightToLeft.rawValue
        ? "layoutDirection(rightToLeft)" : "layoutDirection(leftToRight)"
    case .containerRelativeFrame: return "containerRelativeFrame(\(axisName(Axis.Set(rawValue: record.option))))"
    case .gridCellColumns: return "gridCellColumns(\(record.p0.inspectedText))"
    case .gridCellAnchor: return call("gridCellAnchor", [("x", record.p0), ("y", record.p1)])
    case .gridCellUnsizedAxes: return "gridCellUnsizedAxes(\(axisName(Axis.Set(rawValue: record.option))))"
    case .gridColumnAlignment: return "gridColumnAlignment(\(record.horizontal.alignmentName))"
    case .layoutValue: return "layoutValue"
    case .decoration: return decorationName(contents.decorations[record.side])
    }
  }

  private func call(_ name: String, _ arguments: [(String, Double)]) -> String {
    "\(name)(\(arguments.filter { !$0.1.isNaN }.map { "\($0.0): \($0.1.inspectedText)" }.joined(separator: ", ")))"
  }

  private func axisName(_ axes: Axis.Set) -> String {
    Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map { "\($0)" }.joined(separator: ", ")
  }

  private func percentName(_ record: ModifierRecord) -> String {
    let sides = [("width", record.p0, UInt8(1)), ("height", record.p1, 2)].filter { !$0.1.isNaN }
    let parts = sides.map { "\($0.0): \($0.1.inspectedText)\(record.option & $0.2 != 0 ? "%" : "")" }
    return "size(\(parts.joined(separator: ", ")))"
  }

  private func edgesName(_ record: ModifierRecord) -> String {
    let edges = [
      ("top", record.p0, UInt8(1)), ("leading", record.p1, 2), ("bottom", record.p2, 4), ("trailing", record.p3, 8),
    ]
    var parts = edges.filter { !$0.1.isNaN }.map {
      "\($0.0)(\($0.1.inspectedText)\(record.option & $0.2 != 0 ? "%" : ""))"
    }
    switch (record.option & 16 != 0, record.option & 32 != 0) {
    case (true, true): parts.append("center()")
    case (true, false): parts.append("centerX()")
    case (false, true): parts.append("centerY()")
    case (false, false): break
    }
    return parts.joined(separator: ".")
  }

  /// The parts of a decoration, in the order in which they are drawn.
  private func decorationName(_ decoration: Decoration) -> String {
    var parts: [String] = []
    if let color = decoration.background { parts.append("background(\(color.debugText))") }
    if decoration.cornerRadius != 0 { parts.append("cornerRadius(\(decoration.cornerRadius.inspectedText))") }
    if decoration.clips { parts.append("clipped()") }
    if let border = decoration.border { parts.append("border(\(border.width.inspectedText))") }
    if let shadow = decoration.shadow { parts.append("shadow(\(shadow.radius.inspectedText))") }
    if decoration.opacity != 1 { parts.append("opacity(\(decoration.opacity.inspectedText))") }
    if !decoration.gestures.isEmpty { parts.append("gestures") }
    if decoration.accessibility != nil { parts.append("accessibility") }
    if decoration.transition != nil { parts.append("transition") }
    return parts.isEmpty ? "decoration" : parts.joined(separator: ".")
  }
}
