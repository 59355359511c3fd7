public import LayoutCore

/// Shows layouts in a list: it lays out sections of rows away from the main actor, hands them to the list, and answers
/// what the list asks.
///
/// ```swift
/// let adapter = ReloadableViewLayoutAdapter(list: table)
/// adapter.reload(width: 390, provider: { [ListSection(items: rows)] })
/// ```
///
/// A list's data source and delegate ask `numberOfItems(in:)`, `size(ofItemAt:)` and the others, and show a row with
/// `show(itemAt:in:)`. A subclass that overrides one of them calls `super` for what it does not answer itself.
@MainActor
open class ReloadableViewLayoutAdapter {
  /// The list. It owns the adapter; where it is gone, nothing is handed over any more.
  public private(set) weak var list: (any ReloadableView)?

  /// What the list shows, by sections.
  public internal(set) var currentArrangement: [ArrangedSection] = []

  /// Is told how long a person waited for rows.
  public var logger: ((ReloadReport) -> Void)?

  /// Is told what is wrong: two rows with one identity, or updates that do not lead to the new rows.
  public var report: ((Diagnostic) -> Void)?

  let queue: any ReloadQueue
  let now: () -> Duration
  /// Rows of the sizes the list had last.
  var results: LRUCache<ListSize, RowTable>
  /// The reload that is under way, or was the last.
  var reload: Reload?

  /// An adapter for a list.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - queue: where rows are laid out.
  ///   - sizesKept: for how many sizes of the list, such as upright and on its side, results are kept; at least one.
  ///   - now: the time that has passed since some moment, for `logger`.
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

  // MARK: What a list asks

  /// How many sections there are.
  open var numberOfSections: Int { currentArrangement.count }

  /// How many rows a section has; 0 for one that does not exist.
  open func numberOfItems(in section: Int) -> Int { self.section(section)?.rows.count ?? 0 }

  /// How large a row is; zero for one that does not exist.
  open func size(ofItemAt index: ListIndex) -> Size { row(index)?.arrangement.frame.size ?? .zero }

  /// How large the header of a section is; zero where it has none.
  open func size(ofHeaderIn section: Int) -> Size { self.section(section)?.header?.frame.size ?? .zero }

  /// How large the footer of a section is; zero where it has none.
  open func size(ofFooterIn section: Int) -> Size { self.section(section)?.footer?.frame.size ?? .zero }

  /// Shows a row in a cell, whatever the cell showed before.
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

/// How long a person waited.
public struct ReloadReport: Hashable, Sendable {
  /// What there was to be seen.
  public enum Event: String, Hashable, Sendable {
    /// The first rows.
    case firstRows
    /// All rows.
    case allRows
  }

  /// What there was to be seen.
  public let event: Event
  /// Milliseconds since the reload was asked for.
  public let milliseconds: Double
  /// How many rows the list showed then.
  public let itemCount: Int

  /// A report.
  public init(event: Event, milliseconds: Double, itemCount: Int) {
    self.event = event
    self.milliseconds = milliseconds
    self.itemCount = itemCount
  }
}
