import LayoutEngine

/// Settling preferences, and the actions at the end of a turn.
extension LayoutSession {
  /// An action ran, since something changed.
  struct Change {
    var node: NodeIndex
    var what: String
  }

  /// What changed in the tree may change what is said.
  func notePreferences() {
    guard !contents.preferences.markers.isEmpty else { return }
    if tree.counters.visits > 0 || tree.counters.places > 0 { contents.preferences.isStale = true }
  }

  func restartPreferences() {
    for marker in contents.preferences.markers.values { marker.restart() }
  }

  /// Puts the values together where they may be others, and makes content anew that follows from them.
  ///
  /// - Returns: whether content was made, so that another pass is due.
  func settlePreferences(isLast: Bool) -> Bool {
    guard contents.preferences.isStale || !contents.preferences.anchored.isEmpty else { return false }
    contents.preferences.isStale = false
    let fold = PreferenceFold(self)
    contents.preferences.rootValues = fold.values
    contents.preferences.order = fold.order
    var hasChanged = false
    for node in fold.order {
      guard let marker = contents.preferences.markers[node] else { continue }
      switch marker.settle(lowering, mayMake: !isLast) {
      case .same: break
      case .made: hasChanged = true
      case .givenUp: reportUnsettledContent(marker, node)
      }
    }
    return hasChanged
  }

  private func reportUnsettledContent(_ marker: PreferenceMarker, _ node: NodeIndex) {
    tree.report(
      .unsettledPreference, at: element(of: node),
      FaultText(
        "the preference \(marker.name) had another value after \(LayoutSession.passLimit) passes; the content "
          + "that was made from the last one stays", cause: "the content and the value change each other",
        subject: marker.name))
  }

  /// Runs the actions of what changed in this turn: geometry first, then preferences, inner elements first. Each action
  /// runs at most once.
  package func runActions() {
    changed.removeAll()
    runGeometryActions()
    guard !contents.preferences.order.isEmpty else { return }
    var actions: [() -> Void] = []
    for node in contents.preferences.order {
      guard let marker = contents.preferences.markers[node], let action = marker.takeAction() else { continue }
      changed.append(Change(node: node, what: "the preference \(marker.name)"))
      actions.append(action)
    }
    contents.preferences.order.removeAll()
    for action in actions { action() }
  }

  /// Names the elements whose actions asked for one turn after the other.
  ///
  /// - Returns: whether there are any.
  package func reportEndlessActions(turns: Int) -> Bool {
    for change in changed {
      let isGeometry = change.what == "its geometry"
      tree.report(
        isGeometry ? .unsettledGeometry : .unsettledPreference, at: element(of: change.node),
        FaultText(
          "an action of an element ran in each of \(turns) turns, since \(change.what) changed each time; the last frames "
            + "stay", cause: "the action changes what it is told", subject: "action on \(change.what)"))
    }
    return !changed.isEmpty
  }
}

extension LayoutRoot {
  /// What the last turn's elements said to those around the root.
  public var preferences: PreferenceValues { session.contents.preferences.rootValues }
}
