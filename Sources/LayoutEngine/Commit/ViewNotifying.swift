/// Called at once for differences from the state before, while the commit walks over a tree: in the order that hosts
/// are promised.
///
/// Views are named by their numbers; 0 is no view, or the host's own.
package protocol ViewNotifying: AnyObject {
  /// Removes a view; those in it were removed before.
  func remove(_ id: UInt64)
  /// Inserts a view after `sibling` in drawing order.
  func insert(_ view: ViewReference, frame: Rect, into parent: UInt64, after sibling: UInt64)
  /// Moves a view after `sibling` in drawing order.
  func move(_ view: ViewReference, after sibling: UInt64)
  /// Sets the content of a view.
  func setContent(_ view: ViewReference)
  /// Sets the frame of a view, in points, in its parent's coordinates.
  func setFrame(_ view: ViewReference, _ frame: Rect)
}

/// A view in a call.
package struct ViewReference {
  /// The number of the view at the host.
  package let id: UInt64
  package let slot: ViewSlot
  package let key: ViewKey
}
