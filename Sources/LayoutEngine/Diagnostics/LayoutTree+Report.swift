/// A fault found while editing, waiting for its node's place.
struct PendingFault {
  var code: Diagnostic.Code
  var message: String
}

extension LayoutTree {
  /// A place is written with at most so many child positions, the innermost ones.
  static var pathLimit: Int { 64 }

  /// A node's place as people write it: child positions from the root, groups dissolved. `….2.1` where it lies deeper
  /// than `pathLimit`.
  package func path(of node: NodeIndex) -> String {
    var parts: [String] = []
    var at = node
    while !at.isNone {
      if parts.count == LayoutTree.pathLimit {
        parts.append("…")
        break
      }
      let parent = layoutParent(of: at)
      parts.append(position(of: at, in: parent))
      at = parent
    }
    return parts.reversed().joined(separator: ".")
  }

  private func position(of node: NodeIndex, in parent: NodeIndex) -> String {
    if parent.isNone { return "0" }
    if nodes[node].flags.contains(.attachment) { return attachmentPosition(of: node, in: parent) }
    var position = 0
    var child = firstLayoutChild(of: parent)
    while !child.isNone, child != node {
      position += 1
      child = nextLayoutChild(after: child, in: parent)
    }
    return String(position)
  }

  /// `overlay2` for the content of a node's third modifier.
  private func attachmentPosition(of node: NodeIndex, in owner: NodeIndex) -> String {
    let start = Int(nodes[owner].modifierStart)
    for at in 0..<Int(nodes[owner].modifierCount) where modifiers[start + at].isAttachment(node) {
      return "\(modifiers[start + at].kind)\(at)"
    }
    return "attachment"
  }

  func report(
    _ code: Diagnostic.Code, at node: NodeIndex, _ message: String, severity: Diagnostic.Severity = .warning
  ) {
    guard !sink.isFull else { return }
    sink.report(Diagnostic(code: code, severity: severity, message: message, path: path(of: node)))
  }

  /// Reports in the next turn, since a node that is being built has no place yet.
  func reportLater(_ code: Diagnostic.Code, at node: NodeIndex, _ message: String) {
    guard faults.count < DiagnosticSink.limit else { return }
    faults[node, default: []].append(PendingFault(code: code, message: message))
    markDirty(node)
  }

  func reportFaults(of node: NodeIndex) {
    guard let found = faults.removeValue(forKey: node) else { return }
    for fault in found { report(fault.code, at: node, fault.message) }
  }

  func reportFault(_ record: ModifierRecord, at node: NodeIndex) {
    let what = "\(record.kind)"
    switch record.fault {
    case .none: break
    case .notANumber:
      reportLater(.invalidNumber, at: node, "\(what) was given NaN, which counts as not given")
    case .infinite:
      reportLater(
        .invalidNumber, at: node,
        "\(what) was given infinity where a length is needed, which counts as not given; "
          + "to fill what is offered write frame(maxWidth: .infinity)")
    case .negative:
      reportLater(
        .invalidNumber, at: node,
        "\(what) was given a negative length; a width or height counts as not given, a minimum as 0")
    case .beyondLimit:
      reportLater(
        .invalidNumber, at: node, "\(what) was given a length beyond \(NumberText.string(Length.limit)) points")
    case .contradiction:
      reportLater(
        .contradictoryBounds, at: node,
        "\(what) was given bounds that contradict each other (minimum <= ideal <= maximum); the minimum wins")
    }
  }
}
