import LayoutEngine

extension TreeDescription {
  /// The overlays and backgrounds of the element, in the order of its modifiers.
  package var contents: [TreeDescription] { modifiers.compactMap(\.content) }

  /// The numbers of all elements, overlays and backgrounds included.
  package var ids: [Int] { [id] + (children + contents).flatMap(\.ids) }

  /// The numbers of the elements of overlays and backgrounds.
  package var contentIDs: Set<Int> {
    Set(contents.map(\.id)).union((children + contents).flatMap(\.contentIDs))
  }

  /// The same tree with a new number for every element that has none yet.
  package func numbered(from next: inout Int) -> TreeDescription {
    var copy = self
    if copy.id == 0 {
      copy.id = next
      next += 1
    }
    copy.children = children.map { $0.numbered(from: &next) }
    for at in copy.modifiers.indices { copy.modifiers[at].content = modifiers[at].content?.numbered(from: &next) }
    return copy
  }

  package func numbered() -> TreeDescription {
    var next = 1
    return numbered(from: &next)
  }

  /// The same tree, all of whose elements have new numbers.
  package func renumbered() -> TreeDescription { map { $0.id = 0 }.numbered() }

  /// The window's size in a modifier; where several have one, that of the last.
  var window: Size? {
    let own = modifiers.compactMap { modifier in
      if case .containerRelative(_, _, _, _, _, let window) = modifier { window } else { nil }
    }
    return own.last ?? (children + contents).compactMap(\.window).last
  }

  /// The element at a path, the positions of the children on the way to it.
  package subscript(path: [Int]) -> TreeDescription {
    get { path.reduce(self) { $0.children[$1] } }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      children[first][Array(path.dropFirst())] = newValue
    }
  }

  /// The element `id`, wherever it is.
  package func find(_ id: Int) -> TreeDescription? {
    if self.id == id { return self }
    for element in children + contents { if let found = element.find(id) { return found } }
    return nil
  }

  /// Changes the element `id`, wherever it is.
  package mutating func change(_ id: Int, _ body: (inout TreeDescription) -> Void) {
    if self.id == id { return body(&self) }
    for index in children.indices { children[index].change(id, body) }
    for index in modifiers.indices { modifiers[index].content?.change(id, body) }
  }

  /// The same tree with a change of every element, the innermost ones first.
  package func map(_ change: (inout TreeDescription) -> Void) -> TreeDescription {
    var copy = self
    copy.children = children.map { $0.map(change) }
    for at in modifiers.indices { copy.modifiers[at].content = modifiers[at].content?.map(change) }
    change(&copy)
    return copy
  }

  /// The tree without the element `id`, its children, and modifiers whose content it was.
  package func without(_ id: Int) -> TreeDescription {
    map { element in
      element.children.removeAll { $0.id == id }
      element.modifiers.removeAll { $0.content?.id == id }
    }
  }

  /// The tree with the content of the element `id` in its place; a root, and content, give their place to an only
  /// child.
  package func opening(_ id: Int) -> TreeDescription {
    func opened(_ element: TreeDescription) -> TreeDescription {
      element.id == id && element.children.count == 1 ? element.children[0] : element
    }
    return opened(
      map { element in
        element.children = element.children.flatMap { $0.id == id ? $0.children : [$0] }
        for at in element.modifiers.indices {
          element.modifiers[at].content = element.modifiers[at].content.map(opened)
        }
      })
  }
}

extension TreeDescription.Modifier {
  /// The content of an overlay or background; other modifiers have none, and ignore a new one.
  package var content: TreeDescription? {
    get { if case .attachment(let content, _, _) = self { content } else { nil } }
    set {
      guard case .attachment(_, let isOverlay, let place) = self, let newValue else { return }
      self = .attachment(newValue, isOverlay: isOverlay, place)
    }
  }
}
