/// How elements become rows of a list.
///
/// 1. Elements without a container of their own (blocks, groups, branches, `ForEach`, sections) are looked into.
/// 2. So is an element with a body that is one of these, or has a modifier for rows: by its type alone, so that any other
///    element is one row without being looked at.
/// 3. A modifier that lets a row be dragged, dropped on, or have a menu is taken off the content and goes around the row,
///    with its insets, where it is the outermost one.
/// 4. Each row knows whether it is the first or the last of its section, by what stands before and after it. An element
///    with a body counts as there, whatever the body has.
extension Layout {
  /// The most bodies that are looked into by their types.
  private static var rowDepth: Int { 24 }

  /// The default: the body decides.
  public static func _containsRows(_ depth: Int) -> Bool { depth < rowDepth && Body._containsRows(depth + 1) }

  /// The default: there is a row.
  public var _rowExtent: _RowExtent { .rows }

  /// The default: the rows of the body, or one row.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    if Self._containsRows(0) { lowering.rowBody(self, context) } else { lowering.row(self, context) }
  }
}

extension Never {
  /// Whether there are rows: there are none.
  public static func _containsRows(_ depth: Int) -> Bool { false }
}

/// What an element is in a list.
public enum _RowExtent: Sendable {
  /// There is no row.
  case none
  /// There are rows.
  case rows
  /// There is a section, which ends that of the rows before it.
  case section
}

/// The elements of content, put into a list as rows.
struct RowElements<Content: Layout>: _PrimitiveLayout {
  let content: Content
  let context: _RowContext

  init(_ content: Content, _ context: _RowContext) { (self.content, self.context) = (content, context) }

  func _lower(_ lowering: _Lowering) { content._lowerRows(lowering, context) }

  static var _isComparable: Bool { Content._isComparable }

  static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.context.isSame(as: other.context) && Content._isSame(one.content, other.content)
  }
}

extension _Lowering {
  /// Evaluates the body of an element under a node of its own, and puts the body's rows there.
  func rowBody<Element: Layout>(_ element: Element, _ context: _RowContext) {
    guard let node = groupNode(type: Element.self, branch: 0) else { return }
    restoreState(element, at: node)
    nest(node) { lowerBody(RowBodySource(element: element, context: context), of: node, Element.self) }
  }
}

private struct RowBodySource<Element: Layout>: BodySource {
  let element: Element
  let context: _RowContext

  static var isBody: Bool { true }
  func content(_ lowering: _Lowering) -> RowElements<Element.Body> { RowElements(element.body, context) }
}

// MARK: Blocks

extension EmptyLayout {
  /// Whether it is looked into: it is, and has nothing.
  public static func _containsRows(_ depth: Int) -> Bool { true }
  /// There is no row.
  public var _rowExtent: _RowExtent { .none }
  /// Puts nothing into a list.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {}
}

extension _PairLayout {
  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }
  /// What the elements are together.
  public var _rowExtent: _RowExtent { [first._rowExtent, second._rowExtent].joined }
  /// Puts the rows of the elements into a list.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    let extents = [first._rowExtent, second._rowExtent]
    first._lowerRows(lowering, context.part(0, of: extents))
    second._lowerRows(lowering, context.part(1, of: extents))
  }
}

extension _TupleLayout {
  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }
  private var extents: [_RowExtent] {
    var extents: [_RowExtent] = []
    for element in repeat each content { extents.append(element._rowExtent) }
    return extents
  }
  /// What the elements are together.
  public var _rowExtent: _RowExtent { extents.joined }
  /// Puts the rows of the elements into a list.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    let extents = extents
    var position = 0
    for element in repeat each content {
      element._lowerRows(lowering, context.part(position, of: extents))
      position += 1
    }
  }
}

extension _ArrayLayout {
  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }
  /// What the elements are together.
  public var _rowExtent: _RowExtent { content.map(\._rowExtent).joined }
  /// Puts the rows of the elements into a list.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    let extents = content.map(\._rowExtent)
    _ArrayLayout<RowElements<Content>>(
      content.indices.map { RowElements(content[$0], context.part($0, of: extents)) }
    )._lower(lowering)
  }
}

extension _ConditionalLayout {
  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }
  /// What the chosen branch is.
  public var _rowExtent: _RowExtent {
    switch branch {
    case .first(let content): content._rowExtent
    case .second(let content): content._rowExtent
    }
  }
  /// Puts the rows of the chosen branch into a list.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    switch branch {
    case .first(let content):
      _ConditionalLayout<RowElements<First>, RowElements<Second>>(.first(RowElements(content, context)))
        ._lower(lowering)
    case .second(let content):
      _ConditionalLayout<RowElements<First>, RowElements<Second>>(.second(RowElements(content, context)))
        ._lower(lowering)
    }
  }
}

