#if canImport(UIKit) && !os(watchOS)
  public import LayoutKitCompat

  /// Shows layouts in a table view, as its data source and delegate.
  ///
  /// ```swift
  /// let table = LayoutTableView(frame: view.bounds, style: .plain)
  /// table.adapter.show([ListSection(items: people.map { person in
  ///   ListItem(id: person.id, showing: person) { PersonRow(person: $0) }
  /// })])
  /// ```
  ///
  /// Rows are measured off the main thread, with UIKit's texts. When all rows are measured, the table changes by the
  /// difference between its current rows and the new ones. An empty table is filled while rows are measured. Each cell
  /// contains a `LayoutContainer`.
  ///
  /// A subclass that overrides a method of the data source or delegate calls `super` for the cases that it does not
  /// handle. The table does not retain its adapter, so the caller must.
  @MainActor
  open class TableViewAdapter: ListViewAdapter, UITableViewDataSource, UITableViewDelegate {
    private weak var tableView: UITableView?

    private static let cell = "LayoutUIKit.LayoutTableCell"
    private static let header = "LayoutUIKit.LayoutTableHeader"

    /// Becomes the data source and the delegate of a table.
    ///
    /// - Parameters:
    ///   - tableView: the table.
    ///   - queue: the queue on which rows are laid out.
    public init(_ tableView: UITableView, queue: any ReloadQueue = TaskReloadQueue()) {
      self.tableView = tableView
      super.init(tableView, list: tableView, queue: queue)
      tableView.register(LayoutTableCell.self, forCellReuseIdentifier: Self.cell)
      tableView.register(LayoutTableHeader.self, forHeaderFooterViewReuseIdentifier: Self.header)
      // All heights are known and rows follow each other. So a plain table gets no space above a section, and no height
      // is estimated.
      if tableView.style == .plain { tableView.sectionHeaderTopPadding = 0 }
      tableView.estimatedRowHeight = 0
      tableView.estimatedSectionHeaderHeight = 0
      tableView.estimatedSectionFooterHeight = 0
      tableView.dataSource = self
      tableView.delegate = self
      updateLayout()
    }

    /// Rows are as wide as `rowWidth`, and as high as their response.
    public final override var itemSize: (width: Double?, height: Double?) { (Double(rowWidth), nil) }

    /// The width of rows, in points: the table's width without the safe area's insets.
    ///
    /// Override it for styles with margins.
    open var rowWidth: CGFloat {
      guard let tableView else { return 0 }
      let insets = tableView.safeAreaInsets
      return max(0, tableView.bounds.width - insets.left - insets.right)
    }

    /// The height of the separator, which takes the last pixel of each row.
    private var separator: CGFloat {
      #if os(tvOS)
        return 0
      #else
        guard let tableView, tableView.separatorStyle != .none else { return 0 }
        return 1 / scale
      #endif
    }

    // MARK: Data source and delegate

    /// The number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { listAdapter.numberOfSections }

    /// The number of rows in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      listAdapter.numberOfItems(in: section)
    }

    /// The height of a row, on whole pixels.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      onPixels(listAdapter.size(ofItemAt: ListIndex(indexPath))).height + separator
    }

    /// A cell that shows the row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
      (cell as? LayoutTableCell)?.container.show(row: listAdapter.layout(ofItemAt: ListIndex(indexPath)))
      return cell
    }

    /// The height of a section's header.
    ///
    /// Without a header it is the smallest positive number, because a table replaces 0 by its own height.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      guard listAdapter.layout(ofHeaderIn: section) != nil else { return .leastNormalMagnitude }
      return onPixels(listAdapter.size(ofHeaderIn: section)).height
    }

    /// The height of a section's footer; the smallest positive number if it has none.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      guard listAdapter.layout(ofFooterIn: section) != nil else { return .leastNormalMagnitude }
      return onPixels(listAdapter.size(ofFooterIn: section)).height
    }

    /// A view that shows a section's header; `nil` if it has none.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header(listAdapter.layout(ofHeaderIn: section), tableView)
    }

    /// A view that shows a section's footer; `nil` if it has none.
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

  /// A table view with its own adapter, which follows the table's width and traits.
  @MainActor
  open class LayoutTableView: UITableView {
    /// Shows layouts in the table. Set a subclass of the adapter before anything is shown.
    public lazy var adapter = TableViewAdapter(self)

    /// Updates the rows after a change of width, before the table lays them out.
    open override func layoutSubviews() {
      adapter.updateLayout()
      super.layoutSubviews()
    }
  }
#endif
