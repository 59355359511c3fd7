import LayoutEngine

/// What observes the life of elements, by the groups of their modifiers.
struct LifeStore {
  private(set) var observers: [NodeIndex: LifeObserver] = [:]
  /// The groups whose observers are new, or got another value.
  fileprivate var due: ContiguousArray<NodeIndex> = []
  /// The observers of elements that are gone, inner ones first.
  fileprivate var gone: ContiguousArray<LifeObserver> = []
  /// `LayoutTree.hiddenChanges` when all observers were looked at last.
  fileprivate var hiddenChanges = 0

  mutating func add(_ observer: LifeObserver, _ group: NodeIndex) {
    observers[group] = observer
    note(observer, group)
  }

  /// Notes that an observer may have an action to run.
  mutating func note(_ observer: LifeObserver, _ group: NodeIndex) {
    guard !observer.isDue else { return }
    observer.isDue = true
    due.append(group)
  }

  /// Removes a group that is about to go.
  mutating func drop(_ group: NodeIndex) {
    guard !observers.isEmpty, let observer = observers.removeValue(forKey: group) else { return }
    // Another node may get the group's number before the actions run.
    observer.isDue = false
    gone.append(observer)
  }
}

/// Observes the life of one element.
class LifeObserver {
  /// Whether the store has noted it.
  final fileprivate(set) var isDue = false

  /// Whether its actions at the beginning run after those of all others: tasks begin when the elements have come.
  var beginsLast: Bool { false }

  /// The change that it observes, as diagnostics name it.
  var what: String { "" }

  /// Notes whether the element is shown.
  ///
  /// - Returns: the action to run, if there is one.
  func settle(isShown: Bool, turn: Int) -> (() -> Void)? { nil }

  /// The last values, where several turns followed each other.
  var seen: String { "" }

  func dropSeen() {}
}

extension _Lowering {
  /// Lowers `content` under a group that has an observer of its life. A one-shot layout has none: nothing is shown. A copy
  /// has none either: the life is that of the element.
  func observingLife<Observer: LifeObserver>(
    _ type: Any.Type, _ content: some Layout, make: () -> Observer, meet: (Observer) -> Bool
  ) {
    marking(type, content) { node, _ in
      guard inbox != nil, !isInCopy(node) else { return }
      if let known = contents.life.observers[node] as? Observer {
        if meet(known) { contents.life.note(known, node) }
      } else {
        contents.life.add(make(), node)
      }
    }
  }
}

extension LayoutSession {
  /// Whether an element came, went or changed, or may have been hidden or shown.
  var isLifeDue: Bool {
    let life = contents.life
    return !life.due.isEmpty || !life.gone.isEmpty
      || !life.observers.isEmpty && life.hiddenChanges != tree.hiddenChanges
  }

  /// Runs the actions of elements that came, went or changed.
  ///
  /// 1. Elements that are gone or hidden go, inner ones first.
  /// 2. Those that came or changed follow in document order, and then the tasks that begin.
  ///
  /// Where a node was hidden or shown since the last time, all observers are looked at.
  ///
  /// - Complexity: O(1) where nothing came, went or changed, and O(observers, and the nodes above them) where a node was
  ///   hidden or shown.
  func runLifeActions() {
    guard isLifeDue else { return }
    let gone = exchange(&contents.life.gone, with: [])
    var ends: [(observer: LifeObserver, node: NodeIndex)] = gone.map { ($0, .none) }
    var begins: [(observer: LifeObserver, node: NodeIndex)] = []
    var survey = GeometrySurvey(self)
    var hidden: [(LifeObserver, NodeIndex)] = []
    for node in dueNodes() {
      guard let observer = contents.life.observers[node] else { continue }
      observer.isDue = false
      if survey.isShown(node) { begins.append((observer, node)) } else { hidden.append((observer, node)) }
    }
    contents.geometry.visits += survey.visits
    ends += hidden.reversed()
    var actions: [(Change, () -> Void)] = []
    func add(_ observer: LifeObserver, _ node: NodeIndex, isShown: Bool) {
      guard let action = observer.settle(isShown: isShown, turn: loops.turn) else { return }
      let change = Change(node: node, what: observer.what, code: .unsettledChange)
      changed.append(change)
      actions.append((change, action))
    }
    for (observer, node) in ends { add(observer, node, isShown: false) }  // 1.
    for isLast in [false, true] {  // 2.
      for (observer, node) in begins where observer.beginsLast == isLast { add(observer, node, isShown: true) }
    }
    run(actions)
    letDie(gone)
  }

  /// The groups of the observers that may have an action, in document order.
  private func dueNodes() -> [NodeIndex] {
    var due = exchange(&contents.life.due, with: []).filter { contents.life.observers[$0]?.isDue == true }
    if contents.life.hiddenChanges != tree.hiddenChanges {
      contents.life.hiddenChanges = tree.hiddenChanges
      due = Array(contents.life.observers.keys)
    }
    return tree.inDocumentOrder(due)
  }
}
