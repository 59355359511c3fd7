#if canImport(UIKit) && !os(watchOS)
  public import LayoutKitCompat

  /// Shows layouts in a table view: its data source and delegate.
  ///
  /// ```swift
  /// let table = LayoutTableView(frame: view.bounds, style: .plain)
  /// table.adapter.show([ListSection(items: people.map { person in
  ///   ListItem(id: person.id, showing: person) { PersonRow(person: $0) }
  /// })])
  /// ```
  ///
  /// Rows are measured off the main thread, by UIKit's texts. When all are, the table changes by what differs between the
  /// rows that it shows and the new ones; an empty table is filled as they come. Cells hold a `LayoutContainer` each.
  ///
  /// A subclass that overrides one of the table's questions calls `super` for what it does not answer itself. The table
  /// does not keep its adapter: the caller has to.
  @MainActor
  open class TableViewAdapter: ListViewAdapter, UITableViewDataSource, UITableViewDelegate {
    private weak var tableView: UITableView?

    private static let cell = "LayoutUIKit.LayoutTableCell"
    private static let header = "LayoutUIKit.LayoutTableHeader"

    /// Becomes the data source and the delegate of a table.
    ///
    /// - Parameters:
    ///   - tableView: the table.
    ///   - queue: where rows are laid out.
    public init(_ tableView: UITableView, queue: any ReloadQueue = TaskReloadQueue()) {
      self.tableView = tableView
      super.init(tableView, list: tableView, queue: queue)
      tableView.register(LayoutTableCell.self, forCellReuseIdentifier: Self.cell)
      tableView.register(LayoutTableHeader.self, forHeaderFooterViewReuseIdentifier: Self.header)
      // All heights are known, and rows follow each other: no room before a section, which plain tables have, and none
      // for rows whose heights would be asked for later.
      if tableView.style == .plain { tableView.sectionHeaderTopPadding = 0 }
      tableView.estimatedRowHeight = 0
      tableView.estimatedSectionHeaderHeight = 0
      tableView.estimatedSectionFooterHeight = 0
      tableView.dataSource = self
      tableView.delegate = self
      updateLayout()
    }

    /// Rows are as wide as `rowWidth`, and as high as they want to be.
    public final override var itemSize: (width: Double?, height: Double?) { (Double(rowWidth), nil) }

    /// How wide rows are, in points: the table's width without what covers its sides. Styles with margins override it.
    open var rowWidth: CGFloat {
      guard let tableView else { return 0 }
      let insets = tableView.safeAreaInsets
      return max(0, tableView.bounds.width - insets.left - insets.right)
    }

    /// The line between rows takes the last pixel of each.
    private var separator: CGFloat {
      #if os(tvOS)
        return 0
      #else
        guard let tableView, tableView.separatorStyle != .none else { return 0 }
        return 1 / scale
      #endif
    }

    // MARK: What the table asks

    /// How many sections there are.
    open func numberOfSections(in tableView: UITableView) -> Int { listAdapter.numberOfSections }

    /// How many rows a section has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      listAdapter.numberOfItems(in: section)
    }

    /// How high a row is, on whole pixels.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      onPixels(listAdapter.size(ofItemAt: ListIndex(indexPath))).height + separator
    }

    /// A cell that shows the row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
      (cell as? LayoutTableCell)?.container.show(row: listAdapter.layout(ofItemAt: ListIndex(indexPath)))
      return cell
    }

    /// How high a section's header is; as good as nothing where it has none, since tables take 0 for their own height.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      guard listAdapter.layout(ofHeaderIn: section) != nil else { return .leastNormalMagnitude }
      return onPixels(listAdapter.size(ofHeaderIn: section)).height
    }

    /// How high a section's footer is; as good as nothing where it has none.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      guard listAdapter.layout(ofFooterIn: section) != nil else { return .leastNormalMagnitude }
      return onPixels(listAdapter.size(ofFooterIn: section)).height
    }

    /// A view that shows a section's header; `nil` where it has none.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header(listAdapter.layout(ofHeaderIn: section), tableView)
    }

    /// A view that shows a section's footer; `nil` where it has none.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      header(listAdapter.layout(ofFooterIn: section), tableView)
    }

    private func header(_ layout: (any Layout)?, _ tableView: UITableView) -> UIView? {
      guard let layout else { return nil }
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.header)
      (view as? LayoutTableHeader)?.container.show(row: layout)
      return view
    }
  }

  /// A table view with an adapter of its own, which follows the table's width and traits.
  @MainActor
  open class LayoutTableView: UITableView {
    /// Shows layouts in the table. A subclass of the adapter is set before anything is shown.
    public lazy var adapter = TableViewAdapter(self)

    /// A change of width reaches the rows before the table lays them out.
    open override func layoutSubviews() {
      adapter.updateLayout()
      super.layoutSubviews()
    }
  }
#endif
