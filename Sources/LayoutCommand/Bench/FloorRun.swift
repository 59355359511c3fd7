import CBench
import Layout

/// A workload's work, done by the floor.
final class FloorRun: BenchRun {
  private let tree: bench_tree
  private let count: Int
  private let size: Size
  private let course: Course
  /// The leaf that changes, and its two sizes.
  private let leaf: ChangingLeaf?
  private var floor: OpaquePointer?
  private var state = 0

  struct ChangingLeaf: Sendable {
    var node: Int
    var sizes: [Size]
  }

  init(_ tree: bench_tree, count: Int, size: Size, course: Course = .first, leaf: ChangingLeaf? = nil) {
    self.tree = tree
    self.count = count
    self.size = size
    self.course = course
    self.leaf = leaf
  }

  deinit { bench_floor_free(floor) }

  private func make() {
    func side(_ length: Double) -> Float { length.isFinite ? Float(length) : -1 }
    floor = bench_floor_make(tree, UInt32(count), side(size.width), side(size.height))
  }

  func prepare() {
    switch course {
    case .first: return
    case .resized: make()
    case .alternating, .equal, .changed, .acting:
      guard floor == nil else { return }
      make()
    }
    bench_floor_layout(floor)
  }

  func build() {
    switch course {
    case .first: make()
    case .resized, .equal, .acting: return
    case .alternating, .changed:
      guard let leaf else { return }
      state = 1 - state
      let size = leaf.sizes[state]
      bench_floor_set_leaf(floor, UInt32(leaf.node), Float(size.width), Float(size.height))
    }
  }

  func layOut() {
    if case .resized(let width) = course { bench_floor_set_width(floor, Float(width)) }
    bench_floor_layout(floor)
  }

  func finish() {
    switch course {
    case .first, .resized:
      bench_floor_free(floor)
      floor = nil
    case .alternating, .equal, .changed, .acting: return
    }
  }

  var frames: [Rect] {
    guard let floor else { return [] }
    return (0..<bench_floor_count(floor)).map { node in
      var frame: [Float] = [0, 0, 0, 0]
      bench_floor_frame(floor, node, &frame)
      return Rect(x: Double(frame[0]), y: Double(frame[1]), width: Double(frame[2]), height: Double(frame[3]))
    }
  }

  /// How often labels were measured so far, by the present tree.
  var callbacks: Int { floor.map { Int(bench_floor_callbacks($0)) } ?? 0 }
}
