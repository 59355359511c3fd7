import LayoutEngine

extension _Lowering {
  /// Whether the list under `group` need not make all its rows. One that made some of them, and has to make all, gives up
  /// what it stored.
  @usableFromInline
  func standsLazily(_ group: NodeIndex) -> Bool {
    if lazyPlace(of: group) != nil { return true }
    leaveLazy(group)
    return false
  }

  /// A list that makes only some of its rows: `LazyList`.
  @usableFromInline
  func lazyList<Data, ID, Content>(_ list: ForEach<Data, ID, Content>, _ group: NodeIndex) {
    guard let site = lazyPlace(of: group) else { return }
    let data = ForEachData(list, under: group)
    if let fault = data.fault { report(fault, in: group) }
    let known = contents.lazyLists[group]
    let outer = known?.outer ?? lazyList(around: group)
    let surroundings = LazyList.Surroundings(
      environment: environments.surroundings, pending: pending.suffix(from: modifierBase),
      depth: nesting.depth + _Lowering.rowLevels, trail: outer.isNone ? [] : lastTypes)
    let state = known ?? LazyList(site, in: outer, data, surroundings)
    if known == nil {
      state.window.level = contents.lazyLists[outer].map { $0.window.level + 1 } ?? 0
      state.isRepeated = noteRepeats(of: group, in: outer)
      // Rows of a list that made all of them.
      nest(group) {}
      letDie(contents.lists.updateValue(state, forKey: group))
      contents.lazyLists[group] = state
    }
    state.site = site
    letDie(exchange(&state.surroundings, with: surroundings))
    nesting.depth += _Lowering.rowLevels
    nest(group) { state.update(data, self) }
    nesting.depth -= _Lowering.rowLevels
  }

  /// The place of the list under `group`, if it is in a lazy container inside a scroll view along its axis, and not in
  /// a row of another list, which has the same place or is lazy itself.
  ///
  /// - Complexity: O(depth), where lists further out do not count.
  func lazyPlace(of group: NodeIndex) -> LazySite? {
    let container = tree.layoutParent(of: group)
    guard !container.isNone, let axis = tree.kind(of: container).lazyAxis,
      !tree.groups(around: group).contains(where: { contents.lists[$0] != nil })
    else { return nil }
    var inner = container
    var isInCustom = false
    for at in tree.way(upFrom: tree.parent(of: container)) {
      if !tree.isAttachment(inner), tree.scrollAxes(at).contains(Axis.Set(axis)) {
        return LazySite(
          group: group, container: container, scrollView: at, axis: axis, isInCustom: isInCustom)
      }
      if tree.isCustom(at) { isInCustom = true }
      inner = at
    }
    return nil
  }

  /// The group of the lazy list that has a node in a row.
  ///
  /// - Complexity: O(nodes up to that).
  private func lazyList(around node: NodeIndex) -> NodeIndex {
    guard !contents.lazyLists.isEmpty else { return .none }
    return tree.way(upFrom: tree.parent(of: node)).first { tree.isGroup($0) && contents.lazyLists[$0] != nil }
      ?? .none
  }

  /// Notes that a list is in a row of one of its own kind.
  ///
  /// - Returns: whether it does.
  private func noteRepeats(of group: NodeIndex, in outer: NodeIndex) -> Bool {
    var at = outer
    while let list = contents.lazyLists[at] {
      if tree.tag(ofGroup: at)?.type == tree.tag(ofGroup: group)?.type {
        list.isRepeated = true
        return true
      }
      at = list.outer
    }
    return false
  }

  /// Makes all rows from now on of a list that made only some of them.
  func leaveLazy(_ group: NodeIndex) {
    guard !contents.lazyLists.isEmpty, contents.lazyLists.removeValue(forKey: group) != nil else { return }
    letDie(contents.lists.removeValue(forKey: group))
    tree.removeSpan(of: group)
    nest(group) {}
  }
}

extension NodeKind {
  /// The axis of a lazy container's sequence of lines.
  var lazyAxis: Axis? {
    switch self {
    case .lazyVStack, .lazyVGrid: .vertical
    case .lazyHStack, .lazyHGrid: .horizontal
    default: nil
    }
  }
}
