/// The buttons of a row.
struct RowButtons {
  var edge: HorizontalEdge
  /// Whether a swipe over most of the row runs the action of the first button.
  var allowsFullSwipe = true
  var content: () -> AnyLayout
}

extension Layout {
  /// Adds buttons to a row of a list, which appear at an edge where the row is dragged away from it.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .swipeActions { Button("Delete", role: .destructive) { delete(message) } }
  /// ```
  ///
  /// 1. A drag along the row moves it, with a finger or with the button of a mouse. A row that is released by half of its
  ///    buttons stays open; a press elsewhere, on the row itself, or Escape closes it. One row is open at a time.
  ///    A mouse drags the value of a row that has `draggable(_:)`, too, and not the row: its buttons are in its menu.
  /// 2. The first button is the one at the edge. A drag over more than 60% of the row runs its action at once, unless
  ///    `allowsFullSwipe` is `false`.
  /// 3. A button has the ground of its `tint(_:)`, or red where its role is `destructive`.
  /// 4. The menu of the row has the buttons, too, which a secondary click or a long press opens. Those of the leading edge
  ///    come first.
  public func swipeActions<Buttons: Layout>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @LayoutBuilder content: @escaping () -> Buttons
  ) -> _ModifiedLayout<Self, _RowTraitModifier> {
    rowTrait(nil) {
      $0.traits.buttons.append(
        RowButtons(edge: edge, allowsFullSwipe: allowsFullSwipe) { AnyLayout(content()) })
    }
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
