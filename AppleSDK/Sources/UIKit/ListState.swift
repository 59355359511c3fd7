public import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

/// The cells that a list shows, by their places, and what UIKit does with batches of updates: places that go, are reloaded
/// or moved away are counted before, the others afterwards; a list whose numbers do not fit stops the program.
@MainActor
final class ListState<Cell: UIView> {
  var sections: [[Cell?]] = []
  var pool: [Cell] = []

  /// What came in between `begin` and `end`.
  struct Batch {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
  }
  var batch: Batch?

  var all: [Cell] { sections.flatMap { $0.compactMap { $0 } } }

  func retire(_ cell: Cell?) {
    guard let cell else { return }
    cell.removeFromSuperview()
    pool.append(cell)
  }

  func reset(_ counts: [Int]) {
    for cell in all { retire(cell) }
    sections = counts.map { Array(repeating: nil, count: $0) }
  }

  /// Gets from the cells before to `counts`.
  func apply(_ batch: Batch, _ counts: [Int]) {
    for path in batch.reloaded {
      retire(sections[path.section][path.item])
      sections[path.section][path.item] = nil
    }
    let movedCells = batch.moved.map { sections[$0.from.section][$0.from.item] }
    let movedRows = batch.movedSections.map { sections[$0.from] }
    for path in batch.deleted { retire(sections[path.section][path.item]) }
    for path in (batch.deleted + batch.moved.map(\.from)).sorted(by: >) {
      sections[path.section].remove(at: path.item)
    }
    for section in batch.deletedSections.union(batch.reloadedSections) {
      for cell in sections[section] { retire(cell) }
    }
    // A reloaded section stays, with as many rows as there are now.
    let kept = sections.indices.filter { index in
      !batch.deletedSections.contains(index) && !batch.movedSections.contains { $0.from == index }
    }
    var next = kept.map { batch.reloadedSections.contains($0) ? nil : Optional(sections[$0]) }
    var coming: [(at: Int, rows: [Cell?]?)] = batch.insertedSections.map { ($0, nil) }
    for (move, rows) in zip(batch.movedSections, movedRows) { coming.append((move.to, rows)) }
    for new in coming.sorted(by: { $0.at < $1.at }) { next.insert(new.rows, at: new.at) }
    precondition(next.count == counts.count, "the numbers of sections do not fit")
    sections = zip(next, counts).map { $0 ?? Array(repeating: nil, count: $1) }
    var rows = batch.inserted.map { (at: $0, cell: Cell?.none) }
    for (move, cell) in zip(batch.moved, movedCells) { rows.append((move.to, cell)) }
    for new in rows.sorted(by: { $0.at < $1.at }) { sections[new.at.section].insert(new.cell, at: new.at.item) }
    precondition(sections.map(\.count) == counts, "the numbers of rows do not fit: \(sections.map(\.count)) \(counts)")
  }
}

/// A view of a class that is registered. Swift makes one only by an initializer that every subclass has: the archive's.
@MainActor
func made<View: UIView>(_ type: View.Type) -> View {
  guard let view = type.init(coder: NSCoder()) else { preconditionFailure("\(type) cannot be made") }
  return view
}
