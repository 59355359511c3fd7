public import LayoutEngine

/// Who hears of what goes wrong, in all layouts that are worked out inside.
///
/// ```swift
/// LayoutDiagnostics.$handler.withValue({ log($0.text) }) {
///   heights = rows.heights(width: 390)
/// }
/// ```
public enum LayoutDiagnostics {
  /// Hears of each fault once a place: in layouts computed while it is bound, in roots made or run meanwhile (for
  /// theirs `LayoutRoot.onDiagnostic` and `diagnostics` too), and of what belongs to no layout. By default nobody does.
  /// It is called on the thread that computes, between passes, when paths are those of the result.
  @TaskLocal public static var handler: (@Sendable (Diagnostic) -> Void)?

  static func report(_ diagnostic: Diagnostic) { handler?(diagnostic) }
}
