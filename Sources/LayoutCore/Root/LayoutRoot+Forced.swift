import LayoutEngine

/// What a turn that the caller asked for does not take for known.
///
/// A change of a model or of a size tells what has to be worked out again. A caller that asks for a turn may know more
/// than that: a label of a toolkit's own has another text, or other code moved a view.
struct ForcedTurn {
  /// Wrapped views are to be asked again for the sizes that they were asked for.
  var measuresViews = false
  /// Views of the host are to get back the frames that it was told.
  var restoresFrames = false

  static var all: ForcedTurn { ForcedTurn(measuresViews: true, restoresFrames: true) }
}

extension LayoutRoot {
  /// Has the wrapped views asked again, if the turn is a forced one.
  func measureViewsAgain() {
    guard due.forced.measuresViews else { return }
    due.forced.measuresViews = false
    for node in session.contents.natives { session.tree.markDirty(node) }
  }

  /// Has the host put back what other code moved, if the turn is a forced one.
  func restoreFrames(of host: any LayoutHost) {
    guard due.forced.restoresFrames else { return }
    due.forced.restoresFrames = false
    host.restoreFrames(except: stage.protected)
  }
}
