import LayoutCore

/// The state of a reload.
@MainActor
final class Reload {
  let token: ReloadToken
  let size: ListSize
  let provider: @Sendable () -> [ListSection]
  let batchUpdates: BatchUpdates?
  /// Called when all rows are shown; `nil` after that.
  var completion: (@MainActor () -> Void)?
  let started: Duration
  /// The pieces that were laid out and not shown yet, in their groups.
  let waiting = Locked<[[ListPass.Piece]]>([])
  /// The number of groups that were not shown on arrival, because the list was scrolling.
  var held = 0
  /// Whether the list shows a part of it.
  var hasShown = false
  /// Whether the list shows all of it.
  var isDone = false

  init(
    size: ListSize, provider: @escaping @Sendable () -> [ListSection], batchUpdates: BatchUpdates?,
    completion: (@MainActor () -> Void)?, started: Duration, token: ReloadToken = ReloadToken()
  ) {
    self.size = size
    self.provider = provider
    self.batchUpdates = batchUpdates
    self.completion = completion
    self.started = started
    self.token = token
  }

  /// Removes and returns the first waiting groups; all of them for `nil`.
  func take(_ count: Int?) -> [ListPass.Piece] {
    waiting.withLock { waiting in
      let groups = waiting.prefix(count ?? waiting.count)
      waiting.removeFirst(groups.count)
      return groups.flatMap { $0 }
    }
  }
}

/// Reloading.
///
/// 1. A reload cancels all earlier ones: they change nothing more, and their completions are not called.
/// 2. Rows are laid out on the queue, or at once. The pass receives the stored rows of the size.
/// 3. If the list was empty, no updates were given and the reload is asynchronous, rows are shown while they are laid
///    out: the first ones by reloading, the others as insertions. While the list scrolls, they wait for the next ones
///    or the end.
/// 4. Otherwise the list is changed once, at the end: by the updates if it showed rows before and they fit, else by
///    reloading it.
/// 5. The result is stored for the size. Then the completion is called.
extension ReloadableViewLayoutAdapter {
  /// Lays out the rows again and shows them.
  ///
  /// - Parameters:
  ///   - width: the exact width of each row in points; `nil` uses the row's own width.
  ///   - height: the exact height of each row; `nil` uses the row's own height.
  ///   - synchronous: whether all is done when this method returns.
  ///   - batchUpdates: the changes from the list's current rows to the new rows. For an empty list, empty updates
  ///     prevent that it is filled in pieces.
  ///   - provider: returns the sections; called off the main actor unless `synchronous`.
  ///   - completion: called when all rows are shown. Not called if another reload comes first, or the list is released.
  /// - Complexity: O(rows), and of layouts only in rows that changed.
  public func reload(
    width: Double? = nil, height: Double? = nil, synchronous: Bool = false, batchUpdates: BatchUpdates? = nil,
    provider: @escaping @Sendable () -> [ListSection], completion: (@MainActor () -> Void)? = nil
  ) {
    // 1.
    self.reload?.token.cancel()
    let reload = Reload(
      size: ListSize(width: width, height: height), provider: provider, batchUpdates: batchUpdates,
      completion: completion, started: now())
    self.reload = reload
    start(reload, synchronous: synchronous)
  }

  /// Lays out the same rows in another size of the list. Call it whenever the list's size may have changed.
  ///
  /// It does nothing if the size is the same. Rows that were laid out in that size before are not laid out again.
  ///
  /// A running reload continues in the new size, with its updates and its completion. The last reload's provider is
  /// kept for this. If the call is synchronous, the list is reloaded without the updates: it may be inside its own
  /// layout pass, in which native lists accept no batch.
  public func resize(
    width: Double? = nil, height: Double? = nil, synchronous: Bool = false, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let last = reload, last.size != ListSize(width: width, height: height) else { return }
    // A finished reload has no updates and no completion left.
    let pending = last.completion
    reload(
      width: width, height: height, synchronous: synchronous,
      batchUpdates: last.isDone || synchronous ? nil : last.batchUpdates, provider: last.provider
    ) {
      pending?()
      completion?()
    }
  }

  /// Shows rows that were laid out elsewhere, such as those of a list in a row of another list.
  public func reload(arrangement: [ArrangedSection], batchUpdates: BatchUpdates? = nil) {
    reload?.token.cancel()
    reload = nil
    show(arrangement, batchUpdates)
  }

