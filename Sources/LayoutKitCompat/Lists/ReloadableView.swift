/// A list that shows rows: a table, a collection view, or a custom one.
@MainActor
public protocol ReloadableView: AnyObject, Sendable {
  /// Whether the user drags the list, or it still decelerates after that.
  var isScrolling: Bool { get }

  /// Drops all rows and reads them from the adapter again.
  func reloadData()

  /// Changes the rows.
  ///
  /// - Parameters:
  ///   - updates: the changes.
  ///   - change: makes the adapter return the new rows. Call it once, at the place where a native list changes its
  ///     data, such as inside `performBatchUpdates`. The list may keep it.
  func performBatchUpdates(_ updates: BatchUpdates, change: @escaping () -> Void)
}
