import AppKit
import LayoutKitCompat

@testable import LayoutApple
@testable import LayoutAppKit

/// A table of AppKit's, in a scroll view, for the suite of both toolkits.
@MainActor
struct TableProbe {
  let window = NSWindow(size: CGSize(width: 100, height: 100))
  let scroller: NSScrollView
  let table = LayoutTableView(frame: .zero)
  let queue = HandQueue()

  init(_ width: CGFloat = 100) {
    scroller = NSScrollView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    scroller.autohidesScrollers = true
    scroller.contentView.frame = scroller.bounds
    table.adapter = TableViewAdapter(table, queue: queue)
    scroller.documentView = table
    window.contentView?.addSubview(scroller)
    pass()
  }

  func pass() { window.layoutIfNeeded() }

  func show(_ sections: [ListSection], animated: Bool = true) {
    table.adapter.show(sections, animated: animated)
    queue.run()
    pass()
  }

  private var all: [LayoutTableCell] {
    table.subviews.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.subviews.first as? LayoutTableCell }
  }
  private func frame(_ cell: LayoutTableCell) -> CGRect {
    let row = cell.superview?.frame.origin ?? .zero
    return CGRect(
      x: row.x + cell.frame.minX, y: row.y + cell.frame.minY, width: cell.frame.width, height: cell.frame.height)
  }
  var cells: [LayoutTableCell] { all.filter { !($0 is LayoutTableHeader) } }
  var frames: [CGRect] { cells.map { frame($0) } }
  var labels: [NSView] { cells.compactMap(\.container.subviews.first) }
  var texts: [String] { cells.compactMap(\.container.text) }
  var headers: [(frame: CGRect, text: String?)] {
    all.filter { $0 is LayoutTableHeader }.map { (frame($0), $0.container.text) }
  }
  /// The table is never less high than what is seen of it.
  var contentHeight: CGFloat { table.frame.height }
  /// Views that come into others where a cell is used again: the row, and the cell in it.
  static let insertionsOfRow = 2

  func cell(at index: ListIndex) -> LayoutTableCell? {
    table.adapter.row(ofItemAt: index).flatMap {
      table.view(atColumn: 0, row: $0, makeIfNecessary: false) as? LayoutTableCell
    }
  }
  func setWidth(_ width: CGFloat) { scroller.frame.size.width = width }
  func scroll(to y: CGFloat) { scroller.contentView.scroll(to: CGPoint(x: 0, y: y)) }
  func setScrolling(_ isScrolling: Bool) { Simulation.scroll(scroller, isLive: isScrolling) }
  static func press(_ cell: LayoutTableCell) { (cell.container.subviews.first as? NSButton)?.sendAction() }
}

/// A collection view of AppKit's, in a scroll view, for the suite of both toolkits.
@MainActor
struct CollectionProbe {
  let window: NSWindow
  let scroller: NSScrollView
  let view = LayoutCollectionView(frame: .zero)
  let queue = HandQueue()

  init(
    height: CGFloat, isSideways: Bool = false,
    _ adapter: (LayoutCollectionView, HandQueue) -> CollectionViewAdapter
  ) {
    window = NSWindow(size: CGSize(width: 100, height: height))
    scroller = NSScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    scroller.contentView.frame = scroller.bounds
    if isSideways { (view.collectionViewLayout as? NSCollectionViewFlowLayout)?.scrollDirection = .horizontal }
    view.adapter = adapter(view, queue)
    scroller.documentView = view
    window.contentView?.addSubview(scroller)
    pass()
  }

  func pass() { window.layoutIfNeeded() }

  func show(_ sections: [ListSection]) {
    view.adapter.show(sections)
    queue.run()
    pass()
  }

  private var cells: [(view: NSView, container: LayoutContainer)] {
    view.subviews.compactMap { view in
      view is LayoutCollectionHeader ? nil : (view.subviews.first as? LayoutContainer).map { (view, $0) }
    }.sorted {
      ($0.view.frame.minY, $0.view.frame.minX) < ($1.view.frame.minY, $1.view.frame.minX)
    }
  }
  var containers: [LayoutContainer] { cells.map(\.container) }
  var frames: [CGRect] { cells.map(\.view.frame) }
  var texts: [String] { containers.compactMap(\.text) }
  var headers: [(frame: CGRect, text: String?)] {
    view.subviews.compactMap { $0 as? LayoutCollectionHeader }.map { ($0.frame, $0.container.text) }
  }

  func setWidth(_ width: CGFloat) { scroller.frame.size.width = width }
  func setScrolling(_ isScrolling: Bool) { Simulation.scroll(scroller, isLive: isScrolling) }
}

extension LayoutContainer {
  /// The text that its first view shows.
  var text: String? { (subviews.first as? NSTextField)?.stringValue }
}
