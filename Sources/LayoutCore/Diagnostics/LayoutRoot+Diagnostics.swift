public import LayoutEngine

extension LayoutRoot {
  /// What was reported so far, each fault once a place.
  public var diagnostics: [Diagnostic] { session.diagnostics }

  /// Hears of each fault once a place, from now on: on the root's own thread, between passes. It may ask the root
  /// anything; a turn that it asks for follows the one that runs.
  public var onDiagnostic: ((Diagnostic) -> Void)? {
    get { session.relay.listener }
    set { letDie(exchange(&session.relay.listener, with: newValue)) }
  }
}
