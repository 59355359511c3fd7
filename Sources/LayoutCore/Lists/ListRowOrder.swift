import LayoutEngine

/// Where a list is in the tree.
struct ListPlace {
  /// The group of the list.
  let node: NodeIndex
  private weak var lowering: _Lowering?
  private weak var list: ListCore?
  private let scrolling: ScrollPlace

  init(_ node: NodeIndex, _ lowering: _Lowering, _ list: ListCore) {
    (self.node, self.lowering, self.list) = (node, lowering, list)
    scrolling = lowering.contents.scrolling.place(node, in: lowering.contents)
  }

  /// The rows of the list, made or not.
  var rows: ListRowOrder {
    guard let lowering, let list else { return ListRowOrder() }
    return ListRowOrder(of: list, under: node, lowering)
  }

  /// The rows that are made, and the edits of their data, in no order.
  var marks: [ListRowMark] { lowering?.contents.listRows.values.filter { $0.list === list } ?? [] }

  /// Scrolls the list so that a row is seen.
  func reveal(_ id: Identity, in rows: ListRowOrder) {
    if let datum = rows.unmadeDatum(of: id) {
      scrolling.scroll(to: datum, nil)
    } else {
      scrolling.scroll(toRow: id)
    }
  }

  /// Whether a control has the keyboard.
  var isControlFocused: Bool {
    guard let contents = lowering?.contents, let focused = contents.focused else { return false }
    return contents.controls[focused.node] != nil
  }

  /// The number of rows that fit the window of the list, less one: the distance of a page.
  var page: Int {
    guard let lowering else { return 1 }
    let lists = lowering.contents.lazyLists.values.filter { lowering.tree.isInside($0.site.group, node) }
    return max(1, lists.map { $0.visible.count - 1 }.max() ?? 1)
  }
}

/// The rows of a `ForEach` that makes only some of them.
private final class DataRows {
  let list: LazyList
  /// Whether a row can be chosen, where that is the same for all of them.
  private let common: Bool?
  private lazy var traitReader = RowReader(list.surroundings.environment.scope.values)
  private lazy var wordReader = RowReader(list.surroundings.environment.scope.values, readsWords: true)

  /// The positions of the rows that are made, by the tags that choose them; `nil` where the ids of the data do.
  private let tags: [Identity: Int]?
  /// The positions of rows that were read to find one, by their tags, and the number of these rows.
  private var found: (rows: [Identity: Int], count: Int) = ([:], 0)

  init(_ list: LazyList, tags: [Identity: Int]? = nil) {
    (self.list, self.tags) = (list, tags)
    let reader = RowReader(list.surroundings.environment.scope.values)
    common = list.data.hasOwnTraits ? nil : list.data.source(at: 0)?.contexts(reader).contains(where: \.canBeChosen)
  }

  /// Whether a row can be chosen, which need not be made.
  func canChoose(_ row: Int) -> Bool {
    common ?? list.data.source(at: row)?.contexts(traitReader).contains(where: \.canBeChosen) ?? false
  }

  /// The id by which a row is chosen: its tag is read where it has one.
  func id(_ row: Int) -> Identity? {
    guard tags != nil else { return list.data.identity(at: row) }
    return list.data.source(at: row)?.contexts(traitReader).first.flatMap { $0.list.identity($0) }
  }

  /// The position of the row that is chosen by an id.
  ///
  /// - Complexity: that of a search in the data. The tags of rows that are not made are read one by one, each of them
  ///   once, and at most `ListRowOrder.mostRead` of them.
  func position(of id: Identity) -> Int? {
    guard let tags else { return list.search(for: id).row }
    return tags[id] ?? readPosition(of: id)
  }

  private func readPosition(of id: Identity) -> Int? {
    let limit = min(list.data.count, ListRowOrder.mostRead)
    while found.rows[id] == nil, found.count < limit {
      // The first row of those with one tag counts.
      if let tag = self.id(found.count), found.rows[tag] == nil { found.rows[tag] = found.count }
      found.count += 1
    }
    return found.rows[id]
  }

