import LayoutEngine

/// Whether skipped elements would have the same result: while contracts are checked (`LayoutRoot.checksContracts`),
/// equal elements are evaluated all the same, and their changes are reported.
///
/// 1. Before it the waiting passes and commits there are noted. Afterwards nothing else may wait.
/// 2. An alignment guide and a custom container count as changed each time, since closures cannot be compared: with
///    these, nothing can be decided.
extension _Lowering {
  @usableFromInline var checksPassed: Bool { tree.callers.areChecked }

  /// Notes the waiting work of a row that is to be checked.
  @usableFromInline
  func watch(_ row: RowNodes) {
    watchedFaults = equalityFaults
    watched = nodes(of: row).map(tree.waiting).reduce((false, false)) { ($0.0 || $1.pass, $0.1 || $1.commit) }
  }

  /// Checks a row that is equal to the one before, and was evaluated all the same.
  @usableFromInline
  func checkPassed(_ row: RowNodes, _ type: Any.Type) {
    // An element inside was named.
    guard equalityFaults == watchedFaults else { return }
    if let node = nodes(of: row).first(where: { !tree.isLeft(tree.waiting($0), after: watched) }) {
      checkPassed(node, type, after: watched)
    }
  }

  /// An element is passed by.
  ///
  /// - Returns: what waits there, where the element is evaluated all the same, to be checked.
  @usableFromInline
  func passElement(at node: NodeIndex) -> PassedCheck? {
    if checksPassed { return PassedCheck(watched: tree.waiting(node), faults: equalityFaults) }
    passedCount += 1
    return nil
  }

  /// Looks at such an element. What is inside may have been named.
  @usableFromInline
  func checkPassed(_ node: NodeIndex, _ type: Any.Type, _ check: PassedCheck) {
    if equalityFaults == check.faults { checkPassed(node, type, after: check.watched) }
  }

  /// The same for what waited at a node.
  func checkPassed(_ node: NodeIndex, _ type: Any.Type, after watched: (pass: Bool, commit: Bool)) {
    guard !tree.isLeft(tree.waiting(node), after: watched), !isChangedEachTime(node) else { return }
    equalityFaults += 1
    let name = shortName(of: type)
    tree.report(
      .equalityContract, at: node,
      FaultText(
        "\(name) is equal to the one before, and makes something else",
        cause:
          "equal elements are not evaluated: what a body shows follows from the element's properties, and from what "
          + "it observes",
        advice: "let == look at all that the body reads, and let models that it reads be @Observable", subject: name))
  }

  private func nodes(of row: RowNodes) -> some Sequence<NodeIndex> {
    tree.siblings(from: row.first).prefix(Int(row.count))
  }

  private func isChangedEachTime(_ top: NodeIndex) -> Bool {
    var isFound = false
    tree.forEachNode(in: top) { node in
      if tree.isCustom(node) { isFound = true }
      for offset in 0..<tree.modifierCount(of: node) where tree.modifier(offset, of: node).kind == .alignmentGuide {
        isFound = true
      }
    }
    return isFound
  }
}

/// What waited at an element that is checked, and how many elements were named before.
@usableFromInline
struct PassedCheck {
  var watched: (pass: Bool, commit: Bool)
  var faults: Int
}

extension LayoutTree {
  /// Whether nothing waits that did not wait before.
  fileprivate func isLeft(_ now: (pass: Bool, commit: Bool), after before: (pass: Bool, commit: Bool)) -> Bool {
    (before.pass || !now.pass) && (before.commit || !now.commit)
  }
}
