import LayoutEngine

/// Naming the bodies that lead to themselves.
extension _Lowering {
  /// Reports a body that is left out, and those that lead to it.
  ///
  /// `trail` contains the types of the bodies around it, outermost first, and its own.
  func reportEndless(at node: NodeIndex, _ trail: ContiguousArray<Any.Type>) {
    guard let type = _Lowering.cycle(of: trail).first ?? trail.last else { return }
    let counted = contents.lazyLists.isEmpty ? "" : ", a row of a lazy list counting as \(_Lowering.rowLevels),"
    reportEndless(
      "\(type) is nested in \(_Lowering.depthLimit) bodies\(counted); it and what is nested deep beside it is left out",
      at: node, trail, subject: "\(type)")
  }

  /// Reports the effect of bodies that lead to themselves, which are named by the last ones of `trail`.
  func reportEndless(_ message: String, at node: NodeIndex, _ trail: ContiguousArray<Any.Type>, subject: String) {
    let cycle = _Lowering.cycle(of: trail).map { shortName(of: $0) }
    let cause =
      switch cycle.count {
      case 0: nil as String?
      case 1: "the body of \(cycle[0]) leads to \(cycle[0]) again"
      default: "the bodies lead to each other: \((cycle + [cycle[0]]).joined(separator: " → "))"
      }
    tree.report(
      .nestingTooDeep, at: node,
      FaultText(message, cause: cause, advice: "a body that leads to itself must end somewhere", subject: subject))
  }

  /// The bodies that lead to each other: the types from one occurrence of a type to the next, at the end of `trail`;
  /// empty where there are none.
  ///
  /// 1. Built-in elements have no bodies, and are left out unless there is nothing else.
  /// 2. A type beside the cycle, at the end, occurs once, or twice where it is erased.
  /// 3. An element of an erased type is met twice, as that and as itself: equal neighbours count once.
  /// 4. The cycle is between the last two occurrences of the last type.
  static func cycle(of trail: ContiguousArray<Any.Type>) -> [Any.Type] {
    let bodies = trail.filter { !isBuiltIn($0) }  // 1.
    var rest = bodies.isEmpty ? Array(trail) : bodies
    while let last = rest.last, rest.filter({ $0 == last }).count <= 2 { rest.removeLast() }  // 2.
    var steps: [Any.Type] = []
    for type in rest {
      if let last = steps.last, last == type { continue }  // 3.
      steps.append(type)
    }
    guard let last = steps.popLast() else { return [] }
    // 4. Of a body that leads to itself only one is left.
    guard let before = steps.lastIndex(where: { $0 == last }) else { return [last] }
    return Array(steps[before...])
  }

  /// Whether a type has no body: it is no element, or a built-in one.
  static func isBuiltIn(_ type: Any.Type) -> Bool {
    func open<Element: Layout>(_ type: Element.Type) -> Bool { Element.Body.self == Never.self }
    guard let element = type as? any Layout.Type else { return true }
    return open(element)
  }
}

/// The name of a type without its generic arguments.
func shortName(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
