import LayoutEngine

/// What concerns scroll views beside their offsets, by the groups of modifiers and readers.
struct ScrollStore {
  /// What observes scroll views, or places in them.
  private(set) var observers: [NodeIndex: ScrollObserver] = [:]
  /// The places of readers, which proxies refer to.
  private var places: [NodeIndex: ScrollPlace] = [:]
  /// The groups inside of which rows are the targets of scrolling.
  fileprivate(set) var targetLayouts: Set<NodeIndex> = []
  /// Where actions requested to scroll to, until the next frames are known.
  fileprivate(set) var requests: [ScrollRequest] = []
  /// The motions of scroll views that were scrolled by a call inside of `withAnimation`, by their nodes.
  var motions: [NodeIndex: AnimationToken] = [:]
  /// Makes another turn due; made by the first request from outside of a turn.
  private lazy var token = ObservationToken(.none)

  var isEmpty: Bool {
    observers.isEmpty && places.isEmpty && targetLayouts.isEmpty && requests.isEmpty && motions.isEmpty
  }

  mutating func add(_ observer: ScrollObserver, _ group: NodeIndex) { observers[group] = observer }

  mutating func place(_ group: NodeIndex, in contents: ContentStore) -> ScrollPlace {
    if let known = places[group] { return known }
    let place = ScrollPlace(group, contents)
    places[group] = place
    return place
  }

  mutating func noteTargets(in group: NodeIndex) { targetLayouts.insert(group) }

  mutating func request(_ request: ScrollRequest) { requests.append(request) }

  /// What makes a turn due that scrolls.
  mutating func turnToken() -> ObservationToken { token }

  /// Removes a group that is about to go, with what was requested there.
  mutating func drop(_ group: NodeIndex, _ released: ReleasedValues) {
    guard !isEmpty else { return }
    released.keep(observers.removeValue(forKey: group))
    places.removeValue(forKey: group)?.end()
    targetLayouts.remove(group)
    requests.removeAll { $0.group == group }
  }

  /// Removes the motion of a scroll view that is about to go, with the step that is requested for it.
  ///
  /// - Returns: the motion, to be ended outside of this access: its end changes the store.
  mutating func dropMotion(of view: NodeIndex) -> AnimationToken? {
    guard let motion = motions.removeValue(forKey: view) else { return nil }
    requests.removeAll { $0.group == view }
    return motion
  }
}

/// The place of a reader in the tree.
final class ScrollPlace {
  fileprivate(set) var group: NodeIndex
  private weak var contents: ContentStore?

  fileprivate init(_ group: NodeIndex, _ contents: ContentStore) { (self.group, self.contents) = (group, contents) }

  fileprivate func end() { group = .none }

  /// Requests to scroll when the next frames are known.
  ///
  /// The proxy of a reader that is gone scrolls nothing.
  func scroll(to id: Identity, _ anchor: UnitPoint?) { request(.id(id, anchor)) }

  /// Requests to scroll to the row that is chosen by an id when the next frames are known.
  func scroll(toRow id: Identity) { request(.row(id)) }

  private func request(_ target: ScrollRequest.Target) {
    guard let contents, !group.isNone else { return }
    let animation = AnimationTransaction.current?.animation
    contents.requestScrolling(ScrollRequest(group: group, target: target, animation: animation))
  }
}

extension ContentStore {
  /// Requests to scroll, and makes a turn due for it.
  func requestScrolling(_ request: ScrollRequest) {
    scrolling.request(request)
    guard let inbox else { return }
    // Taken out first, since a host may run the turn at once.
    let token = scrolling.turnToken()
    if inbox.isIdle(token) { inbox.post(token, inbox.arm(token)) }
  }
}

/// A place to scroll to.
struct ScrollRequest {
  enum Target {
    /// The element with an id, so that the point is at the same point of the window; `nil` is no further than needed.
    case id(Identity, UnitPoint?)
    /// The row of a `List` that is chosen by an id, no further than needed.
    case row(Identity)
    /// An offset from the content's top leading corner; `nil` leaves an axis as it is.
    case offset(x: Double?, y: Double?)
    /// An offset of a scroll view that is in motion, which is the group itself.
    case step(Point)
  }

