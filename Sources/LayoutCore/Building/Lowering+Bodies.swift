import LayoutEngine
public import Observation

/// Which body reads what, evaluating one alone, and passing by those that would make what they made.
///
/// 1. While a body runs, models note what reads them (the Observation module), and the environment does too. A body
///    that read something is remembered under its node with the environment and the modifiers that were on their way;
///    one that read nothing costs a few instructions and no memory.
/// 2. A body is armed anew before its old observation is ended, so no change on the root's thread falls between the two.
///    The Observation module listens from the end of the body on: a change on another thread between a read and that
///    end is not heard of. Models that change while bodies run belong on the root's thread.
/// 3. A change makes the body invalid. In the next turn invalid bodies are evaluated, outer ones first, each under its
///    own node; what it makes is compared in place as always, and an equal result touches nothing.
/// 4. An element that is the same as the one before, in the same environment and with the same modifiers on their way, is
///    passed by (`passes`): neither is its body evaluated, nor is there a walk through what it made. In every update that
///    holds for values that can be compared (`Equal.swift`). Where one body is evaluated alone, it holds for those inside
///    too that read something and consist of parts that are the same, objects by their identity.
/// 5. What is passed by keeps the element it was made from: state and closures of that one belong to the place.
///    Bodies inside that read what changed are invalid, and are evaluated alone, step 3.
/// 6. A value is kept for comparison when its element is met for the second time: what is made once costs nothing. The
///    rows of a list are kept and compared by the list (`ListRows`).
/// 7. Nothing is passed by in an update after one that left something out (`isCut`), nor where the caller asks for all
///    bodies (`updateBody()`, `rebuildLayoutTree()`).
///
/// One-shot layouts have no listener, so nothing is tracked or kept there.
extension _Lowering {
  /// Evaluates a body and puts its content under the node that the cursor is in.
  @inlinable @inline(__always)
  func lowerBody<Source: BodySource>(
    _ source: Source, of node: NodeIndex, _ type: Any.Type, keeps: Bool = Source.isComparable
  ) {
    let outer = enterEnvironment(ofBody: Source.isBody)
    let content = isTracking ? track(source, node, type, keeps) : source.content(self)
    source.lower(content, self)
    leaveEnvironment(outer)
  }

  @usableFromInline
  func enterEnvironment(ofBody isBody: Bool) -> Int {
    defer { if isBody { environments.enterBody() } }
    return environments.bodyLevel
  }

  @usableFromInline
  func leaveEnvironment(_ outer: Int) { environments.leaveBody(outer) }

  /// Runs a body and remembers it if it reads something.
  @inlinable
  func track<Source: BodySource>(
    _ source: Source, _ node: NodeIndex, _ type: Any.Type, _ keeps: Bool
  ) -> Source.Content {
    let (content, reads) = observe(source, type)
    if isStored(node, reads, keeps) { remember(source, node, type, reads, keeps) }
    return content
  }

  /// Steps 1 and 2, except ending the old observation.
  @inlinable @inline(__always)
  func observe<Source: BodySource>(_ source: Source, _ type: Any.Type) -> (Source.Content, Reads) {
    let reading = beginReading(as: type)
    var content: Source.Content?
    // What is handed through the library would be copied there by its type.
    withObservationTracking(
      {
        holdToken(reading)
        content = source.content(self)
      }, onChange: arm(reading))
    let reads = endReading(reading, ObjectIdentifier(type))
    guard let content else { preconditionFailure("an observation runs its body once") }
    return (content, reads)
  }

  /// Whether a body is stored, or was.
  @usableFromInline
  func isStored(_ node: NodeIndex, _ reads: Reads, _ keeps: Bool) -> Bool {
    // 6. What was made before stands under the node.
    !reads.isEmpty || keeps && !tree.child(of: node, after: .none).isNone
      || storesBodies && contents.bodies[node] != nil
  }

  /// Whether any body is stored.
  @usableFromInline var storesBodies: Bool { !contents.bodies.isEmpty }

  /// Remembers a body after it was evaluated, or forgets it.
  @usableFromInline
  func remember<Source: BodySource>(
    _ source: Source, _ node: NodeIndex, _ type: Any.Type, _ reads: Reads, _ keeps: Bool
  ) {
    let known = contents.bodies[node]
    let isKept = keeps && (known != nil || !tree.child(of: node, after: .none).isNone)
    remember(source, node, type, known, reads, isKept: isKept)
  }

  /// Remembers, or forgets, a body after it was evaluated.
  func remember<Source: BodySource>(
    _ source: Source, _ node: NodeIndex, _ type: Any.Type, _ known: TrackedBody?, _ reads: Reads, isKept: Bool = false
  ) {
    if reads.isEmpty, !isKept {
      if known != nil { contents.forgetBody(of: node) }
      return
    }
    let body: SourcedBody<Source>
    if let known = known as? SourcedBody<Source> {
      if let old = known.token { inbox?.disarm(old) }  // 2.
      body = known
      body.source = source
      body.meet(self)
    } else {
      if known != nil { contents.forgetBody(of: node) }
      body = SourcedBody(source, node, type, self)
      contents.bodies[node] = body
    }
    reads.token?.node = node
    body.token = reads.token
    body.keys = reads.keys
    body.elsewhere = reads.elsewhere
    body.isInvalid = false
  }

