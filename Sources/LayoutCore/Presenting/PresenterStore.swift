import LayoutEngine

/// The elements that present something, and what they present.
final class PresenterStore {
  fileprivate(set) var presenters: [NodeIndex: Presenter] = [:]
  fileprivate var due: [NodeIndex] = []
  /// The presenters of elements that are gone.
  fileprivate var gone: [Presenter] = []
  /// What is presented, in the order in which it came.
  fileprivate(set) var list: [Presentation] = []
  fileprivate var lastNumber: UInt64 = 0
  /// Whether the host has another list than this one, or other values of it.
  fileprivate var needsTelling = false
  fileprivate weak var told: (any LayoutHost)?
  fileprivate var isSettling = false
  /// The titles of menus in menus, by their groups.
  var submenus: [NodeIndex: String] = [:]

  /// `LayoutTree.hiddenChanges` when all presenters were looked at last.
  fileprivate var hiddenChanges = 0
  /// The number of presenters that wait for the host.
  fileprivate var menuCount = 0
  var hasMenus: Bool { menuCount > 0 }

  /// Whether something came, changed or went.
  var isDue: Bool { !due.isEmpty || !gone.isEmpty || needsTelling }

  /// Removes a group that is about to go.
  func drop(_ group: NodeIndex) {
    submenus[group] = nil
    guard let presenter = presenters.removeValue(forKey: group) else { return }
    presenter.node = .none
    if presenter.isOnRequest { menuCount -= 1 }
    gone.append(presenter)
  }

  /// Notes a change of what a presenter presents.
  func note(_ presenter: Presenter) {
    guard !presenter.isDue, !presenter.node.isNone else { return }
    presenter.isDue = true
    due.append(presenter.node)
  }

  /// The presenters that may present something else now; all of them where an alternative was hidden or shown.
  fileprivate func takeDue(_ tree: LayoutTree) -> [NodeIndex] {
    let due = exchange(&due, with: [])
    guard hiddenChanges != tree.hiddenChanges else { return due }
    hiddenChanges = tree.hiddenChanges
    return due + presenters.keys.filter { !due.contains($0) }.sorted { $0.rawValue < $1.rawValue }
  }

  /// Notes that the host must get the list again.
  func noteChange() { needsTelling = true }
}

/// An element that presents something.
final class Presenter {
  /// `.none` when the element is gone.
  fileprivate(set) var node: NodeIndex
  /// The number of modifiers outside of the presenting one.
  fileprivate(set) var outer = 0
  fileprivate(set) var request: PresentationRequest?
  /// Whether the host requests it.
  fileprivate(set) var isOnRequest = false
  fileprivate(set) var surroundings: EnvironmentPlace
  fileprivate(set) var presentation: Presentation?
  fileprivate var isDue = false
  /// Whether the host has requested it, and it was not closed yet.
  var isOpen = false
  /// The place of the request.
  var point: Point?

  fileprivate init(_ node: NodeIndex, _ surroundings: EnvironmentPlace) {
    self.node = node
    self.surroundings = surroundings
  }

  /// What is to be presented now.
  fileprivate var wanted: PresentationRequest? {
    node.isNone || isOnRequest && !isOpen ? nil : request
  }

  /// Propagates a change of the environment to the stored one.
  func inherit(_ heirs: inout EnvironmentHeirs) -> Bool { !heirs.update(&surroundings).isEmpty }
}

extension ContentStore {
  /// Stores what an element presents.
  func meetPresenter(
    _ node: NodeIndex, _ outer: Int, _ request: PresentationRequest?, _ isOnRequest: Bool,
    _ surroundings: EnvironmentPlace
  ) {
    if presenting == nil { presenting = PresenterStore() }
    guard let presenting else { return }
    let known = presenting.presenters[node]
    let presenter = known ?? Presenter(node, surroundings)
    if known == nil { presenting.presenters[node] = presenter }
    let old = presenter.request
    released.keep(old?.content)
    presenter.request = request
    if presenter.isOnRequest != isOnRequest { presenting.menuCount += isOnRequest ? 1 : -1 }
    presenter.isOnRequest = isOnRequest
    presenter.outer = outer
    presenter.surroundings = surroundings
    if presenter.wanted != nil || presenter.presentation != nil { presenting.note(presenter) }
  }
}

