import CBench
import Layout

/// What is done of a workload again and again. `build` and `layOut` are measured, the rest is not.
protocol BenchRun: AnyObject {
  /// Makes ready for a pass.
  func prepare()
  /// Makes the tree, or hands the changed content over.
  func build()
  /// Measure, place and commit.
  func layOut()
  /// Throws away what the next pass makes anew.
  func finish()
  /// The frames of all nodes as they are now, in document order.
  var frames: [Rect] { get }
}

/// Which part of a pass is measured.
enum BenchPhase: String, CaseIterable, Sendable {
  case build, layout
  /// Both as one.
  case both
  /// Both, the one after the other.
  case each
}

/// Runs `body` and says how long this thread worked on it, in nanoseconds.
///
/// Everything that is measured runs in here and nothing else does, so a profiler can be told to look only inside:
/// `valgrind --tool=callgrind --toggle-collect='*measuredPass*'`.
@inline(never)
func measuredPass(_ body: () -> Void) -> Double {
  let start = bench_thread_time()
  body()
  return bench_thread_time() - start
}

extension BenchRun {
  /// One pass that is not measured: it finds cold caches, an empty heap and types not asked for yet.
  func warmUp(_ phase: BenchPhase) {
    prepare()
    build()
    if phase != .build { layOut() }
    finish()
  }

  /// One pass.
  ///
  /// - Returns: nanoseconds of what was measured; of a phase that was not, 0.
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
