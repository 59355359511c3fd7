#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import LayoutKitCompat

  /// Shows layouts in a table view, as its data source and delegate.
  ///
  /// ```swift
  /// let table = LayoutTableView(frame: .zero)
  /// scrollView.documentView = table
  /// table.adapter.show([ListSection(items: people.map { person in
  ///   ListItem(id: person.id, showing: person) { PersonRow(person: $0) }
  /// })])
  /// ```
  ///
  /// Rows are measured off the main thread, with AppKit's texts. When all rows are measured, the table changes by the
  /// difference between its current rows and the new ones. An empty table is filled while rows are measured. Each cell
  /// contains a `LayoutContainer` and is in the table's first column. A table without a column gets one.
  ///
  /// AppKit's tables have no sections. A header is a group row, which floats while its section scrolls if the table has
  /// `floatsGroupRows` set. A footer is a row. Neither can be selected. `item(atRow:)` and `row(ofItemAt:)` convert
  /// between the table's rows, such as the selected ones, and items. The table owns the selection: rows that stay keep
  /// theirs.
  ///
  /// A subclass that overrides a method of the data source or delegate calls `super` for the cases that it does not
  /// handle. The table does not retain its adapter, so the caller must.
  @MainActor
  open class TableViewAdapter: ListViewAdapter, NSTableViewDataSource, NSTableViewDelegate {
    private let list: TableList
    private weak var tableView: NSTableView?

    private static let cell = NSUserInterfaceItemIdentifier("LayoutAppKit.LayoutTableCell")
    private static let header = NSUserInterfaceItemIdentifier("LayoutAppKit.LayoutTableHeader")
    private static let column = NSUserInterfaceItemIdentifier("LayoutAppKit.column")

    /// Becomes the data source and the delegate of a table.
    ///
    /// - Parameters:
    ///   - tableView: the table.
    ///   - queue: the queue on which rows are laid out.
    public init(_ tableView: NSTableView, queue: any ReloadQueue = TaskReloadQueue()) {
      list = TableList(tableView)
      self.tableView = tableView
      super.init(tableView, list: list, queue: queue, headersAreRows: true)
      list.adapter = listAdapter
      if tableView.tableColumns.isEmpty { tableView.addTableColumn(NSTableColumn(identifier: Self.column)) }
      tableView.dataSource = self
      tableView.delegate = self
      updateLayout()
    }

    /// Rows are as wide as `rowWidth`, and as high as their response.
    public final override var itemSize: (width: Double?, height: Double?) { (Double(rowWidth), nil) }

    /// The width of rows, in points: that of the table's first column.
    ///
    /// It is 0 while the table has no visible width, because columns begin with a width of their own.
    open var rowWidth: CGFloat {
      guard let tableView, let column = tableView.tableColumns.first else { return 0 }
      let room = tableView.enclosingScrollView?.contentSize.width ?? tableView.bounds.width
      return room > 0 ? max(0, column.width) : 0
    }

    /// The item that a row of the table shows; `nil` for a header or a footer, and if there is no such row.
    public func item(atRow row: Int) -> ListIndex? {
      if case .item(let index) = list.rows[row] { index } else { nil }
    }

    /// The row of the table that shows an item; `nil` if there is no such item.
    public func row(ofItemAt index: ListIndex) -> Int? { list.rows.row(of: index) }

    // MARK: Data source and delegate

    /// The number of rows, including headers and footers.
    open func numberOfRows(in tableView: NSTableView) -> Int { list.rows.count }

    /// The height of a row, on whole pixels; at least one, because AppKit accepts no smaller height.
    open func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
      let size: Size =
        switch list.rows[row] {
        case .header(let section): listAdapter.size(ofHeaderIn: section)
        case .item(let index): listAdapter.size(ofItemAt: index)
        case .footer(let section): listAdapter.size(ofFooterIn: section)
        case nil: .zero
        }
      return max(1 / scale, onPixels(size).height)
    }

    /// A cell that shows the row; headers and footers have their own kind of cell.
    open func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      switch list.rows[row] {
      case .header(let section): header(tableView, listAdapter.layout(ofHeaderIn: section))
      case .item(let index):
        cell(tableView, Self.cell, listAdapter.layout(ofItemAt: index)) { LayoutTableCell(frame: .zero) }
      case .footer(let section): header(tableView, listAdapter.layout(ofFooterIn: section))
      case nil: nil
      }
    }

    private func header(_ tableView: NSTableView, _ layout: (any Layout)?) -> NSView {
      cell(tableView, Self.header, layout) { LayoutTableHeader(frame: .zero) }
    }

    private func cell(
      _ tableView: NSTableView, _ identifier: NSUserInterfaceItemIdentifier, _ layout: (any Layout)?,
      _ make: () -> LayoutTableCell
    ) -> NSView {
      let cell = tableView.makeView(withIdentifier: identifier, owner: nil) as? LayoutTableCell ?? make()
      cell.identifier = identifier
      cell.container.show(row: layout)
      return cell
    }

    /// Whether a row is a header.
    open func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
      if case .header = list.rows[row] { true } else { false }
    }

    /// Whether a row can be selected; only items can.
    open func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { item(atRow: row) != nil }

    /// Measures rows again after the column's width changes.
    open func tableViewColumnDidResize(_ notification: Notification) { updateLayout() }
  }

  /// A table view with its own adapter, which follows the table's width and the system's settings.
  ///
  /// It has one column, as wide as the visible part of the scroll view, and no column titles.
  @MainActor
  open class LayoutTableView: NSTableView {
    /// Shows layouts in the table. Set a subclass of the adapter before anything is shown.
    public lazy var adapter = TableViewAdapter(self)

    /// Makes a table without rows.
    public override init(frame: NSRect) {
      super.init(frame: frame)
      headerView = nil
    }

    /// Makes a table from an archive, with the archived columns.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Updates the rows after a change of width or environment, before the table lays them out.
    open override func layout() {
      // AppKit resizes the last column after changes of the width, but not for the table's first width.
      sizeLastColumnToFit()
      adapter.updateLayout()
      super.layout()
    }

    /// Requests a pass after a change of the appearance, such as dark mode.
    open override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      needsLayout = true
    }

    /// Requests a pass after the window moves to another display.
    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      needsLayout = true
    }

    /// Requests a pass, because a window has its own display and appearance.
    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      needsLayout = true
    }

    /// The writing direction in which rows are laid out.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet { needsLayout = true }
    }
  }
#endif
