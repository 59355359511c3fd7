/// A screen of one layout: a row where it is wider than high, else a column, between the insets of the safe area.
///
/// Views are added once. At each layout, and so at each rotation too, the items are made anew for the direction that
/// the bounds have, and the views get the frames of these items.
public final class SimpleLayoutScreen {
  private let isFlipped: Bool
  private let addViews: () -> Void
  private let items: (SimpleLayoutDirection) -> [SimpleLayoutItem]
  private let updateViews: ([SimpleLayoutItem]) throws -> Void
  private var hasViews = false

  /// A screen that was not laid out yet.
  ///
  /// - Parameters:
  ///   - isFlipped: whether items run right to left and bottom up.
  ///   - addViews: makes the views; called by the first layout and by no other.
  ///   - items: the items for a direction.
  ///   - updateViews: gives the views the frames of the items; called by each layout, with the items that stand in it.
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
  /// 2. The safe area's inset before the items and the one behind them are items of fixed length; insets across the
  ///    direction are left to the items.
  /// 3. The views are made, once, and updated.
  ///
  /// - Returns: the layout, whose first and last items are the insets.
  /// - Throws: what `SimpleLayout.add(items:)` throws, before any view was touched, or what `updateViews` throws.
  @discardableResult
  public func layOut(bounds: Rect, safeArea: EdgeInsets = EdgeInsets()) throws -> SimpleLayout {
    // 1.
    let direction = SimpleLayoutDirection.following(bounds.size)
    let layout = SimpleLayout(parentFrame: bounds, direction: direction, isFlipped: isFlipped)
    // 2. Bottom up, the first item is the one at the bottom.
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
