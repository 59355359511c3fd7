import LayoutEngine

/// The content of the root.
struct RootSource<Content: Layout>: BodySource {
  let make: () -> Content
  /// Puts the content into the tree, compiled where its type was known.
  let put: (Content, _Lowering) -> Void

  func content(_ lowering: _Lowering) -> Content { make() }
  func lower(_ content: Content, _ lowering: _Lowering) { put(content, lowering) }
}

/// Updates: the whole tree, or those bodies that read what changed.
extension LayoutSession {
  /// Brings the tree up to date with `content`. Several elements without a container form a centred column.
  package func update(_ content: some Layout, environment: EnvironmentValues) {
    update(environment: environment, { content }, { $0._lower($1) })
  }

  /// Brings the tree up to date with the content of `body`.
  ///
  /// - Parameter evaluatesAll: whether elements that are equal to those before are evaluated too.
  package func update<Content: Layout>(
    environment: EnvironmentValues, evaluatesAll: Bool = false, _ body: @escaping () -> Content,
    _ put: @escaping (Content, _Lowering) -> Void
  ) {
    if !lowering.rootScope.values.isSame(as: environment) { lowering.rootScope = EnvironmentScope(environment) }
    if tree.root.isNone {
      guard let root = lowering.make(.vStack) else { return }
      tree.setRoot(root)
    }
    if tree.rootDirection != environment.layoutDirection {
      tree.rootDirection = environment.layoutDirection
      tree.markDirty(tree.root)
    }
    let wasCut = exchange(&lowering.isCut, with: false)
    lowering.passesEqual = !evaluatesAll && !wasCut
    relay.holding { lowering.lowerRoot(tree.root, RootSource(make: body, put: put)) }
  }

  /// Tracks bodies from now on, and notes changes of what they read in `inbox`.
  func observe(with inbox: Inbox) {
    lowering.inbox = inbox
    contents.inbox = inbox
  }

  /// Passes down values that changed at the root, except the style; bodies that read them become invalid.
  func inherit(_ environment: EnvironmentValues) {
    let old = lowering.rootScope
    let changed = old.values.changedKeys(to: environment)
    guard !changed.isEmpty, !tree.root.isNone else { return }
    let new = EnvironmentScope(environment)
    lowering.rootScope = new
    relay.holding { lowering.inherit(changed, from: old, to: new, below: tree.root) }
  }

  /// Makes the bodies invalid that read what changed.
  func invalidate(_ tokens: ContiguousArray<ObservationToken>) {
    for token in tokens where !token.node.isNone {
      if let body = contents.bodies[token.node] { contents.invalidate(body) }
    }
  }

  /// Evaluates the bodies that are invalid, outer ones first: their content may evaluate inner ones, or remove them. Of
  /// those at the same depth, the one with the first node is first.
  ///
  /// - Complexity: O(the bodies' work + the nodes above them).
  func evaluateInvalidBodies() {
    while !contents.invalid.isEmpty {
      let bodies = contents.invalid
      contents.invalid = []
      for body in sortedByDepth(bodies) where body.isInvalid && !body.node.isNone {
        body.isInvalid = false
        relay.holding { lowering.reevaluate(body) }
      }
    }
  }

  /// Evaluates the bodies that are invalid only to be notified of the next change of what they read: they stay invalid,
  /// and their content is not used.
  func listenToInvalidBodies() {
    for body in sortedByDepth(contents.invalid) where body.isInvalid && !body.node.isNone {
      relay.holding { lowering.listen(body) }
    }
  }

  private func sortedByDepth(_ bodies: ContiguousArray<TrackedBody>) -> ContiguousArray<TrackedBody> {
    guard bodies.count > 1 else { return bodies }
    var depths: [NodeIndex: Int] = [:]
    for body in bodies where !body.node.isNone { depths[body.node] = -1 }
    var path: ContiguousArray<NodeIndex> = []
    for start in Array(depths.keys) where depths[start] == -1 {
      // Up to the root, or to a body whose depth is known; then down again, noting the bodies on the way.
      path.removeAll(keepingCapacity: true)
      var depth = 0
      for at in tree.way(upFrom: start) {
        if let known = depths[at], known >= 0 {
          depth = known
          break
        }
        path.append(at)
      }
      for node in path.reversed() {
        depth += 1
        if depths[node] != nil { depths[node] = depth }
      }
    }
    // The Observation module notifies the readers of a model in no fixed order, and the same change must have the same
    // result each time.
    return ContiguousArray(
      bodies.sorted { (depths[$0.node] ?? 0, $0.node.rawValue) < (depths[$1.node] ?? 0, $1.node.rawValue) })
  }
}
