import LayoutTesting

@testable import LayoutCore

/// Lazy stacks and grids in scroll views, in each other too, that are scrolled, filled, emptied, filtered and resized:
///
/// 1. After each step frames are finite, sizes not negative, the invariants hold; a host's promises, and silence in an idle
///    turn.
/// 2. Every scroll view's offset is finite, and lies where there is content.
/// 3. The rows that are made cover what can be seen of their list.
/// 4. Frames outside of the scroll view are those of a new root, bit for bit.
/// 5. Questions for sizes, bodies, and levels of bodies without end are bounded.
/// 6. A spacing that is no number, ids that are the same, and bodies without end are diagnosed.
enum ListLaws {
  /// Whether law 5 holds for questions where grids stand in each other.
  static let areNestedGridsBounded = false

  static func fault(_ bytes: [UInt8], shrinks: Bool) -> String? {
    ListScript(bytes).report(shrinks: shrinks, fault)
  }

  private static func fault(_ script: ListScript) -> String? {
    var show = ListShow(ListScene(script), isTame: script.isTame)
    if let fault = show.fault(isChanged: true) { return "at first: \(fault)" }
    for (number, step) in script.steps.enumerated() {
      let isChanged = show.scene.take(step)
      if !isChanged { show.scroll(step) }
      if let fault = show.fault(isChanged: isChanged) { return "step \(number), \(step): \(fault)" }
    }
    return nil
  }
}

/// A root that shows a scene.
private struct ListShow {
  var scene: ListScene
  private let isTame: Bool
  private let host = CountingHost()
  private let depths = Depths()
  private let root: LayoutRoot

  init(_ scene: ListScene, isTame: Bool) {
    (self.scene, self.isTame) = (scene, isTame)
    root = ListShow.root(of: scene)
    root.host = host
  }

  private static func root(of scene: ListScene) -> LayoutRoot {
    var environment = EnvironmentValues()
    environment.layoutDirection = scene.direction
    environment.font = .system(size: 20)
    let size = Size(width: scene.width, height: scene.height)
    let root = LayoutRoot(size: size, measurers: Stage.measurers, environment: environment)
    (root.profiler, root.debugger) = (nil, nil)
    return root
  }

  func scroll(_ step: ListScript.Step) {
    let now = root.scrollOffset(of: ListScene.name) ?? .zero
    switch step {
    case .scroll(let distance):
      root.scroll(ListScene.name, to: Point(x: now.x + distance, y: now.y + distance))
      // The others, too: what stands in rows.
      for node in root.session.contents.scrolls.keys.sorted(by: { $0.rawValue < $1.rawValue }).prefix(4) {
        root.session.scroll(node, to: Point(x: distance * 2, y: distance * 2))
      }
    case .jump(let offset): root.scroll(ListScene.name, to: Point(x: offset, y: offset))
    case .show(let row, let anchor): root.scrollTo(row, anchor: anchor.map { UnitPoint(x: $0, y: $0) })
    default: break
    }
  }

