import LayoutEngine

/// The present depth of an update, and its postponed bodies.
struct Nesting {
  /// The state of a postponed body.
  struct Postponed {
    var node: NodeIndex
    var type: Any.Type
    var surroundings: EnvironmentPlace
    var pending: ModifierStack?
    var depth: Int
    /// The types of the bodies around it, near the limit; see `trail`.
    var trail: ContiguousArray<Any.Type>
    /// Whether the node is a stack, and not the group of the body.
    var isStack = false
    var work: (_Lowering) -> Void
  }

  /// The types of the bodies that are evaluated by nested calls, outermost first.
  var chain: ContiguousArray<Any.Type> = []
  /// The types of the bodies around the one that was put aside and is done now, outermost first: only near the limit,
  /// to name those that lead to each other, and at most `_Lowering.trailLength`.
  var trail: ContiguousArray<Any.Type> = []
  /// The number of elements of an erased type, and of postponed bodies, around the element that is lowered.
  var depth = 0
  /// The number of bodies that this update evaluated so far.
  var bodies = 0
  /// Whether a body was nested too deep, so that none is postponed any more.
  var gaveUp = false
  var postponed: ContiguousArray<Postponed> = []
}

/// Nested bodies.
///
/// 1. A body is evaluated at once, by a call inside the calls for the bodies around it, as long as those are few.
/// 2. Beyond `directDepth` levels it is postponed with the environment and its pending modifiers, and evaluated from a
///    list, the last one first: nesting needs no stack. Where an update has met many bodies, one whose type is around
///    it already is postponed too, so that a body that leads to itself several times goes deep before it goes wide.
/// 3. Beyond `depthLimit` levels a body is diagnosed and left out, and with it all postponed ones: a body that leads to
///    itself would never end. Lazy lists that lead to it make no more rows (`LayoutSession+Repeats`).
extension _Lowering {
  /// The most levels of bodies that are evaluated by nested calls.
  static var directDepth: Int { 24 }

  /// The most levels of bodies.
  static var depthLimit: Int { 20_000 }

  /// The most bodies around one that is left out in which the ones that lead to each other are searched.
  static var trailLength: Int { 64 }

  /// The number of bodies that a row of a lazy list counts as: each list has a window of its own to fill.
  static var rowLevels: Int { 200 }

  /// The number of bodies in an update above which those that lead to themselves are searched.
  static var fewBodies: Int { 1_000 }

  @usableFromInline enum Turn { case now, later, never }

  /// Lowers the content of `source` as everything under `root`.
  func lowerRoot<Source: BodySource>(_ root: NodeIndex, _ source: Source) {
    run(depth: 0, EnvironmentPlace(scope: rootScope, body: rootScope)) {
      children(of: root) { lowerBody(source, of: root, Source.self) }
    }
  }

