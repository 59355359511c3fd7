public import LayoutEngine

/// Asking why. What is asked is worked out beside the tree: frames, counters and what is remembered stay as they are, and
/// the next turn costs what it would have cost. Everything is said of the last turn. Inside of an update, and of measuring
/// and placing, the answer is `nil`, and the call is noted.
extension LayoutRoot {
  /// Why the front-most element at `point` has its size; `nil` where there is none. `point` counts from the corner of the
  /// root, in points; what a scroll view or a clip cuts off is not met.
  ///
  /// - Complexity: O(elements).
  public func explain(at point: Point) -> LayoutExplanation? {
    explained {
      var walk = InspectionWalk(session)
      walk.run()
      return walk.boxes.lastIndex { $0.contains(point) }.map { walk.elements[$0] }
    }
  }

  /// Why the element that a view of the host shows has its size; `nil` for views that are gone.
  ///
  /// - Complexity: O(elements).
  public func explain(_ view: ViewID) -> LayoutExplanation? { explained { node(of: view) } }

  /// Why the element with the id `id` has its size; of the first one where several have it, and `nil` where none that is
  /// shown does.
  ///
  /// - Complexity: O(elements).
  public func explain(id: some Hashable & Sendable) -> LayoutExplanation? {
    explained { session.elements(of: Identity(value: id)).first }
  }

  private func explained(_ find: () -> NodeIndex?) -> LayoutExplanation? {
    inspecting("explain") { find().flatMap(session.explain) } ?? nil
  }
}

extension LayoutSession {
  /// The elements that are shown of what has the id `id`, in document order.
  func elements(of id: Identity) -> [NodeIndex] {
    var named = Set(contents.identities.filter { $0.value == id }.keys)
    for list in contents.lists.values {
      for (identity, node) in list.identifiedNodes where identity == id { named.insert(node) }
    }
    guard !named.isEmpty else { return [] }
    var walk = InspectionWalk(self)
    walk.run()
    return walk.elements.filter { named.contains($0) || tree.groups(around: $0).contains(where: named.contains) }
  }

  /// Why a node has its size; `nil` where it is not shown.
  func explain(_ node: NodeIndex) -> LayoutExplanation? {
    guard tree.isLive(node), !tree.isGroup(node), tree.isShown(node) else { return nil }
    // Measuring pictures notes which ones cannot be decoded; that was told already.
    let failures = contents.imageFailures
    defer { contents.imageFailures = failures }
    return Explainer(self, node).explanation
  }
}
