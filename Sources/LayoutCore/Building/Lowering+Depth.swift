import LayoutEngine

/// How deep an update is at the moment, and what it has put aside.
struct Nesting {
  /// What a body that was put aside needs to go on.
  struct Postponed {
    var node: NodeIndex
    var type: Any.Type
    var surroundings: EnvironmentPlace
    var pending: PendingModifiers
    var depth: Int
    /// The types of the bodies around it, near the limit; see `trail`.
    var trail: ContiguousArray<Any.Type>
    var work: (_Lowering) -> Void
  }

  /// The types of the bodies that are evaluated by calls within calls, outermost first.
  var chain: ContiguousArray<Any.Type> = []
  /// The types of the bodies around the one that was put aside and is done now, outermost first: only near the limit,
  /// to name those that lead to each other, and at most `_Lowering.trailLength`.
  var trail: ContiguousArray<Any.Type> = []
  /// Elements of a hidden type, and bodies that were put aside, around the element that is lowered.
  var depth = 0
  /// Bodies that this update evaluated so far.
  var bodies = 0
  /// Whether a body was nested too deep, so that nothing is put aside any more.
  var gaveUp = false
  var postponed: ContiguousArray<Postponed> = []
}

/// Bodies within bodies.
///
/// 1. A body is evaluated at once, by a call within the calls for the bodies around it, as long as those are few.
/// 2. Beyond `directDepth` levels it is put aside with the environment and the modifiers on their way, and done from a
///    list, the last one first: nesting needs no stack. Where an update has met many bodies, one whose type stands
///    around it already is put aside too, so that a body that leads to itself several times goes deep before it goes
///    wide.
/// 3. Beyond `depthLimit` levels a body is diagnosed and left out, and with it everything that is put aside: a body
///    that leads to itself would never end. Lazy lists that lead to it make no more rows (`LayoutSession+Repeats`).
extension _Lowering {
  /// Bodies within bodies that are evaluated by calls within calls.
  static var directDepth: Int { 24 }

  /// No more nested bodies than this are followed.
  static var depthLimit: Int { 20_000 }

  /// Bodies around one that is left out that are looked at for the ones that lead to each other.
  static var trailLength: Int { 64 }

  /// A row of a lazy list counts as so many bodies: each list has a window of its own to fill.
  static var rowLevels: Int { 200 }

  /// An update with more bodies than this looks out for those that lead to themselves.
  static var fewBodies: Int { 1_000 }

  private enum Turn { case now, later, never }

  /// Lowers what `source` makes as everything that hangs under `root`.
  func lowerRoot<Source: BodySource>(_ root: NodeIndex, _ source: Source) {
    run(depth: 0, EnvironmentPlace(scope: rootScope, body: rootScope)) {
      children(of: root) { lowerBody(source, of: root, Source.self) }
    }
  }

  /// Runs one update of the tree or of a part of it, `depth` bodies deep, to its end.
  /// Bodies that would make what they made are left alone where `skipsUntouched` says so.
  /// `trail` has the types of the bodies around it, where they may be needed.
  func run(
    depth: Int, _ surroundings: EnvironmentPlace, skipsUntouched: Bool = false,
    trail: ContiguousArray<Any.Type> = [], _ body: () -> Void
  ) {
    self.skipsUntouched = skipsUntouched
    isKeptRow = false
    let outer = loops.phase
    loops.phase = outer.isComputing ? .settling : .evaluating
    nesting.trail = trail
    Evaluation.run(self) { runInside(depth, surroundings, body) }
    loops.phase = outer
  }

  private func runInside(_ depth: Int, _ surroundings: EnvironmentPlace, _ body: () -> Void) {
    environments.restart(surroundings)
    sources.restart(at: .none)
    nesting.depth = depth
    nesting.bodies = 0
    nesting.gaveUp = false
    isFull = false
    body()
    settledCount = 0
    while var task = nesting.postponed.popLast() { resume(&task) }
    // Modifiers of the last task.
    pending.removeAll()
    nesting.depth = 0
    nesting.trail = []
    passesEqual = true
  }

  private func resume(_ task: inout Nesting.Postponed) {
    guard !nesting.gaveUp else {
      leftOut.append(task.node)
      nest(task.node) {}
      return
    }
    environments.restart(task.surroundings)
    sources.restart(at: task.node)
    // Moved, not copied: there may be many.
    pending = PendingModifiers()
    swap(&pending, &task.pending)
    modifierBase = 0
    nesting.depth = task.depth
    nesting.trail = task.trail
    let work = task.work
    nest(task.node) { inside(task.type) { work(self) } }
  }

