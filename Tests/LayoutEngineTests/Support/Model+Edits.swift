import LayoutEngine

extension Model {
  /// The numbers of all elements, overlays and backgrounds included.
  var ids: [Int] { [id] + (children + contents).flatMap(\.ids) }

  /// The modifiers of the element `id`.
  func modifiers(of id: Int) -> [Modifier] {
    if self.id == id { return modifiers }
    for element in children + contents where element.ids.contains(id) { return element.modifiers(of: id) }
    return []
  }

  /// Changes the element `id`, wherever it is.
  mutating func change(_ id: Int, _ body: (inout Model) -> Void) {
    if self.id == id { return body(&self) }
    for index in children.indices { children[index].change(id, body) }
    for index in modifiers.indices { modifiers[index].eachContent { $0.change(id, body) } }
  }

  /// The tree without the element `id`, its children, and modifiers whose content it was.
  func without(_ id: Int) -> Model {
    var copy = self
    copy.children = children.filter { $0.id != id }.map { $0.without(id) }
    copy.modifiers = modifiers.compactMap { modifier in
      var modifier = modifier
      var isGone = false
      modifier.eachContent { content in
        isGone = isGone || content.id == id
        content = content.without(id)
      }
      return isGone ? nil : modifier
    }
    return copy
  }

  /// The tree with what is in the element `id` in its place; a root gives its place to an only child.
  func opening(_ id: Int) -> Model {
    if self.id == id { return children.count == 1 ? children[0] : self }
    var copy = self
    copy.children = children.flatMap { $0.id == id ? $0.children : [$0.opening(id)] }
    copy.modifiers = modifiers.map { modifier in
      var modifier = modifier
      modifier.eachContent { $0 = $0.opening(id) }
      return modifier
    }
    return copy
  }
}

extension Model.Modifier {
  mutating func eachContent(_ body: (inout Model) -> Void) {
    switch self {
    case .overlay(var content, let place):
      for index in content.indices { body(&content[index]) }
      self = .overlay(content, place)
    case .background(var content, let place):
      for index in content.indices { body(&content[index]) }
      self = .background(content, place)
    default: break
    }
  }
}

extension EditScript.Turn {
  /// One random change.
  mutating func edit(_ source: inout RandomTree) {
    let ids = model.ids
    let id = source.random.pick(ids)
    switch source.random.int(0...13) {
    case 0, 1: insert(&source, into: id)
    case 2: if id != model.id { model = model.without(id) }
    case 3, 4: move(id, &source)
    case 5, 6: changeParameters(of: id, &source)
    case 7, 8: changeModifiers(of: id, &source)
    case 9: direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    case 10, 11: proposal = source.proposal()
    case 12: marked.append(id)
    default: container = source.random.once(in: 2) ? nil : Size(width: 300, height: source.random.length(500))
    }
  }

  private mutating func insert(_ source: inout RandomTree, into id: Int) {
    model.change(id) { parent in
      guard parent.kind.isContainer else { return }
      let child = source.branch(nodes: 3, in: parent.kind)
      parent.children.insert(child, at: source.random.int(0...parent.children.count))
    }
  }

  /// Among its siblings, or under another parent.
  private mutating func move(_ id: Int, _ source: inout RandomTree) {
    let random = source.random.next()
    if source.random.once(in: 2) {
      model.change(id) { parent in
        guard parent.children.count > 1 else { return }
        var generator = SplitMix(random)
        parent.children.shuffle(using: &generator)
      }
      return
    }
    guard id != model.id, !model.contentIDs.contains(id) else { return }
    guard let element = model.find(id), element.kind.takesModifiers else { return }
    let rest = model.without(id)
    let parent = source.random.pick(rest.ids)
    guard rest.find(parent)?.kind.isContainer == true else { return }
    guard rest.ids.count + element.ids.count == model.ids.count else { return }
    model = rest
    model.change(parent) { $0.children.insert(element, at: source.random.int(0...$0.children.count)) }
  }

  private mutating func changeParameters(of id: Int, _ source: inout RandomTree) {
    model.change(id) { element in
      let place = source.place()
      switch element.kind {
      case .hStack(let spacing, let old):
        element.kind = source.random.once(in: 2) ? .vStack(spacing, old) : .hStack(source.random.maybe(20), place)
      case .vStack(let spacing, let old):
        element.kind = source.random.once(in: 2) ? .hStack(spacing, old) : .vStack(source.random.maybe(20), place)
      case .zStack: element.kind = .zStack(place)
      case .scrollView: element.kind = .scrollView(source.random.pick([.horizontal, .vertical, .both]))
      case .viewThatFits: element.kind = .viewThatFits(source.random.pick([.horizontal, .vertical, .both]))
      case .grid: element.kind = .grid(source.random.maybe(20), source.random.maybe(20), place)
      case .lazyVStack: element.kind = .lazyVStack(source.random.maybe(20), place)
      case .lazyHStack: element.kind = .lazyHStack(source.random.maybe(20), place)
      case .lazyVGrid(let tracks, _, _): element.kind = .lazyVGrid(tracks.reversed(), source.random.maybe(20), place)
      case .lazyHGrid(let tracks, _, _): element.kind = .lazyHGrid(tracks.reversed(), source.random.maybe(20), place)
      case .gridRow(let guide): element.kind = .gridRow(guide == nil ? .bottom : nil)
      case .custom: element.kind = .custom(source.random.pick(CustomRule.some))
      default: if !element.kind.isContainer { element.kind = source.leaf() }
      }
    }
  }

  private mutating func changeModifiers(of id: Int, _ source: inout RandomTree) {
    model.change(id) { element in
      guard element.kind.takesModifiers else { return }
      if !element.modifiers.isEmpty, source.random.once(in: 2) {
        element.modifiers.remove(at: source.random.int(0...element.modifiers.count - 1))
      } else {
        let modifier = source.modifier(depth: 4)
        element.modifiers.insert(modifier, at: source.random.int(0...element.modifiers.count))
      }
    }
  }
}

extension Model {
  func find(_ id: Int) -> Model? {
    if self.id == id { return self }
    return (children + contents).lazy.compactMap { $0.find(id) }.first
  }

  /// The numbers of what overlays and backgrounds consist of.
  var contentIDs: Set<Int> {
    Set(contents.map(\.id)).union((children + contents).flatMap(\.contentIDs))
  }
}

extension Model: CustomStringConvertible {
  /// One line an element, indented by its depth.
  var description: String { lines(depth: 1).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var result = ["\(indent)#\(id) \(kind)"]
    for modifier in modifiers {
      switch modifier {
      case .overlay(let content, let place):
        result.append("\(indent)  .overlay(\(place))")
        result += content.flatMap { $0.lines(depth: depth + 2) }
      case .background(let content, let place):
        result.append("\(indent)  .background(\(place))")
        result += content.flatMap { $0.lines(depth: depth + 2) }
      default: result.append("\(indent)  .\(modifier)")
      }
    }
    return result + children.flatMap { $0.lines(depth: depth + 1) }
  }
}
