import LayoutEngine

/// What a person can do with a row by its `ForEach`.
struct RowAbilities: OptionSet {
  let rawValue: UInt8

  static let delete = RowAbilities(rawValue: 1)
  static let move = RowAbilities(rawValue: 2)
}

extension _RowContext {
  /// What a person can do with the row.
  var able: RowAbilities {
    var able = abilities
    if traits.isDeleteDisabled { able.remove(.delete) }
    if traits.isMoveDisabled { able.remove(.move) }
    return able
  }

  /// The buttons behind the row: those of its modifiers, or one that deletes it.
  fileprivate var swipeButtons: [RowButtons] {
    guard able.contains(.delete), let datum, !traits.buttons.contains(where: { $0.edge == .trailing }) else {
      return traits.buttons
    }
    let list = list
    let delete = RowButtons(edge: .trailing) { AnyLayout(DeleteButton(list: list, datum: datum)) }
    return traits.buttons + [delete]
  }
}

/// The button behind a row that deletes its datum.
private struct DeleteButton: Layout {
  let list: ListCore
  let datum: Identity
  @Environment(\.rowSwipe) private var swipe

  var body: some Layout {
    let swipe = swipe
    Button("Delete", role: .destructive) {
      guard let edits = swipe?.edits(of: list), let position = edits.position(datum) else { return }
      edits.actions.delete?(RowOffsets([position]))
    }
  }
}

/// Lets a row be swiped, and dragged to another place, as far as it can be.
struct RowEditingModifier: _PrimitiveModifier {
  let context: _RowContext

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let buttons = context.swipeButtons
    if let datum = context.datum, context.able.contains(.move) {
      swiped(MoveRow(content: content, list: context.list, datum: datum), buttons, lowering)
    } else {
      swiped(content, buttons, lowering)
    }
  }

  private func swiped(_ content: some Layout, _ buttons: [RowButtons], _ lowering: _Lowering) {
    if buttons.isEmpty {
      content._lower(lowering)
    } else {
      SwipeRow(content: content, buttons: buttons)._lower(lowering)
    }
  }
}

/// The marks of a row that is edited: one that shows its Delete button, and one by which it is dragged.
struct RowMarks<Content: Layout>: Layout {
  let content: Content
  let able: RowAbilities
  @Environment(\.editMode) private var mode
  @Environment(\.textStyle) private var text

  var body: some Layout {
    let able: RowAbilities = mode?.wrappedValue.isEditing == true ? able : []
    let room = 2 * text.font.size
    content
      .padding(.leading, able.contains(.delete) ? room : 0)
      .padding(.trailing, able.contains(.move) ? room : 0)
      .overlay(alignment: .leading) { if able.contains(.delete) { DeleteMark(size: text.font.size) } }
      .overlay(alignment: .trailing) { if able.contains(.move) { MoveMark(size: text.font.size) } }
  }
}

private struct DeleteMark: Layout {
  let size: Double
  @Environment(\.rowSwipe) private var swipe

  var body: some Layout {
    let swipe = swipe
    Circle().fill(Color.error)
      .overlay { Color.white.size(width: 0.6 * size, height: 0.12 * size) }
      .size(width: 1.2 * size, height: 1.2 * size)
      .pressable(named: "Delete") {
        swipe?.reveal()
      } pressing: { _ in
      }
  }
}

private struct MoveMark: Layout {
  let size: Double
  @Environment(\.rowDrag) private var drag

  var body: some Layout {
    let drag = drag
    VStack(spacing: 0.2 * size) {
      for _ in 0..<3 { Color.secondary.size(width: 1.2 * size, height: 0.12 * size) }
    }
    .padding(0.3 * size)
    .contentShape(Rectangle())
    .gesture(
      _ActionGesture(
        content: DragGesture(minimumDistance: 2, coordinateSpace: .global).failingWhenBroken(),
        changed: { drag?.changed($0.translation.height) },
        ended: { _ in drag?.ended() },
        over: { drag?.over() })
    )
    .accessibilityHidden()
  }
}

/// Gives the marks of editing to a row that can be edited.
struct RowMarksModifier: _PrimitiveModifier {
  let able: RowAbilities

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    if able.isEmpty { content._lower(lowering) } else { RowMarks(content: content, able: able)._lower(lowering) }
  }
}
