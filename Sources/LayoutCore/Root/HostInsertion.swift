import LayoutEngine

/// Ends the calls of a host that implements neither way to insert a view, each of which is the other one by default.
enum HostInsertion {
  /// The host whose call with a frame is made in place of the one without. A host that is found here when that call is
  /// its default implements neither.
  @TaskLocal private static var host: ObjectIdentifier?
  /// What is notified: the sink of the tree whose first views are shown.
  @TaskLocal private static var reporter: Reporter?

  /// The sink is used on the thread of the commit only.
  private final class Reporter: @unchecked Sendable {
    let sink: DiagnosticSink
    let thread = ThreadID.current

    init(_ sink: DiagnosticSink) { self.sink = sink }
  }

  /// Runs the commit of a host that shows nothing yet: what it lacks is found with its first view.
  static func first(_ sink: DiagnosticSink, _ commit: () -> Void) {
    $reporter.withValue(Reporter(sink), operation: commit)
  }

  /// Makes the call with a frame in place of the one without.
  static func withFrame(_ host: any LayoutHost, _ insert: () -> Void) {
    $host.withValue(ObjectIdentifier(host), operation: insert)
  }

  /// Whether a host may be called without a frame in place of the call with one. Where it implements neither, that is
  /// diagnosed.
  static func mayOmitFrame(_ host: any LayoutHost) -> Bool {
    guard self.host == ObjectIdentifier(host) else { return true }
    guard let reporter, reporter.thread == .current else { return false }
    reporter.sink.report(
      Diagnostic(
        code: .incompleteHost, message: "\(type(of: host)) implements no call to insert a view; nothing is shown",
        path: "-", cause: "each of the two calls to insert a view is the other one by default",
        advice: "implement insert(_:_:frame:into:after:)", subject: "\(type(of: host))"))
    return false
  }
}
