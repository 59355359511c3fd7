import LayoutEngine

extension LayoutDebugger {
  /// Reports the work of a turn, frames aside, which are reported after the commit.
  ///
  /// A turn without work reports its costs only.
  ///
  /// - Complexity: O(elements) while layout, hierarchy or spacers are on.
  func reportTurn(of session: LayoutSession, _ proposal: Proposal, origin: Point, _ counters: TurnCounters) {
    let active = active
    guard !active.isEmpty, let response = session.tree.rootSize else { return }
    let hasWorked = counters.visits > 0 || counters.places > 0
    if hasWorked, active.contains(.layout) || active.contains(.spacer) {
      var collector = ResultCollector(session, origin: origin)
      collector.collect()
      let result = LayoutResult(session, response: response, collector)
      if active.contains(.layout) { reportLayout(result, collector.nodes, session.places, proposal, origin) }
      if active.contains(.spacer) { reportSpacers(result) }
    }
    if active.contains(.hierarchy), counters.nodesMade + counters.nodesRemoved > 0 {
      report(.hierarchy, "LayoutRoot", HierarchyText(session, origin: origin).text)
    }
    if active.contains(.performance) {
      report(
        .performance, "LayoutRoot",
        "\(session.tree.liveCount) nodes, \(counters.bodies) bodies, \(counters.measures) measures, "
          + "\(counters.cacheHits) hits, \(counters.places) places, \(counters.hostCalls) host calls")
    }
  }

  private func reportLayout(
    _ result: LayoutResult, _ nodes: [NodeIndex], _ places: SourcePlaces, _ proposal: Proposal, _ origin: Point
  ) {
    report(.layout, "LayoutRoot", "proposed \(proposal), took \(result.size), corner at \(origin)")
    for (index, (element, node)) in zip(result.elements, nodes).enumerated() {
      let name = places.types(of: node).place(of: element.name, madeIn: places.source(of: node))
      report(.layout, name, "\(result.path(of: index)) took \(element.frame.size) at \(element.frame.origin)")
    }
  }

  private func reportSpacers(_ result: LayoutResult) {
    for (index, element) in result.elements.enumerated() where element.kind == .spacer {
      let around = element.parent.map { result.elements[$0] }
      let isHorizontal = around?.kind.stackAxis == .horizontal
      let length = isHorizontal ? element.frame.width : element.frame.height
      let room = around.map { " of \(NumberText.string(isHorizontal ? $0.frame.width : $0.frame.height))" } ?? ""
      report(
        .spacer, "Spacer",
        "\(result.path(of: index)) took \(NumberText.string(length))\(room) \(isHorizontal ? "across" : "down")")
    }
  }

  /// Reports a frame that a view of the host got, in its parent's coordinates, with the place of its element.
  ///
  /// - Parameter node: the element; `nil` where the layout no longer contains it.
  func reportFrame(_ content: ViewContent, of node: NodeIndex?, _ places: SourcePlaces, isNew: Bool, _ frame: Rect) {
    var name = content.elementName(isShort: false)
    if let node {
      let isDecoration = if case .decorated = content { true } else { false }
      let element = isDecoration ? name : places.contents.elementName(of: node, in: places.tree)
      name = places.types(of: node).place(of: element, madeIn: places.source(of: node))
    }
    report(.frame, name, "\(isNew ? "made at" : "set to") \(frame)")
  }
}

extension LayoutResult.Element {
  fileprivate var name: String { text.map { "\(kind.elementName) \"\($0)\"" } ?? kind.elementName }
}
