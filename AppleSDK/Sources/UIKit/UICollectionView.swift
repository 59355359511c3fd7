public import Foundation
import QuartzCore

open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  public override init(frame: CGRect) {
    super.init(frame: frame)
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
open class UICollectionViewLayout {
  public init() {}
}

/// In tests items stand side by side as long as there is room, without distances.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
}

@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

@MainActor
public protocol UICollectionViewDelegateFlowLayout: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// It shows the items that are in its bounds, and loads no others.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Sendable { case vertical, horizontal }
  public nonisolated static let elementKindSectionHeader = "header"
  public nonisolated static let elementKindSectionFooter = "footer"
  open var collectionViewLayout: UICollectionViewLayout
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  open weak var dataSource: (any UICollectionViewDataSource)?
  private weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  open override var delegate: (any UIScrollViewDelegate)? {
    get { flowDelegate }
    set { flowDelegate = newValue as? any UICollectionViewDelegateFlowLayout }
  }

  private let items = ListState<UICollectionViewCell> { $0.removeFromSuperview() }
  private var headers: [UICollectionReusableView] = []
  private var headerPool: [UICollectionReusableView] = []
  private var isFresh = false
  private var cellType: UICollectionViewCell.Type = UICollectionViewCell.self
  private var headerType: UICollectionReusableView.Type = UICollectionReusableView.self

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    if let type = cellClass as? UICollectionViewCell.Type { cellType = type }
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    if let type = viewClass as? UICollectionReusableView.Type { headerType = type }
  }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { items.pool.popLast() ?? made(cellType) }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { headerPool.popLast() ?? made(headerType) }
  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }
  open func reloadData() {
    Simulation.reloads += 1
    items.reset(counts)
    isFresh = true
    setNeedsLayout()
  }
  /// UIKit may keep the block longer than the call takes: here until the next pass.
  private var kept: (() -> Void)?
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if !isFresh { reloadData() }
    kept = updates
    items.batch = .init()
    updates?()
    if let batch = items.batch { items.apply(batch, counts) }
    items.batch = nil
    Simulation.batches += 1
    setNeedsLayout()
    completion?(true)
  }
  open func insertSections(_ sections: IndexSet) { items.batch?.insertedSections.formUnion(sections) }
  open func deleteSections(_ sections: IndexSet) { items.batch?.deletedSections.formUnion(sections) }
  open func reloadSections(_ sections: IndexSet) { items.batch?.reloadedSections.formUnion(sections) }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    items.batch?.movedSections.append((section, newSection))
  }
  open func insertItems(at paths: [IndexPath]) { items.batch?.inserted += paths }
  open func deleteItems(at paths: [IndexPath]) { items.batch?.deleted += paths }
  open func reloadItems(at paths: [IndexPath]) { items.batch?.reloaded += paths }
  open func moveItem(at path: IndexPath, to newPath: IndexPath) { items.batch?.moved.append((path, newPath)) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    kept = nil
    guard let dataSource, let flowDelegate else { return }
    if !isFresh { reloadData() }
    for header in headers {
      header.removeFromSuperview()
      headerPool.append(header)
    }
    headers = []
    let isSideways = (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    let room = isSideways ? bounds.height : bounds.width
    // Along: the direction in which it scrolls.
    var (along, across, line) = (CGFloat(0), CGFloat(0), CGFloat(0))
    func place(_ size: CGSize) -> CGRect {
      let (long, wide) = isSideways ? (size.width, size.height) : (size.height, size.width)
      if across > 0, across + wide > room { (along, across, line) = (along + line, 0, 0) }
      defer { (across, line) = (across + wide, max(line, long)) }
      return isSideways
        ? CGRect(origin: CGPoint(x: along, y: across), size: size)
        : CGRect(origin: CGPoint(x: across, y: along), size: size)
    }
    func breakLine() { (along, across, line) = (along + line, 0, 0) }
    func header(_ kind: String, _ size: CGSize, _ section: Int) {
      guard size != .zero else { return }
      let frame = place(isSideways ? CGSize(width: size.width, height: room) : CGSize(width: room, height: size.height))
      breakLine()
      guard frame.intersects(bounds) else { return }
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
      view.frame = frame
      addSubview(view)
      headers.append(view)
    }
    for (section, cells) in items.sections.enumerated() {
      header(
        Self.elementKindSectionHeader,
        flowDelegate.collectionView(self, layout: collectionViewLayout, referenceSizeForHeaderInSection: section),
        section)
      for item in cells.indices {
        let path = IndexPath(item: item, section: section)
        let frame = place(
          flowDelegate.collectionView(self, layout: collectionViewLayout, sizeForItemAt: path))
        if frame.intersects(bounds) {
          let cell = items.sections[section][item] ?? dataSource.collectionView(self, cellForItemAt: path)
          items.sections[section][item] = cell
          cell.frame = frame
          if cell.superview !== self { addSubview(cell) }
        } else {
          items.retire(items.sections[section][item])
          items.sections[section][item] = nil
        }
      }
      breakLine()
      header(
        Self.elementKindSectionFooter,
        flowDelegate.collectionView(self, layout: collectionViewLayout, referenceSizeForFooterInSection: section),
        section)
    }
    contentSize = isSideways ? CGSize(width: along, height: room) : CGSize(width: room, height: along)
  }
}
