public import LayoutEngine

/// A modifier that sets something for the rows of a list; elsewhere it does nothing.
public struct _RowTraitModifier: _PrimitiveModifier {
  /// The value, by which two modifiers are compared; `nil` where it cannot be.
  let key: RowTraitKey?
  let change: (inout _RowContext) -> Void

  /// Puts `content` into the tree as it is.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) { content._lower(lowering) }

  /// Whether it is looked into: it is.
  public static var _isRowTrait: Bool { true }

  /// Puts the rows of `content` into a list with the change.
  public func _lowerRows(_ content: some Layout, _ lowering: _Lowering, _ context: _RowContext) {
    var context = context
    change(&context)
    content._lowerRows(lowering, context)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { one.key != nil && one.key == other.key }
}

/// The value of a modifier for rows.
enum RowTraitKey: Equatable {
  case insets(EdgeInsets?)
  case separator(Visibility, VerticalEdge.Set)
  case separatorTint(Color?, VerticalEdge.Set)
  case badge(String?)
  case selectionDisabled(Bool)
  case deleteDisabled(Bool)
  case moveDisabled(Bool)
}

extension Layout {
  func rowTrait(
    _ key: RowTraitKey?, _ change: @escaping (inout _RowContext) -> Void
  ) -> _ModifiedLayout<Self, _RowTraitModifier> {
    _ModifiedLayout(self, _RowTraitModifier(key: key, change: change))
  }

  /// Sets the distances of a row's content from the edges of the row, in points; `nil` is the list's own.
  ///
  /// It applies to each row inside. A length that is not finite counts as 0.
  public func listRowInsets(_ insets: EdgeInsets?) -> _ModifiedLayout<Self, _RowTraitModifier> {
    let insets = insets.map {
      EdgeInsets(
        top: $0.top.finite(), leading: $0.leading.finite(), bottom: $0.bottom.finite(), trailing: $0.trailing.finite())
    }
    return rowTrait(.insets(insets)) { $0.traits.insets = insets }
  }

  /// Sets whether the lines at the edges of a row are shown.
  ///
  /// Between two rows the lower edge of the first one counts. There is no line before the first row of a section and
  /// after the last one, unless it is `visible`.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> _ModifiedLayout<Self, _RowTraitModifier> {
    rowTrait(.separator(visibility, edges)) {
      if edges.contains(.top) { $0.traits.separatorTop = visibility }
      if edges.contains(.bottom) { $0.traits.separatorBottom = visibility }
    }
  }

  /// Sets the colour of a row's lines; `nil` is the theme's.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> _ModifiedLayout<Self, _RowTraitModifier> {
    rowTrait(.separatorTint(color, edges)) { $0.traits.separatorTint = color }
  }

  /// Shows an element behind a row in place of the list's own ground; `nil` is the list's own.
  public func listRowBackground(_ background: (some Layout)?) -> _ModifiedLayout<Self, _RowTraitModifier> {
    let background = background.map { AnyLayout($0) }
    return rowTrait(nil) { $0.traits.background = background }
  }

  /// Shows a number at the end of a row; 0 shows nothing.
  public func badge(_ count: Int) -> _ModifiedLayout<Self, _RowTraitModifier> {
    let text = count == 0 ? nil : "\(count)"
    return rowTrait(.badge(text)) { ($0.traits.badge, $0.traits.hasBadge) = (text, true) }
  }

  /// Shows a short text at the end of a row; `nil` shows nothing.
  public func badge(_ label: (some StringProtocol)?) -> _ModifiedLayout<Self, _RowTraitModifier> {
    let text = label.map { String($0) }
    return rowTrait(.badge(text)) { ($0.traits.badge, $0.traits.hasBadge) = (text, true) }
  }

  /// Sets whether a row cannot be chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> _ModifiedLayout<Self, _RowTraitModifier> {
    rowTrait(.selectionDisabled(isDisabled)) { $0.traits.isSelectionDisabled = isDisabled }
  }
}
