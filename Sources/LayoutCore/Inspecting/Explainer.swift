import LayoutEngine

/// Puts the results of a replay into words (`LayoutReplay`).
///
/// The sentences about elements are in the files beside this one: leaves, containers, modifiers, and proposals.
struct Explainer {
  let session: LayoutSession
  let replay: LayoutReplay
  /// The steps from the root inwards.
  let way: [LayoutReplay.Step]

  var tree: LayoutTree { session.tree }
  var contents: ContentStore { session.contents }

  init(_ session: LayoutSession, _ node: NodeIndex) {
    self.session = session
    replay = LayoutReplay(session.tree)
    let steps = replay.steps(to: node)
    // The column around a single element does not count.
    way = session.tree.outermost == session.tree.root ? steps : Array(steps.dropFirst())
  }

  var explanation: LayoutExplanation {
    var steps: [LayoutExplanation.Step] = []
    let paths = paths
    let corners = corners
    for position in way.indices.reversed() {
      let frames = frames(of: way[position].node, from: corners[position])
      for layer in way[position].layers.indices {
        steps.append(step(position, layer, paths[position], frames[layer]))
      }
    }
    return LayoutExplanation(steps: steps, enclosing: way.last.map { session.places.enclosing($0.node) } ?? [])
  }

  /// The origins of the elements on the way, from the corner of the root, with scrolling.
  private var corners: [Point] {
    var corner = Point.zero
    return way.indices.map { position in
      let node = way[position].node
      guard position > 0 else {
        let outermost = session.globalFrame(of: node, layer: tree.modifierCount(of: node))
        corner = outermost.origin - tree.origin(of: node)
        return corner
      }
      let container = way[position - 1].node
      corner = corner + tree.origin(of: container)
      // An attachment counts from its owner's outermost layer, a child from the core.
      if !tree.isAttachment(node) {
        corner = corner + tree.coreRect(of: container).origin + session.scrollShift(of: container)
      }
      return corner
    }
  }

  /// The frames of a node's layers, the node itself first.
  private func frames(of node: NodeIndex, from corner: Point) -> [Rect] {
    tree.layerFrames(of: node, outermost: tree.frame(of: node, from: corner))
  }

  private func step(_ position: Int, _ layer: Int, _ path: String, _ frame: Rect) -> LayoutExplanation.Step {
    let step = way[position]
    var reason = layer == 0 ? ownReason(step) : layerReason(step, layer)
    let own = step.layers[layer]
    reason += excess(own)
    let isOutermost = layer == step.layers.count - 1
    if isOutermost, let why = proposalReason(position) { reason += "; \(why)" }
    return LayoutExplanation.Step(
      name: name(of: step.node) + (layer == 0 ? "" : ".\(modifierName(step.node, layer - 1))"), path: path,
      layer: layer, types: isOutermost ? session.places.types(of: step.node) : [],
      source: session.places.source(of: step.node), proposal: own.proposal, size: own.size, frame: frame, reason: reason
    )
  }

  /// The note that a size exceeds its proposal.
  private func excess(_ layer: LayoutReplay.Layer) -> String {
    let parts = Axis.allCases.compactMap { axis -> String? in
      let excess = layer.size[axis] - layer.proposal[raw: axis]
      return excess > 0.001 ? "\(excess.inspectedText) \(axis == .horizontal ? "wider" : "higher")" : nil
    }
    return parts.isEmpty ? "" : "; that is \(parts.joined(separator: " and ")) than proposed"
  }

  func name(of node: NodeIndex) -> String { session.places.name(of: node) }

  /// The paths, as in `LayoutResult.path(of:)`.
  private var paths: [String] {
    var path = "0"
    return way.indices.map { position in
      guard position > 0 else { return path }
      let (node, container) = (way[position].node, way[position - 1].node)
      if tree.isAttachment(node) {
        path += ".@\(place(of: node, among: Array(tree.attachments(of: container))))"
      } else {
        path += ".\(place(of: node, among: tree.layoutChildren(of: container)))"
      }
      return path
    }
  }

  private func place(of node: NodeIndex, among siblings: [NodeIndex]) -> Int {
    siblings.firstIndex(of: node) ?? 0
  }

  // MARK: Kinds of elements

  /// The reason for the size of the element itself.
  private func ownReason(_ step: LayoutReplay.Step) -> String {
    let core = step.core
    switch tree.kind(of: step.node) {
    case .group: return "it only holds elements for the container around it"
    case .fixed: return "its size is fixed at \(core.size.inspectedText)"
    case .flexible: return fillReason(core)
    case .text: return textReason(step)
    case .measured: return measuredReason(step)
    case .spacer: return spacerReason(step)
    case .divider: return dividerReason(step)
    case .hStack: return stackReason(step, .horizontal)
    case .vStack: return stackReason(step, .vertical)
    case .zStack: return zStackReason(step)
    case .geometryReader: return fillReason(core)
    case .scrollView: return scrollReason(step)
    case .viewThatFits: return fitReason(step)
    case .grid: return gridReason(step)
    case .gridRow: return replay.isRowOfGrid(step.node) ? gridRowReason(step) : stackReason(step, .horizontal)
    case .lazyVStack: return lazyStackReason(step, .vertical)
    case .lazyHStack: return lazyStackReason(step, .horizontal)
    case .lazyVGrid: return lazyGridReason(step, .vertical)
    case .lazyHGrid: return lazyGridReason(step, .horizontal)
    case .custom: return replay.ruleReason(of: step.node, core)
    }
  }
}

extension Axis {
  /// The name of the length along the axis.
  var lengthName: String { self == .horizontal ? "width" : "height" }
  /// The adjective of a great length along the axis.
  var adjective: String { self == .horizontal ? "wide" : "high" }
  var superlative: String { self == .horizontal ? "widest" : "highest" }
}
