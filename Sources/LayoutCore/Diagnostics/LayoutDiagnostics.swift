public import LayoutEngine

/// What is notified of what goes wrong, in all layouts that are worked out inside.
///
/// ```swift
/// LayoutDiagnostics.withHandler({ log($0.text) }) {
///   heights = rows.heights(width: 390)
/// }
/// ```
public enum LayoutDiagnostics {
  /// The listener of the moment, which hears of each fault; none by default.
  public static var handler: (@Sendable (Diagnostic) -> Void)? { listener?.hear }

  /// Lets `handler` hear of each fault once a place while `operation` runs: in layouts computed meanwhile on any of its
  /// tasks, in roots made or run meanwhile (for theirs `LayoutRoot.onDiagnostic` and `diagnostics` too), and of what
  /// belongs to no layout. It is called on the thread that computes, between passes, when paths are those of the result.
  /// `nil` removes the listener.
  public static func withHandler<Result>(
    _ handler: (@Sendable (Diagnostic) -> Void)?, operation: () throws -> Result
  ) rethrows -> Result {
    try $listener.withValue(handler.map(Listener.init), operation: operation)
  }

  /// The same for work that waits.
  public static func withHandler<Result>(
    _ handler: (@Sendable (Diagnostic) -> Void)?, operation: () async throws -> Result,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> Result {
    try await $listener.withValue(handler.map(Listener.init), operation: operation, isolation: isolation)
  }

  /// A class around the function: optimised code of Swift 6.3 finds no metadata for a task-local that is a function, and
  /// crashes.
  private final class Listener: Sendable {
    let hear: @Sendable (Diagnostic) -> Void

    init(_ hear: @escaping @Sendable (Diagnostic) -> Void) {
      self.hear = hear
    }
  }

  @TaskLocal private static var listener: Listener?

  static func report(_ diagnostic: Diagnostic) { handler?(diagnostic) }
}
