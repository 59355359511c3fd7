#if canImport(UIKit)
  import LayoutKitCompat

  /// What table and collection views have in common: which sections are shown, how wide rows are, and that they are measured
  /// off the main thread, as they will be shown.
  ///
  /// 1. Rows are measured when the list has a width; before, the sections wait.
  /// 2. What the list shows and what it is to show are compared by identity, which gives the changes.
  /// 3. In another width rows are measured anew; those of the last widths are known.
  /// 4. In another text size, or another direction, all rows are.
  @MainActor
  final class ListDriver {
    let adapter: ReloadableViewLayoutAdapter
    private let queue: RowQueue
    private var sections: [ListSection] = []
    private var pending: (() -> Void)?
    private(set) var size = RowSize()

    init(_ list: any ReloadableView, _ queue: any ReloadQueue) {
      self.queue = RowQueue(queue, .uiKit)
      adapter = ReloadableViewLayoutAdapter(list: list, queue: self.queue)
    }

    /// How large rows are exactly; `nil` leaves it to the row.
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
      let updates = isAnimated && isFilled ? BatchUpdates(from: adapter.currentArrangement, to: new) : nil  // 2.
      queue.run(directly: isSynchronous) {
        adapter.reload(
          width: size.width, height: size.height, synchronous: isSynchronous, batchUpdates: updates,
          provider: { new }, completion: completion)
      }
    }

    /// Lists with so many rows are measured at once in another width, so that they are right in the same pass; longer ones
    /// off the main thread, and show their rows as they were for a moment.
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
    func setTraits(_ traits: UITraitCollection, isRightToLeft: Bool) {
      var system = SystemEnvironment(traits)
      system.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      guard queue.setSystem(system) else { return }
      adapter.forgetResults()
      guard pending == nil, size.isKnown, !adapter.currentArrangement.isEmpty else { return }
      show(sections, isAnimated: false, isSynchronous: true, completion: nil)
    }
  }

  /// Runs jobs as another queue does, with UIKit's measurers and the list's traits around them.
  private final class RowQueue: ReloadQueue {
    private let queue: any ReloadQueue
    private let measurers: Measurers
    private let system = Locked<SystemEnvironment?>(nil)

    init(_ queue: any ReloadQueue, _ measurers: Measurers) {
      self.queue = queue
      self.measurers = measurers
    }

    /// - Returns: whether they are others.
    func setSystem(_ new: SystemEnvironment) -> Bool {
      system.withLock { system in
        guard system != new else { return false }
        system = new
        return true
      }
    }

    func background(_ job: @escaping @Sendable () -> Void) {
      queue.background { [measurers, system] in Self.run(measurers, system.withLock { $0 }, job) }
    }

    func main(_ job: @escaping @MainActor @Sendable () -> Void) { queue.main(job) }

    /// Runs a job here, which lays rows out where `directly` is.
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
    init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }

    var path: IndexPath { IndexPath(item: item, section: section) }
  }

  extension CGFloat {
    /// At least as long, on whole pixels.
    func onPixels(_ scale: CGFloat) -> CGFloat {
      let scale = scale > 0 ? scale : 1
      return (self * scale - 1e-6).rounded(.up) / scale
    }
  }
#endif