  /// The modifiers on their way to the element that is lowered, outermost first.
  var pendingHere: PendingModifiers { pending.suffix(from: modifierBase) }

  /// Step 3: evaluates one body where it stands.
  func reevaluate(_ body: TrackedBody) {
    run(depth: body.depth, body.surroundings, skipsUntouched: true) {
      pending.restart(body.pending)
      modifierBase = 0
      // Those have been handed over before.
      settledCount = pending.count
      sources.restart(at: body.node)
      nest(body.node) { inside(body.type, levels: 0) { body.lower(self) } }
    }
  }

  /// Evaluates a body for what it reads alone: its elements stay as they are.
  func listen(_ body: TrackedBody) {
    run(depth: body.depth, body.surroundings) {
      sources.restart(at: body.node)
      let outer = parent
      parent = body.node
      inside(body.type, levels: 0) { body.listen(self) }
      parent = outer
    }
  }

  /// Steps 1 and 2 for such a body, which keeps the source that its elements were made from.
  func listen<Source: BodySource>(_ source: Source, for body: TrackedBody) {
    let outer = environments.bodyLevel
    if Source.isBody { environments.enterBody() }
    let reads = observe(source, body.type).1
    environments.leaveBody(outer)
    if let old = body.token { inbox?.disarm(old) }
    reads.token?.node = body.node
    body.token = reads.token
    body.keys = reads.keys
    body.elsewhere = reads.elsewhere
  }

  /// Step 4: whether the element that is met again would make what it made.
  @usableFromInline
  func passes<Element: Layout>(_ element: Element, at node: NodeIndex) -> Bool {
    guard passesEqual, !isCut, Element._isComparable || skipsUntouched,
      let known = contents.bodies[node] as? SourcedBody<ElementSource<Element>>, !known.isInvalid,
      known.elsewhere.isEmpty,
      Element._isSame(known.source.element, element)
        || skipsUntouched && known.source.isMadeOfSame(as: element),
      hasSamePending(known.pending)
    else { return false }
    return isSamePlace(known.surroundings.scope, reading: known.keys, at: node)
  }

  /// Whether what was made at `node` in the environment `old` would be made in that of now, and what stands there has
  /// what it needs of it: values that differ and that only others inside read are handed to those.
  private func isSamePlace(
    _ old: EnvironmentScope, reading keys: ContiguousArray<ObjectIdentifier>, at node: NodeIndex
  ) -> Bool {
    let new = environments.scope
    if old === new { return true }
    guard old.values.hasSameStyle(as: new.values) else { return false }
    let changed = old.values.changedKeys(to: new.values)
    guard changed.isDisjoint(with: keys) else { return false }
    if !changed.isEmpty || !old.values.isWritten(as: new.values) { inherit(changed, from: old, to: new, below: node) }
    return true
  }

  /// Whether the rows of a list stand where they stood: then those that are the same are passed by. The closure that makes
  /// them reads where the body stands; it is called in any case.
  @usableFromInline
  func isSamePlace<ID>(_ state: ForEachState<ID>, at group: NodeIndex) -> Bool {
    guard passesEqual, !isCut, let known = state.place, hasSamePending(known.pending) else { return false }
    let place = environments.surroundings
    guard known.environment.body === place.body || known.environment.body.values.isSame(as: place.body.values) else {
      return false
    }
    return isSamePlace(known.environment.scope, reading: [], at: group)
  }

  /// Remembers where the rows of a list stand.
  @usableFromInline
  func notePlace<ID>(_ state: ForEachState<ID>) { state.place = (environments.surroundings, pendingHere) }

  /// Whether the modifiers on their way are known to say what others said.
  private func hasSamePending(_ others: PendingModifiers) -> Bool {
    guard pending.count - modifierBase == others.count else { return false }
    var others = others
    others.gather()
    pending.gather()
    for offset in 0..<others.count {
      let at = modifierBase + offset
      var (record, other) = (pending[at], others[offset])
      // Where payloads lie says nothing.
      (record.side, other.side) = (.max, .max)
      guard record.says(other) else { return false }
      switch (pending[payloadAt: at], others[payloadAt: offset]) {
      case (nil, nil): continue
      case (.decoration(let one, let innermost), .decoration(let two, let other)):
        // Closures cannot be compared.
        if one != two || innermost != other || !one.gestures.isEmpty { return false }
      case (.value(let one), .value(let two)): if !one.isSame(as: two) { return false }
      case (.attachment, .attachment), (.guide, .guide): if at >= settledCount { return false }
      default: return false
      }
    }
    return true
  }
}
