public import Foundation
import QuartzCore

open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default` }
  #if !TVOS_CHECK  // Not on tvOS.
    public enum SeparatorStyle: Sendable { case none, singleLine }
  #endif
  public let contentView = UIView()
  public let reuseIdentifier: String?
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// In tests a line of one point is below each cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - separator))
  }
  var separator: CGFloat = 0
}

open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}

@MainActor
public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}

extension UITableViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// It shows the rows that are in its bounds, and loads no others.
open class UITableView: UIScrollView {
  public enum Style: Sendable { case plain, grouped }
  public enum RowAnimation: Sendable { case automatic }
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public let style: Style
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// In plain tables 22 points before each section, unless another is set.
  open var sectionHeaderTopPadding: CGFloat = 22
  /// Unless it is 0, rows below those in sight count as 44 points.
  open var estimatedRowHeight: CGFloat = -1
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  open weak var dataSource: (any UITableViewDataSource)? { didSet { isFresh = false } }
  private weak var tableDelegate: (any UITableViewDelegate)?
  open override var delegate: (any UIScrollViewDelegate)? {
    get { tableDelegate }
    set { tableDelegate = newValue as? any UITableViewDelegate }
  }
  #if !TVOS_CHECK  // Not on tvOS.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  #endif

  private let rows = ListState<UITableViewCell> { $0.removeFromSuperview() }
  private var headers: [UIView] = []
  private var headerPool: [UITableViewHeaderFooterView] = []
  private var isFresh = false
  private var cellType: UITableViewCell.Type = UITableViewCell.self
  private var headerType: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    if let type = cellClass as? UITableViewCell.Type { cellType = type }
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    if let type = aClass as? UITableViewHeaderFooterView.Type { headerType = type }
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    rows.pool.popLast() ?? made(cellType)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerPool.popLast() ?? made(headerType)
  }
  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }
  open func reloadData() {
    Simulation.reloads += 1
    rows.reset(counts)
    isFresh = true
    setNeedsLayout()
  }
  /// UIKit may keep the block longer than the call takes: here until the next pass.
  private var kept: (() -> Void)?
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if !isFresh { reloadData() }
    kept = updates
    rows.batch = .init()
    updates?()
    if let batch = rows.batch { rows.apply(batch, counts) }
    rows.batch = nil
    Simulation.batches += 1
    setNeedsLayout()
    completion?(true)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows.batch?.insertedSections.formUnion(sections)
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows.batch?.deletedSections.formUnion(sections)
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows.batch?.reloadedSections.formUnion(sections)
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    rows.batch?.movedSections.append((section, newSection))
  }
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) { rows.batch?.inserted += paths }
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { rows.batch?.deleted += paths }
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { rows.batch?.reloaded += paths }
  open func moveRow(at path: IndexPath, to newPath: IndexPath) { rows.batch?.moved.append((path, newPath)) }
  /// `nil` where the row is not to be seen.
  open func cellForRow(at path: IndexPath) -> UITableViewCell? { rows.sections[path.section][path.row] }

  open override func layoutSubviews() {
    super.layoutSubviews()
    kept = nil
    guard let dataSource, let tableDelegate else { return }
    if !isFresh { reloadData() }
    for view in headers {
      view.removeFromSuperview()
      if let header = view as? UITableViewHeaderFooterView { headerPool.append(header) }
    }
    headers = []
    var y: CGFloat = 0
    func place(_ height: CGFloat, _ make: () -> UIView?) {
      if height >= 1, y < bounds.maxY, y + height > bounds.minY, let view = make() {
        view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        addSubview(view)
        headers.append(view)
      }
      if height >= 1 { y += height }
    }
    for (section, cells) in rows.sections.enumerated() {
      if style == .plain { y += sectionHeaderTopPadding }
      place(tableDelegate.tableView(self, heightForHeaderInSection: section)) {
        tableDelegate.tableView(self, viewForHeaderInSection: section)
      }
      for row in cells.indices {
        let path = IndexPath(row: row, section: section)
        let isEstimated = estimatedRowHeight != 0 && y >= bounds.maxY
        let height = isEstimated ? 44 : tableDelegate.tableView(self, heightForRowAt: path)
        if y < bounds.maxY, y + height > bounds.minY {
          let cell = rows.sections[section][row] ?? dataSource.tableView(self, cellForRowAt: path)
          rows.sections[section][row] = cell
          #if !TVOS_CHECK
            cell.separator = separatorStyle == .none ? 0 : 1 / max(1, traitCollection.displayScale)
          #endif
          cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
          if cell.superview !== self { addSubview(cell) }
        } else {
          rows.retire(rows.sections[section][row])
          rows.sections[section][row] = nil
        }
        y += height
      }
      place(tableDelegate.tableView(self, heightForFooterInSection: section)) {
        tableDelegate.tableView(self, viewForFooterInSection: section)
      }
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }
}
