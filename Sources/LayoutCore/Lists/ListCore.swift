import LayoutEngine

/// What a list keeps from one evaluation to the next, and its rows refer to.
final class ListCore {
  /// The caller's choice; `nil` where rows cannot be chosen.
  var choice: ListChoice?
  /// The choice as clicks and keys change it.
  private var selection = ListSelection<Identity>()
  /// Where the rows are; `nil` before the list was met.
  var place: ListPlace?
  /// Whether lines run from right to left.
  var isRightToLeft = false
  /// Gives the keyboard to the list.
  var takeKeyboard: () -> Void = {}
  /// Shows the next column of a narrow split view.
  var advance: ColumnAdvance?
  /// What is typed, to find a row by its text.
  var typed = TypedPrefix()

  /// Whether the row with an id is chosen. A body that calls it is evaluated anew when the choice changes.
  func isChosen(_ id: Identity?) -> Bool { id.flatMap { choice?.contains($0) } ?? false }

  /// The id by which a row is chosen, where it can be.
  func selectable(_ context: _RowContext) -> Identity? {
    context.traits.isSelectionDisabled ? nil : identity(context)
  }

  /// The id of a row for the choice, where it has one.
  func identity(_ context: _RowContext) -> Identity? {
    guard let choice else { return nil }
    if let tag = context.tag { return choice.identity(tag) }
    return context.datum.flatMap { choice.accepts($0) ? $0 : nil }
  }

  /// The row that was reached last; `nil` where there is none.
  var lead: Identity? {
    guard let choice else { return nil }
    selection.follow(choice.get())
    return selection.lead
  }

  /// Chooses a row alone, and scrolls it into sight.
  func choose(_ id: Identity) {
    change { selection, _ in
      selection.choose(id)
      return id
    }
  }

  /// Chooses a row by a click.
  func click(_ id: Identity, _ click: ListSelection<Identity>.Click) {
    takeKeyboard()
    let isChosen = isChosen(id)
    change { selection, rows in
      selection.click(id, click, in: rows)
      return nil
    }
    // The row of the column that a person came back from.
    if isChosen, click == .plain { advance?.callAsFunction() }
  }

  /// Goes to another row, and chooses it. The row is scrolled into sight.
  ///
  /// - Returns: whether there is a row.
  @discardableResult
  func move(_ step: ListSelection<Identity>.Step, extending: Bool = false) -> Bool {
    change { $0.move(step, extending: extending, in: $1) }
  }

  /// Chooses all rows, where several may be chosen.
  ///
  /// - Returns: whether several may be.
  func chooseAll() -> Bool {
    guard choice?.allowsMany == true else { return false }
    change { selection, rows in
      selection.chooseAll(in: rows)
      return nil
    }
    return true
  }

  /// Chooses the next row whose text begins with what was typed.
  func type(_ character: Character, at time: Double) -> Bool {
    guard let choice, let rows = place?.rows else { return false }
    let prefix = typed.add(character, at: time)
    selection.follow(choice.get())
    let start = selection.lead.flatMap { rows.position(of: $0) }
    guard let found = rows.firstRow(beginningWith: prefix, from: start, includesStart: prefix.count > 1) else {
      return true
    }
    choose(found)
    return true
  }

  /// Changes the choice, and scrolls to the row that `body` returns.
  @discardableResult
  private func change(_ body: (inout ListSelection<Identity>, ListRowOrder) -> Identity?) -> Bool {
    guard let choice, let place else { return false }
    selection.allowsMany = choice.allowsMany
    selection.follow(choice.get())
    let before = selection.chosen
    let rows = place.rows
    let target = body(&selection, rows)
    if selection.chosen != before {
      choice.set(selection.chosen)
      if selection.chosen.count == 1 { advance?.callAsFunction() }
    }
    if let target { place.reveal(target, in: rows) }
    return target != nil
  }
}

/// The caller's choice of rows, whatever the type of its ids.
struct ListChoice {
  let allowsMany: Bool
  let contains: (Identity) -> Bool
  let get: () -> Set<Identity>
  let set: (Set<Identity>) -> Void
  /// Whether an id has the type of the choice.
  let accepts: (Identity) -> Bool
  /// A tag as an id, where it has the type of the choice.
  let identity: (AnyHashable) -> Identity?

  /// A choice of one row at most.
  init<ID: Hashable & Sendable>(_ one: Binding<ID?>) {
    allowsMany = false
    contains = { id in one.wrappedValue.map { id.value as? ID == $0 } ?? false }
    get = { one.wrappedValue.map { [Identity(value: $0)] } ?? [] }
    set = { one.wrappedValue = $0.first?.value as? ID }
    accepts = { $0.value is ID }
    identity = { ($0.base as? ID).map { Identity(value: $0) } }
  }

  /// A choice of several rows.
  init<ID: Hashable & Sendable>(_ many: Binding<Set<ID>>) {
    allowsMany = true
    contains = { id in (id.value as? ID).map { many.wrappedValue.contains($0) } ?? false }
    get = { Set(many.wrappedValue.map { Identity(value: $0) }) }
    set = { many.wrappedValue = Set($0.compactMap { $0.value as? ID }) }
    accepts = { $0.value is ID }
    identity = { ($0.base as? ID).map { Identity(value: $0) } }
  }
}
