import Layout

/// What happens to a tree in a pass.
enum Course {
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
  /// Something else happens to it before the turn; passes are counted from 1.
  case acting((LayoutRoot, _ pass: Int) -> Void)
}
