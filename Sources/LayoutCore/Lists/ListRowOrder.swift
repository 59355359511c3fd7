import LayoutEngine

/// Where a list is in the tree.
struct ListPlace {
  /// The group of the list.
  let node: NodeIndex
  private weak var lowering: _Lowering?
  private weak var list: ListCore?

  init(_ node: NodeIndex, _ lowering: _Lowering, _ list: ListCore) {
    (self.node, self.lowering, self.list) = (node, lowering, list)
  }

  /// The rows of the list, made or not.
  var rows: ListRowOrder {
    guard let lowering, let list else { return ListRowOrder() }
    return ListRowOrder(of: list, under: node, lowering)
  }

  /// Scrolls the list so that a row is seen.
  func reveal(_ id: Identity) {}

  /// The number of rows that fit the window of the list, less one: the distance of a page.
  var page: Int {
    guard let lowering else { return 1 }
    let lists = lowering.contents.lazyLists.values.filter { lowering.tree.isInside($0.site.group, node) }
    return max(1, lists.map { $0.visible.count - 1 }.max() ?? 1)
  }
}

/// The rows of a list that can be chosen, in document order, those that are not made too.
///
/// 1. A `ForEach` of rows that makes only some of them has a part for all.
/// 2. Each other row is one that is made.
///
/// - Complexity: O(nodes outside of rows).
struct ListRowOrder: RowOrder {
  private enum Part {
    /// The rows of a list that makes some of them.
    case data(LazyList)
    case row(Identity, NodeIndex)

    var count: Int { if case .data(let list) = self { list.data.count } else { 1 } }
  }

  private var parts: [Part] = []
  /// The number of rows before each part.
  private var starts: [Int] = []
  private(set) var count = 0
  private weak var lowering: _Lowering?

  init() {}

  init(of list: ListCore, under node: NodeIndex, _ lowering: _Lowering) {
    self.lowering = lowering
    read(list, node, lowering)
  }

  private mutating func read(_ list: ListCore, _ node: NodeIndex, _ lowering: _Lowering) {
    var waiting = [node]
    while let at = waiting.popLast() {
      if let mark = lowering.contents.listRows[at] {
        if mark.list === list, let id = mark.id { add(.row(id, at)) }
      } else if let lazy = lowering.contents.lazyLists[at], lazy.hasPlainRows(lowering) {
        add(.data(lazy))
      } else {
        waiting += lowering.tree.children(of: at).reversed()
      }
    }
  }

  private mutating func add(_ part: Part) {
    parts.append(part)
    starts.append(count)
    count += part.count
  }

  func id(at position: Int) -> Identity? {
    guard position >= 0, position < count, let part = starts.lastIndex(where: { $0 <= position }) else { return nil }
    switch parts[part] {
    case .data(let list): return list.data.identity(at: position - starts[part])
    case .row(let id, _): return id
    }
  }

  func position(of id: Identity) -> Int? {
    for (start, part) in zip(starts, parts) {
      switch part {
      case .data(let list): if let row = list.search(for: id).row { return start + row }
      case .row(let other, _): if other == id { return start }
      }
    }
    return nil
  }

  /// The first row whose text begins with `prefix`, after the row `start`, or from it on, and then from the first row on.
  func firstRow(beginningWith prefix: String, from start: Int?, includesStart: Bool) -> Identity? { nil }
}

extension LazyList {
  /// Whether each row is one that can be chosen, as far as the rows that are made show it: no sections.
  func hasPlainRows(_ lowering: _Lowering) -> Bool {
    guard let row = rows.first(where: { $0.count > 0 }), let id = row.key.identity else { return true }
    var at = row.first
    while !at.isNone {
      if let mark = lowering.contents.listRows[at] { return mark.id == id }
      guard lowering.tree.isGroup(at) else { return false }
      at = lowering.tree.child(of: at, after: .none)
    }
    return false
  }
}

extension LayoutSession {
  /// The number of rows of `List`s that are made.
  package var listRowCount: Int { contents.listRows.count }
}

/// A row that is made.
struct ListRowMark {
  let list: ListCore
  /// The id by which it is chosen; `nil` where it cannot be.
  let id: Identity?
}

/// Notes the row under its group.
struct RowMarkModifier: _PrimitiveModifier {
  let list: ListCore
  let id: Identity?

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, _ in
      lowering.contents.listRows[node] = ListRowMark(list: list, id: id)
    }
  }
}

/// Notes where a list is.
struct ListPlaceModifier: _PrimitiveModifier {
  let list: ListCore

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, _ in list.place = ListPlace(node, lowering, list) }
  }
}
