import LayoutEngine

/// Where a row of a list stands, and what the modifiers around it set.
public struct _RowContext {
  /// The list.
  let list: ListCore
  /// Whether the list lets several rows be chosen; `nil` where none can be.
  let choosesMany: Bool?
  /// The tag by which the row is chosen, in place of the id of its datum.
  var tag: AnyHashable?
  /// The id of the datum.
  var datum: Identity?
  /// Whether no row is before it in its section.
  var isFirst = true
  /// Whether no row is after it in its section.
  var isLast = true
  /// The number of rows that it is inside of.
  var level = 0
  /// The row around it; `nil` where there is none, or that one cannot be chosen.
  var parent: Identity?
  /// Whether the rows inside are shown; `nil` where it has none.
  var isExpanded: Binding<Bool>?
  /// Whether rows beside it may have an arrow.
  var isInOutline = false
  var traits = RowTraits()
  /// The actions for the rows of the next `ForEach`.
  var actions = RowActions()
  /// What a person can do with the row by the `ForEach` that makes it.
  var abilities: RowAbilities = []
  /// What reads the row, which is not made then.
  var reader: RowReader?

  init(_ list: ListCore) { (self.list, choosesMany) = (list, list.choice?.allowsMany) }

  /// The context of one of several elements, by what each of them is.
  func part(_ position: Int, of extents: [_RowExtent]) -> _RowContext {
    var part = self
    let before = extents[..<position].last { $0 != .none }
    let after = extents[(position + 1)...].first { $0 != .none }
    part.isFirst = before == .section || before == nil && isFirst
    part.isLast = after == .section || after == nil && isLast
    return part
  }

  /// The context of the row of a datum.
  func row(_ datum: Identity, isFirst: Bool, isLast: Bool) -> _RowContext {
    var row = self
    row.datum = datum
    row.isFirst = self.isFirst && isFirst
    row.isLast = self.isLast && isLast
    row.abilities = actions.abilities
    row.actions = RowActions()
    return row
  }

  /// The context of the rows of a section.
  var section: _RowContext {
    var section = self
    (section.isFirst, section.isLast) = (true, true)
    return section
  }

  /// Whether it has an arrow.
  var isParent: Bool { isExpanded != nil }

  /// Whether a row looks and acts the same in both; closures and elements are never known to be the same.
  func isSame(as other: _RowContext) -> Bool {
    list === other.list && choosesMany == other.choosesMany && tag == other.tag && datum == other.datum
      && isFirst == other.isFirst && isLast == other.isLast
      && abilities == other.abilities && level == other.level && parent == other.parent && !isParent && !other.isParent
      && isInOutline == other.isInOutline
      && traits.isSame(as: other.traits) && actions.isEmpty && other.actions.isEmpty
  }
}

extension [_RowExtent] {
  /// What several elements are together.
  var joined: _RowExtent { contains(.section) ? .section : contains(.rows) ? .rows : .none }
}

/// What modifiers set for a row.
struct RowTraits {
  /// The distances of the content from the row's edges, in points; `nil` is the style's.
  var insets: EdgeInsets?
  /// Whether there is a line at the top, and at the bottom.
  var (separatorTop, separatorBottom) = (Visibility.automatic, Visibility.automatic)
  /// The colour of the lines; `nil` is the theme's.
  var separatorTint: Color?
  var badge: String?
  /// Whether a modifier sets a badge, or none.
  var hasBadge = false
  var isSelectionDisabled = false
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// What is behind the row; `nil` is the style's.
  var background: AnyLayout?
  var buttons: [RowButtons] = []
  /// The modifiers of the content that go around the whole row, from the outermost inwards.
  var covers: [any _PrimitiveModifier] = []

  func isSame(as other: RowTraits) -> Bool {
    insets == other.insets && separatorTop == other.separatorTop && separatorBottom == other.separatorBottom
      && separatorTint == other.separatorTint && badge == other.badge && hasBadge == other.hasBadge
      && isDeleteDisabled == other.isDeleteDisabled && isMoveDisabled == other.isMoveDisabled
      && isSelectionDisabled == other.isSelectionDisabled && background == nil && other.background == nil
      && buttons.isEmpty && other.buttons.isEmpty && covers.isEmpty && other.covers.isEmpty
  }
}

/// Whether something is shown.
public enum Visibility: UInt8, Hashable, Sendable, CaseIterable {
  /// As the container does it.
  case automatic
  /// It is shown.
  case visible
  /// It is hidden.
  case hidden
}
