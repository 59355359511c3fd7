extension EditScript {
  /// The smallest script found that fails too: without some turns, edits, elements and modifiers.
  ///
  /// A script that throws does not count. Scripts are compared by their texts, since NaN equals nothing.
  package func shrunk(while fails: (EditScript) throws -> Bool) -> EditScript {
    var best = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      let text = best.description
      for candidate in best.smaller() where candidate.description != text && (try? fails(candidate)) == true {
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  private func smaller() -> [EditScript] { fewerTurns() + fewerElements() + fewerModifiers() + plainerScenes() }

  /// The scripts without one turn, the first one included, without its edits, and without one of these.
  private func fewerTurns() -> [EditScript] {
    guard !turns.isEmpty else { return [] }
    var result = [EditScript(first: scenes[1], turns: Array(turns.dropFirst()))]
    for index in turns.indices {
      result.append(with { $0.turns.remove(at: index) })
      if index > 0 { result.append(with { $0.turns[index - 1] += $0.turns.remove(at: index) }) }
      for position in turns[index].indices { result.append(with { $0.turns[index].remove(at: position) }) }
    }
    return result
  }

  /// The scripts without one element, or with its content in its place, in all turns.
  private func fewerElements() -> [EditScript] {
    let ids = Set(([first.tree] + turns.joined().compactMap(\.arrival)).flatMap(\.ids)).subtracting([0]).sorted()
    let roots = Set(scenes.map(\.tree.id))
    return ids.filter { !roots.contains($0) }.map { id in without(id) } + ids.map { id in map { $0.opening(id) } }
  }

  private func without(_ id: Int) -> EditScript {
    var copy = map { $0.without(id) }
    copy.turns = copy.turns.map { edits in
      edits.filter { if case .insert(let new, _, _) = $0 { new.id != id } else { true } }
    }
    return copy
  }

  /// The scripts without one modifier of the first tree, or of a later one.
  private func fewerModifiers() -> [EditScript] {
    func without(_ tree: TreeDescription) -> [(TreeDescription) -> TreeDescription] {
      tree.ids.filter { $0 != 0 }.flatMap { id in
        (tree.find(id)?.modifiers.indices ?? 0..<0).map { position in
          { tree in
            var copy = tree
            copy.change(id) { if position < $0.modifiers.count { $0.modifiers.remove(at: position) } }
            return copy
          }
        }
      }
    }
    var result = without(first.tree).map { change in with { $0.first.tree = change($0.first.tree) } }
    for index in turns.indices {
      for position in turns[index].indices {
        for change in turns[index][position].arrival.map(without) ?? [] {
          result.append(with { $0.turns[index][position] = $0.turns[index][position].map(change) })
        }
      }
    }
    return result
  }

  private func plainerScenes() -> [EditScript] {
    var result: [EditScript] = []
    if first.direction == .rightToLeft { result.append(with { $0.first.direction = .leftToRight }) }
    if first.container != nil { result.append(with { $0.first.container = nil }) }
    if !first.marked.isEmpty { result.append(with { $0.first.marked = [] }) }
    return result
  }

  private func with(_ change: (inout EditScript) -> Void) -> EditScript {
    var copy = self
    change(&copy)
    return copy
  }
}
