/// The buttons of a row.
struct RowButtons {
  var edge: HorizontalEdge
  var content: () -> AnyLayout
}

extension Layout {
  /// Adds buttons to a row of a list: its menu has them, which a secondary click or a long press opens.
  ///
  /// Those of the leading edge come first. Rows are not swiped: hosts show the menu.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .swipeActions { Button("Delete", role: .destructive) { delete(message) } }
  /// ```
  public func swipeActions<Buttons: Layout>(
    edge: HorizontalEdge = .trailing, @LayoutBuilder content: @escaping () -> Buttons
  ) -> _ModifiedLayout<Self, _RowTraitModifier> {
    rowTrait(nil) { $0.traits.buttons.append(RowButtons(edge: edge) { AnyLayout(content()) }) }
  }
}

/// Shows the buttons of a row in its menu.
struct RowMenuModifier: _PrimitiveModifier {
  let buttons: [RowButtons]

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard !buttons.isEmpty else { return content._lower(lowering) }
    let sorted = buttons.filter { $0.edge == .leading } + buttons.filter { $0.edge == .trailing }
    content.contextMenu { for buttons in sorted { buttons.content() } }._lower(lowering)
  }
}
