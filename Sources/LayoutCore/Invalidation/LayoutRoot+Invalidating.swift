extension LayoutRoot: LayoutInvalidating {
  /// Requests a turn, if the root's rules do so for the reason; `hierarchyChanged` evaluates the body anew in it.
  public func invalidateLayout(for reason: InvalidationReason) {
    if reason == .hierarchyChanged { due.evaluation = .all }
    setNeedsLayout(for: reason)
  }

  /// Makes several changes in one turn: inside of `changes` nothing is laid out, and afterwards at most once.
  ///
  /// Calls may be nested; the outermost one counts.
  ///
  /// ```swift
  /// root.batchUpdates {
  ///   root.size = Size(width: 844, height: 390)
  ///   root.environment.font = .title
  ///   root.updateBody { Page(model) }
  /// }
  /// ```
  public func batchUpdates<Result, Failure: Error>(_ changes: () throws(Failure) -> Result) throws(Failure) -> Result {
    defer { layoutIfNeeded() }
    return try during(task == .turn || task == .question ? task : .batch, changes)
  }
}