  /// The id of the datum of a row with a tag that is not made; `nil` for any other row.
  func unmadeDatum(of id: Identity) -> Identity? {
    guard let tags, tags[id] == nil else { return nil }
    return position(of: id).flatMap { list.data.identity(at: $0) }
  }

  /// The texts of a row.
  func words(_ row: Int) -> String { list.data.source(at: row)?.words(wordReader) ?? "" }
}

extension _RowContext {
  fileprivate var canBeChosen: Bool { list.selectable(self) != nil }
}

/// The rows of a list, in document order, those that are not made too.
///
/// 1. A `ForEach` of rows that makes only some of them has a part for all. Where the rows that are made have tags, those of
///    the others are read when they are met.
/// 2. Each other row is one that is made, and can be chosen.
/// 3. Whether a row of the former can be chosen is read when it is met: all of them count, made or not.
///
/// - Complexity: O(nodes outside of rows).
struct ListRowOrder: RowOrder {
  private enum Part {
    /// The rows of a list that makes some of them.
    case data(DataRows)
    case row(Identity, NodeIndex)

    var count: Int { if case .data(let rows) = self { rows.list.data.count } else { 1 } }
  }

  private var parts: [Part] = []
  /// What can be deleted and moved.
  private(set) var edits: [RowEdits] = []
  /// What modifiers set for the rows of data that are made.
  private var traits: [Identity: RowTraits] = [:]
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
      let mark = lowering.contents.listRows[at]
      if case .row(let id, let traits) = mark?.kind {
        if mark?.list === list, let id, !traits.isSelectionDisabled { add(.row(id, at)) }
        continue
      }
      if case .edits(let edits) = mark?.kind, mark?.list === list { self.edits.append(edits) }
      if let lazy = lowering.contents.lazyLists[at], let rows = lazy.dataRows(lowering) {
        add(.data(rows))
        traits.merge(lazy.traits(lowering)) { $1 }
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
    case .data(let rows): return rows.id(position - starts[part])
    case .row(let id, _): return id
    }
  }

  func position(of id: Identity) -> Int? {
    for (start, part) in zip(starts, parts) {
      switch part {
      case .data(let rows): if let row = rows.position(of: id) { return start + row }
      case .row(let other, _): if other == id { return start }
      }
    }
    return nil
  }

  /// The id of the datum of a row with a tag that is not made; `nil` for any other row.
  func unmadeDatum(of id: Identity) -> Identity? {
    for case .data(let rows) in parts { if let datum = rows.unmadeDatum(of: id) { return datum } }
    return nil
  }

  func canChoose(at position: Int) -> Bool {
    guard let id = id(at: position), let part = starts.lastIndex(where: { $0 <= position }) else { return false }
    guard case .data(let rows) = parts[part] else { return true }
    return traits[id].map { !$0.isSelectionDisabled } ?? rows.canChoose(position - starts[part])
  }

  /// The first row that can be chosen whose text begins with `prefix`, after the row `start`, or from it on, and then from the first row on.
  ///
  /// - Complexity: O(rows that are read), making the content of those that are not in the tree.
  func firstRow(beginningWith prefix: String, from start: Int?, includesStart: Bool) -> Identity? {
    let first = start.map { includesStart ? $0 : $0 + 1 } ?? 0
    for offset in 0..<min(count, ListRowOrder.mostRead) {
      let position = (first + offset) % count
      if words(at: position).lowercased().hasPrefix(prefix), canChoose(at: position) { return id(at: position) }
    }
    return nil
  }

  /// The most rows that are read to find one by its text.
  static var mostRead: Int { 10_000 }

  /// The texts of a row.
  private func words(at position: Int) -> String {
    guard let lowering, let part = starts.lastIndex(where: { $0 <= position }) else { return "" }
    switch parts[part] {
    case .data(let rows): return rows.words(position - starts[part])
    case .row(_, let node): return lowering.contents.words(below: node, in: lowering.tree)
    }
  }
}

