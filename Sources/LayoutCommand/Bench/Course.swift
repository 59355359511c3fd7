import Layout

/// The change to a tree in a pass.
enum Course {
  /// The tree is made and laid out for the first time.
  case first
  /// A new tree, which has been laid out, gets another width.
  case resized(to: Double)
  /// The tree gets content 1 and content 0 alternately.
  case alternating
  /// The tree gets the same content again.
  case equal
  /// The tree has content 0 and gets content 1.
  case changed
  /// The tree is changed by the function before the turn; passes are counted from 1.
  case acting((LayoutRoot, _ pass: Int) -> Void)
}
