import LayoutEngine
import Observation

/// Which body reads what, and evaluating one alone.
///
/// 1. While a body runs, models note what reads them (the Observation module), and the environment does too. A body
///    that read something is remembered under its node with the environment and the modifiers that were on their way;
///    one that read nothing costs a few instructions and no memory.
/// 2. A body is armed anew before its old observation is ended, so no change on the root's thread falls between the two.
///    The Observation module listens from the end of the body on: a change on another thread between a read and that
///    end is not heard of. Models that change while bodies run belong on the root's thread.
/// 3. A change makes the body invalid. In the next turn invalid bodies are evaluated, outer ones first, each under its
///    own node; what it makes is compared in place as always, and an equal result touches nothing.
/// 4. Bodies inside it that read something, and whose element and environment are the same, are left alone
///    (`isUntouched`); others are part of the walk.
///
/// One-shot layouts have no listener, so nothing is tracked there.
extension Lowering {
  /// Evaluates a body and puts its content under the node that the cursor is in.
  @inline(__always)
  func lowerBody<Source: BodySource>(_ source: Source, of node: NodeIndex, _ type: Any.Type) {
    let outer = environments.bodyLevel
    if Source.isBody { environments.enterBody() }
    let content = inbox == nil ? source.content(self) : track(source, node, type)
    source.lower(content, self)
    environments.leaveBody(outer)
  }

  /// Runs a body and remembers it if it reads something.
  private func track<Source: BodySource>(
    _ source: Source, _ node: NodeIndex, _ type: Any.Type
  ) -> Source.Content {
    let known = contents.bodies.isEmpty ? nil : contents.bodies[node]
    let (content, reads) = observe(source, type)
    remember(source, node, type, known, reads)
    return content
  }

  /// Steps 1 and 2, except ending the old observation.
  private func observe<Source: BodySource>(_ source: Source, _ type: Any.Type) -> (Source.Content, Reads) {
    let reading = beginReading(as: type)
    let content = withObservationTracking(
      {
        holdToken(reading)
        return source.content(self)
      }, onChange: arm(reading))
    return (content, endReading(reading, ObjectIdentifier(type)))
  }

  /// Remembers, or forgets, a body after it was evaluated.
  func remember<Source: BodySource>(
    _ source: Source, _ node: NodeIndex, _ type: Any.Type, _ known: TrackedBody?, _ reads: Reads
  ) {
    if reads.isEmpty {
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
      pending = body.pending
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
  func isUntouched<Element: Layout>(_ element: Element, at node: NodeIndex) -> Bool {
    guard let known = contents.bodies[node] as? SourcedBody<ElementSource<Element>>, !known.isInvalid,
      known.elsewhere.isEmpty,
      known.source.isSame(as: ElementSource(element: element)), hasSamePending(known.pending)
    else { return false }
    let (old, new) = (known.surroundings.scope, environments.scope)
    if old === new { return true }
    guard old.values.hasSameStyle(as: new.values) else { return false }
    let changed = old.values.changedKeys(to: new.values)
    guard changed.isDisjoint(with: known.keys) else { return false }
    if !changed.isEmpty { inherit(changed, from: old, to: new, below: node) }
    return true
  }

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
      case (.decoration(let one, _), .decoration(let two, _)):
        // Closures cannot be compared.
        if one != two || !one.gestures.isEmpty { return false }
      case (.value(let one), .value(let two)): if !one.isSame(as: two) { return false }
      case (.attachment, .attachment), (.guide, .guide): if at >= settledCount { return false }
      default: return false
      }
    }
    return true
  }
}
