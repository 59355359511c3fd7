import LayoutEngine

extension RandomTree {
  /// A scene of at most `nodes` elements, and a script that edits it in `turns` turns together, once or twice in each;
  /// fewer where the numbers are used up.
  package mutating func script(nodes: Int = 9, turns count: Int = 5) -> EditScript {
    var scene = TreeScene(tree(nodes: nodes), in: proposal())
    var script = EditScript(first: scene)
    for _ in 1..<count where !random.isUsedUp {
      var edits: [Edit] = []
      for _ in 0..<random.int(1...2) {
        guard let edit = edit(of: scene) else { continue }
        scene.apply(edit)
        edits.append(edit)
      }
      script.turns.append(edits)
    }
    return script
  }

  /// One random edit; `nil` where it would change nothing.
  package mutating func edit(of scene: TreeScene) -> Edit? {
    let tree = scene.tree
    let id = random.pick(tree.ids)
    guard let element = tree.find(id) else { return nil }
    switch random.int(0...13) {
    case 0, 1:
      guard element.kind.isContainer else { return nil }
      let child = branch(nodes: 3, in: element.kind)
      return .insert(child, into: id, at: random.int(0...element.children.count))
    case 2: return id == tree.id ? nil : .remove(id)
    case 3, 4: return move(element, in: tree)
    case 5, 6:
      let kind = parameters(of: element.kind)
      return kind == element.kind ? nil : .become(id, kind)
    case 7, 8: return change(of: element)
    case 9: return .direct(scene.direction == .leftToRight ? .rightToLeft : .leftToRight)
    case 10, 11: return .propose(proposal())
    case 12: return .mark(id)
    default: return .contain(random.once(in: 2) ? nil : Size(width: 300, height: random.length(500)))
    }
  }

  /// Moves an element among its siblings, or under another parent.
  private mutating func move(_ element: TreeDescription, in tree: TreeDescription) -> Edit? {
    let bits = random.next()
    if random.once(in: 2) {
      guard element.children.count > 1 else { return nil }
      var generator = SplitMix(bits)
      return .reorder(element.id, element.children.map(\.id).shuffled(using: &generator))
    }
    guard element.id != tree.id, !tree.contentIDs.contains(element.id), element.kind.takesModifiers else { return nil }
    let parent = random.pick(tree.without(element.id).ids)
    guard let target = tree.without(element.id).find(parent), target.kind.isContainer else { return nil }
    return .move(element.id, into: parent, at: random.int(0...target.children.count))
  }

  private mutating func parameters(of kind: TreeDescription.Kind) -> TreeDescription.Kind {
    let place = place()
    switch kind {
    case .hStack(let spacing, let old):
      return random.once(in: 2) ? .vStack(spacing, old) : .hStack(random.maybe(20), place)
    case .vStack(let spacing, let old):
      return random.once(in: 2) ? .hStack(spacing, old) : .vStack(random.maybe(20), place)
    case .zStack: return .zStack(place)
    case .scrollView: return .scrollView(random.pick([.horizontal, .vertical, .both]))
    case .viewThatFits: return .viewThatFits(random.pick([.horizontal, .vertical, .both]))
    case .grid: return .grid(random.maybe(20), random.maybe(20), place)
    case .lazyVStack: return .lazyVStack(random.maybe(20), place)
    case .lazyHStack: return .lazyHStack(random.maybe(20), place)
    case .lazyVGrid(let tracks, _, _): return .lazyVGrid(tracks.reversed(), random.maybe(20), place)
    case .lazyHGrid(let tracks, _, _): return .lazyHGrid(tracks.reversed(), random.maybe(20), place)
    case .gridRow(let guide): return .gridRow(guide == nil ? .bottom : nil)
    case .custom: return .custom(random.pick(rules))
    default: return kind.isContainer ? kind : leaf()
    }
  }

  private mutating func change(of element: TreeDescription) -> Edit? {
    guard element.kind.takesModifiers else { return nil }
    if !element.modifiers.isEmpty, random.once(in: 2) {
      return .unmodify(element.id, at: random.int(0...element.modifiers.count - 1))
    }
    let modifier = modifier(depth: 4)
    return .modify(element.id, modifier, at: random.int(0...element.modifiers.count))
  }
}
