/// An error in an item or in a request for an item.
///
/// A call that throws changes nothing.
@nonexhaustive
public enum SimpleLayoutError: Error, Hashable, Sendable {
  /// The fixed lengths along the direction exceed the parent's length, or one of them is infinite or not a number.
  case outOfSpace
  /// The item is in no layout, so it has no frame.
  case itemIncomplete
  /// There is no item at the index: it is negative, or not below the number of items.
  case itemOutOfBounds
  /// A length in points that is negative, or a length across the direction that is infinite or not a number.
  case invalidLength(Double)
  /// A parent frame with a negative side or with a number that is not finite.
  case invalidParentFrame(Rect)
}

extension SimpleLayoutError: CustomStringConvertible {
  /// One sentence that states what to change.
  public var description: String {
    switch self {
    case .outOfSpace: "the fixed lengths along the direction are more than the parent frame has"
    case .itemIncomplete: "the item was not added to a layout, so it has no frame"
    case .itemOutOfBounds: "the layout has no item at this index"
    case .invalidLength(let length): "a length must be finite and not negative, but one is \(length)"
    case .invalidParentFrame(let frame): "a parent frame must be finite and not negative, but it is \(frame)"
    }
  }
}