extension _OptionalLayout {
  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }
  /// What the element is, if there is one.
  public var _rowExtent: _RowExtent { content?._rowExtent ?? .none }
  /// Puts the rows of the element into a list, if there is one.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    _OptionalLayout<RowElements<Content>>(content.map { RowElements($0, context) })._lower(lowering)
  }
}

extension Optional where Wrapped: Layout {
  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }
  /// What the element is, if there is one.
  public var _rowExtent: _RowExtent { self?._rowExtent ?? .none }
  /// Puts the rows of the element into a list, if there is one.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    _OptionalLayout(self)._lowerRows(lowering, context)
  }
}

extension Group {
  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }
  /// What the elements are together.
  public var _rowExtent: _RowExtent { content._rowExtent }
  /// Puts the rows of the elements into a list.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) { content._lowerRows(lowering, context) }
}

#if DEBUG || LAYOUT_SOURCE_LINES
  extension _SourcedLayout {
    /// Whether the element is looked into.
    public static func _containsRows(_ depth: Int) -> Bool { Content._containsRows(depth) }
    /// What the element is.
    public var _rowExtent: _RowExtent { content._rowExtent }
    /// Puts the rows of the element into a list.
    public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
      lowering.marked(source) { content._lowerRows(lowering, context) }
    }
  }
#endif

// MARK: Modifiers

extension _ModifiedLayout {
  /// Whether it is looked into: where its content is, or the modifier is one for rows.
  public static func _containsRows(_ depth: Int) -> Bool { Modifier._isRowTrait || Content._containsRows(depth) }
  /// What the content is.
  public var _rowExtent: _RowExtent { content._rowExtent }
  /// Puts the content into a list as one row with the modifier inside, or its rows with the modifier around each.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    if Self._containsRows(0) {
      modifier._lowerRows(content, lowering, context)
    } else if modifier._coversRow {
      var context = context
      context.traits.covers.append(modifier)
      content._lowerRows(lowering, context)
    } else {
      lowering.row(self, context)
    }
  }
}

extension _PrimitiveModifier {
  /// The default: it is none for rows.
  public static var _isRowTrait: Bool { false }

  /// The default: it is a part of the content.
  public var _coversRow: Bool { false }

  /// The default: the modifier goes around each row.
  public func _lowerRows(_ content: some Layout, _ lowering: _Lowering, _ context: _RowContext) {
    _lower(RowElements(content, context), lowering)
  }
}

// MARK: Rows from data

extension ForEach {
  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }

  /// Whether there are data.
  public var _rowExtent: _RowExtent {
    CollectionReader(data, checking: CollectionReader<Data>.endReads).count > 0 ? .rows : .none
  }

  /// Puts a row for each datum into a list; its id chooses it.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    let data = CollectionReader(data, checking: CollectionReader<Data>.endReads)
    let (id, content) = (id, content)
    let ends = data.count == 0 ? nil : (data.element(0).map(id), data.element(data.count - 1).map(id))
    let rows = ForEach<Data, ID, RowElements<Content>>(self.data, id: id) { datum in
      let id = id(datum)
      let row = context.row(Identity(value: id), isFirst: id == ends?.0 ?? id, isLast: id == ends?.1 ?? id)
      return RowElements(content(datum), row)
    }
    guard !context.actions.isEmpty else { return rows._lower(lowering) }
    let place = lowering.environments.surroundings
    let edits = RowEdits(
      actions: context.actions, count: data.count,
      position: { wanted in
        guard let wanted = wanted.value as? ID else { return nil }
        return (0..<data.count).first { data.element($0).map(id) == wanted }
      }
    ) { chosen, allows in
      // Where no row has a tag, a row that is not chosen need not be read.
      let isTagged = context.tag != nil || RowElements<Content>.hasOwnTraits
      let ids = isTagged ? [] : Set(chosen.compactMap { $0.value as? ID })
      let reader = RowReader(place.scope.values)
      return (0..<data.count).filter { position in
        guard let element = data.element(position) else { return false }
        let own = id(element)
        guard isTagged || ids.contains(own) else { return false }
        let datum = Identity(value: own)
        let found = rows.content(element).contexts(reader).filter { row in
          row.datum == datum && row.list.identity(row).map(chosen.contains) ?? false
        }
        return !found.isEmpty && found.allSatisfy { allows($0.traits) }
      }
    }
    rows.modified(by: RowEditsModifier(list: context.list, edits: edits))._lower(lowering)
  }
}
