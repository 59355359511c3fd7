/// A row or a column of items whose frames are known at once, without views and without a layout pass.
///
/// 1. Along the direction an item takes its fixed length. The length that is left of the parent is shared in equal
///    parts among the items without a fixed length.
/// 2. Items follow each other from the parent's start without gaps. Length that no item takes stays free at the end. A
///    flipped layout starts at the parent's end and runs in the opposite direction.
/// 3. Across the direction an item with a fixed length takes it and is placed by the alignment. An item without one
///    takes the whole length. An item that is longer than the parent overflows; that is no error.
///
/// A layout stores the sums before each item, so adding an item and reading a frame cost the same for any number of
/// items. Frames are in the coordinates of the parent frame, so a layout inside an item's frame nests.
///
/// Source: the springs and fixed spaces of a toolbar.
public final class SimpleLayout {
  /// One item of a layout.
  public typealias Item = SimpleLayoutItem
  /// The direction in which items follow each other.
  public typealias Direction = SimpleLayoutDirection
  /// The alignment of items across the direction.
  public typealias Alignment = SimpleLayoutAlignment

  /// The items, in the order in which they were added.
  public private(set) var items: [SimpleLayoutItem] = []
  private let share: SimpleLayoutShare

  /// Makes an empty layout.
  ///
  /// - Parameters:
  ///   - parentFrame: the frame to share, in points. The first call that adds an item reports a frame that is not
  ///     finite or has a negative side.
  ///   - direction: the direction in which items follow each other.
  ///   - alignment: the alignment of items across the direction.
  ///   - isFlipped: whether items run from the parent's end to its start.
  public init(
    parentFrame: Rect, direction: SimpleLayoutDirection, alignment: SimpleLayoutAlignment = .leading,
    isFlipped: Bool = false
  ) {
    share = SimpleLayoutShare(parentFrame, direction.axis, alignment, isFlipped)
    self.direction = direction
  }

  /// The frame that the items share, in points.
  public var parentFrame: Rect { share.parentFrame }
  /// The direction in which items follow each other.
  public let direction: SimpleLayoutDirection
  /// The alignment of all items across the direction.
  public var alignment: SimpleLayoutAlignment { share.alignment }
  /// Whether items run from the parent's end to its start: right to left, or bottom to top.
  public var isFlipped: Bool { share.isFlipped }
  /// The number of items.
  public var count: Int { items.count }

  /// Adds an item behind the others and changes the shares of the flexible items.
  ///
  /// - Returns: the item, or the added copy if the item is already in a layout.
  /// - Throws: `outOfSpace`, `invalidLength` or `invalidParentFrame`; the layout is then unchanged.
  /// - Complexity: O(1).
  @discardableResult
  public func add(item: SimpleLayoutItem) throws(SimpleLayoutError) -> SimpleLayoutItem {
    try add(items: [item])[0]
  }

  /// Adds all the items, or none if one of them does not fit.
  ///
  /// - Returns: the items in the same order; a copy stands for each item that is already in a layout.
  /// - Throws: `outOfSpace`, `invalidLength` or `invalidParentFrame`; the layout is then unchanged.
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
  /// - Throws: `itemOutOfBounds` if there is no item at `index`.
  /// - Complexity: O(1).
  public func frame(at index: Int) throws(SimpleLayoutError) -> Rect {
    guard items.indices.contains(index) else { throw .itemOutOfBounds }
    return share.frame(at: index)
  }

  /// The frames of all items, in the order in which they were added.
  ///
  /// - Complexity: O(n).
  public var frames: [Rect] { items.indices.map(share.frame(at:)) }

  /// Gives the items another frame to share, for example after a rotation of the screen.
  ///
  /// - Throws: `outOfSpace` or `invalidParentFrame`; the layout is then unchanged.
  /// - Complexity: O(1).
  public func move(to parentFrame: Rect) throws(SimpleLayoutError) { try share.move(to: parentFrame) }
}
