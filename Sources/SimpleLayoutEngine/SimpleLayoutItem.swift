/// A place for one view in a `SimpleLayout`: what is fixed of its width and height; the rest is the layout's to give.
///
/// An item stands in one place. Added a second time, to the same layout or to another, it stays where it is and a
/// copy of it is added, which the call returns.
public final class SimpleLayoutItem {
  /// The fixed width in points, or nil where it is flexible.
  public let width: Double?
  /// The fixed height in points, or nil where it is flexible.
  public let height: Double?
  /// The fixed length in points along whatever direction the item's layout has, or nil.
  public let length: Double?

  /// Where the item stands, once it was added.
  private var place: (share: SimpleLayoutShare, index: Int)?

  private init(width: Double? = nil, height: Double? = nil, length: Double? = nil) {
    self.width = width
    self.height = height
    self.length = length
  }

  /// Nothing is fixed: an equal share of what is left along the direction, everything across it.
  public static var flexible: SimpleLayoutItem { SimpleLayoutItem() }

  /// A width in points. In a column the height is an equal share of what is left.
  public static func width(_ width: Double) -> SimpleLayoutItem { SimpleLayoutItem(width: width) }

  /// A height in points. In a row the width is an equal share of what is left.
  public static func height(_ height: Double) -> SimpleLayoutItem { SimpleLayoutItem(height: height) }

  /// Both lengths, in points.
  public static func size(_ size: Size) -> SimpleLayoutItem {
    SimpleLayoutItem(width: size.width, height: size.height)
  }

  /// A length in points along the direction given, whichever layout the item is added to.
  public static func dynamic(_ direction: SimpleLayoutDirection, _ length: Double) -> SimpleLayoutItem {
    direction == .row ? .width(length) : .height(length)
  }

  /// A length in points along the direction of the layout that the item is added to: a width in a row, a height in a
  /// column.
  public static func length(_ length: Double) -> SimpleLayoutItem { SimpleLayoutItem(length: length) }

  /// The item's frame in its layout's coordinates: those of the parent frame.
  ///
  /// - Throws: `SimpleLayoutError.itemIncomplete` where the item stands in no layout.
  /// - Complexity: O(1).
  public func frame() throws(SimpleLayoutError) -> Rect {
    guard let place else { throw .itemIncomplete }
    return place.share.frame(at: place.index)
  }

  /// The item that stands at `index` of a layout: this one, or a copy where it stands somewhere already.
  func placed(in share: SimpleLayoutShare, at index: Int) -> SimpleLayoutItem {
    let item = place == nil ? self : SimpleLayoutItem(width: width, height: height, length: length)
    item.place = (share, index)
    return item
  }
}
