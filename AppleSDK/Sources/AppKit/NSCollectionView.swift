public import Foundation
import QuartzCore

@MainActor
public protocol NSCollectionViewElement: AnyObject {
  /// Of `NSUserInterfaceItemIdentification`.
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}

open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var identifier: NSUserInterfaceItemIdentifier?
}

@MainActor
open class NSCollectionViewLayout {
  public init() {}
}

/// In tests items stand side by side as long as there is room, without distances.
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical
}

@MainActor
public protocol NSCollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView
}

@MainActor
public protocol NSCollectionViewDelegate: AnyObject {}

@MainActor
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize
}

/// In a clip view, it is as wide as that, or as high where it scrolls sideways. It shows the visible items, and loads
/// no others.
open class NSCollectionView: NSView, ClippedDocument {
  public enum ScrollDirection: Sendable { case vertical, horizontal }
  public typealias SupplementaryElementKind = String
  public nonisolated static let elementKindSectionHeader: SupplementaryElementKind = "header"
  public nonisolated static let elementKindSectionFooter: SupplementaryElementKind = "footer"
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var isFlipped: Bool { true }
  open var collectionViewLayout: NSCollectionViewLayout?
  open weak var dataSource: (any NSCollectionViewDataSource)? { didSet { isFresh = false } }
  open weak var delegate: (any NSCollectionViewDelegate)?

  private let items = ListState<NSCollectionViewItem> { $0.view.removeFromSuperview() }
  private var headers: [NSView] = []
  private var headerPool: [NSView] = []
  private var isFresh = false
  private var itemType: NSCollectionViewItem.Type = NSCollectionViewItem.self
  private var headerType: NSView.Type = NSView.self

  open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
    if let type = itemClass as? NSCollectionViewItem.Type { itemType = type }
  }
  /// A view that is an `NSCollectionViewElement`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    precondition(viewClass is any NSCollectionViewElement.Type)
    if let type = viewClass as? NSView.Type { headerType = type }
  }
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    if let item = items.pool.popLast() { return item }
    guard let item = itemType.init(coder: NSCoder()) else { preconditionFailure("\(itemType) cannot be made") }
    return item
  }
  open func makeSupplementaryView(
    ofKind elementKind: SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier,
    for indexPath: IndexPath
  ) -> NSView {
    if let view = headerPool.popLast() { return view }
    guard let view = headerType.init(coder: NSCoder()) else { preconditionFailure("\(headerType) cannot be made") }
    return view
  }
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
    needsLayout = true
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil) {
    if !isFresh { reloadData() }
    items.batch = .init()
    updates?()
    if let batch = items.batch { items.apply(batch, counts) }
    items.batch = nil
    Simulation.batches += 1
    needsLayout = true
    completionHandler?(true)
  }
  open func insertSections(_ sections: IndexSet) { items.batch?.insertedSections.formUnion(sections) }
  open func deleteSections(_ sections: IndexSet) { items.batch?.deletedSections.formUnion(sections) }
  open func reloadSections(_ sections: IndexSet) { items.batch?.reloadedSections.formUnion(sections) }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    items.batch?.movedSections.append((section, newSection))
  }
  open func insertItems(at indexPaths: Set<IndexPath>) { items.batch?.inserted += indexPaths.sorted() }
  open func deleteItems(at indexPaths: Set<IndexPath>) { items.batch?.deleted += indexPaths.sorted() }
  open func reloadItems(at indexPaths: Set<IndexPath>) { items.batch?.reloaded += indexPaths.sorted() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    items.batch?.moved.append((indexPath, newIndexPath))
  }
  /// `nil` where the item is not to be seen.
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { items.sections[indexPath[0]][indexPath[1]] }

  private var isSideways: Bool {
    (collectionViewLayout as? NSCollectionViewFlowLayout)?.scrollDirection == .horizontal
  }
  private var content = CGSize.zero
  private func resize() {
    guard superview is NSClipView else { return }
    setFrameSize(
      CGSize(
        width: isSideways ? max(clip.width, content.width) : clip.width,
        height: isSideways ? clip.height : max(clip.height, content.height)))
  }
  func clipViewChanged() {
    resize()
    needsLayout = true
  }

  open override func layout() {
    super.layout()
    guard let dataSource, let collectionViewLayout, let flow = delegate as? any NSCollectionViewDelegateFlowLayout
    else { return }
    if !isFresh { reloadData() }
    for header in headers {
      header.removeFromSuperview()
      headerPool.append(header)
    }
    headers = []
    let (clip, isSideways) = (clip, isSideways)
    let room = isSideways ? clip.height : clip.width
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
      guard frame.intersects(clip) else { return }
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
      view.frame = frame
      addSubview(view)
      headers.append(view)
    }
    for (section, cells) in items.sections.enumerated() {
      header(
        Self.elementKindSectionHeader,
        flow.collectionView(self, layout: collectionViewLayout, referenceSizeForHeaderInSection: section), section)
      for item in cells.indices {
        let path = IndexPath(item: item, section: section)
        let frame = place(flow.collectionView(self, layout: collectionViewLayout, sizeForItemAt: path))
        if frame.intersects(clip) {
          let cell =
            items.sections[section][item] ?? dataSource.collectionView(self, itemForRepresentedObjectAt: path)
          items.sections[section][item] = cell
          cell.view.frame = frame
          if cell.view.superview !== self { addSubview(cell.view) }
        } else {
          items.retire(items.sections[section][item])
          items.sections[section][item] = nil
        }
      }
      breakLine()
      header(
        Self.elementKindSectionFooter,
        flow.collectionView(self, layout: collectionViewLayout, referenceSizeForFooterInSection: section), section)
    }
    content = isSideways ? CGSize(width: along, height: room) : CGSize(width: room, height: along)
    resize()
    needsLayout = false
  }
}
