package import Foundation

/// The cells that a list shows, by their places (section, row), and what UIKit and AppKit do with batches of updates: places
/// that go, are reloaded or moved away are counted before, the others afterwards; a list whose numbers do not fit stops the
/// program.
@MainActor
package final class ListState<Cell: AnyObject> {
  package var sections: [[Cell?]] = []
  package var pool: [Cell] = []
  private let remove: (Cell) -> Void

  /// - Parameter remove: takes a cell out of sight.
  package init(_ remove: @escaping (Cell) -> Void) { self.remove = remove }

  /// What came in between `begin` and `end`.
  package struct Batch {
    package init() {}
    package var deletedSections = IndexSet()
    package var insertedSections = IndexSet()
    package var reloadedSections = IndexSet()
    package var movedSections: [(from: Int, to: Int)] = []
    package var deleted: [IndexPath] = []
    package var inserted: [IndexPath] = []
    package var reloaded: [IndexPath] = []
    package var moved: [(from: IndexPath, to: IndexPath)] = []
  }
  package var batch: Batch?

  package var all: [Cell] { sections.flatMap { $0.compactMap { $0 } } }

  package func retire(_ cell: Cell?) {
    guard let cell else { return }
    remove(cell)
    pool.append(cell)
  }

  package func reset(_ counts: [Int]) {
    for cell in all { retire(cell) }
    sections = counts.map { Array(repeating: nil, count: $0) }
  }

  /// Gets from the cells before to `counts`.
  package func apply(_ batch: Batch, _ counts: [Int]) {
    for path in batch.reloaded {
      retire(sections[path[0]][path[1]])
      sections[path[0]][path[1]] = nil
    }
    let movedCells = batch.moved.map { sections[$0.from[0]][$0.from[1]] }
    let movedRows = batch.movedSections.map { sections[$0.from] }
    for path in batch.deleted { retire(sections[path[0]][path[1]]) }
    for path in (batch.deleted + batch.moved.map(\.from)).sorted(by: >) {
      sections[path[0]].remove(at: path[1])
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
    for new in rows.sorted(by: { $0.at < $1.at }) { sections[new.at[0]].insert(new.cell, at: new.at[1]) }
    precondition(sections.map(\.count) == counts, "the numbers of rows do not fit: \(sections.map(\.count)) \(counts)")
  }
}
