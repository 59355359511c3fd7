import LayoutEngine

extension LayoutRoot {
  /// Passes what the pointer does to the elements under it; hosts call it for each event, and tests too.
  ///
  /// The root finds the front-most element at the place where the pointer goes down, with the frames of the last turn,
  /// and follows the gestures of the boxes around it until they are over. Actions run at once. What they change is shown
  /// in the next turn.
  ///
  /// An event whose place or time is not finite has no effect. So has one that an action sends while another event is
  /// passed, and any event without a host: there is no view to point at.
  ///
  /// ```swift
  /// root.send(PointerEvent(.began, at: place, time: 0))
  /// root.send(PointerEvent(.ended, at: place, time: 0.1))   // a tap
  /// ```
  ///
  /// - Returns: whether a gesture was recognized by now, so that the host's own ones, and those of containers around,
  ///   are to give way. For the pointer without a button: whether an element under it takes notice.
  /// - Complexity: O(elements) for a press and for the pointer without a button, O(nodes) for all else.
  @discardableResult
  public func send(_ event: PointerEvent) -> Bool {
    guard host != nil, event.isValid, !pointer.isFollowing else { return false }
    pointer.isFollowing = true
    defer { pointer.isFollowing = false }
    switch event.phase {
    case .hovered, .left: return hover(event)
    case .began where event.button == .secondary:
      return closeSwipe(unlessIn: hit(event)) || openContextMenu(at: event.location)
    case .began where event.button == .primary: begin(event)
    default: break
    }
    guard event.button == .primary else { return false }
    return follow(event)
  }

  /// Called with the seconds after which the host calls `pointerWaited()`; `nil` where it need not.
  public var onPointerWait: ((Double?) -> Void)? {
    get { pointer.onWait }
    set { pointer.onWait = newValue }
  }

  /// Notes that the time of `onPointerWait` is over: a long press is made, or a tap that may have become a double tap.
  public func pointerWaited() {
    guard let time = pointer.deadline, let last = pointer.last else { return }
    send(PointerEvent(.stationary, at: last.location, time: max(time, last.time)))
  }

  /// The longest time between two taps of a double tap, in seconds; hosts set that of the system. A value that is not a
  /// positive finite number counts as 0.4.
  public var doubleTapTime: Double {
    get { pointer.longestPause }
    set { pointer.longestPause = newValue > 0 && newValue.isFinite ? newValue : 0.4 }
  }

  /// The look of the pointer over the element that is under it; `nil` for that of the host.
  public var pointerStyle: PointerStyle? { pointer.style }

  /// Taps a box without the pointer: by the keyboard, or a screen reader. A gesture of several taps gets all of them.
  ///
  /// - Returns: whether the box has a gesture that these taps make.
  /// - Complexity: O(nodes) to find the element.
  @discardableResult
  public func press(_ view: ViewID) -> Bool {
    guard let (node, slot) = box(of: view) else { return false }
    let handlers = session.contents.decorations[slot].handlers
    guard let tap = handlers.tap else { return false }
    let frame = frame(ofBox: slot, at: node)
    let box = PointerHit.Box(node: node, slot: slot, frame: frame, inward: .identity)
    let recognizer = tap.gesture.recognizer(gesturePlace(of: box, shape: nil))
    let middle = Point(x: frame.midX, y: frame.midY)
    for _ in 0..<max(1, tap.gesture._taps) {
      recognizer.handle(PointerEvent(.began, at: middle, time: 0))
      recognizer.handle(PointerEvent(.ended, at: middle, time: 0))
    }
    let isMade = recognizer.isRecognized
    ElementAction.run(session.lowering, at: node) {
      if isMade { recognizer.fire() }
      recognizer.finish()
    }
    return isMade
  }
}

extension Gesture {
  /// A state machine, without its value.
  fileprivate func recognizer(_ place: _GesturePlace) -> _AnyGestureRecognizer { _makeRecognizer(place) }
}

extension LayoutRoot {
  /// The node of a box that is shown, and the place of its decoration.
  func box(of view: ViewID) -> (node: NodeIndex, slot: UInt32)? {
    guard let (node, slot, _) = commit.shown.find(view.rawValue), case let key = commit.shown.key(of: slot),
      key.isDecoration, session.contents.isKept(key)
    else { return nil }
    return (node, key.place)
  }

  func view(ofBox box: PointerHit.Box) -> ViewID? {
    guard case let slot = commit.shown.slot(of: box.node, showing: .decoration(box.slot)), slot != .none
    else { return nil }
    return ViewID(rawValue: commit.shown.id(of: slot))
  }

  /// The frame of a box in the container.
  private func frame(ofBox slot: UInt32, at node: NodeIndex) -> Rect {
    let tree = session.tree
    let layer = (0..<tree.modifierCount(of: node)).first {
      let modifier = tree.modifier($0, of: node)
      return modifier.kind == .decoration && modifier.side == slot
    }
    return session.globalFrame(of: node, layer: layer.map { $0 + 1 } ?? 0)
  }

  /// The place by which a gesture counts.
  private func gesturePlace(of box: PointerHit.Box, shape: ((Rect) -> Path)?) -> _GesturePlace {
    let (session, node) = (session, box.node)
    return _GesturePlace(
      frame: box.frame, inward: box.inward, path: shape?(box.frame), longestPause: pointer.longestPause
    ) { space in
      let place = session.place(of: node, EdgeInsets())
      let reads = GeometryReads()
      let inside = GeometryProxy(place: place, reads: reads).frame(in: space)
      session.reportMissingNames(reads, at: node)
      return place.frame.origin - inside.origin
    }
  }

