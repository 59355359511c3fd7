/// Brings what is shown up to date: the action of `refreshable(action:)`.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// // Inside of body:
/// if let refresh { Button("Refresh") { Task { await refresh() } } }
/// ```
public struct RefreshAction {
  let action: () async -> Void

  /// Runs the action, and returns when it is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that brings the place up to date; `nil` where there is none.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension Layout {
  /// Sets the action that brings what is inside up to date, as `EnvironmentValues.refresh`.
  ///
  /// A button, a key or a gesture of the program's runs it.
  public func refreshable(
    action: @escaping () async -> Void
  ) -> _ModifiedLayout<Self, _EnvironmentModifier<RefreshAction?>> {
    environment(\.refresh, RefreshAction(action: action))
  }
}
