import LayoutEngine

/// What the stage needs to know about one turn.
struct StageTurn {
  typealias View = (node: NodeIndex, position: Int, parent: ViewID?, frame: Rect)

  let session: LayoutSession
  /// Whether the host sees the layout for the first time.
  let isFirst: Bool
  /// The views before the commit.
  let before: [ViewID: View]
  /// No view was made before with a greater number.
  let lastID: UInt64
  private let views: ShownViews
  private let scale: Double
  private let finder: PlaceFinder

  var runs: [LayoutAnimation: AnimationStage.Run] = [:]
  var removals: [ViewID] = []
  /// Whether the removals were told.
  var isTold = false
  /// New views, with their parents.
  var inserted: [ViewID: ViewID?] = [:]
  /// New views whose transitions run.
  var arriving: [ViewID: AnimationStage.Run] = [:]
  /// New views that go on from where earlier ones were.
  var resumed: [ViewID: (frame: Rect, presentation: ViewPresentation)] = [:]

  init(_ session: LayoutSession, _ views: ShownViews, scale: Double, isFirst: Bool) {
    self.session = session
    self.views = views
    self.scale = scale
    self.isFirst = isFirst
    before = isFirst ? [:] : StageTurn.survey(views, scale)
    lastID = views.lastID
    finder = PlaceFinder(session)
  }

  private static func survey(_ views: ShownViews, _ scale: Double) -> [ViewID: View] {
    var result: [ViewID: View] = [:]
    for view in views.survey(scale) {
      result[ViewID(rawValue: view.id)] = (view.node, view.position, view.parent.map(ViewID.init), view.frame)
    }
    return result
  }

  /// The views after the commit, worked out when first asked for.
  var after: [ViewID: View] { finder.views { StageTurn.survey(views, scale) } }

  /// The animation of the innermost scope around a view that changed in this turn.
  func scopedAnimation(of view: ViewID) -> LayoutAnimation?? {
    let changed = session.contents.changedScopes
    guard !changed.isEmpty, let node = (before[view] ?? after[view])?.node, !node.isNone else { return nil }
    var at = node
    while !at.isNone {
      if let animation = changed[at] { return animation }
      at = session.tree.nodes[at].parent
    }
    return nil
  }

  func place(of view: ViewID) -> TransitionPlace? {
    after[view].flatMap { finder.place(of: $0.node, $0.position) }
  }

  func guest(_ view: ViewID, _ config: TransitionConfig) -> AnimationStage.Guest? {
    guard let shown = after[view], !shown.node.isNone else { return nil }
    return AnimationStage.Guest(
      config: config, place: place(of: view),
      isRightToLeft: session.tree.nodes[shown.node].flags.contains(.coreRightToLeft),
      isLazy: finder.isLazy(shown.node))
  }
}

/// Where an element with a transition stands, from turn to turn, so that one that comes back is known again: the ids on
/// the way up to the root, and where there is none the positions and types, as in identities.
struct TransitionPlace: Hashable {
  enum Step: Hashable {
    case id(Identity)
    /// Groups of one position are told apart by their types and branches, so that the other branch is another place.
    case position(Int, NodeKind, type: UInt64, branch: UInt64)
  }

  var steps: [Step]
  /// Which of the node's views, from the outermost inwards.
  var layer: Int
}

/// Finds places, and remembers what it counted for one turn. Complexity: O(depth) a place, and O(children) once for
/// each node on the way.
final class PlaceFinder {
  private let session: LayoutSession
  private var steps: [NodeIndex: [NodeIndex: TransitionPlace.Step]] = [:]
  private var known: [ViewID: StageTurn.View]?

  init(_ session: LayoutSession) {
    self.session = session
  }

  func views(_ make: () -> [ViewID: StageTurn.View]) -> [ViewID: StageTurn.View] {
    if let known { return known }
    let made = make()
    known = made
    return made
  }

  func isLazy(_ node: NodeIndex) -> Bool {
    guard !session.contents.lazyLists.isEmpty else { return false }
    var at = node
    while !at.isNone {
      if session.contents.lazyLists[at] != nil { return true }
      at = session.tree.nodes[at].parent
    }
    return false
  }

  func place(of node: NodeIndex, _ layer: Int) -> TransitionPlace? {
    var place = TransitionPlace(steps: [], layer: layer)
    var at = node
    while !at.isNone {
      let parent = session.tree.nodes[at].parent
      if let identity = session.contents.identities[at] {
        place.steps.append(.id(identity))
      } else if !parent.isNone {
        guard let step = step(of: at, in: parent) else { return nil }
        place.steps.append(step)
      }
      at = parent
    }
    return place
  }

  private func step(of node: NodeIndex, in parent: NodeIndex) -> TransitionPlace.Step? {
    if steps[parent] == nil {
      var all: [NodeIndex: TransitionPlace.Step] = [:]
      var at = session.tree.nodes[parent].firstChild
      while !at.isNone {
        all[at] = position(all.count, of: session.tree.nodes[at])
        at = session.tree.nodes[at].nextSibling
      }
      if let list = session.contents.lists[parent] ?? session.contents.lazyLists[parent] {
        for (identity, row) in list.identifiedNodes { all[row] = .id(identity) }
      }
      steps[parent] = all
    }
    return steps[parent]?[node]
  }

  private func position(_ position: Int, of record: NodeRecord) -> TransitionPlace.Step {
    let isGroup = record.kind == .group
    return .position(
      position, record.kind, type: isGroup ? record.a.bitPattern : 0, branch: isGroup ? record.b.bitPattern : 0)
  }
}