  /// Runs the action of a view's element; what is gone has none, and the work is done without it.
  private func run(_ view: ViewID, _ work: () -> Void) {
    guard let node = node(of: view) else { return work() }
    ElementAction.run(session.lowering, at: node, work)
  }

  /// Whether a gesture of the last press was recognized.
  package var hasRecognizedGesture: Bool { pointer.hasRecognized }

  /// The time of the last event of a press; 0 before the first one.
  package var pointerTime: Double { pointer.last?.time ?? 0 }

  /// The time for which the host waits; `nil` where it does not.
  package var pointerDeadline: Double? { pointer.deadline }

  // MARK: Presses

  /// What a press is at.
  private func hit(_ event: PointerEvent) -> PointerHit { PointerHitWalk(session, event.location).hit ?? PointerHit() }

  /// Finds the gestures that a press may become.
  private func begin(_ event: PointerEvent) {
    let hit = hit(event)
    if closeSwipe(unlessIn: hit) {
      pointer.failAll(except: [], run)
      return pointer.useUp()
    }
    let boxes = hit.boxes.compactMap { box in view(ofBox: box).map { (view: $0, box: box) } }
    pointer.failAll(except: Set(boxes.map(\.view)), run)
    pointer.forgetWinner()
    var wanted: GestureSet = event.pinch == nil ? .presses : .pinch
    if pointer.entries.contains(where: { !$0.isDone }) { wanted.insert(.pinch) }
    var barred: GestureSet = []
    if event.isTaken { barred.formUnion([.tap, .hold]) }
    if event.pinch == nil, let control = hit.control {
      if control.takesTaps { barred.formUnion([.tap, .hold]) }
      if control.takesDrags { barred.insert(.drag) }
    }
    var (high, normal): ([PointerTracker.Entry], [PointerTracker.Entry]) = ([], [])
    for (view, box) in boxes.reversed() {
      let handlers = session.contents.decorations[box.slot].handlers
      for position in handlers.attached.indices.reversed() {
        let attached = handlers.attached[position]
        let kinds = attached.gesture._gestures
        guard !kinds.isDisjoint(with: wanted), kinds.isDisjoint(with: barred) else { continue }
        let entry =
          pointer.entry(view, position)
          ?? PointerTracker.Entry(
            view: view, position: position, rank: attached.rank, taps: attached.gesture._taps,
            recognizer: attached.gesture.recognizer(gesturePlace(of: box, shape: handlers.shape)))
        if attached.rank == .high { high.append(entry) } else { normal.append(entry) }
      }
    }
    pointer.entries = ContiguousArray(high.reversed() + normal)
  }

  /// Passes an event to the gestures of the press.
  private func follow(_ event: PointerEvent) -> Bool {
    pointer.last = event
    guard !pointer.entries.isEmpty else { return pointer.hasRecognized }
    for entry in pointer.entries where !entry.isDone {
      guard let (_, slot) = box(of: entry.view),
        case let attached = session.contents.decorations[slot].handlers.attached,
        attached.indices.contains(entry.position)
      else {
        // The element is gone, or has other gestures.
        entry.recognizer.phase = .failed
        continue
      }
      attached[entry.position].gesture._update(entry.recognizer)
      entry.recognizer.handle(event)
    }
    pointer.settle(run)
    wait(from: event.time)
    pointer.releaseDone()
    return pointer.hasRecognized
  }

  /// Lets the host wait for the next time at which something happens without the pointer.
  ///
  /// A time that is more than a day away is not waited for: a host's timer need not be able to count it.
  private func wait(from time: Double) {
    let next = pointer.entries.lazy.filter { !$0.isDone }.compactMap(\.recognizer.deadline).min()
    let deadline = next.flatMap { $0 - time <= 86_400 ? $0 : nil }
    guard deadline != pointer.deadline else { return }
    pointer.deadline = deadline
    pointer.onWait?(deadline.map { max(0, $0 - time) })
  }

  // MARK: The pointer without a button

  /// Calls the actions of boxes over which the pointer came, moved, or which it left.
  ///
  /// 1. Those that it left come first, the innermost before the others.
  /// 2. Then those follow that it is over, the outermost first.
  private func hover(_ event: PointerEvent) -> Bool {
    let hit = event.phase == .left ? nil : PointerHitWalk(session, event.location).hit
    var boxes: ContiguousArray<(view: ViewID, box: PointerHit.Box)> = []
    var style: PointerStyle?
    for box in hit?.boxes ?? [] {
      let decoration = session.contents.decorations[box.slot]
      guard decoration.gestures.contains(.hover), let view = view(ofBox: box) else { continue }
      boxes.append((view, box))
      style = decoration.handlers.pointer ?? style
    }
    pointer.style = hit?.control == nil ? style : nil
    let before = exchange(&pointer.hovered, with: ContiguousArray(boxes.map(\.view)))
    for view in before.reversed() where !pointer.hovered.contains(view) {  // 1.
      guard let (node, slot) = self.box(of: view) else { continue }
      for hover in session.contents.decorations[slot].handlers.hovers {
        ElementAction.run(session.lowering, at: node) { hover.action(.ended) }
      }
    }
    for (view, box) in boxes {  // 2.
      let isNew = !before.contains(view)
      // An action may have removed the element.
      guard let (node, slot) = self.box(of: view) else { continue }
      let handlers = session.contents.decorations[slot].handlers
      for hover in handlers.hovers where hover.isEnabled && (isNew || hover.space != nil) {
        let transform = gesturePlace(of: box, shape: nil).transform(to: hover.space ?? .local)
        let phase = HoverPhase.active(event.location.applying(transform))
        ElementAction.run(session.lowering, at: node) { hover.action(phase) }
      }
    }
    return !boxes.isEmpty
  }
}
