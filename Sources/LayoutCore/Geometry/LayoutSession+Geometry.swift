import LayoutEngine

/// The place of the root in the room of the whole layout.
package enum RootPlace: Hashable {
  case at(Point)
  /// In the middle of a room, on each axis on which it does not fill it.
  case centred(in: Size)
}

/// Places from the corner of the whole layout, with scrolling.
extension LayoutSession {
  /// The root's corner; content that is larger than the room begins at its leading edge and at its top.
  var rootOrigin: Point {
    switch rootPlace {
    case .at(let point): return point
    case .centred(let room):
      guard let size = tree.rootSize else { return .zero }
      func inset(_ room: Double, _ length: Double, isMirrored: Bool = false) -> Double {
        guard room.isFinite else { return 0 }
        return length < room ? (room - length) / 2 : isMirrored ? room - length : 0
      }
      let isMirrored = tree.rootDirection == .rightToLeft
      return Point(x: inset(room.width, size.width, isMirrored: isMirrored), y: inset(room.height, size.height))
    }
  }

  /// The geometry of a proxy for a node.
  ///
  /// - Complexity: O(depth).
  func place(of node: NodeIndex, _ insets: EdgeInsets) -> GeometryPlace {
    var survey = GeometrySurvey(self)
    return GeometryPlace(
      frame: globalFrame(of: node, layer: 0), safeAreaInsets: insets, spaces: spaces(around: node, &survey))
  }

  func globalFrame(of node: NodeIndex, layer: Int) -> Rect {
    tree.frame(of: node, layer: layer).moved(by: rootOrigin + scrollShift(above: node))
  }

  /// The distance that the scroll views around a node have moved it.
  private func scrollShift(above node: NodeIndex) -> Point {
    var shift = Point.zero
    guard !contents.scrolls.isEmpty else { return shift }
    var child = node
    for at in tree.way(upFrom: tree.parent(of: node)) {
      if !tree.isAttachment(child) { shift = shift + scrollShift(of: at) }
      child = at
    }
    return shift
  }

  /// The distance that a node has moved its inside: zero where it is no scroll view.
  func scrollShift(of node: NodeIndex) -> Point {
    guard let offset = contents.scrolls[node]?.offset else { return .zero }
    let isMirrored = tree.runsRightToLeft(inside: node)
    return Point(x: isMirrored ? offset.x : -offset.x, y: -offset.y)
  }

  /// The named spaces around a node; an overlay's content is in those that are written outside of the overlay.
  private func spaces(around node: NodeIndex, _ survey: inout GeometrySurvey) -> CoordinateSpaceRegistry {
    var result = CoordinateSpaceRegistry()
    guard !contents.geometry.spaces.isEmpty else { return result }
    for (at, modifiers) in tree.nodes(around: node) {
      if let space = contents.geometry.spaces[at], modifiers >= space.outer {
        result.add(space.name, survey.frame(ofGroup: at, outer: space.outer))
      }
    }
    return result
  }

  /// Reports the names that were read and that no element around has.
  func reportMissingNames(_ reads: GeometryReads, at node: NodeIndex) {
    guard !reads.missing.isEmpty else { return }
    for name in reads.missing {
      tree.report(
        .unknownCoordinateSpace, at: element(of: node),
        FaultText(
          "no element around has the coordinate space named \(name.value); frames count from the whole layout instead",
          advice: "write coordinateSpace(name:) on an element around", subject: "\(name.value)"))
    }
    reads.missing.removeAll()
  }

  /// The element that a diagnostic about a group names: the first one in it.
  func element(of node: NodeIndex) -> NodeIndex {
    guard tree.isGroup(node) else { return node }
    let first = tree.firstLayoutChild(of: node)
    return first.isNone ? tree.layoutParent(of: node) : first
  }

  /// Whether a group has elements and none of them is shown.
  func isHidden(_ group: NodeIndex) -> Bool {
    var child = tree.firstLayoutChild(of: group)
    guard !child.isNone else { return false }
    while !child.isNone {
      if !tree.isHidden(child) { return false }
      child = tree.nextLayoutChild(after: child, in: group)
    }
    return true
  }

  /// Reads the geometry of all observers, and runs the actions of those that changed.
  func runGeometryActions() {
    guard !contents.geometry.observers.isEmpty else { return }
    var actions: [(Change, () -> Void)] = []
    var survey = GeometrySurvey(self)
    defer { contents.geometry.visits += survey.visits }
    for node in contents.geometry.observers.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let observer = contents.geometry.observers[node], survey.isShown(node) else { continue }
      let reads = GeometryReads()
      let place = GeometryPlace(
        frame: survey.frame(ofGroup: node, outer: observer.outer), safeAreaInsets: observer.safeAreaInsets,
        spaces: spaces(around: node, &survey))
      let action = observer.look(GeometryProxy(place: place, reads: reads), turn: loops.turn)
      reportMissingNames(reads, at: node)
      guard let action else { continue }
      let change = Change(node: node, what: "its geometry", code: .unsettledGeometry)
      changed.append(change)
      actions.append((change, action))
    }
    run(actions)
  }
}
