import LayoutEngine

/// The stage's state of one turn.
///
/// It is an object, since a copy would copy its tables with the next entry.
final class StageTurn {
  typealias View = (node: NodeIndex, position: Int, parent: ViewID?, frame: Rect)

  let session: LayoutSession
  /// Whether the host sees the layout for the first time.
  let isFirst: Bool
  /// The views before the commit.
  let before: [ViewID: View]
  /// What views showed before that have another content.
  let looks: [ViewID: ViewContent]
  /// The greatest number of the views that were made before.
  let lastID: UInt64
  private let views: ShownViews
  private let scale: Double
  private let finder: PlaceFinder

  var runs: [LayoutAnimation: AnimationStage.Run] = [:]
  var removals: [ViewID] = []
  /// Whether the removals were passed to the host.
  var isNotified = false
  /// New views, and whether each is in another one whose transition runs.
  private(set) var inserted: [ViewID: Bool] = [:]
  /// New views whose transitions run.
  var arriving: [ViewID: AnimationStage.Run] = [:]
  /// The places of views that are gone, from the corner of the root, by what matches them with others.
  var departed: [GeometryMatch: Rect] = [:]
  /// What more than one of them has.
  var repeated: Set<GeometryMatch> = []
  /// New views whose content grows with them.
  var growth: [ViewID: ViewGrowth] = [:]
  /// New views that resume earlier ones.
  var resumed: [ViewID: (frame: Rect, presentation: ViewPresentation)] = [:]

  init(_ session: LayoutSession, _ views: ShownViews, scale: Double, isFirst: Bool) {
    self.session = session
    self.views = views
    self.scale = scale
    self.isFirst = isFirst
    before = isFirst ? [:] : StageTurn.survey(views, scale)
    looks = isFirst ? [:] : StageTurn.looks(session.contents, views)
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

  /// The first content of a view that was noted counts: the host has it.
  private static func looks(_ contents: ContentStore, _ views: ShownViews) -> [ViewID: ViewContent] {
    var looks: [ViewID: ViewContent] = [:]
    for (node, key, old) in contents.restyled.reversed() {
      let slot = views.slot(of: node, showing: key)
      if slot != .none { looks[ViewID(rawValue: views.id(of: slot))] = old }
    }
    return looks
  }

  /// The views after the commit, computed at the first read.
  var after: [ViewID: View] { finder.views { StageTurn.survey(views, scale) } }

  /// Notes a new view. Views are inserted from the outermost inwards.
  func noteInsertion(of view: ViewID, into parent: ViewID?) {
    inserted[view] = parent.map { arriving[$0] != nil || inserted[$0] == true } ?? false
  }

  /// The animation for a view that changed in this turn: that of the innermost scope around it that changed, or that of
  /// the change, as the transactions inside of that change it.
  ///
  /// - Parameter given: the animation of the change.
  func animation(of view: ViewID, given: LayoutAnimation??) -> LayoutAnimation?? {
    let contents = session.contents
    guard !(contents.changedScopes.isEmpty && contents.transactions.isEmpty),
      let node = (before[view] ?? after[view])?.node, !node.isNone
    else { return given }
    let scope = finder.changedScope(around: node)
    var animation = scope.isNone ? given : contents.changedScopes[scope] ?? given
    guard !contents.transactions.isEmpty else { return animation }
    let changes = session.tree.way(upFrom: node).prefix { $0 != scope }.compactMap { contents.transactions[$0] }
    for change in changes.reversed() {
      var transaction = Transaction(animation: animation ?? nil)
      change(&transaction)
      animation = .some(transaction.disablesAnimations ? nil : transaction.animation)
    }
    return animation
  }

  func place(of view: ViewID) -> TransitionPlace? {
    after[view].flatMap { finder.place(of: $0.node, $0.position) }
  }

  func guest(_ view: ViewID, _ config: TransitionConfig) -> AnimationStage.Guest? {
    guard let shown = after[view], !shown.node.isNone else { return nil }
    return AnimationStage.Guest(
      config: config, place: place(of: view),
      isRightToLeft: session.tree.runsRightToLeft(inside: shown.node),
      isLazy: finder.isLazy(shown.node))
  }
}

/// Finds places, and stores its results for one turn.
///
/// - Complexity: O(nodes on the ways) for all places together, and O(children) once for each node on the way.
final class PlaceFinder {
  private let session: LayoutSession
  private let places = PlaceTable()
  private var indices: [NodeIndex: Int] = [:]
  private var steps: [NodeIndex: [NodeIndex: TransitionPlace.Step]] = [:]
  private var scopes = NearestAncestors()
  private var lists = NearestAncestors()
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

  /// The innermost node around `node`, itself included, whose animation scope changed; `.none` where there is none.
  func changedScope(around node: NodeIndex) -> NodeIndex {
    scopes.find(from: node, in: session.tree) { session.contents.changedScopes[$0] != nil }
  }

  func isLazy(_ node: NodeIndex) -> Bool {
    guard !session.contents.lazyLists.isEmpty else { return false }
    return !lists.find(from: node, in: session.tree) { session.contents.lazyLists[$0] != nil }.isNone
  }

  func place(of node: NodeIndex, _ layer: Int) -> TransitionPlace? {
    index(of: node).map { TransitionPlace(table: places, index: $0, layer: layer) }
  }

  private func index(of node: NodeIndex) -> Int? {
    var way: [(node: NodeIndex, step: TransitionPlace.Step?)] = []
    var index = PlaceTable.root
    var at = node
    while !at.isNone {
      if let known = indices[at] {
        index = known
        break
      }
      let parent = session.tree.parent(of: at)
      if let identity = session.contents.identities[at] {
        way.append((at, .id(identity)))
      } else if parent.isNone {
        way.append((at, nil))
      } else {
        guard let step = step(of: at, in: parent) else { return nil }
        way.append((at, step))
      }
      at = parent
    }
    for (node, step) in way.reversed() {
      if let step { index = places.add(step, to: index) }
      indices[node] = index
    }
    return index
  }

  private func step(of node: NodeIndex, in parent: NodeIndex) -> TransitionPlace.Step? {
    if steps[parent] == nil {
      var all: [NodeIndex: TransitionPlace.Step] = [:]
      for (position, child) in session.tree.children(of: parent).enumerated() {
        let tag = session.contents.tag(of: child, in: session.tree)
        all[child] = .position(position, session.tree.kind(of: child), tag)
      }
      if let list = session.contents.lists[parent] ?? session.contents.lazyLists[parent] {
        for (identity, row) in list.identifiedNodes { all[row] = .id(identity) }
      }
      steps[parent] = all
    }
    return steps[parent]?[node]
  }
}