  /// An element with a body: evaluates it under a node that stands for the element.
  func composite<Element: Layout>(_ element: Element) {
    guard let node = groupNode(type: Element.self, branch: 0) else { return }
    guard Element.Body.self != Never.self else { return leaveOutUnknown(node, Element.self) }
    // A row of a list that is kept there was compared there.
    let isRow = exchange(&isKeptRow, with: false)
    var watched: (pass: Bool, commit: Bool)?
    var faults = 0
    if !isRow, !contents.bodies.isEmpty, passes(element, at: node) {
      guard checksPassed else {
        passedCount += 1
        return
      }
      watched = tree.waiting(node)
      faults = equalityFaults
    }
    let type = Element.self
    restoreState(element, at: node)
    switch turn(of: type) {
    case .now:
      // Nesting without end needs a hidden type somewhere, so those alone count as levels.
      nest(node) {
        inside(type, levels: 0) {
          lowerBody(ElementSource(element: element), of: node, type, keeps: Element._isComparable && !isRow)
        }
      }
      // What is inside may have been named.
      if let watched, equalityFaults == faults { checkPassed(node, type, after: watched) }
    case .later:
      postpone(node, type) { $0.lowerBody(ElementSource(element: element), of: node, type) }
    case .never:
      leaveOut(node, Element.self)
    }
  }

  /// An element whose type is hidden.
  func erased(_ element: any Layout) {
    func open<Element: Layout>(_ element: Element) {
      guard let node = groupNode(type: Element.self, branch: -1) else { return }
      let type = Element.self
      switch turn(of: type) {
      case .now:
        nest(node) { inside(type) { element._lower(self) } }
      case .later:
        postpone(node, type) { element._lower($0) }
      case .never:
        leaveOut(node, Element.self)
      }
    }
    open(element)
  }

  /// Steps 1 to 3.
  private func turn(of type: Any.Type) -> Turn {
    if nesting.depth >= _Lowering.depthLimit { return .never }
    if nesting.chain.count < _Lowering.directDepth {
      let isSuspicious = nesting.bodies > _Lowering.fewBodies && nesting.chain.contains { $0 == type }
      if !isSuspicious { return .now }
    }
    return nesting.gaveUp ? .never : .later
  }

  func inside(_ type: Any.Type, levels: Int = 1, _ body: () -> Void) {
    nesting.chain.append(type)
    nesting.depth += levels
    nesting.bodies += 1
    bodyCount += 1
    body()
    nesting.depth -= levels
    nesting.chain.removeLast()
  }

  private func postpone(_ node: NodeIndex, _ type: Any.Type, _ work: @escaping (_Lowering) -> Void) {
    nesting.postponed.append(
      Nesting.Postponed(
        node: node, type: type, surroundings: environments.surroundings, pending: pendingHere, depth: nesting.depth,
        trail: trailHere, work: work))
  }

  /// The types of the bodies around the element that is lowered, as far as they may be needed.
  private var trailHere: ContiguousArray<Any.Type> {
    let reach = _Lowering.trailLength * (contents.lazyLists.isEmpty ? 1 : _Lowering.rowLevels)
    return nesting.depth > _Lowering.depthLimit - reach ? lastTypes : []
  }

  /// The types of the bodies around the element that is lowered, the last ones of them.
  var lastTypes: ContiguousArray<Any.Type> {
    ContiguousArray((nesting.trail + nesting.chain).suffix(_Lowering.trailLength))
  }

  private func leaveOut(_ node: NodeIndex, _ type: Any.Type) {
    nest(node) {}
    leftOut.append(node)
    guard !nesting.gaveUp else { return }
    nesting.gaveUp = true
    isCut = true
    let trail = nesting.trail + nesting.chain + [type]
    reportEndless(at: node, trail)
  }

  /// An element that says it is built in, and is not: there is nothing to show.
  private func leaveOutUnknown(_ node: NodeIndex, _ type: Any.Type) {
    nest(node) {}
    tree.report(
      .unknownElement, at: node,
      FaultText(
        "\(type) has no body, and the tree does not know it", advice: "conform to Layout and give it a body",
        subject: "\(type)"))
  }
}
