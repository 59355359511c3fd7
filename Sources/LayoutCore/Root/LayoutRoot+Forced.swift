import LayoutEngine

/// What a turn that the caller requests does not take as known.
///
/// A change of a model or of a size shows what has to be computed again. A caller that requests a turn may know more
/// than that: a label of a toolkit's own has another text, or other code moved a view.
struct ForcedTurn {
  /// Whether wrapped views are measured again for the same proposals.
  var measuresViews = false
  /// Whether views of the host get back the frames that were set.
  var restoresFrames = false

  static var all: ForcedTurn { ForcedTurn(measuresViews: true, restoresFrames: true) }
}

extension LayoutRoot {
  /// Measures the wrapped views again, if the turn is a forced one.
  func measureViewsAgain() {
    guard due.forced.measuresViews else { return }
    due.forced.measuresViews = false
    for node in session.contents.natives { session.tree.markDirty(node) }
  }

  /// Lets the host put back what other code moved, if the turn is a forced one.
  func restoreFrames(of host: any LayoutHost) {
    guard due.forced.restoresFrames else { return }
    due.forced.restoresFrames = false
    host.restoreFrames(except: stage.protected)
  }
}
