package import LayoutEngine

/// A visible element with an id, and what is inside of it.
package struct NamedElement {
  /// One visible part: a text, a control, a box with gestures.
  package struct Part {
    package var content: ViewContent
    /// The view that shows it; `nil` without a host.
    package var view: ViewID?
  }

  /// An element around the named one.
  package struct Surrounding {
    package var name: String
    /// The first id of the element as text; `nil` where it has none.
    package var id: String?
    /// Its own boxes.
    package var contents: [ViewContent]
  }

  /// The name of the element: `Text "Hello"`.
  package var name: String
  /// The frame with all modifiers, from the corner of the root.
  package var frame: Rect
  /// The visible parts of the element and of what is inside, in drawing order.
  package var parts: [Part]
  /// The elements around it, the innermost first.
  package var around: [Surrounding]
}

extension LayoutRoot {
  /// The ids of all visible elements as text, in drawing order, each once.
  ///
  /// - Complexity: O(elements).
  package var visibleIDs: [String] {
    let names = session.namedNodes
    var walk = InspectionWalk(session)
    walk.run()
    var known: Set<Identity> = []
    var ids: [String] = []
    for node in walk.elements {
      let groups = Array(session.tree.groups(around: node))
      for named in groups.reversed() + [node] {
        for identity in names[named] ?? [] where known.insert(identity).inserted { ids.append(identity.text) }
      }
    }
    return ids
  }

  /// The visible elements with the id `id`, in drawing order; one in another one with the same id does not count.
  ///
  /// - Complexity: O(elements · depth).
  package func namedElements(_ id: some Hashable & Sendable) -> [NamedElement] {
    let identity = Identity(value: id)
    let names = session.namedNodes
    let named = names.filter { $0.value.contains(identity) }
    guard !named.isEmpty else { return [] }
    var walk = InspectionWalk(session)
    walk.run()
    // The named node of each element: its own one, or that of the nearest group.
    let tops = walk.elements.map { node -> NodeIndex? in
      ([node] + session.tree.groups(around: node)).last { named[$0] != nil }
    }
    func top(around at: Int) -> (node: NodeIndex, at: Int)? {
      var found: (NodeIndex, Int)?
      var here: Int? = at
      while let position = here {
        if let node = tops[position] { found = (node, position) }
        here = walk.boxes[position].parent
      }
      return found
    }
    var order: [NodeIndex] = []
    var members: [NodeIndex: [Int]] = [:]
    var first: [NodeIndex: Int] = [:]
    for at in walk.boxes.indices {
      guard let top = top(around: at) else { continue }
      if members[top.node] == nil { order.append(top.node) }
      members[top.node, default: []].append(at)
      first[top.node] = first[top.node].map { min($0, top.at) } ?? top.at
    }
    return order.compactMap { node in
      first[node].map { element($0, (members[node] ?? []).flatMap { parts(of: walk.elements[$0]) }, walk, names) }
    }
  }

  /// The id of the front-most element at a point, or of the nearest element with an id around it; `nil` where there is none.
  ///
  /// - Complexity: O(elements).
  package func id(at point: Point) -> (any Hashable & Sendable)? {
    let names = session.namedNodes
    var walk = InspectionWalk(session)
    walk.run()
    var here = walk.boxes.lastIndex { $0.contains(point) }
    while let at = here {
      let node = walk.elements[at]
      let found = ([node] + session.tree.groups(around: node)).lazy.compactMap { names[$0]?.first }.first
      if let found { return found.value }
      here = walk.boxes[at].parent
    }
    return nil
  }

  /// The control that a view shows; `nil` where it is none, or gone.
  package func control(of view: ViewID) -> ControlContent? {
    node(of: view).flatMap { session.contents.control(of: $0, in: session.tree) }
  }

  private func element(
    _ at: Int, _ parts: [NamedElement.Part], _ walk: InspectionWalk, _ names: [NodeIndex: [Identity]]
  ) -> NamedElement {
    var around: [NamedElement.Surrounding] = []
    var here = walk.boxes[at].parent
    while let position = here {
      let node = walk.elements[position]
      let id = ([node] + session.tree.groups(around: node)).lazy.compactMap { names[$0]?.first }.first
      around.append(
        NamedElement.Surrounding(
          name: walk.boxes[position].name, id: id?.text, contents: self.parts(of: node).map(\.content)))
      here = walk.boxes[position].parent
    }
    return NamedElement(name: walk.boxes[at].name, frame: walk.boxes[at].frame, parts: parts, around: around)
  }

  /// The decorations of an element, the outermost first, and its content.
  private func parts(of node: NodeIndex) -> [NamedElement.Part] {
    let tree = session.tree
    var parts: [NamedElement.Part] = []
    for at in (0..<tree.modifierCount(of: node)).reversed() {
      let modifier = tree.modifier(at, of: node)
      guard modifier.kind == .decoration else { continue }
      parts.append(
        NamedElement.Part(
          content: .decorated(session.contents.decorations[modifier.side]), view: view(node, .decoration(modifier.side))
        ))
    }
    if let content = session.contents.content(of: node, in: tree) {
      parts.append(NamedElement.Part(content: content, view: tree.token(of: node).flatMap { view(node, .leaf($0)) }))
    }
    return parts
  }

  private func view(_ node: NodeIndex, _ key: ViewKey) -> ViewID? {
    guard host != nil, case let slot = commit.shown.slot(of: node, showing: key), slot != .none else { return nil }
    return ViewID(rawValue: commit.shown.id(of: slot))
  }
}

extension LayoutSession {
  /// The ids of nodes: those of elements with an id of their own, and those of rows.
  fileprivate var namedNodes: [NodeIndex: [Identity]] {
    var names = contents.identities.mapValues { [$0] }
    for list in contents.lists.values {
      for (identity, node) in list.identifiedNodes { names[node, default: []].append(identity) }
    }
    return names
  }
}
