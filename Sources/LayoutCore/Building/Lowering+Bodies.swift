import LayoutEngine
public import Observation

/// Observing the reads of bodies, evaluating one alone, and skipping those with the same result.
///
/// 1. While a body runs, models note its reads (the Observation module), and the environment does too. A body that read
///    something is stored under its node with the environment and the pending modifiers; one that read nothing costs a
///    few instructions and no memory.
/// 2. A body is observed anew before its old observation is ended, so no change on the root's thread falls between the
///    two. The Observation module observes from the end of the body on: a change on another thread between a read and
///    that end is missed. Models that change while bodies run belong on the root's thread.
/// 3. A change makes the body invalid. In the next turn invalid bodies are evaluated, outer ones first, each under its
///    own node; the result is compared in place as always, and an equal one touches nothing.
/// 4. An element that equals the one before, in the same environment and with the same pending modifiers, is skipped
///    (`passes`): its body is not evaluated, and its content is not walked. In every update that applies to values that
///    can be compared (`Equal.swift`). Where one body is evaluated alone, it applies to those inside too that read
///    something and consist of the same parts, objects by their identity.
/// 5. A skipped element keeps the value it was made from: state and closures of that one belong to the place. Bodies
///    inside that read changed values are invalid, and are evaluated alone, by step 3.
/// 6. A value is stored for comparison when its element is met for the second time: an element that is made once costs
///    nothing. The list stores and compares its rows (`ListRows`).
/// 7. Nothing is skipped in an update after one that left something out (`isCut`), nor where the caller requests all
///    bodies (`updateBody()`, `rebuildLayoutTree()`).
///
/// One-shot layouts have no listener, so nothing is tracked or stored there.
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

  /// Runs a body and stores it if it reads something.
  @inlinable
  func track<Source: BodySource>(
    _ source: Source, _ node: NodeIndex, _ type: Any.Type, _ keeps: Bool
  ) -> Source.Content {
    let (content, reads) = observe(source, type, of: node)
    if isStored(node, reads, keeps) { store(source, node, type, reads, keeps) }
    return content
  }

  /// Steps 1 and 2, except ending the old observation.
  @inlinable @inline(__always)
  func observe<Source: BodySource>(
    _ source: Source, _ type: Any.Type, of node: NodeIndex = .none
  ) -> (Source.Content, Reads) {
    let reading = beginReading(as: type, of: node)
    var content: Source.Content?
    // What is handed through the library would be copied there by its type.
    withObservationTracking(
      {
        holdToken(reading)
        content = source.content(self)
      }, onChange: arm(reading))
    let reads = endReading(reading, ObjectIdentifier(type))
    guard let content = content.take() else { preconditionFailure("an observation runs its body once") }
    return (content, reads)
  }

  /// Whether a body is stored, or was.
  @usableFromInline
  func isStored(_ node: NodeIndex, _ reads: Reads, _ keeps: Bool) -> Bool {
    // 6. The content from before is under the node.
    !reads.isEmpty || keeps && !tree.child(of: node, after: .none).isNone
      || storesBodies && contents.bodies[node] != nil
  }

  /// Whether any body is stored.
  @usableFromInline var storesBodies: Bool { !contents.bodies.isEmpty }

  /// Stores a body after it was evaluated, or drops it.
  @usableFromInline
  func store<Source: BodySource>(
    _ source: Source, _ node: NodeIndex, _ type: Any.Type, _ reads: Reads, _ keeps: Bool
  ) {
    let known = contents.bodies[node]
    let isKept = keeps && (known != nil || !tree.child(of: node, after: .none).isNone)
    store(source, node, type, known, reads, isKept: isKept)
  }

  /// Stores, or removes, a body after it was evaluated.
  func store<Source: BodySource>(
    _ source: Source, _ node: NodeIndex, _ type: Any.Type, _ known: TrackedBody?, _ reads: Reads, isKept: Bool = false
  ) {
    // A token that is used again belongs to the new observation.
    if let known, known.token === reads.token { known.token = nil }
    if reads.isEmpty, !isKept {
      if known != nil { contents.dropBody(of: node) }
      return
    }
    let body: SourcedBody<Source>
    if let known = known as? SourcedBody<Source> {
      if let old = known.token { inbox?.disarm(old) }  // 2.
      body = known
      body.source = source
      body.meet(self)
    } else {
      if known != nil { contents.dropBody(of: node) }
      body = SourcedBody(source, node, type, self)
      contents.bodies[node] = body
    }
    reads.token?.node = node
    body.token = reads.token
    body.keys = reads.keys
    body.elsewhere = reads.elsewhere
    body.isInvalid = false
  }

  /// The pending modifiers of the element that is lowered, outermost first.
  var pendingHere: ModifierStack? { pending.suffix(from: modifierBase) }

  /// Evaluates one body at its place, by step 3.
  func reevaluate(_ body: TrackedBody) {
    run(depth: body.depth, body.surroundings, skipsUntouched: true) {
      pending.restart(body.pending)
      modifierBase = 0
      // Those have been passed on before.
      settledCount = pending.count
      sources.restart(at: body.node)
      nest(body.node) { inside(body.type, levels: 0) { body.lower(self) } }
    }
  }

  /// Evaluates a body only for its reads: its elements stay as they are.
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

  /// Whether an element that is met again would have the same result, by step 4.
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

  /// Whether the content at `node`, made in the environment `old`, would be the same in the present one.
  ///
  /// Values that differ and that only others inside read are propagated to those.
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

  /// Whether the rows of a list are at the same place: then equal ones are skipped.
  ///
  /// The closure that makes them reads the place of its body; it is called in any case.
  @usableFromInline
  func isSamePlace<ID>(_ state: ForEachState<ID>, at group: NodeIndex) -> Bool {
    guard passesEqual, !isCut, let known = state.place, hasSamePending(known.pending) else { return false }
    let place = environments.surroundings
    guard known.environment.body === place.body || known.environment.body.values.isSame(as: place.body.values) else {
      return false
    }
    return isSamePlace(known.environment.scope, reading: [], at: group)
  }

  /// Stores the place of the rows of a list.
  @usableFromInline
  func notePlace<ID>(_ state: ForEachState<ID>) { state.place = (environments.surroundings, pendingHere) }

  /// Whether the pending modifiers are known to equal others.
  private func hasSamePending(_ stored: ModifierStack?) -> Bool {
    guard pending.count - modifierBase == stored?.count ?? 0 else { return false }
    guard let others = stored?.gathered else { return true }
    pending.gather()
    for offset in 0..<others.count {
      let at = modifierBase + offset
      var (record, other) = (pending[at], others[offset])
      // The places of payloads have no meaning here.
      (record.side, other.side) = (.max, .max)
      guard record.matches(other) else { return false }
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
