import LayoutEngine

/// Elements whose rows a person can delete and move: `ForEach`, with modifiers or without.
public protocol DynamicLayoutContent: Layout {}

extension ForEach: DynamicLayoutContent {}

extension _ModifiedLayout: DynamicLayoutContent where Content: DynamicLayoutContent {}

extension DynamicLayoutContent {
  /// Lets rows of a list be deleted: the Delete key deletes the chosen ones, and a row without `swipeActions` at its
  /// trailing edge has a Delete button there.
  ///
  /// `action` gets their positions in the data, and removes them; `nil` allows nothing.
  ///
  /// ```swift
  /// ForEach(items) { Text($0.name) }
  ///   .onDelete { items.remove(atOffsets: $0) }
  /// ```
  public func onDelete(perform action: ((RowOffsets) -> Void)?) -> _ModifiedLayout<Self, _RowTraitModifier> {
    rowTrait(nil) { $0.actions.delete = action }
  }

  /// Lets rows of a list be moved: a row is dragged after a long press of 0.3 seconds, or by its mark while it is edited
  /// (`EnvironmentValues.editMode`). The up and down arrows with Option, which is Alt, move the chosen rows.
  ///
  /// `action` gets their positions in the data, and the one of the row before which they go; `nil` allows nothing.
  ///
  /// ```swift
  /// ForEach(items) { Text($0.name) }
  ///   .onMove { items.move(fromOffsets: $0, toOffset: $1) }
  /// ```
  public func onMove(perform action: ((RowOffsets, Int) -> Void)?) -> _ModifiedLayout<Self, _RowTraitModifier> {
    rowTrait(nil) { $0.actions.move = action }
  }
}

extension Layout {
  /// Sets whether a row cannot be deleted by `onDelete`.
  public func deleteDisabled(_ isDisabled: Bool) -> _ModifiedLayout<Self, _RowTraitModifier> {
    rowTrait(.deleteDisabled(isDisabled)) { $0.traits.isDeleteDisabled = isDisabled }
  }

  /// Sets whether a row cannot be moved by `onMove`.
  public func moveDisabled(_ isDisabled: Bool) -> _ModifiedLayout<Self, _RowTraitModifier> {
    rowTrait(.moveDisabled(isDisabled)) { $0.traits.isMoveDisabled = isDisabled }
  }
}

/// The actions for the rows of a `ForEach`.
struct RowActions {
  var delete: ((RowOffsets) -> Void)?
  var move: ((RowOffsets, Int) -> Void)?

  var isEmpty: Bool { delete == nil && move == nil }

  /// What they let a person do with a row.
  var abilities: RowAbilities {
    var abilities: RowAbilities = []
    if delete != nil { abilities.insert(.delete) }
    if move != nil { abilities.insert(.move) }
    return abilities
  }
}

/// The rows of one `ForEach` that can be deleted or moved.
struct RowEdits {
  let actions: RowActions
  let count: Int
  /// The position of the datum with an id.
  ///
  /// - Complexity: O(data).
  let position: (Identity) -> Int?
  /// The positions of the data with chosen rows, where the modifiers of the rows allow it, in their order.
  ///
  /// - Complexity: O(data), reading each id once.
  let positions: (_ chosen: Set<Identity>, _ allows: (RowTraits) -> Bool) -> [Int]
}

/// Notes the edits of a `ForEach` under its group.
struct RowEditsModifier: _PrimitiveModifier {
  let list: ListCore
  let edits: RowEdits

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, _ in
      lowering.contents.listRows[node] = ListRowMark(list: list, kind: .edits(edits))
    }
  }
}

extension ListCore {
  /// Deletes the chosen rows that can be deleted.
  ///
  /// - Returns: whether there are some.
  func deleteChosen() -> Bool {
    change { offsets, edits in
      guard let delete = edits.actions.delete else { return false }
      delete(RowOffsets(offsets))
      return true
    } allows: {
      !$0.isDeleteDisabled
    }
  }

  /// Moves the chosen rows up or down by one.
  ///
  /// - Returns: whether there are some that can be moved.
  func moveChosen(up: Bool) -> Bool {
    change { offsets, edits in
      guard let move = edits.actions.move, let first = offsets.min(), let last = offsets.max() else { return false }
      if up ? first > 0 : last < edits.count - 1 { move(RowOffsets(offsets), up ? first - 1 : last + 2) }
      return true
    } allows: {
      !$0.isMoveDisabled
    }
  }

  /// Calls `body` for each `ForEach` with chosen rows, with their positions.
  private func change(_ body: ([Int], RowEdits) -> Bool, allows: (RowTraits) -> Bool) -> Bool {
    guard let choice, let rows = place?.rows else { return false }
    let chosen = choice.get()
    var isUsed = false
    for edits in rows.edits {
      let offsets = edits.positions(chosen, allows)
      if !offsets.isEmpty, body(offsets, edits) { isUsed = true }
    }
    return isUsed
  }
}
