import LayoutKitCompat
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

/// A table of UIKit's for the suite of both toolkits.
@MainActor
struct TableProbe {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let table: LayoutTableView
  let queue = HandQueue()

  init(_ width: CGFloat = 100) {
    table = LayoutTableView(frame: CGRect(x: 0, y: 0, width: width, height: 100), style: .plain)
    table.separatorStyle = .none
    table.adapter = TableViewAdapter(table, queue: queue)
    window.addSubview(table)
  }

  func pass() { window.layoutIfNeeded() }

  func show(_ sections: [ListSection], animated: Bool = true) {
    table.adapter.show(sections, animated: animated)
    queue.run()
    pass()
  }

  var cells: [LayoutTableCell] {
    table.subviews.compactMap { $0 as? LayoutTableCell }.sorted { $0.frame.minY < $1.frame.minY }
  }
  var frames: [CGRect] { cells.map(\.frame) }
  var labels: [UIView] { cells.compactMap(\.container.subviews.first) }
  var texts: [String] { cells.compactMap(\.container.text) }
  var headers: [(frame: CGRect, text: String?)] {
    table.subviews.compactMap { $0 as? LayoutTableHeader }.map { ($0.frame, $0.container.text) }
  }
  var contentHeight: CGFloat { table.contentSize.height }
  /// Views that come into others where a cell is used again.
  static let insertionsOfRow = 1

  func cell(at index: ListIndex) -> LayoutTableCell? { table.cellForRow(at: index.path) as? LayoutTableCell }
  func setWidth(_ width: CGFloat) { table.frame.size.width = width }

  func scroll(to y: CGFloat) {
    table.contentOffset = CGPoint(x: 0, y: y)
    table.setNeedsLayout()
  }

  /// A person scrolls, or lets it go on.
  func setScrolling(_ isScrolling: Bool) {
    Simulation.scroll(table, isDragging: isScrolling, isDecelerating: isScrolling)
  }

  static func press(_ cell: LayoutTableCell) {
    (cell.container.subviews.first as? UIButton)?.sendActions(for: .primaryActionTriggered)
  }
}

/// A collection view of UIKit's for the suite of both toolkits.
@MainActor
struct CollectionProbe {
  let window: UIWindow
  let view: LayoutCollectionView
  let queue = HandQueue()

  init(
    height: CGFloat, isSideways: Bool = false,
    _ adapter: (LayoutCollectionView, HandQueue) -> CollectionViewAdapter
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    let flow = UICollectionViewFlowLayout()
    if isSideways { flow.scrollDirection = .horizontal }
    view = LayoutCollectionView(frame: window.bounds, collectionViewLayout: flow)
    view.adapter = adapter(view, queue)
    window.addSubview(view)
  }

  func pass() { window.layoutIfNeeded() }

  func show(_ sections: [ListSection]) {
    view.adapter.show(sections)
    queue.run()
    pass()
  }

  private var cells: [LayoutCollectionCell] {
    view.subviews.compactMap { $0 as? LayoutCollectionCell }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
  }
  var containers: [LayoutContainer] { cells.map(\.container) }
  var frames: [CGRect] { cells.map(\.frame) }
  var texts: [String] { containers.compactMap(\.text) }
  var headers: [(frame: CGRect, text: String?)] {
    view.subviews.compactMap { $0 as? LayoutCollectionHeader }.map { ($0.frame, $0.container.text) }
  }

  func setWidth(_ width: CGFloat) { view.frame.size.width = width }
  func setScrolling(_ isScrolling: Bool) { Simulation.scroll(view, isDragging: isScrolling) }
}

extension LayoutContainer {
  /// The text that its first view shows.
  var text: String? { (subviews.first as? UILabel)?.text }
}
