public import LayoutEngine

extension LayoutRoot {
  /// The diagnostics so far, each fault once for each place.
  public var diagnostics: [Diagnostic] { session.diagnostics }

  /// Called with each fault once for each place, from now on: on the root's own thread, between passes.
  ///
  /// It may call any function of the root; a turn that it requests follows the one that runs.
  public var onDiagnostic: ((Diagnostic) -> Void)? {
    get { session.relay.listener }
    set { letDie(exchange(&session.relay.listener, with: newValue)) }
  }
}
