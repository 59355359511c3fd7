import LayoutEngine

/// Combines the values of preferences, from the leaves to the root.
///
/// 1. The nodes above a marker are walked in document order (`DocumentWalk`). When a node is left, its value is added to
///    its parent's value so far.
/// 2. A marker's group changes or notes the value inside its modifier. The value of an overlay that is written outside
///    of that modifier waits until the group is left.
///
/// Each value is reduced once. Alternatives that are not shown have no values.
///
/// - Complexity: O(nodes above markers and their children).
struct PreferenceFold {
  /// The value of an overlay's content, and the number of its owner's modifiers around the overlay.
  private struct Waiting {
    var modifiers: Int
    var values: PreferenceValues
  }

  private struct Level {
    var values = PreferenceValues()
    var waiting: [Waiting] = []
  }

  private let session: LayoutSession
  private(set) var survey: GeometrySurvey
  private var walk: DocumentWalk
  private var levels: ContiguousArray<Level> = [Level()]
  /// The groups of markers, in the order in which they were left.
  private(set) var order: ContiguousArray<NodeIndex> = []

  /// The values that reached the root.
  var values: PreferenceValues { levels[0].values }

  init(_ session: LayoutSession) {
    self.session = session
    survey = GeometrySurvey(session)
    let markers = session.contents.preferences.markers
    walk = DocumentWalk(session.tree, to: markers.keys)
    while let step = walk.next() {
      switch step {
      case .enter(let node): enter(node)
      case .leave(let node): leave(node, markers[node])
      }
    }
  }

  private mutating func enter(_ node: NodeIndex) {
    guard !session.tree.isHidden(node) else { return }
    levels.append(Level())
    walk.descend(into: node)
  }

  private mutating func leave(_ node: NodeIndex, _ marker: PreferenceMarker?) {
    guard var level = levels.popLast() else { return }
    if marker != nil, survey.isHidden(node) { return }
    // 2.
    if let marker {
      var waiting: [Waiting] = []
      for item in level.waiting {
        if item.modifiers >= marker.outer { level.values.append(item.values) } else { waiting.append(item) }
      }
      level.waiting = waiting
      marker.meet(&level.values, node, &survey)
      order.append(node)
    }
    let tree = session.tree
    let parent = tree.parent(of: node)
    let above = levels.count - 1
    if tree.isAttachment(node) {
      for item in level.waiting { level.values.append(item.values) }
      let modifiers = tree.modifierCount(around: node, of: parent)
      levels[above].waiting.append(Waiting(modifiers: modifiers, values: level.values))
      return
    }
    levels[above].values.append(level.values)
    if !parent.isNone, tree.isGroup(parent) {
      levels[above].waiting += level.waiting
    } else {
      for item in level.waiting { levels[above].values.append(item.values) }
    }
  }
}
