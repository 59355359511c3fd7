import LayoutEngine

extension Explainer {
  /// A modifier in the form of source code: `padding(16)`, `frame(width: 120)`.
  func modifierName(_ node: NodeIndex, _ at: Int) -> String {
    let record = record(node, at)
    return record.kind == .decoration ? decorationName(contents.decorations[record.side]) : record.written
  }

  /// The parts of a decoration, in the order in which they are drawn.
  private func decorationName(_ decoration: Decoration) -> String {
    var parts: [String] = []
    if let paint = decoration.background { parts.append("background(\(paint.debugText))") }
    if decoration.cornerRadius != 0 { parts.append("cornerRadius(\(decoration.cornerRadius.inspectedText))") }
    if decoration.clips { parts.append("clipped()") }
    if let border = decoration.border { parts.append("border(\(border.width.inspectedText))") }
    if let shadow = decoration.shadow { parts.append("shadow(\(shadow.radius.inspectedText))") }
    if decoration.opacity != 1 { parts.append("opacity(\(decoration.opacity.inspectedText))") }
    if let effect = decoration.effect { parts.append(effect.written) }
    if !decoration.gestures.isEmpty { parts.append("gestures") }
    if decoration.accessibility != nil { parts.append("accessibility") }
    if decoration.transition != nil { parts.append("transition") }
    return parts.isEmpty ? "decoration" : parts.joined(separator: ".")
  }
}
