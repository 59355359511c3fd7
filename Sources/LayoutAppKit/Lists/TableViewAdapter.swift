#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import LayoutKitCompat

  /// Shows layouts in a table view: its data source and delegate.
  ///
  /// ```swift
  /// let table = LayoutTableView(frame: .zero)
  /// scrollView.documentView = table
  /// table.adapter.show([ListSection(items: people.map { person in
  ///   ListItem(id: person.id, showing: person) { PersonRow(person: $0) }
  /// })])
  /// ```
  ///
  /// Rows are measured off the main thread, by AppKit's texts. When all are, the table changes by what differs between the
  /// rows that it shows and the new ones; an empty table is filled as they come. Cells hold a `LayoutContainer` each, in the
  /// table's first column; a table without one gets one.
  ///
  /// AppKit's tables have no sections. A header is a group row, which floats while its section is scrolled by if the table
  /// has it so (`floatsGroupRows`), a footer is a row; neither can be selected. `item(atRow:)` and `row(ofItemAt:)` lead from
  /// the table's rows, such as the selected ones, to items and back. The selection is the table's own: rows that stay keep
  /// theirs.
  ///
  /// A subclass that overrides one of the table's questions calls `super` for what it does not answer itself. The table
  /// does not keep its adapter: the caller has to.
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
    ///   - queue: where rows are laid out.
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

    /// Rows are as wide as `rowWidth`, and as high as they want to be.
    public final override var itemSize: (width: Double?, height: Double?) { (Double(rowWidth), nil) }

    /// How wide rows are, in points: as the table's first column; 0 as long as there is no room in which the table is shown,
    /// whatever its columns begin with.
    open var rowWidth: CGFloat {
      guard let tableView, let column = tableView.tableColumns.first else { return 0 }
      let room = tableView.enclosingScrollView?.contentSize.width ?? tableView.bounds.width
      return room > 0 ? max(0, column.width) : 0
    }

    /// The item that a row of the table shows; `nil` where it shows a header or a footer, and where there is no such row.
    public func item(atRow row: Int) -> ListIndex? {
      if case .item(let index) = list.rows[row] { index } else { nil }
    }

    /// The row of the table that shows an item; `nil` where there is no such item.
    public func row(ofItemAt index: ListIndex) -> Int? { list.rows.row(of: index) }

    // MARK: What the table asks

    /// How many rows there are, headers and footers among them.
    open func numberOfRows(in tableView: NSTableView) -> Int { list.rows.count }

    /// How high a row is, on whole pixels; at least one, since AppKit takes no other.
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

    /// A cell that shows the row; one of its own kind for headers and footers.
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

    /// Whether a row can be selected: items can.
    open func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { item(atRow: row) != nil }

    /// The column has another width: rows are measured anew.
    open func tableViewColumnDidResize(_ notification: Notification) { updateLayout() }
  }

  /// A table view with an adapter of its own, which follows the table's width and what the system says of it. It has one
  /// column, as wide as the scroll view shows, and no titles above it.
  @MainActor
  open class LayoutTableView: NSTableView {
    /// Shows layouts in the table. A subclass of the adapter is set before anything is shown.
    public lazy var adapter = TableViewAdapter(self)

    /// A table without rows.
    public override init(frame: NSRect) {
      super.init(frame: frame)
      headerView = nil
    }

    /// A table from an archive, with the columns that it has there.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A change of width or surroundings reaches the rows before the table lays them out.
    open override func layout() {
      // AppKit lets the last column follow changes of the width, and not the width that the table begins with.
      sizeLastColumnToFit()
      adapter.updateLayout()
      super.layout()
    }

    /// Dark mode came or went.
    open override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      needsLayout = true
    }

    /// The window came to another display.
    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      needsLayout = true
    }

    /// A window has its own display and appearance.
    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      needsLayout = true
    }

    /// The direction of writing, in which rows are laid out.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet { needsLayout = true }
    }
  }
#endif
