/// A row or a column of items whose frames are known at once: no view, and no pass that has to run first.
///
/// 1. Along the direction an item takes its fixed length. What the fixed lengths leave of the parent is shared in
///    equal parts among the items without one.
/// 2. Items follow each other from the parent's start without gaps; what no item takes stays at the end. A flipped
///    layout runs the other way, from the parent's end.
/// 3. Across the direction an item takes its fixed length, placed by the alignment, or else all there is. One that is
///    longer than the parent hangs over; that is no error.
///
/// A layout keeps the sums before each item, so adding an item and asking for a frame cost the same whatever the
/// number of items. Frames are in the coordinates of the parent frame: a layout on an item's frame nests.
///
/// Source: the springs and fixed spaces of a toolbar.
public final class SimpleLayout {
  /// One place in a layout.
  public typealias Item = SimpleLayoutItem
  /// Which way items follow each other.
  public typealias Direction = SimpleLayoutDirection
  /// Where items stand across the direction.
  public typealias Alignment = SimpleLayoutAlignment

  /// The items, in the order in which they were added.
  public private(set) var items: [SimpleLayoutItem] = []
  private let share: SimpleLayoutShare

  /// An empty layout.
  ///
  /// - Parameters:
  ///   - parentFrame: the frame to share out, in points. A frame that is not finite, or has a negative side, is told
  ///     by the first item that is added.
  ///   - direction: which way items follow each other.
  ///   - alignment: where items stand across the direction.
  ///   - isFlipped: whether items run from the parent's end to its start.
  public init(
    parentFrame: Rect, direction: SimpleLayoutDirection, alignment: SimpleLayoutAlignment = .leading,
    isFlipped: Bool = false
  ) {
    share = SimpleLayoutShare(parentFrame, direction.axis, alignment, isFlipped)
    self.direction = direction
  }

  /// The frame that is shared out, in points.
  public var parentFrame: Rect { share.parentFrame }
  /// Which way items follow each other.
  public let direction: SimpleLayoutDirection
  /// Where items stand across the direction; one for all.
  public var alignment: SimpleLayoutAlignment { share.alignment }
  /// Whether items run from the parent's end to its start: right to left, or bottom up.
  public var isFlipped: Bool { share.isFlipped }
  /// The number of items.
  public var count: Int { items.count }

  /// Adds an item behind the others, and changes the shares of the flexible ones.
  ///
  /// - Returns: the item, or the copy that was added because it stands in a layout already.
  /// - Throws: `outOfSpace`, `invalidLength` or `invalidParentFrame`; the layout is then as it was.
  /// - Complexity: O(1).
  @discardableResult
  public func add(item: SimpleLayoutItem) throws(SimpleLayoutError) -> SimpleLayoutItem {
    try add(items: [item])[0]
  }

  /// Adds all the items or, where one of them does not fit, none.
  ///
  /// - Returns: the items, each of them or its copy, in the same order.
  /// - Throws: `outOfSpace`, `invalidLength` or `invalidParentFrame`; the layout is then as it was.
  /// - Complexity: O(`items.count`).
  @discardableResult
  public func add(items: [SimpleLayoutItem]) throws(SimpleLayoutError) -> [SimpleLayoutItem] {
    try share.add(
      items.map { item throws(SimpleLayoutError) in try SimpleLayoutShare.Lengths(item, along: share.main) })
    return items.map { item in
      let item = item.placed(in: share, at: count)
      self.items.append(item)
      return item
    }
  }

  /// The frame of the item at `index`, in the coordinates of the parent frame.
  ///
  /// - Throws: `itemOutOfBounds` where there is no such item.
  /// - Complexity: O(1).
  public func frame(at index: Int) throws(SimpleLayoutError) -> Rect {
    guard items.indices.contains(index) else { throw .itemOutOfBounds }
    return share.frame(at: index)
  }

  /// The frames of all items, in the order in which they were added.
  ///
  /// - Complexity: O(n).
  public var frames: [Rect] { items.indices.map(share.frame(at:)) }

  /// Gives the items another frame to share, as after a rotation of the screen.
  ///
  /// - Throws: `outOfSpace` or `invalidParentFrame`; the layout is then as it was.
  /// - Complexity: O(1).
  public func move(to parentFrame: Rect) throws(SimpleLayoutError) { try share.move(to: parentFrame) }
}
