/// A list that shows rows: a table, a collection view, or one of your own.
@MainActor
public protocol ReloadableView: AnyObject, Sendable {
  /// Whether a person drags the list, or it still moves from that.
  var isScrolling: Bool { get }

  /// Forgets all rows and asks the adapter again.
  func reloadData()

  /// Changes the rows.
  ///
  /// - Parameters:
  ///   - updates: what changes.
  ///   - change: after this the adapter answers for the new rows; to be called once, where a native list changes its
  ///     data, such as inside `performBatchUpdates`. The list may keep it.
  func performBatchUpdates(_ updates: BatchUpdates, change: @escaping () -> Void)
}
