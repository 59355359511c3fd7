import CBench
import Layout

/// A workload on a `LayoutRoot` with a host that counts.
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
  ///   - size: the room in points; infinity asks for the content's ideal.
  ///   - show: sets content 0 as the root's body, and content 1 where the course asks for it. It calls
  ///     `LayoutRoot.setBody` where the content's type is known, as an application does: a call through a generic type or
  ///     an existential would be compiled for no type in particular, which costs more.
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

  /// Sets the body and evaluates it, so that the turn that follows has nothing to do but layout.
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
    // What is made once for all trees is not this one's.
    _ = live(nil)
    return TreeMemory(tree: Int(live(nil)), withHost: Int(live(TallyHost())))
  }
}

/// What a tree's run can say besides times.
protocol TreeFigures: BenchRun {
  /// What the layout phase of a pass counted.
  func counts() -> TreeCounts
  /// Bytes of the heap that a tree lives in after its first layout; `nil` where the system does not say.
  func liveBytes() -> TreeMemory?
}

/// What one layout phase did.
struct TreeCounts: Hashable, Sendable {
  var turn: TurnCounters
  var hostCalls: Int
}

/// Live bytes of the heap.
struct TreeMemory: Hashable, Sendable {
  /// The engine and what the DSL remembers.
  var tree: Int
  /// The same with what is remembered of the views a host was given.
  var withHost: Int
}
