/// The words about a fault, beside its code and its place, in the parts of `Diagnostic`.
package struct FaultText: Sendable {
  package var message: String
  package var severity: Diagnostic.Severity
  package var cause: String?
  package var contradiction: String?
  package var advice: String?
  package var subject: String?

  package init(
    _ message: String, severity: Diagnostic.Severity = .warning, cause: String? = nil, contradiction: String? = nil,
    advice: String? = nil, subject: String? = nil
  ) {
    self.message = message
    self.severity = severity
    self.cause = cause
    self.contradiction = contradiction
    self.advice = advice
    self.subject = subject
  }
}

/// The properties of an element in a diagnostic besides its place.
package protocol NodeNaming: AnyObject {
  /// The name of the element.
  func name(of node: NodeIndex) -> String?
  /// The line of the source in which the element is made; `nil` where that was not recorded.
  func source(of node: NodeIndex) -> SourceLine?
}

/// A fault found while editing, waiting for its node's place.
struct PendingFault {
  var code: Diagnostic.Code
  var text: FaultText
}

extension LayoutTree {
  /// The most child positions of a path; those of the outer levels are left out.
  static var pathLimit: Int { 64 }

  /// A node's path: child positions from the root, with groups dissolved.
  ///
  /// `@1` is the second overlay or background. A path deeper than `pathLimit` has the form `….2.1`.
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
    if nodes[node].flags.contains(.attachment) {
      return "@\(attachments(of: parent).prefix { $0 != node }.count)"
    }
    return String(LayoutChildren(tree: self, container: parent).prefix { $0 != node }.count)
  }

  /// A node's name: a custom container's type, else the name of its element, or the node's kind.
  package func name(of node: NodeIndex) -> String {
    let record = nodes[node]
    if record.kind == .custom, record.side != .max { return rare.rules[record.side].rule.name }
    return callers.naming?.name(of: node) ?? "\(record.kind)"
  }

  /// Reports a fault of a node; that of a group is reported for the element around it.
  ///
  /// - Parameter ancestor: the node that caused it.
  package func report(
    _ code: Diagnostic.Code, at node: NodeIndex, _ text: FaultText, ancestor: NodeIndex = .none
  ) {
    guard !sink.isFull else { return }
    let element = nodes[node].flags.contains(.transparent) ? layoutParent(of: node) : node
    sink.report(
      Diagnostic(
        code: code, severity: text.severity, message: text.message, path: path(of: element), cause: text.cause,
        contradiction: text.contradiction, advice: text.advice, element: element.isNone ? nil : name(of: element),
        ancestor: ancestor.isNone ? nil : "\(name(of: ancestor)) at \(path(of: ancestor))",
        source: callers.naming.flatMap { $0.source(of: node) ?? $0.source(of: element) }, subject: text.subject))
  }

  /// Reports a fault in the next turn, since a node that is being built has no place yet.
  package func reportLater(_ code: Diagnostic.Code, at node: NodeIndex, _ text: FaultText) {
    guard rare.faults.count < DiagnosticSink.limit else { return }
    rare.faults[node, default: []].append(PendingFault(code: code, text: text))
    markDirty(node)
  }

  func reportFaults(of node: NodeIndex) {
    guard let found = rare.faults.removeValue(forKey: node) else { return }
    for fault in found { report(fault.code, at: node, fault.text) }
  }
}
