package import LayoutEngine

/// One change of a scene as a value; elements that no longer exist are left out.
package enum Edit: Hashable, Sendable {
  case insert(TreeDescription, into: Int, at: Int)
  case remove(Int)
  /// Moves an element under another parent.
  case move(Int, into: Int, at: Int)
  /// Puts the element's children in the order of these numbers, with the others last.
  case reorder(Int, [Int])
  /// Sets another kind, or other parameters.
  case become(Int, TreeDescription.Kind)
  case modify(Int, TreeDescription.Modifier, at: Int)
  case unmodify(Int, at: Int)
  case propose(Proposal)
  case direct(LayoutDirection)
  case contain(Size?)
  /// Marks an element as changed though it is not.
  case mark(Int)
}

extension TreeScene {
  package mutating func apply(_ edit: Edit) {
    switch edit {
    case .insert(let new, let parent, let position): insert(new, into: parent, at: position)
    case .remove(let id): if id != tree.id { tree = tree.without(id) }
    case .move(let id, let parent, let position):
      guard let element = tree.find(id), id != tree.id, !element.ids.contains(parent) else { return }
      let rest = tree.without(id)
      guard rest.find(parent)?.kind.isContainer == true, rest.ids.count + element.ids.count == tree.ids.count else {
        return
      }
      tree = rest
      insert(element, into: parent, at: position)
    case .reorder(let id, let order):
      tree.change(id) { parent in
        let named = order.compactMap { id in parent.children.first { $0.id == id } }
        parent.children = named + parent.children.filter { !order.contains($0.id) }
      }
    case .become(let id, let kind): tree.change(id) { $0.kind = kind }
    case .modify(let id, let modifier, let position):
      tree.change(id) { $0.modifiers.insert(modifier, at: min(position, $0.modifiers.count)) }
    case .unmodify(let id, let position):
      tree.change(id) { if position < $0.modifiers.count { $0.modifiers.remove(at: position) } }
    case .propose(let proposal): self.proposal = proposal
    case .direct(let direction): self.direction = direction
    case .contain(let size): container = size
    case .mark(let id): marked.append(id)
    }
  }

  /// Inserts a tree; elements without a number get those that follow the greatest one.
  private mutating func insert(_ new: TreeDescription, into parent: Int, at position: Int) {
    var next = (tree.ids.max() ?? 0) + 1
    let new = new.numbered(from: &next)
    tree.change(parent) { $0.children.insert(new, at: min(position, $0.children.count)) }
  }
}

extension Edit {
  /// The edit with its tree, kind or modifier changed; each is passed as an element that has just that.
  func map(_ change: (TreeDescription) -> TreeDescription) -> Edit {
    switch self {
    case .insert(let new, let parent, let position): return .insert(change(new), into: parent, at: position)
    case .become(let id, let kind): return .become(id, change(TreeDescription(kind)).kind)
    case .modify(let id, let modifier, let position):
      let changed = change(TreeDescription(.color, [], [modifier])).modifiers.first
      return changed.map { .modify(id, $0, at: position) } ?? .unmodify(id, at: .max)
    default: return self
    }
  }

  /// The tree that the edit inserts, under an element of no number.
  var arrival: TreeDescription? {
    switch self {
    case .insert(let new, _, _): new
    case .modify(_, let modifier, _): TreeDescription(.color, [], [modifier])
    default: nil
    }
  }
}

/// `{"edit": "insert", "id": 4, "at": 0, "tree": {…}}`: `id` is the element that is changed.
extension Edit: Codable {
  package init(from decoder: any Decoder) throws {
    let reader = try decoder.container(keyedBy: CaseWord.self)
    func id(_ key: CaseWord = "id") throws -> Int { try reader.decode(Int.self, forKey: key) }
    func position() throws -> Int { max(0, try id("at")) }
    switch try reader.decode(String.self, forKey: "edit") {
    case "insert":
      self = .insert(try reader.decode(TreeDescription.self, forKey: "tree"), into: try id(), at: try position())
    case "remove": self = .remove(try id())
    case "move": self = .move(try id("child"), into: try id(), at: try position())
    case "reorder": self = .reorder(try id(), try reader.decode([Int].self, forKey: "order"))
    case "become": self = .become(try id(), try reader.decode(TreeDescription.self, forKey: "tree").kind)
    case "modify":
      let modifier = try reader.decode(TreeDescription.Modifier.self, forKey: "modifier")
      self = .modify(try id(), modifier, at: try position())
    case "unmodify": self = .unmodify(try id(), at: try position())
    case "propose":
      let room = try reader.lengths("proposal")
      self = .propose(Proposal(width: room?.width, height: room?.height))
    case "direct": self = .direct(try reader.direction("layoutDirection"))
    case "contain": self = .contain(try reader.window())
    case "mark": self = .mark(try id())
    case let other: throw CaseError(description: "unknown edit \"\(other)\"")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var writer = encoder.container(keyedBy: CaseWord.self)
    func edit(_ name: String, _ id: Int? = nil, at position: Int? = nil) throws {
      try writer.value("edit", name)
      try writer.value("id", id)
      try writer.value("at", position)
    }
    switch self {
    case .insert(let new, let parent, let position):
      try edit("insert", parent, at: position)
      try writer.value("tree", new)
    case .remove(let id): try edit("remove", id)
    case .move(let id, let parent, let position):
      try edit("move", parent, at: position)
      try writer.value("child", id)
    case .reorder(let id, let order):
      try edit("reorder", id)
      try writer.value("order", order)
    case .become(let id, let kind):
      try edit("become", id)
      try writer.value("tree", TreeDescription(kind))
    case .modify(let id, let modifier, let position):
      try edit("modify", id, at: position)
      try writer.value("modifier", modifier)
    case .unmodify(let id, let position): try edit("unmodify", id, at: position)
    case .propose(let proposal):
      try edit("propose")
      try writer.lengths("proposal", proposal.width, proposal.height)
    case .direct(let direction):
      try edit("direct")
      try writer.direction("layoutDirection", direction)
    case .contain(let size):
      try edit("contain")
      try writer.window(size)
    case .mark(let id): try edit("mark", id)
    }
  }
}