  func fault(isChanged: Bool) -> String? {
    let made = root.session.madeCount
    let bodies = root.session.bodyCount
    if isChanged {
      let scene = scene
      root.size = Size(width: scene.width, height: scene.height)
      root.environment.layoutDirection = scene.direction
      root.updateBody { [depths] in scene.layout(depths) }
    } else {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    let work = (measures: root.counters.measures, made: root.session.madeCount - made)
    let result = root.result
    // 1.
    if let fault = Frames.fault(result) ?? root.session.invariantFault { return fault }
    host.takeCounts()
    if let violation = host.violations.first { return "host: \(violation)" }
    root.layoutIfNeeded()
    let idle = host.takeCounts()
    if idle != .init() { return "an idle turn called the host: \(idle)" }
    return offsetFault ?? coverFault ?? outsideFault(result)
      ?? workFault(work, bodies: root.session.bodyCount - bodies) ?? silenceFault
  }

  /// Law 2.
  private var offsetFault: String? {
    let tree = root.session.tree
    for (node, state) in root.session.contents.scrolls {
      let offset = state.offset
      if !offset.x.isFinite || !offset.y.isFinite { return "a scroll view is at \(offset)" }
      guard tree.isShown(node), !tree.isDirty(node) else { continue }
      let nearest = tree.clamped(offset, in: node)
      if nearest != offset { return "a scroll view is at \(offset), its content ends at \(nearest)" }
    }
    return nil
  }

  /// Law 3, where lines follow each other.
  private var coverFault: String? {
    let gaveUp: [Diagnostic.Code] = [
      .rowsTooShort, .unsettledGeometry, .nestingTooDeep, .tooManyProposals, .infiniteFrame,
    ]
    guard isTame, !root.diagnostics.contains(where: { gaveUp.contains($0.code) }) else { return nil }
    for list in root.session.contents.lazyLists.values {
      if let fault = coverFault(of: list) { return fault }
    }
    return nil
  }

  private func coverFault(of list: LazyList) -> String? {
    let (tree, site, window) = (root.session.tree, list.site, list.window)
    guard tree.isShown(site.group), !tree.isDirty(site.container), window.place.gap >= 0,
      !tree.openAxes(site.scrollView).contains(Axis.Set(site.axis)), site.axis == .vertical || isLeftToRight
    else { return nil }
    let outer = tree.frame(of: site.scrollView, layer: 0)
    let inner = tree.frame(of: site.container, layer: 0)
    let offset = root.session.contents.scrolls[site.scrollView]?.offset[site.axis] ?? 0
    let start = outer.origin[site.axis] + offset - inner.origin[site.axis] - window.place.start
    let span = tree.span(of: site.group)
    let length = (window.lines.last?.end ?? 0) + (span.after > 0 ? window.place.gap + span.lengthAfter : 0)
    let seen = (low: max(0, start), high: min(length, start + outer.size[site.axis]))
    guard seen.low + 0.001 < seen.high else { return nil }
    guard let first = window.lines.first, let last = window.lines.last else {
      return "no row is made, \(seen) of \(length) can be seen"
    }
    if window.made.lowerBound > 0, first.start - window.place.gap > seen.low + 0.001 {
      return "rows \(window.made) begin at \(first.start), \(seen) can be seen"
    }
    if window.made.upperBound < window.rowCount, last.end + window.place.gap < seen.high - 0.001 {
      return "rows \(window.made) of \(window.rowCount) end at \(last.end), \(seen) can be seen"
    }
    return nil
  }

  private var isLeftToRight: Bool { scene.direction == .leftToRight }

  /// Law 4.
  private func outsideFault(_ result: LayoutResult) -> String? {
    guard depths.deepest == 0 else { return nil }
    let fresh = ListShow.root(of: scene)
    fresh.updateBody { scene.layout(Depths()) }
    let (kept, new) = (outside(result), outside(fresh.result))
    if kept.count != new.count { return "\(kept.count) elements outside, in a new root \(new.count)" }
    for (one, other) in zip(kept, new) where one.layers != other.layers || one.frame != other.frame {
      return "\(one.kind) outside is \(one.layers), in a new root \(other.layers)"
    }
    return nil
  }

  /// The elements that stand in no scroll view.
  private func outside(_ result: LayoutResult) -> [LayoutResult.Element] {
    var inside: Set<Int> = []
    for (index, element) in result.elements.enumerated() {
      guard let parent = element.parent else { continue }
      if inside.contains(parent) || result.elements[parent].kind == .scrollView { inside.insert(index) }
    }
    return result.elements.indices.filter { !inside.contains($0) }.map { result.elements[$0] }
  }

  /// Law 5.
  private func workFault(_ work: (measures: Int, made: Int), bodies: Int) -> String? {
    let nodes = root.session.nodeCount + work.made + 100
    let grids = scene.list.all.filter { $0.kind == .vGrid || $0.kind == .hGrid }.count
    if ListLaws.areNestedGridsBounded || grids < 2, work.measures > 100 * nodes {
      return "\(work.measures) questions for \(nodes) nodes"
    }
    // A row and what is in it, for as many rows as bodies may be nested, and every row once in each round.
    let bodyLimit = 4 * _Lowering.depthLimit + LayoutSession.lazyRoundLimit * 2 * ListScript.rowLimit
    if bodies > bodyLimit { return "\(bodies) bodies" }
    let deepest = _Lowering.depthLimit / _Lowering.rowLevels
    if depths.deepest > deepest + 1 { return "bodies without end are \(depths.deepest) deep" }
    return nil
  }

  /// Law 6.
  private var silenceFault: String? {
    let codes = Set(root.diagnostics.map(\.code))
    if scene.list.spacing?.isNaN == true, !codes.contains(.invalidNumber) { return "no word of a spacing of NaN" }
    if depths.deepest >= _Lowering.depthLimit / _Lowering.rowLevels, !codes.contains(.nestingTooDeep) {
      return "no word of bodies without end"
    }
    for list in root.session.contents.lazyLists.values where list.window.rowCount == scene.ids.count {
      let made = list.rows.compactMap { $0.key.identity?.value as? Int }
      if Set(made).count < made.count, !codes.contains(.duplicateIdentity) { return "no word of ids that are the same" }
    }
    return nil
  }
}
