import LayoutCore

/// A reload that is under way.
@MainActor
final class Reload {
  let token: ReloadToken
  let size: ListSize
  let provider: @Sendable () -> [ListSection]
  let batchUpdates: BatchUpdates?
  /// Called when all rows are shown; `nil` from then on.
  var completion: (@MainActor () -> Void)?
  let started: Duration
  /// What was laid out and not shown yet, in the groups it came in.
  let waiting = Locked<[[ListPass.Piece]]>([])
  /// Groups that were not shown when they came, since the list was moving.
  var held = 0
  /// Whether the list shows something of it.
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

  /// The first groups that wait; `nil` for all of them.
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
/// 1. A reload ends all those before it: they change nothing any more, and their completions are not called.
/// 2. Rows are laid out on the queue, or at once. What is known of the size is given along.
/// 3. Where the list was empty, no updates were given and it need not be done at once, rows are shown as they come: the
///    first ones by reloading, the others as insertions. While the list moves they wait for the next ones or the end.
/// 4. Otherwise the list is changed once, at the end: by the updates where it showed something before and they fit, by
///    reloading it where not.
/// 5. What was laid out is kept for the size. Then the completion is called.
extension ReloadableViewLayoutAdapter {
  /// Lays out the rows anew and shows them.
  ///
  /// - Parameters:
  ///   - width: the exact width of each row in points; `nil` leaves it to the row.
  ///   - height: the exact height of each row; `nil` leaves it to the row.
  ///   - synchronous: whether all of it is done when this returns.
  ///   - batchUpdates: how to get from what the list shows to the new rows. Empty updates are enough for a list that is
  ///     empty not to be filled bit by bit.
  ///   - provider: the sections; called away from the main actor unless `synchronous`.
  ///   - completion: called when all rows are shown. Not called where another reload came first, or the list is gone.
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

  /// Lays out the same rows in another size of the list; to be called whenever the list may have another one. Does
  /// nothing where it is the same. Rows that were laid out in that size before are not laid out again.
  ///
  /// A reload that is under way goes on in the new size, with its updates and its completion. The last reload's provider
  /// is kept for this. Where it is to be done at once, the list is reloaded without the updates: it may be in the middle of
  /// a layout pass of its own, in which native lists take no batch.
  public func resize(
    width: Double? = nil, height: Double? = nil, synchronous: Bool = false, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let last = reload, last.size != ListSize(width: width, height: height) else { return }
    // What was done has no updates and no completion left.
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
      // Where the list or the adapter is gone, no caller waits for the rows.
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

  /// Step 3, for one group.
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

  /// What comes with pieces: rows of a section that comes come with it.
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
    // The caller that was told of the rows may have asked for others.
    guard isWanted(reload) else { return }
    reload.isDone = true
    for index in outcome.duplicates { tellDuplicate(index) }
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
      tellUnfit(fault)
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

  private func tellDuplicate(_ index: ListIndex) {
    report?(
      Diagnostic(
        code: .duplicateIdentity,
        message: "a row has the identity of another one; give each its own, or it may be laid out at every reload",
        path: "\(index)"))
  }

  private func tellUnfit(_ fault: String) {
    report?(
      Diagnostic(
        code: .inconsistentUpdates,
        message: "the updates do not lead to the new rows, so the list is reloaded: \(fault)",
        path: "list"))
  }
}
