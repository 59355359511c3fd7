import LayoutEngine

extension AnimationStage {
  /// Prepares a new view with a transition.
  ///
  /// 1. A view that resumes an earlier one had that one removed already (`notifyRemovals`).
  /// 2. Inside another new view it is part of that one's transition.
  func welcome(_ view: ViewID, _ config: TransitionConfig) {
    let guest = guest(view, config)
    guests[view] = guest
    guard let turn, !turn.isFirst else { return }
    if turn.inserted[view] == true { return }  // 2.
    let given = animation(of: view)
    if let match = config.match, turn.resumed[view] == nil { return meet(match, view, given ?? nil) }
    guard turn.resumed[view] != nil || !(guest.isLazy && given == nil) else { return }
    guard !config.insertion.isNone(isRemoval: false) || turn.resumed[view] != nil,
      let run = run(given == .some(nil) ? nil : config.animation ?? (given ?? nil) ?? .default)
    else { return }
    turn.arriving[view] = run
  }

  /// The first frame of a new view, which belongs to `frame`: that of an earlier view that it resumes.
  func firstFrame(_ frame: Rect, of view: ViewID) -> Rect {
    guard let turn, turn.arriving[view] != nil else { return frame }
    return turn.resumed[view]?.frame ?? frame
  }

  /// Begins the transition of an inserted view, if it has one.
  func beginTransition(of view: ViewID, _ frame: Rect) {
    guard let run = turn?.arriving[view], let guest = guests[view] else { return }
    let resumed = turn?.resumed[view]
    if let resumed, resumed.frame != frame { setOut(view, on: run, from: resumed.frame, to: frame) }
    let start =
      resumed?.presentation
      ?? guest.config.insertion.hidden(frame.size, isRemoval: false, isRightToLeft: guest.isRightToLeft)
    present(view, on: run, from: start, to: .identity)
    if start != .identity {
      host?.setPresentation(view, start)
      balance += 1
    }
  }

  private func present(_ view: ViewID, on run: Run, from start: ViewPresentation, to end: ViewPresentation) {
    follow(run, view)
    dropPresentation(of: view)
    presentations[view] = Motion(run: run, start: start, end: end, notified: start)
  }

  func guest(_ view: ViewID, _ config: TransitionConfig) -> Guest {
    turn?.guest(view, config) ?? Guest(config: config, isRightToLeft: false, isLazy: false)
  }

  /// Passes the removals of a turn to the host.
  ///
  /// 1. From the outermost inwards: the views inside one that stays for its transition stay with it. A view with a
  ///    transition of its own, in a view that is not removed, stays.
  /// 2. The others are removed, inner ones first.
  /// 3. A view that stays gives way to a new one at the same place, which resumes its state.
  func notifyRemovals() {
    guard let turn, !turn.isNotified else { return }
    turn.isNotified = true
    let gone = turn.removals
    let isGone = Set(gone)
    var root: [ViewID: ViewID] = [:]
    var members: [ViewID: [ViewID]] = [:]
    for id in gone.sorted(by: { $0.rawValue < $1.rawValue }) {  // 1.
      let parent = turn.before[id]?.parent
      if let outer = parent.flatMap({ root[$0] }) {
        root[id] = outer
        members[outer, default: []].append(id)
      } else if parent.map(isGone.contains) != true, depart(id, in: parent) {
        root[id] = id
        members[id] = [id]
      }
    }
    noteDepartures(gone)
    for (id, all) in members { leaving[id]?.members = all.sorted { $0.rawValue > $1.rawValue } }
    for id in gone {  // 2.
      protected.remove(id)
      dropFrame(of: id)
      dropLook(of: id)
      if root[id] != id { dropPresentation(of: id) }
      guests[id] = nil
      if root[id] == nil { removeFromHost(id) }
    }
    resume()  // 3.
  }

  /// Begins the removal of a view, and returns whether it stays for a transition.
  private func depart(_ view: ViewID, in parent: ViewID?) -> Bool {
    guard let guest = guests[view], !guest.config.removal.isNone(isRemoval: true), let turn,
      let frame = frames[view]?.notified ?? turn.before[view]?.frame
    else {
      return false
    }
    let given = due.last.map(\.animation)
    guard !(guest.isLazy && given == nil),
      let run = run(given == .some(nil) ? nil : guest.config.animation ?? (given ?? nil) ?? .default)
    else { return false }
    let start = presentations[view]?.notified ?? .identity
    let end = guest.config.removal.hidden(frame.size, isRemoval: true, isRightToLeft: guest.isRightToLeft)
    leaving[view] = Leaving(members: [view], parent: parent, place: guest.place, frame: frame)
    if let parent { leavingInside[parent, default: []].insert(view) }
    present(view, on: run, from: start, to: end)
    return true
  }

  /// Resumes removed views by new ones, by step 3 of the removals.
  private func resume() {
    guard !leaving.isEmpty, let turn else { return }
    var numbers = PlaceNumbers()
    var known: [PlaceNumbers.Key: ViewID] = [:]
    for (id, view) in leaving { if let place = view.place { known[numbers.key(of: place)] = id } }
    guard !known.isEmpty else { return }
    for (id, view) in turn.after where id.rawValue > turn.lastID {
      guard let place = turn.place(of: id), let old = known[numbers.key(of: place)], let left = leaving[old],
        left.parent == view.parent
      else { continue }
      turn.resumed[id] = (left.frame, presentations[old]?.notified ?? .identity)
      removeNow(old)
    }
  }

  /// Ends the transition of a view that is being removed.
  func removeNow(_ view: ViewID) {
    guard let left = leaving.removeValue(forKey: view) else { return }
    if let parent = left.parent, leavingInside[parent]?.remove(view) != nil, leavingInside[parent]?.isEmpty == true {
      leavingInside[parent] = nil
    }
    if presentations[view]?.run.isLast == true { presentations[view] = nil } else { dropPresentation(of: view) }
    for id in left.members { removeFromHost(id) }
  }

  private func removeFromHost(_ view: ViewID) {
    if let inside = leavingInside.removeValue(forKey: view) {
      for id in inside.sorted(by: { $0.rawValue > $1.rawValue }) { removeNow(id) }
    }
    host?.remove(view)
    balance += 1
  }
}
