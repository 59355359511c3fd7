import LayoutEngine

/// Brings what is shown up to date: the action of `refreshable(action:)`.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// // Inside of body:
/// if let refresh { Button("Refresh") { Task { await refresh() } } }
/// ```
public struct RefreshAction {
  let action: nonisolated(nonsending) () async -> Void

  /// Runs the action where it is called, and returns when it is done.
  public nonisolated(nonsending) func callAsFunction() async { await action() }
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

/// Brings what is inside up to date.
public struct _RefreshModifier: LayoutModifier {
  private let action: nonisolated(nonsending) () async -> Void
  /// The number of pulls.
  @State private var pulls = 0
  @State private var isRefreshing = false

  init(action: nonisolated(nonsending) @escaping () async -> Void) { self.action = action }

  /// The element, with a turning circle at its top while a pull refreshes it.
  public func body(content: Content) -> some Layout {
    let (pulls, isRefreshing) = ($pulls, $isRefreshing)
    let round = self.pulls
    content
      .environment(\.refresh, RefreshAction(action: action))
      .modified(
        by: _ScrollSettingsModifier {
          $0.refresh = {
            guard !isRefreshing.wrappedValue else { return }
            isRefreshing.wrappedValue = true
            pulls.wrappedValue += 1
          }
        }
      )
      .overlay(alignment: .top) { if self.isRefreshing { ProgressView().padding(8) } }
      .task(id: round) {
        // The first task may begin after the first pull.
        guard round > 0, isRefreshing.wrappedValue else { return }
        await action()
        isRefreshing.wrappedValue = false
      }
  }
}

extension LayoutRoot {
  /// Is called by a host when a person pulled the content of a scroll view so far beyond its beginning that it is to be
  /// brought up to date.
  ///
  /// The action of `refreshable(action:)` around it runs, and a circle turns until it is done. While it runs, another pull
  /// has no effect.
  ///
  /// ```swift
  /// scrollView.onPull = { [weak root] in root?.refresh(view) }
  /// ```
  ///
  /// - Returns: whether there is such an action.
  /// - Complexity: O(scroll views).
  @discardableResult
  public func refresh(_ view: ViewID) -> Bool {
    let node = session.contents.scrolls.first { $0.value.shown?.view == view }?.key
    guard let node, let refresh = session.contents.scrollDetails[node]?.settings.refresh else { return false }
    ElementAction.run(session.lowering, at: node, refresh)
    return true
  }

  /// The distance in points by which a person pulls the content of a scroll view to refresh it.
  package static var pullDistance: Double { 64 }
}

extension Layout {
  /// Sets the action that brings what is inside up to date, as `EnvironmentValues.refresh`.
  ///
  /// 1. A button, a key or a gesture of the program's runs it.
  /// 2. On a touch screen a person pulls the content of a scroll view or a `List` inside beyond its beginning. In UIKit it
  ///    runs when the finger lets go at 64 points or more, in GTK where that notices a pull beyond the edge
  ///    (`GtkScrolledWindow::edge-overshot`). A circle turns at the top of the element until the action is done.
  ///
  /// The action is cancelled when the element goes. In a window it runs on the main actor, as that of `task(priority:_:)`.
  public func refreshable(
    action: nonisolated(nonsending) @escaping () async -> Void
  ) -> _ModifiedLayout<Self, _CustomModifier<_RefreshModifier>> {
    modifier(_RefreshModifier(action: action))
  }
}
