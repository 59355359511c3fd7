public import LayoutEngine

/// Explanations of sizes.
///
/// They are computed beside the tree: frames, counters and stored responses stay as they are, and the next turn costs
/// what it would have cost. All of them describe the last turn. Inside of an update, and of measuring and placing, the
/// result is `nil`, and the call is noted.
extension LayoutRoot {
  /// The explanation of the front-most element's size at `point`; `nil` where there is none.
  ///
  /// `point` counts from the corner of the root, in points; parts that a scroll view or a clip hides are not found.
  ///
  /// - Complexity: O(elements).
  public func explain(at point: Point) -> LayoutExplanation? {
    explained {
      var walk = InspectionWalk(session)
      walk.run()
      return walk.boxes.lastIndex { $0.contains(point) }.map { walk.elements[$0] }
    }
  }

  /// The explanation of the element's size that a view of the host shows; `nil` for views that are gone.
  ///
  /// - Complexity: O(elements).
  public func explain(_ view: ViewID) -> LayoutExplanation? { explained { node(of: view) } }

  /// The explanation of the element's size with the id `id`; of the first one where several have it, and `nil` where no
  /// visible one does.
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
  /// The visible elements with the id `id`, in document order.
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

  /// The explanation of a node's size; `nil` where it is not shown.
  func explain(_ node: NodeIndex) -> LayoutExplanation? {
    guard tree.isLive(node), !tree.isGroup(node), tree.isShown(node) else { return nil }
    // Measuring pictures notes which ones cannot be decoded; that was reported already.
    let failures = contents.imageFailures
    defer { contents.imageFailures = failures }
    return Explainer(self, node, LayoutReplay(tree)).explanation
  }
}