  /// Runs one update of the tree or of a part of it, `depth` bodies deep, to its end.
  ///
  /// With `skipsUntouched`, bodies with the same result are skipped. `trail` contains the types of the bodies around
  /// it, where they may be needed.
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
    meetReaders()
    body()
    settledCount = 0
    while let task = nesting.postponed.popLast() { resume(task) }
    // Modifiers of the last task.
    pending.restart(nil)
    nesting.depth = 0
    nesting.trail = []
    passesEqual = true
  }

  private func resume(_ task: Nesting.Postponed) {
    guard !nesting.gaveUp else {
      leftOut.append(task.node)
      nest(task.node) {}
      return
    }
    environments.restart(task.surroundings)
    sources.restart(at: task.node)
    pending.restart(task.pending)
    modifierBase = 0
    nesting.depth = task.depth
    nesting.trail = task.trail
    let work = task.work
    if task.isStack { return inside(task.type) { work(self) } }
    nest(task.node) { inside(task.type) { work(self) } }
  }

  /// Lowers an element with a body: evaluates it under a node for the element.
  @inlinable
  func composite<Element: Layout>(_ element: Element) {
    let type = Element.self
    guard let node = groupNode(type: type, branch: 0) else { return }
    if Element.Body.self == Never.self { return leaveOutUnknown(node, type) }
    // A row of a list that stores it there was compared there.
    let isRow = takeKeptRow()
    var check: PassedCheck?
    if !isRow, storesBodies, passes(element, at: node) {
      check = passElement(at: node)
      if check == nil { return }
    }
    restoreState(element, at: node)
    switch turn(of: type) {
    case .now:
      // Endless nesting needs an erased type somewhere, so those alone count as levels.
      let outer = enterBody(node, type, levels: 0)
      lowerBody(ElementSource(element: element), of: node, type, keeps: Element._isComparable && !isRow)
      leaveBody(outer, levels: 0)
      if let check { checkPassed(node, type, check) }
    case .later:
      postpone(node, type) { $0.lowerBody(ElementSource(element: element), of: node, type) }
    case .never:
      leaveOut(node, type)
    }
  }

  /// The content of an `AnyLayout`.
  @usableFromInline
  func erased(_ content: ErasedContent) {
    let turn = turn(of: content.type)
    if content.isStack, turn != .never { erasedStack(content, isNow: turn == .now) } else { erasedGroup(content) }
  }

  /// Content that is lowered under a group for its type.
  func erasedGroup(_ content: ErasedContent) {
    guard let node = groupNode(type: content.type, branch: -1) else { return }
    switch turn(of: content.type) {
    case .now:
      let outer = enterBody(node, content.type, levels: 1)
      content.lower(self)
      leaveBody(outer, levels: 1)
    case .later:
      postpone(node, content.type) { content.lower($0) }
    case .never:
      leaveOut(node, content.type)
    }
  }

  /// Content that is one stack: its node stores its type (`ErasedStack`).
  private func erasedStack(_ content: ErasedContent, isNow: Bool) {
    stack.expect(content.type, stops: !isNow)
    if isNow { return inside(content.type) { content.lower(self) } }
    content.lower(self)
    guard let node = stack.takeStopped() else { return }
    postpone(node, content.type, isStack: true) { lowering in
      lowering.stack.resume(node)
      content.lower(lowering)
    }
  }

  /// Lowers an element of an erased type.
  func erased(_ element: any Layout) { AnyLayout(erasing: element)._lower(self) }

  /// Decides between steps 1 to 3.
  @usableFromInline
  func turn(of type: Any.Type) -> Turn {
    if nesting.depth >= _Lowering.depthLimit { return .never }
    if nesting.chain.count < _Lowering.directDepth {
      let isSuspicious = nesting.bodies > _Lowering.fewBodies && nesting.chain.contains { $0 == type }
      if !isSuspicious { return .now }
    }
    return nesting.gaveUp ? .never : .later
  }

  /// Goes into the group of an element, whose content comes, so many levels of hidden types deeper.
  @usableFromInline
  func enterBody(_ node: NodeIndex, _ type: Any.Type, levels: Int) -> Place {
    nesting.chain.append(type)
    nesting.depth &+= levels
    nesting.bodies &+= 1
    bodyCount &+= 1
    return enterGroup(node)
  }

  /// Comes back out of it.
  @usableFromInline
  func leaveBody(_ outer: Place, levels: Int) {
    leave(outer)
    nesting.depth &-= levels
    nesting.chain.removeLast()
  }

  /// Evaluates a body, or listens to it, where it was put aside or stored.
  func inside(_ type: Any.Type, levels: Int = 1, _ body: () -> Void) {
    nesting.chain.append(type)
    nesting.depth += levels
    nesting.bodies += 1
    bodyCount += 1
    body()
    nesting.depth -= levels
    nesting.chain.removeLast()
  }

  @usableFromInline
  func postpone(
    _ node: NodeIndex, _ type: Any.Type, isStack: Bool = false, _ work: @escaping (_Lowering) -> Void
  ) {
    nesting.postponed.append(
      Nesting.Postponed(
        node: node, type: type, surroundings: environments.surroundings, pending: isStack ? nil : pendingHere,
        depth: nesting.depth, trail: trailHere, isStack: isStack, work: work))
  }

  /// The types of the bodies around the element that is lowered, as far as they may be needed.
  private var trailHere: ContiguousArray<Any.Type> {
    let reach = _Lowering.trailLength * (contents.lazyLists.isEmpty ? 1 : _Lowering.rowLevels)
    return nesting.depth > _Lowering.depthLimit - reach ? lastTypes : []
  }

  /// The types of the last bodies around the element that is lowered.
  var lastTypes: ContiguousArray<Any.Type> {
    ContiguousArray((nesting.trail + nesting.chain).suffix(_Lowering.trailLength))
  }

  @usableFromInline
  func leaveOut(_ node: NodeIndex, _ type: Any.Type) {
    nest(node) {}
    leftOut.append(node)
    guard !nesting.gaveUp else { return }
    nesting.gaveUp = true
    isCut = true
    let trail = nesting.trail + nesting.chain + [type]
    reportEndless(at: node, trail)
  }

  /// Leaves out an element whose type claims to be built in, and is not.
  @usableFromInline
  func leaveOutUnknown(_ node: NodeIndex, _ type: Any.Type) {
    nest(node) {}
    tree.report(
      .unknownElement, at: node,
      FaultText(
        "\(type) has no body, and the tree does not know it", advice: "conform to Layout and give it a body",
        subject: "\(type)"))
  }
}
