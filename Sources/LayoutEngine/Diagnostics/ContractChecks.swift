/// The contract of custom containers, measured leaves and measurers of texts, and the effect of breaking it.
///
/// Always:
/// 1. Children are touched only by their container's own code, in the turn in which it received them; otherwise nothing
///    happens, and the response is 0.
/// 2. Only a container that is placing its children can place them, and no others.
///
/// While `callers.areChecked`:
/// 3. Each child is measured, and placed exactly once or left out on purpose; none comes or goes meanwhile.
/// 4. Equal proposals have equal responses: after each turn every response that a later measurement could reuse is
///    computed again (`ContractChecks+Answers.swift`).
extension LayoutTree {
  /// Reports children that were used outside of their container's call, by rule 1.
  @inline(never)
  func reportKeptChildren(of node: NodeIndex) {
    guard callers.asking.isNone else {
      return reportAnswerer(
        .placementContract, at: callers.asking,
        "used children that it was not given in this call; nothing is done with them",
        because: "children belong to one container, and are valid in the call that hands them out",
        change: "use the subviews of the call, and keep sizes instead of subviews", subject: "kept")
    }
    // The container may be gone by now, and another node be in its place.
    let name = nodes[node].flags.contains(.free) ? nil : custom(of: node)?.name
    guard !sink.isFull else { return }
    sink.report(
      Diagnostic(
        code: .placementContract,
        message:
          "children of \(name ?? "a container") were used while no layout was going on; nothing is done with them",
        path: "-", cause: "children are valid in the call that hands them out",
        advice: "keep sizes instead of subviews", element: name, subject: "kept"))
  }

  /// Whether a container may place a child now, by rule 2.
  func mayPut(_ child: NodeIndex, in container: NodeIndex) -> Bool {
    let isChild = layoutParent(of: child) == container && !nodes[child].flags.contains(.attachment)
    if isChild, callers.placing == container { return true }
    reportAnswerer(
      .placementContract, at: container,
      isChild
        ? "put a child while it was measured or its guide was read; that place is dropped"
        : "put a node that is none of its children; it stays where it is",
      because: "a container puts its own children, and only in the call that places them",
      subject: isChild ? "early" : "foreign")
    return false
  }

  /// Checks the places of a container's children by rule 3.
  func checkPlacing(_ children: ContainerChildren, since mark: Int) {
    let node = children.node
    var times: [NodeIndex: Int] = [:]
    for placement in pass.placements[mark...] { times[placement.node, default: 0] += 1 }
    if layoutChildren(of: node) != children.indices {
      reportAnswerer(
        .placementContract, at: node, "changed which children it has while putting them",
        because: "children come and go between turns only", subject: "changed")
    }
    for (position, child) in children.indices.enumerated() {
      switch times[child] ?? 0 {
      case 0:
        let isMeasured = callers.measured.contains(child)
        reportAnswerer(
          .placementContract, at: node,
          "neither put its child \(position) nor left it out\(isMeasured ? "" : ", and never measured it"); "
            + "it stands in the middle",
          change: "put every child, at a place outside of the bounds if need be", subject: "unplaced \(position)")
      case 1:
        guard !callers.measured.contains(child),
          pass.placements[mark...].contains(where: { $0.node == child && !$0.isNowhere })
        else { break }
        reportAnswerer(
          .placementContract, at: node, "put its child \(position) without ever measuring it",
          because: "how large the child is there was not known", change: "measure the child before putting it",
          subject: "unmeasured \(position)")
      default:
        reportAnswerer(
          .placementContract, at: node, "put its child \(position) \(times[child] ?? 0) times; the last place counts",
          change: "put every child once", subject: "twice \(position)")
      }
    }
  }
}