extension ContentStore {
  /// The strings of the texts below a node, in document order, with spaces between them.
  func words(below node: NodeIndex, in tree: LayoutTree) -> String {
    var words: [String] = []
    tree.forEachNode(in: node) { at in
      if case .text(let text, _, _) = content(of: at, in: tree) { words.append(text) }
    }
    return words.joined(separator: " ")
  }
}

extension LazyList {
  /// The rows, where each datum has one, as far as the rows that are made show it: no sections, and no rows that follow
  /// from others.
  ///
  /// Rows are chosen by the ids of their data, or each by a tag.
  fileprivate func dataRows(_ lowering: _Lowering) -> DataRows? {
    var (isPlain, tags) = (true, [Identity: Int]())
    for row in rows {
      guard row.count > 0, let datum = row.key.identity else { continue }
      let nodes = lowering.tree.siblings(from: row.first).prefix(row.count)
      let ids = lowering.rowIDs(below: nodes)
      guard ids.count == 1, let id = ids[0] else { return nil }
      if id != datum { isPlain = false }
      if isPlain, !data.hasOwnTraits { continue }
      if let position = search(for: datum).row { tags[id] = position }
    }
    return isPlain ? DataRows(self) : data.hasOwnTraits ? DataRows(self, tags: tags) : nil
  }

  /// What modifiers set for the rows that are made.
  func traits(_ lowering: _Lowering) -> [Identity: RowTraits] {
    var traits: [Identity: RowTraits] = [:]
    for row in rows where row.count > 0 {
      lowering.forEachRow(below: lowering.tree.siblings(from: row.first).prefix(row.count)) { id, own in
        if let id { traits[id] = own }
      }
    }
    return traits
  }
}

extension _Lowering {
  /// Calls `body` for the rows of lists at and below groups.
  fileprivate func forEachRow(below nodes: some Sequence<NodeIndex>, _ body: (Identity?, RowTraits) -> Void) {
    for node in nodes {
      if case .row(let id, let traits) = contents.listRows[node]?.kind {
        body(id, traits)
      } else if tree.isGroup(node) {
        forEachRow(below: Array(tree.children(of: node)), body)
      }
    }
  }

  /// The ids of these rows.
  fileprivate func rowIDs(below nodes: some Sequence<NodeIndex>) -> [Identity?] {
    var ids: [Identity?] = []
    forEachRow(below: nodes) { id, _ in ids.append(id) }
    return ids
  }
}

extension LayoutSession {
  /// The number of rows of `List`s that are made.
  package var listRowCount: Int {
    contents.listRows.values.count { if case .row = $0.kind { true } else { false } }
  }

  /// The group of the row that is chosen by an id, where it is made, inside another group.
  func listRow(_ id: Identity, inside group: NodeIndex) -> NodeIndex? {
    contents.listRows.first { node, mark in
      guard case .row(let own, _) = mark.kind, own == id else { return false }
      return tree.isInside(node, group)
    }?.key
  }
}

/// What a group in a list is.
struct ListRowMark {
  enum Kind {
    /// A row that is made, its id for the choice, `nil` where it has none, and what modifiers set for it.
    case row(Identity?, RowTraits)
    /// The rows of a `ForEach` that can be deleted or moved.
    case edits(RowEdits)
  }

  let list: ListCore
  let kind: Kind
  /// The id of a row's datum, where it has one.
  var datum: Identity?
  /// Where a row is in an outline.
  var outline: RowOutline?
}

/// Notes the row under its group.
struct RowMarkModifier: _PrimitiveModifier {
  let list: ListCore
  let id: Identity?
  let datum: Identity?
  let traits: RowTraits
  let outline: RowOutline

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, _ in
      lowering.contents.listRows[node] = ListRowMark(list: list, kind: .row(id, traits), datum: datum, outline: outline)
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
