public import LayoutCore

/// Shows layouts in a list: it lays out sections of rows off the main actor, passes them to the list, and provides the
/// list's data.
///
/// ```swift
/// let adapter = ReloadableViewLayoutAdapter(list: table)
/// adapter.reload(width: 390, provider: { [ListSection(items: rows)] })
/// ```
///
/// A list's data source and delegate call `numberOfItems(in:)`, `size(ofItemAt:)` and the others, and show a row with
/// `show(itemAt:in:)`. A subclass that overrides one of them calls `super` for the cases that it does not handle.
@MainActor
open class ReloadableViewLayoutAdapter {
  /// The list. It owns the adapter; after it is released, the adapter shows no rows.
  public private(set) weak var list: (any ReloadableView)?

  /// The sections that the list shows.
  public internal(set) var currentArrangement: [ArrangedSection] = []

  /// Receives the time that a user waited for rows.
  public var logger: ((ReloadReport) -> Void)?

  /// Receives diagnostics: two rows with one identity, or updates that do not lead to the new rows.
  public var report: ((Diagnostic) -> Void)?

  let queue: any ReloadQueue
  let now: () -> Duration
  /// The rows of the list's last sizes.
  var results: LRUCache<ListSize, RowTable>
  /// The running reload, or the last one.
  var reload: Reload?

  /// Makes an adapter for a list.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - queue: the queue on which rows are laid out.
  ///   - sizesKept: the number of the list's sizes, such as upright and turned, whose results are stored; at least one.
  ///   - now: returns the time since a fixed moment, for `logger`.
  public init(
    list: any ReloadableView, queue: any ReloadQueue = TaskReloadQueue(), sizesKept: Int = 2,
    now: (() -> Duration)? = nil
  ) {
    self.list = list
    self.queue = queue
    results = LRUCache(capacity: sizesKept)
    let start = ContinuousClock.now
    self.now = now ?? { start.duration(to: .now) }
  }

  // MARK: Data source and delegate

  /// The number of sections.
  open var numberOfSections: Int { currentArrangement.count }

  /// The number of rows in a section; 0 if there is no such section.
  open func numberOfItems(in section: Int) -> Int { self.section(section)?.rows.count ?? 0 }

  /// The size of a row; zero if there is no such row.
  open func size(ofItemAt index: ListIndex) -> Size { row(index)?.arrangement.frame.size ?? .zero }

  /// The size of a section's header; zero if it has none.
  open func size(ofHeaderIn section: Int) -> Size { self.section(section)?.header?.frame.size ?? .zero }

  /// The size of a section's footer; zero if it has none.
  open func size(ofFooterIn section: Int) -> Size { self.section(section)?.footer?.frame.size ?? .zero }

  /// Shows a row in a cell, independent of the cell's former content.
  open func show<Cell: LayoutKitView>(
    itemAt index: ListIndex, in cell: Cell, direction: LayoutDirection = .leftToRight,
    options: ViewOptions = ViewOptions()
  ) {
    row(index)?.arrangement.makeViews(in: cell, direction: direction, options: options)
  }

  /// Shows the header of a section.
  open func show<Cell: LayoutKitView>(
    headerIn section: Int, in cell: Cell, direction: LayoutDirection = .leftToRight,
    options: ViewOptions = ViewOptions()
  ) {
    self.section(section)?.header?.makeViews(in: cell, direction: direction, options: options)
  }

  /// Shows the footer of a section.
  open func show<Cell: LayoutKitView>(
    footerIn section: Int, in cell: Cell, direction: LayoutDirection = .leftToRight,
    options: ViewOptions = ViewOptions()
  ) {
    self.section(section)?.footer?.makeViews(in: cell, direction: direction, options: options)
  }

  private func section(_ section: Int) -> ArrangedSection? {
    currentArrangement.indices.contains(section) ? currentArrangement[section] : nil
  }

  private func row(_ index: ListIndex) -> ArrangedRow? {
    guard currentArrangement.indices.contains(index.section) else { return nil }
    let rows = currentArrangement[index.section].rows
    return rows.indices.contains(index.item) ? rows[index.item] : nil
  }
}

/// The time that a user waited for rows.
public struct ReloadReport: Hashable, Sendable {
  /// The rows that became visible.
  @nonexhaustive
  public enum Event: String, Hashable, Sendable {
    /// The first rows.
    case firstRows
    /// All rows.
    case allRows
  }

  /// The rows that became visible.
  public let event: Event
  /// Milliseconds since the reload was requested.
  public let milliseconds: Double
  /// The number of rows in the list at that time.
  public let itemCount: Int

  /// Makes a report.
  public init(event: Event, milliseconds: Double, itemCount: Int) {
    self.event = event
    self.milliseconds = milliseconds
    self.itemCount = itemCount
  }
}
