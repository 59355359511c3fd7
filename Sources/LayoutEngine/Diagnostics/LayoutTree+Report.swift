extension LayoutTree {
  /// A node's place as people write it: child positions from the root, groups dissolved.
  package func path(of node: NodeIndex) -> String {
    var parts: [String] = []
    var at = node
    while !at.isNone {
      let parent = layoutParent(of: at)
      if parent.isNone {
        parts.append("0")
      } else if nodes[at].flags.contains(.attachment) {
        parts.append("attachment")
      } else {
        var position = 0
        var child = firstLayoutChild(of: parent)
        while !child.isNone, child != at {
          position += 1
          child = nextLayoutChild(after: child, in: parent)
        }
        parts.append(String(position))
      }
      at = parent
    }
    return parts.reversed().joined(separator: ".")
  }

  func report(
    _ code: Diagnostic.Code, at node: NodeIndex, _ message: String, severity: Diagnostic.Severity = .warning
  ) {
    sink.report(Diagnostic(code: code, severity: severity, message: message, path: path(of: node)))
  }

  func reportFault(_ record: ModifierRecord, at node: NodeIndex) {
    let what = "\(record.kind)"
    switch record.fault {
    case .none: break
    case .notANumber:
      report(.invalidNumber, at: node, "\(what) was given NaN, which counts as not given")
    case .infinite:
      report(
        .invalidNumber, at: node,
        "\(what) was given infinity where a length is needed, which counts as not given; "
          + "to fill what is offered write frame(maxWidth: .infinity)")
    case .negative:
      report(
        .invalidNumber, at: node,
        "\(what) was given a negative length; a width or height counts as not given, a minimum as 0")
    case .beyondLimit:
      report(.invalidNumber, at: node, "\(what) was given a length beyond \(NumberText.string(Length.limit)) points")
    case .contradiction:
      report(
        .contradictoryBounds, at: node,
        "\(what) was given bounds that contradict each other (minimum <= ideal <= maximum); the minimum wins")
    }
  }
}
