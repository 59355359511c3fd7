public import Foundation

@MainActor
open class NSTableColumn {
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
  open var identifier: NSUserInterfaceItemIdentifier
  weak var table: NSTableView?
  /// Without the room between cells.
  open var width: CGFloat = 100 {
    didSet { if width != oldValue { table?.columnResized() } }
  }
}

open class NSTableHeaderView: NSView {}

open class NSTableRowView: NSView {
  open override var isFlipped: Bool { true }
  open var isSelected = false {
    didSet { for case let cell as NSTableCellView in subviews { notify(cell) } }
  }
  func notify(_ cell: NSTableCellView) { cell.backgroundStyle = isSelected ? .emphasized : .normal }
}

open class NSTableCellView: NSView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The row view sets it.
  open var backgroundStyle = NSView.BackgroundStyle.normal
}

extension NSView {
  public enum BackgroundStyle: Sendable { case normal, emphasized }
}

@MainActor
public protocol NSTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: NSTableView) -> Int
}

@MainActor
public protocol NSTableViewDelegate: AnyObject {
  /// A group row is of no column.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// More than 0.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  func tableViewColumnDidResize(_ notification: Notification)
}

/// View-based, in a clip view, and with a column that is as wide as that after the first change of its width. Visible
/// rows have views, others have none. Changes of rows are counted one after the other, as those of an array; when they
/// end, there must be as many rows as in the data source.
open class NSTableView: NSControl, ClippedDocument {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var isFlipped: Bool { true }
  open weak var dataSource: (any NSTableViewDataSource)? { didSet { isFresh = false } }
  open weak var delegate: (any NSTableViewDelegate)?
  open var headerView: NSTableHeaderView? = NSTableHeaderView()
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = AnimationOptions(rawValue: 1)
  }

  // MARK: Columns

  open private(set) var tableColumns: [NSTableColumn] = []
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumn.table = self
    tableColumns.append(tableColumn)
  }
  open func sizeLastColumnToFit() {
    guard superview is NSClipView, let last = tableColumns.last else { return }
    last.width = max(0, clip.width - tableColumns.dropLast().reduce(0) { $0 + $1.width })
  }
  func columnResized() {
    needsLayout = true
    delegate?.tableViewColumnDidResize(Notification(name: Notification.Name("NSTableViewColumnDidResizeNotification")))
  }
  private var clipWidth: CGFloat?
  func clipViewChanged() {
    // Columns follow changes of the width only.
    if let clipWidth, clipWidth != clip.width { sizeLastColumnToFit() }
    clipWidth = clip.width
    resize()
    needsLayout = true
  }

  // MARK: Rows

  private struct Row {
    var height: CGFloat?
    var view: NSTableRowView?
    var isSelected = false
  }
  private var rows: [Row] = []
  private var isFresh = false
  private var updates = 0
  private var cells: [NSUserInterfaceItemIdentifier: [NSView]] = [:]
  private var rowViews: [NSTableRowView] = []

  open var numberOfRows: Int {
    if !isFresh { reloadData() }
    return rows.count
  }
  /// One that is out of sight; `nil` where there is none.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    cells[identifier]?.popLast()
  }
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? { rows[row].view?.subviews.first }

  private func retireCell(_ row: NSTableRowView?) {
    guard let cell = row?.subviews.first else { return }
    cell.removeFromSuperview()
    if let identifier = cell.identifier { cells[identifier, default: []].append(cell) }
  }
  private func retire(_ index: Int) {
    guard let view = rows[index].view else { return }
    retireCell(view)
    view.removeFromSuperview()
    rowViews.append(view)
    rows[index].view = nil
  }

  /// All heights are dropped, and all views are used again.
  open func reloadData() {
    Simulation.reloads += 1
    let selected = selectedRowIndexes
    for index in rows.indices { retire(index) }
    rows = Array(repeating: Row(), count: dataSource?.numberOfRows(in: self) ?? 0)
    for index in selected where index < rows.count { rows[index].isSelected = true }
    isFresh = true
    needsLayout = true
  }
  /// Heights stay.
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    precondition(columnIndexes == IndexSet(tableColumns.indices))
    for index in rowIndexes { retireCell(rows[index].view) }
    needsLayout = true
  }
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    for index in indexSet { rows[index].height = nil }
    needsLayout = true
  }
  open func beginUpdates() {
    if !isFresh { reloadData() }
    updates += 1
  }
  open func endUpdates() {
    updates -= 1
    guard updates == 0 else { return }
    Simulation.batches += 1
    let count = dataSource?.numberOfRows(in: self) ?? 0
    precondition(rows.count == count, "the numbers of rows do not fit: \(rows.count), and \(count) in the data source")
    needsLayout = true
  }
  /// At the places that they have afterwards.
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    precondition(updates > 0)
    for index in indexes { rows.insert(Row(), at: index) }
  }
  /// At the places that they have before.
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    precondition(updates > 0)
    for index in indexes.reversed() {
      retire(index)
      rows.remove(at: index)
    }
  }
  /// As if it was removed and inserted.
  open func moveRow(at oldIndex: Int, to newIndex: Int) {
    precondition(updates > 0)
    rows.insert(rows.remove(at: oldIndex), at: newIndex)
  }

  // MARK: Selection

  open var selectedRowIndexes: IndexSet { IndexSet(rows.indices.filter { rows[$0].isSelected }) }
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    for index in rows.indices {
      rows[index].isSelected = indexes.contains(index) || extend && rows[index].isSelected
      rows[index].view?.isSelected = rows[index].isSelected
    }
  }
  func clicked(_ row: Int) {
    if delegate?.tableView(self, shouldSelectRow: row) == true {
      selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
    }
  }

  // MARK: Tiling

  private func resize() {
    let height = rows.reduce(0) { $0 + ($1.height ?? 0) }
    setFrameSize(
      CGSize(
        width: max(clip.width, tableColumns.reduce(0) { $0 + $1.width }),
        height: superview is NSClipView ? max(clip.height, height) : height))
  }
  open override func layout() {
    super.layout()
    guard let delegate else { return }
    if !isFresh { reloadData() }
    for index in rows.indices where rows[index].height == nil {
      Simulation.heights += 1
      let height = delegate.tableView(self, heightOfRow: index)
      precondition(height > 0, "a row without a height")
      rows[index].height = height
    }
    resize()
    let clip = clip
    var y: CGFloat = 0
    for index in rows.indices {
      let height = rows[index].height ?? 0
      if y < clip.maxY, y + height > clip.minY {
        show(index, CGRect(x: 0, y: y, width: bounds.width, height: height), delegate)
      } else {
        retire(index)
      }
      y += height
    }
    needsLayout = false
  }
  private func show(_ index: Int, _ frame: CGRect, _ delegate: any NSTableViewDelegate) {
    let view = rows[index].view ?? rowViews.popLast() ?? NSTableRowView(frame: .zero)
    rows[index].view = view
    view.frame = frame
    let isGroup = delegate.tableView(self, isGroupRow: index)
    if view.subviews.isEmpty,
      let cell = delegate.tableView(self, viewFor: isGroup ? nil : tableColumns.first, row: index)
    {
      view.addSubview(cell)
    }
    view.subviews.first?.frame = CGRect(
      x: 0, y: 0, width: isGroup ? frame.width : tableColumns.first?.width ?? 0, height: frame.height)
    view.isSelected = rows[index].isSelected
    if view.superview !== self { addSubview(view) }
  }
}
