/// Is told at once, while the commit walks over a tree, what differs from what was told before: in the order that hosts
/// are promised. Views are named by their numbers; 0 stands for no view, or for the host's own.
package protocol ViewTelling: AnyObject {
  /// A view is gone; those in it went before.
  func remove(_ id: UInt64)
  /// A view came, in front of `sibling`.
  func insert(_ view: ToldView, frame: Rect, into parent: UInt64, after sibling: UInt64)
  /// A view goes in front of `sibling`.
  func move(_ view: ToldView, after sibling: UInt64)
  /// A view shows something else.
  func setContent(_ view: ToldView)
  /// A view has another frame, in points, in its parent's coordinates.
  func setFrame(_ view: ToldView, _ frame: Rect)
}

/// A view that something is told of.
package struct ToldView {
  /// The number that hosts know.
  package let id: UInt64
  package let slot: ViewSlot
  package let key: ViewKey
}
