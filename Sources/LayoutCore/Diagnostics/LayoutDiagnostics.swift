public import LayoutEngine

/// Listeners for the diagnostics of all layouts that are computed in a piece of code.
///
/// ```swift
/// LayoutDiagnostics.withHandler({ log($0.text) }) {
///   heights = rows.heights(width: 390)
/// }
/// ```
public enum LayoutDiagnostics {
  /// The present listener, which is called with each fault; none by default.
  public static var handler: (@Sendable (Diagnostic) -> Void)? { listener?.report }

  /// Calls `handler` with each fault once for each place while `operation` runs.
  ///
  /// The faults are those of layouts computed meanwhile on any of its tasks, of roots made or run meanwhile (beside
  /// `LayoutRoot.onDiagnostic` and `diagnostics`), and those that belong to no layout. The handler is called on the
  /// thread that computes, between passes, when paths are those of the result. `nil` removes the listener.
  public static func withHandler<Result>(
    _ handler: (@Sendable (Diagnostic) -> Void)?, operation: () throws -> Result
  ) rethrows -> Result {
    try $listener.withValue(handler.map(Listener.init), operation: operation)
  }

  /// Calls `handler` with each fault while an asynchronous `operation` runs.
  public static func withHandler<Result>(
    _ handler: (@Sendable (Diagnostic) -> Void)?, operation: () async throws -> Result,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> Result {
    try await $listener.withValue(handler.map(Listener.init), operation: operation, isolation: isolation)
  }

  /// Whether debug builds print the faults of shown layouts on standard error, each once for each place; `true` unless
  /// `LAYOUT_QUIET=1` is in the environment.
  ///
  /// Shown are the layouts of windows, of containers in a window, of the canvas' containers and of `render(to:)`. Their
  /// diagnostics are printed, and warnings that their frames show (`LayoutRoot.findings`), with the text of
  /// `Diagnostic.text`. Where a listener is bound, it gets both instead. Release builds print nothing, nor does a
  /// `LayoutRoot` of the caller's.
  ///
  /// ```swift
  /// LayoutDiagnostics.isPrinting = false
  /// ```
  public static var isPrinting: Bool {
    get { output.isOn }
    set { output.isOn = newValue }
  }

  /// Runs `operation`; layouts that begin to be shown in it print to `write`, and have a switch of their own, which is
  /// on.
  package static func withOutput<Result>(
    _ write: @escaping @Sendable (String) -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    try $bound.withValue(FaultOutput(write, isOn: true), operation: operation)
  }

  /// The present destination of printed faults.
  static var output: FaultOutput { bound ?? .standard }

  @TaskLocal private static var bound: FaultOutput?

  /// A class around the function.
  ///
  /// Optimised code of Swift 6.3 finds no metadata for a task-local that is a function, and crashes.
  private final class Listener: Sendable {
    let report: @Sendable (Diagnostic) -> Void

    init(_ report: @escaping @Sendable (Diagnostic) -> Void) {
      self.report = report
    }
  }

  @TaskLocal private static var listener: Listener?

  static func report(_ diagnostic: Diagnostic) { handler?(diagnostic) }
}
