/// A screen with one layout between the insets of the safe area: a row if it is wider than high, else a column.
///
/// Views are added once. Each layout, also after a rotation, makes new items for the direction of the bounds and gives
/// the views their frames.
public final class SimpleLayoutScreen {
  private let isFlipped: Bool
  private let addViews: () -> Void
  private let items: (SimpleLayoutDirection) -> [SimpleLayoutItem]
  private let updateViews: ([SimpleLayoutItem]) throws -> Void
  private var hasViews = false

  /// Makes a screen that is not laid out yet.
  ///
  /// - Parameters:
  ///   - isFlipped: whether items run right to left and bottom to top.
  ///   - addViews: makes the views; only the first layout calls it.
  ///   - items: returns the items for a direction.
  ///   - updateViews: gives the views their frames; each layout calls it with the items that are in the layout.
  public init(
    isFlipped: Bool = false, addViews: @escaping () -> Void,
    items: @escaping (SimpleLayoutDirection) -> [SimpleLayoutItem],
    updateViews: @escaping ([SimpleLayoutItem]) throws -> Void
  ) {
    self.isFlipped = isFlipped
    self.addViews = addViews
    self.items = items
    self.updateViews = updateViews
  }

  /// Lays the screen out.
  ///
  /// 1. The direction follows the bounds.
  /// 2. The safe area's insets before and behind the items become items of fixed length. The insets across the
  ///    direction are left to the items.
  /// 3. The views are made, once, and updated.
  ///
  /// - Returns: the layout, whose first and last items are the insets.
  /// - Throws: the errors of `SimpleLayout.add(items:)` before any view changes, or the errors of `updateViews`.
  @discardableResult
  public func layOut(bounds: Rect, safeArea: EdgeInsets = EdgeInsets()) throws -> SimpleLayout {
    // 1.
    let direction = SimpleLayoutDirection.following(bounds.size)
    let layout = SimpleLayout(parentFrame: bounds, direction: direction, isFlipped: isFlipped)
    // 2. Bottom to top, the first item is the one at the bottom.
    let (first, last) =
      switch direction {
      case .row: (safeArea.leading, safeArea.trailing)
      case .column: isFlipped ? (safeArea.bottom, safeArea.top) : (safeArea.top, safeArea.bottom)
      }
    let placed = try layout.add(items: [.length(first)] + items(direction) + [.length(last)])
    // 3.
    if !hasViews {
      hasViews = true
      addViews()
    }
    try updateViews(Array(placed.dropFirst().dropLast()))
    return layout
  }
}