  /// Steps 2 and 3.
  private func start(_ reload: Reload, synchronous: Bool) {
    let pass = ListPass(
      size: reload.size, known: results.value(for: reload.size) ?? RowTable(), token: reload.token,
      provider: reload.provider)
    if synchronous {
      if let outcome = pass.run() { finish(reload, outcome) }
      return
    }
    let isIncremental = currentArrangement.isEmpty && reload.batchUpdates == nil
    let queue = queue
    let waiting = reload.waiting
    queue.background { [weak self, weak list] in
      // If the list or the adapter is released, no caller waits for the rows.
      guard self != nil, list != nil else { return }
      let handOver: ([ListPass.Piece]) -> Void = { [weak self] pieces in
        waiting.withLock { $0.append(pieces) }
        queue.main { [weak self] in self?.receive(reload) }
      }
      guard let outcome = pass.run(handOver: isIncremental ? handOver : nil) else { return }
      queue.main { [weak self] in self?.finish(reload, outcome) }
    }
  }

  private func isWanted(_ reload: Reload) -> Bool {
    reload === self.reload && !reload.token.isCancelled && list != nil
  }

  /// Step 3 for one group.
  private func receive(_ reload: Reload) {
    guard isWanted(reload), let list else { return }
    reload.held += 1
    guard !list.isScrolling else { return }
    append(reload.take(reload.held), of: reload)
    reload.held = 0
  }

  private func append(_ pieces: [ListPass.Piece], of reload: Reload) {
    guard !pieces.isEmpty else { return }
    guard reload.hasShown else {
      append(pieces)
      list?.reloadData()
      reload.hasShown = true
      return log(.firstRows, reload)
    }
    let updates = insertions(pieces)
    perform(updates) { self.append(pieces) }
  }

  private func append(_ pieces: [ListPass.Piece]) {
    for piece in pieces {
      switch piece {
      case .section(let section): currentArrangement.append(section)
      case .row(let row): currentArrangement[currentArrangement.count - 1].rows.append(row)
      }
    }
  }

  /// The insertions for pieces; rows of an inserted section are inserted with it.
  private func insertions(_ pieces: [ListPass.Piece]) -> BatchUpdates {
    var updates = BatchUpdates()
    let last = currentArrangement.count - 1
    var count = numberOfRows(last)
    for piece in pieces {
      switch piece {
      case .section: updates.insertSections.append(last + 1 + updates.insertSections.count)
      case .row where updates.insertSections.isEmpty:
        updates.insertItems.append(ListIndex(section: last, item: count))
        count += 1
      case .row: break
      }
    }
    return updates
  }

  private func numberOfRows(_ section: Int) -> Int { section < 0 ? 0 : currentArrangement[section].rows.count }

  /// Steps 4 and 5.
  private func finish(_ reload: Reload, _ outcome: ListPass.Outcome) {
    guard isWanted(reload) else { return }
    let pieces = reload.take(nil)
    if reload.hasShown || !pieces.isEmpty {
      append(pieces, of: reload)
    } else {
      show(outcome.sections, reload.batchUpdates)
      log(.firstRows, reload)
    }
    results.insert(outcome.rows, for: reload.size)
    // The code that was notified of the rows may have started another reload.
    guard isWanted(reload) else { return }
    reload.isDone = true
    for index in outcome.duplicates { reportDuplicate(index) }
    log(.allRows, reload)
    let completion = reload.completion
    reload.completion = nil
    completion?()
  }

  private func show(_ sections: [ArrangedSection], _ updates: BatchUpdates?) {
    guard let list else { return }
    if let updates, !currentArrangement.isEmpty {
      guard let fault = updates.fault(from: currentArrangement.map(\.rows.count), to: sections.map(\.rows.count))
      else { return perform(updates) { self.currentArrangement = sections } }
      reportUnfit(fault)
    }
    currentArrangement = sections
    list.reloadData()
  }

  private func perform(_ updates: BatchUpdates, _ change: @escaping () -> Void) {
    var hasChanged = false
    list?.performBatchUpdates(updates) {
      guard !hasChanged else { return }
      change()
      hasChanged = true
    }
    if !hasChanged { change() }
  }
}

extension ReloadableViewLayoutAdapter {
  private func log(_ event: ReloadReport.Event, _ reload: Reload) {
    guard let logger else { return }
    let (seconds, attoseconds) = (now() - reload.started).components
    logger(
      ReloadReport(
        event: event, milliseconds: Double(seconds) * 1e3 + Double(attoseconds) / 1e15,
        itemCount: currentArrangement.reduce(0) { $0 + $1.rows.count }))
  }

  private func reportDuplicate(_ index: ListIndex) {
    report?(
      Diagnostic(
        code: .duplicateIdentity,
        message: "a row has the identity of another one; give each its own, or it may be laid out at every reload",
        path: "\(index)"))
  }

  private func reportUnfit(_ fault: String) {
    report?(
      Diagnostic(
        code: .inconsistentUpdates,
        message: "the updates do not lead to the new rows, so the list is reloaded: \(fault)",
        path: "list"))
  }
}
