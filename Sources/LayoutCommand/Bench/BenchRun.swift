import CBench
import Layout

/// The steps of a workload, which are repeated.
///
/// `build` and `layOut` are measured, the others are not.
protocol BenchRun: AnyObject {
  /// Prepares a pass.
  func prepare()
  /// Makes the tree, or sets the changed content.
  func build()
  /// Measure, place and commit.
  func layOut()
  /// Removes what the next pass makes again.
  func finish()
  /// The frames of all nodes as they are now, in document order.
  var frames: [Rect] { get }
}

/// The part of a pass that is measured.
enum BenchPhase: String, CaseIterable, Sendable {
  case build, layout
  /// Both phases as one.
  case both
  /// Both phases, one after the other.
  case each
}

/// Runs `body` and returns how long this thread worked on it, in nanoseconds.
///
/// All measured work runs in here and no other work does, so a profiler can be limited to it: `valgrind
/// --tool=callgrind --toggle-collect='*measuredPass*'`.
@inline(never)
func measuredPass(_ body: () -> Void) -> Double {
  let start = bench_thread_time()
  body()
  return bench_thread_time() - start
}

extension BenchRun {
  /// Runs one pass that is not measured, since caches are cold, the heap is empty and types are not loaded yet.
  func warmUp(_ phase: BenchPhase) {
    prepare()
    build()
    if phase != .build { layOut() }
    finish()
  }

  /// Runs one pass.
  ///
  /// - Returns: the nanoseconds of the measured phases; 0 for a phase that was not measured.
  @discardableResult
  func pass(_ phase: BenchPhase) -> (build: Double, layout: Double) {
    prepare()
    defer { finish() }
    switch phase {
    case .build:
      return (measuredPass(build), 0)
    case .layout:
      build()
      return (0, measuredPass(layOut))
    case .each:
      let time = measuredPass(build)
      return (time, measuredPass(layOut))
    case .both:
      let time = measuredPass {
        build()
        layOut()
      }
      return (0, time)
    }
  }
}
