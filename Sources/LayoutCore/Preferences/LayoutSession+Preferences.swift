import LayoutEngine

/// Settling preferences, and the actions at the end of a turn.
extension LayoutSession {
  /// The change for which an action ran.
  struct Change {
    var node: NodeIndex
    var what: String
    /// The diagnostic where it does not settle.
    var code: Diagnostic.Code
  }

  /// Notes that changes of the tree may have changed preferences.
  func notePreferences() {
    guard !contents.preferences.markers.isEmpty else { return }
    if tree.counters.visits > 0 || tree.counters.places > 0 { contents.preferences.isStale = true }
  }

  func restartPreferences() {
    for marker in contents.preferences.markers.values { marker.restart() }
  }

  /// Computes the values where they may have changed, and makes content anew that depends on them.
  ///
  /// - Returns: whether content was made, so that another pass is due.
  func settlePreferences(isLast: Bool) -> Bool {
    guard contents.preferences.isStale || !contents.preferences.anchored.isEmpty else { return false }
    contents.preferences.isStale = false
    let fold = PreferenceFold(self)
    contents.preferences.rootValues = fold.values
    contents.preferences.order = fold.order
    contents.geometry.visits += fold.survey.visits
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

  /// Whether there is an action that may have to run.
  var mayHaveActions: Bool {
    !contents.geometry.observers.isEmpty || !contents.preferences.order.isEmpty || isLifeDue || isFocusDue
      || contents.presenting?.isDue == true || !contents.scrolling.observers.isEmpty || !contents.statuses.isEmpty
  }

  /// Runs the actions of this turn's changes: what came, changed and went first, then geometry and scrolling, then
  /// preferences, inner elements first.
  ///
  /// Each action runs at most once.
  package func runActions() {
    changed.removeAll()
    runLifeActions()
    runGeometryActions()
    runScrollActions()
    guard !contents.preferences.order.isEmpty else { return }
    var actions: [(Change, () -> Void)] = []
    for node in contents.preferences.order {
      guard let marker = contents.preferences.markers[node], let action = marker.takeAction(turn: loops.turn) else {
        continue
      }
      let change = Change(node: node, what: "the preference \(marker.name)", code: .unsettledPreference)
      changed.append(change)
      actions.append((change, action))
    }
    contents.preferences.order.removeAll()
    run(actions)
  }

  func run(_ actions: [(Change, () -> Void)]) {
    during(.acting) {
      for (change, action) in actions {
        loops.action = change
        ElementAction.run(lowering, at: change.node, action)
      }
    }
  }
}

extension LayoutRoot {
  /// The preferences of the last turn's elements that reached the root.
  public var preferences: PreferenceValues { session.contents.preferences.rootValues }
}
