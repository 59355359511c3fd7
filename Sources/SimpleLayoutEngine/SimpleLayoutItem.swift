/// The space for one view in a `SimpleLayout`, with an optional fixed width and height.
///
/// The layout computes the lengths that are not fixed. An item belongs to at most one layout and one position. An item
/// that is added again, to the same layout or to another, stays where it is. The call then adds a copy and returns the
/// copy.
public final class SimpleLayoutItem {
  /// The fixed width in points; `nil` if it is flexible.
  public let width: Double?
  /// The fixed height in points; `nil` if it is flexible.
  public let height: Double?
  /// The fixed length in points along the direction of the item's layout; `nil` if none is set.
  public let length: Double?

  /// The item's layout and its index there, once it was added.
  private var place: (share: SimpleLayoutShare, index: Int)?

  private init(width: Double? = nil, height: Double? = nil, length: Double? = nil) {
    self.width = width
    self.height = height
    self.length = length
  }

  /// An item without fixed lengths: it gets an equal share along the direction and the whole length across it.
  public static var flexible: SimpleLayoutItem { SimpleLayoutItem() }

  /// An item with a width in points. In a column its height is an equal share of the remaining length.
  public static func width(_ width: Double) -> SimpleLayoutItem { SimpleLayoutItem(width: width) }

  /// An item with a height in points. In a row its width is an equal share of the remaining length.
  public static func height(_ height: Double) -> SimpleLayoutItem { SimpleLayoutItem(height: height) }

  /// An item with a width and a height in points.
  public static func size(_ size: Size) -> SimpleLayoutItem {
    SimpleLayoutItem(width: size.width, height: size.height)
  }

  /// An item with a length in points along `direction`, independent of the layout's direction.
  public static func dynamic(_ direction: SimpleLayoutDirection, _ length: Double) -> SimpleLayoutItem {
    direction == .row ? .width(length) : .height(length)
  }

  /// An item with a length in points along its layout's direction: a width in a row, a height in a column.
  public static func length(_ length: Double) -> SimpleLayoutItem { SimpleLayoutItem(length: length) }

  /// The item's frame in its layout's coordinates, which are those of the parent frame.
  ///
  /// - Throws: `SimpleLayoutError.itemIncomplete` if the item is in no layout.
  /// - Complexity: O(1).
  public func frame() throws(SimpleLayoutError) -> Rect {
    guard let place else { throw .itemIncomplete }
    return place.share.frame(at: place.index)
  }

  /// The item to put at `index` of a layout: this item, or a copy if this item is already in a layout.
  func placed(in share: SimpleLayoutShare, at index: Int) -> SimpleLayoutItem {
    let item = place == nil ? self : SimpleLayoutItem(width: width, height: height, length: length)
    item.place = (share, index)
    return item
  }
}
