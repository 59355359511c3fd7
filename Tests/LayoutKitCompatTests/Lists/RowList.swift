import LayoutCore
import LayoutKitCompat
import Testing

/// A list that holds on to the heights of its rows and changes them as a native one does, so that updates that were
/// counted wrongly are found out.
@MainActor
final class RowList: ReloadableView {
  struct Section: Equatable {
    var header: Double
    var rows: [Double]
    var footer: Double
  }

  struct Events: Equatable {
    var reloadData = 0
    var batches = 0
    var insertItems = 0
    var deleteItems = 0
    var reloadItems = 0
    var moveItems = 0
    var insertSections = 0
    var deleteSections = 0
    var reloadSections = 0
    var moveSections = 0
  }

  weak var adapter: ReloadableViewLayoutAdapter?
  var isScrolling = false
  var events = Events()
  private(set) var sections: [Section] = []

  /// Called after the list has dropped its rows.
  var onReload: (() -> Void)?

  func reloadData() {
    events.reloadData += 1
    sections = wanted
    onReload?()
  }

  func performBatchUpdates(_ updates: BatchUpdates, change: () -> Void) {
    count(updates)
    let old = sections
    change()
    sections = RowList.apply(updates, old, wanted)
    #expect(sections == wanted, "the updates \(updates) do not lead to the new rows")
  }

  /// The sections that the adapter provides.
  var wanted: [Section] {
    guard let adapter else { return [] }
    return (0..<adapter.numberOfSections).map { section in
      Section(
        header: adapter.size(ofHeaderIn: section).height,
        rows: (0..<adapter.numberOfItems(in: section)).map {
          adapter.size(ofItemAt: ListIndex(section: section, item: $0)).height
        },
        footer: adapter.size(ofFooterIn: section).height)
    }
  }

  /// 1. Sections that come or are reloaded are read anew; those that were moved, then those that stayed in their order,
  ///    are taken over. 2. The same for the rows of those that were taken over.
  private static func apply(_ updates: BatchUpdates, _ old: [Section], _ new: [Section]) -> [Section] {
    var result = new.map { _ in Section?.none }
    let gone = Set(updates.deleteSections + updates.moveSections.map(\.from))
    let come = Set(updates.insertSections + updates.moveSections.map(\.to))
    var staying = old.indices.filter { !gone.contains($0) }
    for index in new.indices {
      let moved = updates.moveSections.first { $0.to == index }?.from
      let from = moved ?? (come.contains(index) || staying.isEmpty ? nil : staying.removeFirst())
      guard let from, !updates.reloadSections.contains(from) else {
        result[index] = new[index]
        continue
      }
      let rows = rows(updates, from, index, old, new[index].rows)
      result[index] = Section(header: old[from].header, rows: rows, footer: old[from].footer)
    }
    return result.compactMap { $0 }
  }

  private static func rows(
    _ updates: BatchUpdates, _ from: Int, _ to: Int, _ old: [Section], _ new: [Double]
  ) -> [Double] {
    let gone = Set(updates.deleteItems + updates.moveItems.map(\.from))
    var staying = old[from].rows.indices.filter { !gone.contains(ListIndex(section: from, item: $0)) }
    return new.indices.compactMap { index in
      let place = ListIndex(section: to, item: index)
      if let move = updates.moveItems.first(where: { $0.to == place }) {
        return old[move.from.section].rows[move.from.item]
      }
      if updates.insertItems.contains(place) { return new[index] }
      guard !staying.isEmpty else { return nil }
      let row = staying.removeFirst()
      return updates.reloadItems.contains(ListIndex(section: from, item: row)) ? new[index] : old[from].rows[row]
    }
  }

  private func count(_ updates: BatchUpdates) {
    events.batches += 1
    events.insertItems += updates.insertItems.count
    events.deleteItems += updates.deleteItems.count
    events.reloadItems += updates.reloadItems.count
    events.moveItems += updates.moveItems.count
    events.insertSections += updates.insertSections.count
    events.deleteSections += updates.deleteSections.count
    events.reloadSections += updates.reloadSections.count
    events.moveSections += updates.moveSections.count
  }
}

/// A queue whose jobs a test runs.
final class StepQueue: ReloadQueue {
  private let jobs = Locked<[@Sendable () -> Void]>([])
  private let mainJobs = Locked<[@MainActor @Sendable () -> Void]>([])

  func background(_ job: @escaping @Sendable () -> Void) { jobs.withLock { $0.append(job) } }
  func main(_ job: @escaping @MainActor @Sendable () -> Void) { mainJobs.withLock { $0.append(job) } }

  var waiting: Int { mainJobs.withLock { $0.count } }

  /// Lays out everything that was requested.
  func runBackground() {
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { job() }
  }

  /// Passes on the next result.
  @MainActor
  func runMain(_ count: Int = .max) {
    var left = count
    while left > 0, let job = mainJobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      job()
      left -= 1
    }
  }

  @MainActor
  func runAll() {
    runBackground()
    runMain()
  }
}

/// What happened, counted on any thread.
final class Tally: Sendable {
  private let number = Locked(0)

  func add() { number.withLock { $0 += 1 } }
  var count: Int { number.withLock { $0 } }
  func take() -> Int {
    number.withLock { number in
      defer { number = 0 }
      return number
    }
  }
}

/// A row of a height that counts how often it is measured.
func row(_ id: Int, height: Double = 10, _ tally: Tally) -> ListItem {
  ListItem(id: id, value: height) { height in CountedRow(height: height, tally: tally) }
}

/// A layout of a height.
struct CountedRow: MeasurableLayout {
  let height: Double
  let tally: Tally

  var flexibility: Flexibility { .flexible }

  func measurement(within maxSize: Size) -> LayoutMeasurement {
    tally.add()
    let size = Size(width: min(10, maxSize.width), height: min(height, maxSize.height))
    return LayoutMeasurement(layout: self, size: size, maxSize: maxSize, sublayouts: [])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: rect, sublayouts: [])
  }
}

func layout(height: Double) -> SizeLayout { SizeLayout(minHeight: height, maxHeight: height) }
