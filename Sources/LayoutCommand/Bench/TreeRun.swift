import CBench
import Layout

/// A workload on a `LayoutRoot` with a host that counts its calls.
final class TreeRun: BenchRun, TreeFigures {
  private let size: Size
  private let measurers: Measurers
  private let course: Course
  private let show: (LayoutRoot, Int) -> Void
  private let host = TallyHost()
  private var root: LayoutRoot?
  private var state = 0
  private var passes = 0

  /// - Parameters:
  ///   - size: the proposed size in points; infinity is the content's ideal.
  ///   - show: sets content 0 as the root's body, and content 1 where the course requests it. It calls
  ///     `LayoutRoot.setBody` where the content's type is known, as an application does. A call through a generic type
  ///     or an existential would not be specialized, and cost more.
  init(
    size: Size, measurers: Measurers = Measurers(), course: Course = .first,
    show: @escaping (_ root: LayoutRoot, _ state: Int) -> Void
  ) {
    self.size = size
    self.measurers = measurers
    self.course = course
    self.show = show
  }

  private func makeRoot(_ host: TallyHost?) -> LayoutRoot {
    let root = LayoutRoot(size: size, measurers: measurers)
    root.host = host
    update(root, 0)
    return root
  }

  /// Sets the body and evaluates it, so that the next turn only lays out.
  private func update(_ root: LayoutRoot, _ state: Int) {
    show(root, state)
    root.evaluateChanges()
  }

  func prepare() {
    switch course {
    case .first:
      return
    case .resized:
      root = makeRoot(host)
      root?.layoutIfNeeded()
    case .alternating, .equal, .changed, .acting:
      if let root {
        guard case .changed = course else { return }
        update(root, 0)
        root.layoutIfNeeded()
      } else {
        root = makeRoot(host)
        root?.layoutIfNeeded()
      }
    }
  }

  func build() {
    switch course {
    case .first:
      root = makeRoot(host)
    case .resized, .acting:
      return
    case .alternating:
      state = 1 - state
    case .equal:
      state = 0
    case .changed:
      state = 1
    }
    if case .first = course { return }
    if let root { update(root, state) }
  }

  func layOut() {
    guard let root else { return }
    switch course {
    case .resized(let width): root.size.width = width
    case .acting(let act):
      passes += 1
      act(root, passes)
    case .first, .alternating, .equal, .changed: break
    }
    root.layoutIfNeeded()
  }

  func finish() {
    switch course {
    case .first, .resized: root = nil
    case .alternating, .equal, .changed, .acting: return
    }
  }

  // MARK: Figures

  var frames: [Rect] { root?.result.elements.map(\.frame) ?? [] }

  func counts() -> TreeCounts {
    prepare()
    defer { finish() }
    build()
    let before = host.calls
    layOut()
    return TreeCounts(turn: root?.counters ?? TurnCounters(), hostCalls: host.calls - before)
  }

  func liveBytes() -> TreeMemory? {
    func live(_ host: TallyHost?) -> Int64 {
      let before = bench_live_bytes()
      let root = makeRoot(host)
      root.layoutIfNeeded()
      return withExtendedLifetime(root) { bench_live_bytes() - before }
    }
    guard bench_live_bytes() >= 0 else { return nil }
    // Memory that is allocated once for all trees does not count for this one.
    _ = live(nil)
    return TreeMemory(tree: Int(live(nil)), withHost: Int(live(TallyHost())))
  }
}

/// The figures of a tree's run besides times.
protocol TreeFigures: BenchRun {
  /// The counts of a pass's layout phase.
  func counts() -> TreeCounts
  /// The heap's bytes of a tree after its first layout; `nil` where the system does not report them.
  func liveBytes() -> TreeMemory?
}

/// The work of one layout phase.
struct TreeCounts: Hashable, Sendable {
  var turn: TurnCounters
  var hostCalls: Int
}

/// Live bytes of the heap.
struct TreeMemory: Hashable, Sendable {
  /// The engine and the DSL's storage.
  var tree: Int
  /// The same with the storage for a host's views.
  var withHost: Int
}
