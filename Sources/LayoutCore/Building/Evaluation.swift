#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The lowering that runs at the moment on this thread, by which `@Environment` finds its value.
///
/// It is bound once in an update, so that a body costs nothing: binding takes some 50 ns, reading some 30. A task that
/// a body starts inherits the binding and may run anywhere and at any time; it finds nothing, since it is on another
/// thread or the update is over.
final class Evaluation: @unchecked Sendable {
  @TaskLocal private static var bound: Evaluation?

  // Both are accessed on `thread` only.
  private unowned let owner: _Lowering
  private var isOver = false
  private let thread = ThreadID.current

  private init(_ owner: _Lowering) {
    self.owner = owner
  }

  /// The innermost update that runs on this thread.
  static var current: Evaluation? {
    guard let bound, bound.thread == .current, !bound.isOver else { return nil }
    return bound
  }

  var lowering: _Lowering { owner }

  /// Runs `work` as an update of `lowering`.
  static func run(_ lowering: _Lowering, _ work: () -> Void) {
    let evaluation = Evaluation(lowering)
    $bound.withValue(evaluation, operation: work)
    evaluation.isOver = true
  }

  /// Notes that the body that is evaluated at the moment read a value of the environment.
  func note(_ key: ObjectIdentifier) { owner.note(key) }
}

/// The identity of a thread.
package struct ThreadID: Equatable, @unchecked Sendable {
  private let raw: pthread_t

  package static var current: ThreadID { ThreadID(raw: pthread_self()) }
}
