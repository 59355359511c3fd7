package import LayoutEngine

/// A description and the engine's tree, in step with each other.
///
/// `show` changes the tree to another description by edits, as a list of changes would; `frames` reads all layers.
package final class LiveTree {
  package let tree = LayoutTree()
  package private(set) var shown: TreeDescription
  /// The node of each element by its number.
  package private(set) var nodeByID: [Int: NodeIndex] = [:]
  /// The number of measurements of each text or measured leaf, by its number.
  package private(set) var questions: [Int: Int] = [:]
  private var seats: [Int: Seat] = [:]

  /// The place of an element, and its kind: a node lives on as long as its kind is the same.
  private struct Seat {
    var element: TreeDescription
    var parent: Int
    var parentKind: NodeKind?
    var isAttachment: Bool

    func isSame(as other: Seat) -> Bool {
      parent == other.parent && parentKind == other.parentKind && isKept(by: other)
    }
    func isKept(by other: Seat) -> Bool {
      element.kind.node == other.element.kind.node && isAttachment == other.isAttachment
    }
  }

  package init(_ description: TreeDescription, shortCuts: Bool = true) throws {
    shown = description
    tree.settings.takesShortCuts = shortCuts
    tree.callers.leaves = LeafRelay(self)
    for custom in GuideKey.customs {
      _ = tree.addGuide(.horizontal) { $0.width * custom.fraction }
      _ = tree.addGuide(.vertical) { $0.height * custom.fraction }
    }
    try show(description)
  }

  /// Edits the tree until it is `description`, whose elements get numbers where the root has none.
  package func show(_ description: TreeDescription) throws {
    let next = description.id == 0 ? description.numbered() : description
    var wanted: [Int: Seat] = [:]
    try collect(next, parent: 0, nil, isAttachment: false, &wanted)
    let before = seats
    seats = wanted
    shown = next
    let loose = remove(before)
    try add(next, parent: .none, after: .none, loose)
    try configure(next, before)
  }

  private func collect(
    _ element: TreeDescription, parent: Int, _ parentKind: NodeKind?, isAttachment: Bool, _ seats: inout [Int: Seat]
  ) throws {
    let seat = Seat(element: element, parent: parent, parentKind: parentKind, isAttachment: isAttachment)
    if seats.updateValue(seat, forKey: element.id) != nil {
      throw CaseError(description: "two elements have the number \(element.id)")
    }
    let kind = element.kind.node
    for child in element.children { try collect(child, parent: element.id, kind, isAttachment: false, &seats) }
    for content in element.contents { try collect(content, parent: element.id, kind, isAttachment: true, &seats) }
  }

  /// Removes the nodes that left their places, destroys those that are gone, and returns the numbers of those without a
  /// parent.
  private func remove(_ before: [Int: Seat]) -> Set<Int> {
    func isGone(_ id: Int) -> Bool {
      guard let old = before[id] else { return false }
      guard let new = seats[id] else { return true }
      return !old.isKept(by: new)
    }
    var gone: [NodeIndex] = []
    var loose: Set<Int> = []
    // Nodes that are taken out of the table may still hold others.
    let known = nodeByID
    for id in before.keys.sorted() {
      guard let old = before[id], let node = known[id] else { continue }
      if isGone(id) {
        if !isGone(old.parent) {
          unlink(node, from: known[old.parent])
          gone.append(node)
        }
        nodeByID[id] = nil
      } else if let new = seats[id], !new.isSame(as: old) || isGone(old.parent) {
        unlink(node, from: known[old.parent])
        loose.insert(id)
      }
    }
    for node in gone { tree.destroy(node) }
    return loose
  }

  private func unlink(_ node: NodeIndex, from parent: NodeIndex?) {
    guard let parent else { return }
    var previous = NodeIndex.none
    while tree.child(of: parent, after: previous) != node { previous = tree.child(of: parent, after: previous) }
    _ = tree.unlink(childOf: parent, after: previous)
  }

  /// Makes new nodes and puts them, and moved ones, behind `sibling`.
  private func add(
    _ element: TreeDescription, parent: NodeIndex, after sibling: NodeIndex, _ loose: Set<Int>
  ) throws {
    let known = nodeByID[element.id]
    let node = if let known { known } else { try tree.makeNode(element.kind.node) }
    nodeByID[element.id] = node
    let isAttachment = seats[element.id]?.isAttachment == true
    if parent.isNone {
      if known == nil { tree.setRoot(node) }
    } else if known == nil || loose.contains(element.id) {
      if isAttachment { tree.attach(node, to: parent) } else { tree.insert(node, into: parent, after: sibling) }
    } else if !isAttachment, next(after: sibling, in: parent) != node {
      unlink(node, from: parent)
      tree.reinsert(node, into: parent, after: sibling)
    }
    var last = NodeIndex.none
    for child in element.children {
      try add(child, parent: node, after: last, loose)
      last = nodeByID[child.id] ?? .none
    }
    for content in element.contents { try add(content, parent: node, after: .none, loose) }
  }

  private func next(after sibling: NodeIndex, in parent: NodeIndex) -> NodeIndex {
    var at = tree.child(of: parent, after: sibling)
    while !at.isNone, tree.isAttachment(at) { at = tree.child(of: parent, after: at) }
    return at
  }

  /// Writes parameters and modifiers where they differ.
  private func configure(_ element: TreeDescription, _ before: [Int: Seat]) throws {
    for child in element.children { try configure(child, before) }
    for content in element.contents { try configure(content, before) }
    guard let node = nodeByID[element.id], let seat = seats[element.id] else { return }
    let old = before[element.id].flatMap { $0.isKept(by: seat) ? $0.element : nil }
    if old?.kind != element.kind { try setParameters(element.kind, element.id, node) }
    if old?.kind != element.kind || old?.modifiers != element.modifiers {
      tree.setModifiers(records(of: element), of: node)
    }
  }
}

