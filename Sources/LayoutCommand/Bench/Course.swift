/// What happens to a tree in a pass.
enum Course: Sendable {
  /// It is made and laid out for the first time.
  case first
  /// A new one that has been laid out gets another width.
  case resized(to: Double)
  /// It gets content 1 and content 0 in turn.
  case alternating
  /// It gets the content it has.
  case equal
  /// Having content 0, it gets content 1.
  case changed
}