extension LayoutRoot {
  /// What the layout presents, in the order in which it came: the last one is in front. What is inside a presentation
  /// presents in the presentation's own root.
  public var presentations: [Presentation] { session.contents.presenting?.list ?? [] }

  /// Brings the presentations up to date, after the turns.
  ///
  /// 1. What is not wanted any more goes, and so does what has another identity now.
  /// 2. What is new comes, and what stays gets its present content.
  /// 3. The host is called, once.
  /// 4. The content that went ends, and the actions for that run. Then the presentations without a host have their turns.
  ///
  /// Actions may request another turn, which runs at once, at most four times in a row. Then the last presentations
  /// stay until another turn is requested, and that is diagnosed.
  ///
  /// - Complexity: O(1) where nothing is presented.
  func settlePresentations() {
    guard let store = session.contents.presenting, !store.isSettling else { return }
    store.isSettling = true
    defer { store.isSettling = false }
    for _ in 0..<LayoutSession.passLimit {
      let ended = bringUpToDate(store)
      tell(store)  // 3.
      for (presentation, onDismiss) in ended {  // 4.
        presentation.end()
        if let onDismiss { ElementAction.run(session.lowering, at: .none, onDismiss) }
      }
      for presentation in store.list { presentation.runOwnTurn() }
      guard due.isTurn || store.isDue else { return }
      if due.isTurn { runTurns() }
    }
    if store.isDue { session.reportEndlessPresentations(LayoutSession.passLimit, at: store.due.first ?? .none) }
  }

  /// Ends all presentations, when the root goes: a host may still show them.
  func endPresentations() {
    for presentation in presentations.reversed() { presentation.end() }
  }

  private func bringUpToDate(_ store: PresenterStore) -> [(Presentation, (() -> Void)?)] {
    var ended: [(Presentation, (() -> Void)?)] = []
    func end(_ presenter: Presenter) {
      guard let presentation = exchange(&presenter.presentation, with: nil) else { return }
      store.list.removeAll { $0 === presentation }
      store.needsTelling = true
      ended.append((presentation, presentation.request.onDismiss))
    }
    for presenter in exchange(&store.gone, with: []).reversed() { end(presenter) }
    var survey = GeometrySurvey(session)
    for node in store.takeDue(session.tree) {
      guard let presenter = store.presenters[node] else { continue }
      presenter.isDue = false
      guard let request = presenter.wanted, survey.isShown(node) else {
        presenter.isOpen = false
        end(presenter)  // 1.
        continue
      }
      if let known = presenter.presentation, known.request.isSame(as: request) {
        if known.point != presenter.point { (known.point, store.needsTelling) = (presenter.point, true) }
        if known.update(request) { store.needsTelling = true }  // 2.
        continue
      }
      end(presenter)
      store.lastNumber += 1
      let id = Presentation.ID(rawValue: store.lastNumber)
      let new = Presentation(id, request, presenter, self)
      new.point = presenter.point
      presenter.presentation = new
      store.list.append(new)
      store.needsTelling = true
    }
    return ended
  }

  private func tell(_ store: PresenterStore) {
    let isNewHost = store.told !== host
    if isNewHost, !store.list.isEmpty { store.needsTelling = true }
    guard store.needsTelling || store.list.contains(where: \.followsAnchor) && noteAnchors(store) else { return }
    store.needsTelling = false
    store.told = host
    host?.setPresentations(store.list)
  }

  /// Whether the anchor of a presentation moved since the last call of the host.
  private func noteAnchors(_ store: PresenterStore) -> Bool {
    var isMoved = false
    for presentation in store.list where presentation.followsAnchor && presentation.noteAnchor() { isMoved = true }
    return isMoved
  }

  /// Requests a turn, since something of a presentation changed.
  func presentationChanged() { setNeedsLayout(for: .contentChanged) }
}

extension PresentationRequest {
  /// Whether a presentation that was made for this request is the one for `other`, too.
  fileprivate func isSame(as other: PresentationRequest) -> Bool {
    identity == other.identity && kind.isSameKind(as: other.kind)
  }
}

extension PresentationKind {
  fileprivate func isSameKind(as other: PresentationKind) -> Bool {
    switch (self, other) {
    case (.popover, .popover), (.fileImporter, .fileImporter), (.fileExporter, .fileExporter): true
    default: self == other
    }
  }
}