extension LiveTree: LeafMeasuring {
  package func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics {
    questions[Int(token), default: 0] += 1
    guard case .text(let text, let own, let measure) = seats[Int(token)]?.element.kind else {
      preconditionFailure("element \(token) is no text")
    }
    let limit = min(lineLimit ?? .max, own ?? .max)
    return measure.measure(text, width: width, lineLimit: limit == .max ? nil : limit)
  }

  package func measureWords(_ token: UInt32) -> TextMetrics {
    questions[Int(token), default: 0] += 1
    guard case .text(let text, _, let measure) = seats[Int(token)]?.element.kind else {
      preconditionFailure("element \(token) is no text")
    }
    return measure.measure(String(text.map { $0 == " " ? "\n" : $0 }), width: nil, lineLimit: nil)
  }

  package func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size {
    questions[Int(token), default: 0] += 1
    guard case .measured(let rule) = seats[Int(token)]?.element.kind else {
      preconditionFailure("element \(token) is not measured")
    }
    switch rule {
    case .area(let area, let ideal):
      let width = max(proposal.width ?? ideal, 1)
      return Size(width: width, height: area / width)
    case .areaByHeight(let area, let ideal):
      let height = max(proposal.height ?? ideal, 1)
      return Size(width: area / height, height: height)
    case .constant(let width, let height): return Size(width: width, height: height)
    case .erratic(let seed):
      var random = SplitMix(seed ^ UInt64(bitPattern: Int64(proposal.hashOfBits)))
      return Size(width: random.hostileNumber(), height: random.hostileNumber())
    }
  }
}

/// Passes measurements on, so that a tree does not hold its owner.
private final class LeafRelay: LeafMeasuring {
  private weak var live: LiveTree?

  init(_ live: LiveTree) { self.live = live }

  func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics {
    live?.measureText(token, width: width, lineLimit: lineLimit) ?? .none
  }

  func measureWords(_ token: UInt32) -> TextMetrics { live?.measureWords(token) ?? .none }

  func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size {
    live?.measureLeaf(token, proposal: proposal) ?? .zero
  }

  func name(ofLeaf token: UInt32) -> String? { live?.name(ofLeaf: token) }
}

extension Proposal {
  /// A hash that is the same in every run, unlike `hashValue`.
  fileprivate var hashOfBits: Int {
    let bits = (width ?? -1).bitPattern &* 31 &+ (height ?? -2).bitPattern
    return Int(truncatingIfNeeded: bits)
  }
}
