@testable import LayoutEngine

/// A model in the engine. `show` brings the tree to another model by edits, as a list of changes would; `frames` reads
/// all layers out.
final class LiveTree {
  let tree = LayoutTree()
  private(set) var model: Model
  /// The node of each element by its number.
  private(set) var nodes: [Int: NodeIndex] = [:]
  /// How often each text or measured leaf was asked, by its number.
  private(set) var questions: [Int: Int] = [:]
  private var seats: [Int: Seat] = [:]

  /// Where an element stands, and what it is: a node lives on as long as none of that changes.
  private struct Seat: Equatable {
    var element: Model
    var parent: Int
    var parentKind: NodeKind?
    var isAttachment: Bool

    func isSame(as other: Seat) -> Bool {
      parent == other.parent && parentKind == other.parentKind && isAttachment == other.isAttachment
        && isKept(by: other)
    }
    func isKept(by other: Seat) -> Bool { element.kind.node == other.element.kind.node }
  }

  init(_ model: Model, shortCuts: Bool = true) throws {
    self.model = model
    tree.takesShortCuts = shortCuts
    tree.leaves = LeafRelay(self)
    _ = tree.addGuide(.horizontal) { $0.width / 2 }
    _ = tree.addGuide(.vertical) { $0.height }
    try show(model.id == 0 ? model.numbered() : model)
  }

  /// Edits the tree until it is `next`.
  func show(_ next: Model) throws {
    var wanted: [Int: Seat] = [:]
    collect(next, parent: 0, nil, isAttachment: false, &wanted)
    let before = seats
    seats = wanted
    model = next
    remove(before)
    try add(next, parent: .none, after: .none, before)
    try configure(next, before)
  }

  private func collect(
    _ element: Model, parent: Int, _ parentKind: NodeKind?, isAttachment: Bool, _ seats: inout [Int: Seat]
  ) {
    precondition(seats[element.id] == nil, "two elements have the number \(element.id)")
    seats[element.id] = Seat(element: element, parent: parent, parentKind: parentKind, isAttachment: isAttachment)
    let kind = element.kind.node
    for child in element.children { collect(child, parent: element.id, kind, isAttachment: false, &seats) }
    for content in element.contents { collect(content, parent: element.id, kind, isAttachment: true, &seats) }
  }

  /// Takes out whatever left its place, and destroys what is gone.
  private func remove(_ before: [Int: Seat]) {
    func isGone(_ id: Int) -> Bool {
      guard let old = before[id] else { return false }
      guard let new = seats[id] else { return true }
      return !old.isKept(by: new)
    }
    var gone: [NodeIndex] = []
    for id in before.keys.sorted() {
      guard let old = before[id], let node = nodes[id] else { continue }
      if isGone(id) {
        if !isGone(old.parent) {
          unlink(node)
          gone.append(node)
        }
        nodes[id] = nil
      } else if let new = seats[id], !new.isSame(as: old) {
        unlink(node)
      }
    }
    for node in gone { tree.destroy(node) }
  }

  private func unlink(_ node: NodeIndex) {
    let parent = tree.nodes[node].parent
    guard !parent.isNone else { return }
    var previous = NodeIndex.none
    var at = tree.nodes[parent].firstChild
    while at != node {
      previous = at
      at = tree.nodes[at].nextSibling
    }
    _ = tree.unlink(childOf: parent, after: previous)
    tree.nodes[node].flags.subtract(.attachment)
  }

  /// Makes what is new and puts it, and what moved, behind `sibling`.
  private func add(_ element: Model, parent: NodeIndex, after sibling: NodeIndex, _ before: [Int: Seat]) throws {
    let isKept = nodes[element.id] != nil
    let node: NodeIndex
    if let known = nodes[element.id] { node = known } else { node = try tree.makeNode(element.kind.node) }
    nodes[element.id] = node
    if parent.isNone {
      if !isKept { tree.setRoot(node) }
    } else if tree.nodes[node].parent.isNone {
      if seats[element.id]?.isAttachment == true {
        tree.attach(node, to: parent)
      } else {
        tree.insert(node, into: parent, after: sibling)
      }
    } else if seats[element.id]?.isAttachment == false, self.next(after: sibling, in: parent) != node {
      unlink(node)
      tree.reinsert(node, into: parent, after: sibling)
    }
    var last = NodeIndex.none
    for child in element.children {
      try add(child, parent: node, after: last, before)
      last = nodes[child.id] ?? .none
    }
    for content in element.contents { try add(content, parent: node, after: .none, before) }
  }

  private func next(after sibling: NodeIndex, in parent: NodeIndex) -> NodeIndex {
    var at = sibling.isNone ? tree.nodes[parent].firstChild : tree.nodes[sibling].nextSibling
    while !at.isNone, tree.nodes[at].flags.contains(.attachment) { at = tree.nodes[at].nextSibling }
    return at
  }

  /// Writes parameters and modifiers where they differ.
  private func configure(_ element: Model, _ before: [Int: Seat]) throws {
    for child in element.children { try configure(child, before) }
    for content in element.contents { try configure(content, before) }
    guard let node = nodes[element.id] else { return }
    let old = before[element.id]?.element
    let isKept = old?.kind.node == element.kind.node
    if !isKept || old?.kind != element.kind { setParameters(element.kind, element.id, node) }
    if !isKept || old?.kind != element.kind || old?.modifiers != element.modifiers {
      tree.setModifiers(records(of: element), of: node)
    }
  }
}

extension LiveTree: LeafMeasuring {
  /// How this project's tests count characters: 10 by 20 points each.
  static let rule = CharacterMeasure(characterWidth: 10, lineHeight: 20, ascent: 15)

  func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics {
    questions[Int(token), default: 0] += 1
    guard case .text(let text, let own) = seats[Int(token)]?.element.kind else {
      preconditionFailure("element \(token) is no text")
    }
    let limit = min(lineLimit ?? .max, own ?? .max)
    return Self.rule.measure(text, width: width, lineLimit: limit == .max ? nil : limit)
  }

  func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size {
    questions[Int(token), default: 0] += 1
    guard case .measured(let rule) = seats[Int(token)]?.element.kind else {
      preconditionFailure("element \(token) is not measured")
    }
    switch rule {
    case .area(let area):
      let width = max(proposal.width ?? 10, 1)
      return Size(width: width, height: area / width)
    case .constant(let width, let height): return Size(width: width, height: height)
    case .erratic(let seed):
      var random = SplitMix(seed ^ UInt64(bitPattern: Int64(proposal.hashOfBits)))
      return Size(width: random.hostileNumber(), height: random.hostileNumber())
    }
  }
}

/// Hands questions on, so that a tree does not hold what holds it.
private final class LeafRelay: LeafMeasuring {
  private weak var live: LiveTree?

  init(_ live: LiveTree) { self.live = live }

  func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics {
    live?.measureText(token, width: width, lineLimit: lineLimit) ?? .none
  }

  func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size {
    live?.measureLeaf(token, proposal: proposal) ?? .zero
  }

  func name(ofLeaf token: UInt32) -> String? { live?.name(ofLeaf: token) }
}

extension Proposal {
  /// The same in every run, unlike `hashValue`.
  fileprivate var hashOfBits: Int {
    let bits = (width ?? -1).bitPattern &* 31 &+ (height ?? -2).bitPattern
    return Int(truncatingIfNeeded: bits)
  }
}
