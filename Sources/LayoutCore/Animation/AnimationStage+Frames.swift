import LayoutEngine

extension AnimationStage: LayoutHost {
  // The host itself is read.
  var roundsTextFrames: Bool { host?.roundsTextFrames ?? true }

  /// Inserts a new view with its frame at once, and begins its transition.
  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
    notifyRemovals()
    turn?.noteInsertion(of: view, into: parent)
    if case .decorated(let decoration) = content, let config = decoration.transition {
      welcome(view, config)
    }
    if let parent, let growth = turn?.growth[parent] {
      let first = growth.first(of: frame, content)
      if case .text = content {} else { turn?.growth[view] = growth }
      host?.insert(view, content, frame: first, into: parent, after: sibling)
      if first != frame { setOut(view, on: growth.run, from: first, to: frame) }
      return
    }
    host?.insert(view, content, frame: firstFrame(frame, of: view), into: parent, after: sibling)
    beginTransition(of: view, frame)
  }

  func move(_ view: ViewID, after sibling: ViewID?) {
    notifyRemovals()
    host?.move(view, after: sibling)
  }

  func remove(_ view: ViewID) {
    // Removals are passed on together, before the next other call.
    turn?.removals.append(view)
    balance -= 1
  }

  func setContent(_ view: ViewID, _ content: ViewContent) {
    notifyRemovals()
    change(view, to: content)
    guard case .decorated(let decoration) = content else { return }
    if let config = decoration.transition {
      if guests[view] == nil { guests[view] = guest(view, config) } else { guests[view]?.config = config }
    } else {
      guests[view] = nil
    }
  }

  func setContentOffset(_ view: ViewID, _ offset: Point) {
    host?.setContentOffset(view, offset)
  }

  func setScrollTraits(_ view: ViewID, _ traits: ScrollTraits) {
    host?.setScrollTraits(view, traits)
  }

  /// Sets a frame of the layout.
  ///
  /// 1. The frame of a protected view is not set.
  /// 2. Any other view moves there from its present frame if the turn has an animation for it; otherwise it is there at
  ///    once.
  func setFrame(_ view: ViewID, _ frame: Rect) {
    notifyRemovals()
    guard !protected.contains(view) else {  // 1.
      balance -= 1
      return
    }
    let shown = frames[view]?.notified ?? turn?.before[view]?.frame  // 2.
    if shown == frame {
      dropFrame(of: view)
      balance -= 1
    } else if let shown, let run = run(animation(of: view) ?? nil) {
      setOut(view, on: run, from: shown, to: frame)
      balance -= 1
    } else {
      dropFrame(of: view)
      host?.setFrame(view, frame)
    }
  }

  func setOut(_ view: ViewID, on run: Run, from start: Rect, to end: Rect) {
    follow(run, view)
    dropFrame(of: view)
    frames[view] = Motion(run: run, start: start, end: end, notified: start)
  }
}