  /// The group around the scroll views.
  var group: NodeIndex
  var target: Target
  /// The motion to the target; `nil` for none.
  var animation: LayoutAnimation?
}

/// Observes the scroll view inside a group, or the one around it.
class ScrollObserver {
  /// The number of modifiers outside of the observing one.
  var outer = 0

  /// The change that it observes, as diagnostics name it.
  var what: String { "its scrolling" }

  /// Reads what it observes.
  ///
  /// - Returns: the action to run, where that differs from the last time.
  func look(_ session: LayoutSession, _ group: NodeIndex, _ survey: inout GeometrySurvey) -> (() -> Void)? { nil }
}

extension _Lowering {
  /// Lowers `content` under a group that has an observer of scrolling. A one-shot layout has none.
  func observingScrolling<Observer: ScrollObserver>(
    _ type: Any.Type, _ content: some Layout, make: () -> Observer, meet: (Observer, NodeIndex) -> Void
  ) {
    marking(type, content) { node, outer in
      guard inbox != nil else { return }
      let known = contents.scrolling.observers[node] as? Observer
      let observer = known ?? make()
      if known == nil { contents.scrolling.add(observer, node) }
      observer.outer = outer
      meet(observer, node)
    }
  }
}

extension LayoutSession {
  /// Scrolls where that was requested, by the frames of the last pass.
  ///
  /// A request whose element is not in a scroll view of the group is diagnosed.
  func takeScrollRequests() {
    guard !contents.scrolling.requests.isEmpty else { return }
    for request in exchange(&contents.scrolling.requests, with: []) {
      animate(request) { take(request) }
    }
  }

  private func take(_ request: ScrollRequest) {
    switch request.target {
    case .id(let id, let anchor):
      if !scrollTo(id, anchor: anchor, inside: request.group) { reportUnknownTarget(id, request.group) }
    case .row(let id):
      if let node = listRow(id, inside: request.group) {
        _ = scrollToNode(node, nil)
      } else {
        _ = scrollTo(id, anchor: nil, inside: request.group)
      }
    case .offset(let x, let y):
      guard let node = scrollView(inside: request.group), let offset = contents.scrolls[node]?.offset
      else { return }
      scroll(node, to: Point(x: x ?? offset.x, y: y ?? offset.y))
    case .step(let offset): move(request.group, to: offset)
    }
  }

  private func reportUnknownTarget(_ id: Identity, _ group: NodeIndex) {
    tree.report(
      .unknownScrollTarget, at: element(of: group),
      FaultText(
        "no element with the id \(id.text) is in a scroll view here; nothing is scrolled",
        advice: "scroll to the id of a row, or write id(_:) on the element", subject: id.text))
  }

  /// The first scroll view inside a group.
  ///
  /// - Complexity: O(scroll views × depth).
  func scrollView(inside group: NodeIndex) -> NodeIndex? {
    contents.scrolls.keys.lazy.filter { [tree] in tree.isInside($0, group) }.min { $0.rawValue < $1.rawValue }
  }

  /// The nearest scroll view around a node.
  func scrollView(around node: NodeIndex) -> NodeIndex? {
    guard !contents.scrolls.isEmpty else { return nil }
    return tree.way(upFrom: tree.parent(of: node)).first { contents.scrolls[$0] != nil }
  }

  /// Runs the actions of observers of scrolling, in document order of their making.
  func runScrollActions() {
    guard !contents.scrolling.observers.isEmpty else { return }
    var actions: [(Change, () -> Void)] = []
    var survey = GeometrySurvey(self)
    for group in contents.scrolling.observers.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let observer = contents.scrolling.observers[group],
        let action = observer.look(self, group, &survey)
      else { continue }
      let change = Change(node: group, what: observer.what, code: .unsettledGeometry)
      changed.append(change)
      actions.append((change, action))
    }
    contents.geometry.visits += survey.visits
    run(actions)
  }
}
