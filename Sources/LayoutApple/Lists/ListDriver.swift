#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  package import LayoutKitCompat

  /// The common part of table and collection views: the sections, the size of rows, and their measuring.
  ///
  /// Rows are measured off the main thread, as they will be shown.
  ///
  /// 1. Rows are measured when the list has a width; until then the sections wait.
  /// 2. The current and the new sections are compared by identity, which gives the changes.
  /// 3. After a change of the width rows are measured again; results for the last widths are stored.
  /// 4. After a change of the text size or the direction all rows are measured again.
  @MainActor
  final class ListDriver {
    let adapter: ReloadableViewLayoutAdapter
    private let queue: RowQueue
    private var sections: [ListSection] = []
    private var pending: (() -> Void)?
    private(set) var size = RowSize()
    private let headersAreRows: Bool

    /// - Parameter headersAreRows: whether the list shows headers and footers as rows, so that a section with other ones
    ///   keeps its rows.
    init(_ list: any ReloadableView, _ queue: any ReloadQueue, headersAreRows: Bool) {
      self.queue = RowQueue(queue, .platform)
      self.headersAreRows = headersAreRows
      adapter = ReloadableViewLayoutAdapter(list: list, queue: self.queue)
    }

    /// The system's values for the list, if they were set.
    var system: SystemEnvironment? { queue.currentSystem }

    /// The exact size of rows; `nil` uses the row's own size.
    struct RowSize: Equatable {
      var width: Double?
      var height: Double?
      /// Whether rows can be measured: the list has a size.
      var isKnown: Bool { (width ?? 0) > 0 || (height ?? 0) > 0 }
    }

    func show(
      _ new: [ListSection], isAnimated: Bool, isSynchronous: Bool, completion: (@MainActor () -> Void)?
    ) {
      sections = new
      guard size.isKnown else {  // 1.
        pending = { [weak self] in
          self?.show(new, isAnimated: isAnimated, isSynchronous: isSynchronous, completion: completion)
        }
        return
      }
      let isFilled = !adapter.currentArrangement.isEmpty
      let updates = isAnimated && isFilled ? difference(to: new) : nil  // 2.
      queue.run(directly: isSynchronous) {
        adapter.reload(
          width: size.width, height: size.height, synchronous: isSynchronous, batchUpdates: updates,
          provider: { new }, completion: completion)
      }
    }

    private func difference(to new: [ListSection]) -> BatchUpdates {
      BatchUpdates(from: adapter.currentArrangement, to: new, headersAreRows: headersAreRows)
    }

    /// The largest number of rows that are measured at once after a change of the width, so that they are correct in
    /// the same pass.
    ///
    /// Longer lists are measured off the main thread, and show their old rows for a moment.
    private static let longestAtOnce = 200

    /// Step 3.
    func setSize(_ new: RowSize) {
      guard new != size else { return }
      size = new
      guard new.isKnown else { return }
      if let pending {
        self.pending = nil
        return pending()
      }
      let count = adapter.currentArrangement.indices.reduce(0) { $0 + adapter.numberOfItems(in: $1) }
      let isSynchronous = count > 0 && count <= Self.longestAtOnce
      queue.run(directly: isSynchronous) {
        adapter.resize(width: new.width, height: new.height, synchronous: isSynchronous)
      }
    }

    /// Step 4.
    func setSystem(_ system: SystemEnvironment) {
      guard queue.setSystem(system) else { return }
      adapter.forgetResults()
      guard pending == nil, size.isKnown, !adapter.currentArrangement.isEmpty else { return }
      show(sections, isAnimated: false, isSynchronous: true, completion: nil)
    }
  }

  /// Runs jobs on another queue, with the toolkit's measurers and the system's values for the list.
  private final class RowQueue: ReloadQueue {
    private let queue: any ReloadQueue
    private let measurers: Measurers
    private let system = Locked<SystemEnvironment?>(nil)

    init(_ queue: any ReloadQueue, _ measurers: Measurers) {
      self.queue = queue
      self.measurers = measurers
    }

    /// - Returns: whether the values have changed.
    func setSystem(_ new: SystemEnvironment) -> Bool {
      system.withLock { system in
        guard system != new else { return false }
        system = new
        return true
      }
    }

    var currentSystem: SystemEnvironment? { system.withLock { $0 } }

    func background(_ job: @escaping @Sendable () -> Void) {
      queue.background { [measurers, system] in Self.run(measurers, system.withLock { $0 }, job) }
    }

    func main(_ job: @escaping @MainActor @Sendable () -> Void) { queue.main(job) }

    /// Runs a job here, with the measurers and values if it lays out rows directly.
    @MainActor
    func run(directly isDirect: Bool, _ job: () -> Void) {
      guard isDirect else { return job() }
      Self.run(measurers, system.withLock { $0 }, job)
    }

    private static func run(_ measurers: Measurers, _ system: SystemEnvironment?, _ job: () -> Void) {
      LayoutKitMeasuring.with(measurers) { RowLayout.$system.withValue(system, operation: job) }
    }
  }

  extension ListIndex {
    /// The index for the toolkit's index path.
    package init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }

    /// The toolkit's index path for the index.
    package var path: IndexPath { IndexPath(item: item, section: section) }
  }

  extension CGFloat {
    /// The length rounded up to whole pixels.
    package func onPixels(_ scale: CGFloat) -> CGFloat {
      let scale = scale > 0 ? scale : 1
      return (self * scale - 1e-6).rounded(.up) / scale
    }
  }
#endif
