/// A modifier as it is written in source code: the names that diagnostics, findings and explanations use.
extension ModifierRecord {
  /// The name without arguments: `frame`.
  package var writtenName: String {
    switch kind {
    case .frame, .flexibleFrame: "frame"
    case .percentFrame: "size"
    case .edges: "a distance from an edge"
    default: "\(kind)"
    }
  }

  /// The name with the labels of its arguments: `frame(minWidth:maxWidth:)`.
  ///
  /// Arguments that are no numbers count as not given.
  package var writtenLabels: String {
    let labels = arguments.filter { !$0.value.isNaN }.map { "\($0.label):" }
    return labels.isEmpty ? writtenName : "\(writtenName)(\(labels.joined()))"
  }

  /// The modifier with its arguments: `padding(16)`, `frame(width: 120)`; of a decoration the name alone.
  package var written: String {
    switch kind {
    case .padding where [p1, p2, p3].allSatisfy { $0 == p0 }: return "padding(\(p0.inspectedText))"
    case .padding: return call(arguments.filter { $0.value != 0 })
    case .frame, .flexibleFrame, .offset, .position, .gridCellAnchor: return call(arguments)
    case .percentFrame:
      return call(arguments) { "\($0.value.inspectedText)\(option & UInt8(1 << $0.position) != 0 ? "%" : "")" }
    case .fixedSize:
      let axes = Axis.Set(rawValue: option)
      return axes == .both ? "fixedSize()" : "fixedSize(\(axes.written))"
    case .aspectRatio:
      return "aspectRatio(\(p0.isNaN ? "" : "\(p0.inspectedText), ")\(option == 0 ? "fit" : "fill"))"
    case .layoutPriority, .gridCellColumns: return "\(kind)(\(p0.inspectedText))"
    case .edges: return writtenEdges
    case .alignmentGuide, .gridColumnAlignment: return "\(kind)(\(horizontal.alignmentName))"
    case .layoutDirection:
      return "layoutDirection(\(option == LayoutDirection.rightToLeft.rawValue ? "rightToLeft" : "leftToRight"))"
    case .containerRelativeFrame, .gridCellUnsizedAxes: return "\(kind)(\(Axis.Set(rawValue: option).written))"
    case .overlay, .background, .layoutValue, .decoration: return "\(kind)"
    }
  }

  private typealias Argument = (position: Int, label: String, value: Double)

  /// The arguments that are numbers with labels; NaN where one is not given.
  private var arguments: [Argument] {
    let numbers = [p0, p1, p2, p3, p4, p5]
    let labels: [String] =
      switch kind {
      case .padding: ["top", "leading", "bottom", "trailing"]
      case .frame, .percentFrame: ["width", "height"]
      case .flexibleFrame: ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
      case .offset, .position, .gridCellAnchor: ["x", "y"]
      default: []
      }
    return zip(labels, numbers).enumerated().map { ($0, $1.0, $1.1) }
  }

  private func call(_ arguments: [Argument], _ value: (Argument) -> String = { $0.value.inspectedText }) -> String {
    let given = arguments.filter { !$0.value.isNaN }
    return "\(writtenName)(\(given.map { "\($0.label): \(value($0))" }.joined(separator: ", ")))"
  }

  private var writtenEdges: String {
    let edges = [("top", p0, UInt8(1)), ("leading", p1, 2), ("bottom", p2, 4), ("trailing", p3, 8)]
    var parts = edges.filter { !$0.1.isNaN }.map { "\($0.0)(\($0.1.inspectedText)\(option & $0.2 != 0 ? "%" : ""))" }
    switch (option & 16 != 0, option & 32 != 0) {
    case (true, true): parts.append("center()")
    case (true, false): parts.append("centerX()")
    case (false, true): parts.append("centerY()")
    case (false, false): break
    }
    return parts.joined(separator: ".")
  }
}

extension Axis.Set {
  fileprivate var written: String {
    Axis.allCases.filter { contains(Axis.Set($0)) }.map { "\($0)" }.joined(separator: ", ")
  }
}

extension GuideKey {
  /// The alignment that consists of the guide.
  package var alignmentName: String {
    switch self {
    case .leading: "leading"
    case .horizontalCenter, .verticalCenter: "center"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    default: "custom"
    }
  }
}
