public import LayoutCore

/// Using a screen by the pointer, at places in the root, without a display.
///
/// ```swift
/// root.click(at: Point(x: 20, y: 30), count: 2)
/// try root.drag(from: "card", to: "basket")
/// ```
///
/// The events are those that hosts send, with times that follow each other by hundredths of a second. Each call first
/// runs the turn that is due, and each event the turn that follows. None of the calls may come from inside a turn.
extension LayoutRoot {
  /// Presses and releases a button at a place, `count` times in a row; one gesture of several taps gets all of them.
  ///
  /// A single tap that waits for a double one is made before the call returns.
  public func click(
    at place: Point, count: Int = 1, button: PointerButton = .primary, modifiers: EventModifiers = []
  ) {
    prepareForUse()
    for _ in 0..<count {
      point(.began, at: place, button, modifiers)
      point(.ended, at: place, button, modifiers)
    }
    waitForPointer()
  }

  /// Keeps the first button down at a place for some seconds.
  public func hold(at place: Point, for seconds: Double) {
    prepareForUse()
    point(.began, at: place)
    point(.stationary, at: place, after: seconds)
    point(.ended, at: place)
  }

  /// Presses at one place, moves over the others, and releases at the last one.
  public func drag(over places: [Point]) {
    prepareForUse()
    guard let first = places.first, let last = places.last else { return }
    point(.began, at: first)
    for place in places.dropFirst() { point(.moved, at: place, after: 0.1) }
    point(.ended, at: last)
  }

  /// Moves the pointer to a place with no button down; `nil` moves it out of the root.
  public func movePointer(to place: Point?) {
    prepareForUse()
    point(place == nil ? .left : .hovered, at: place ?? .zero)
  }

  /// Moves two fingers around `place` until their distance has grown by `scale`, and they have turned by `rotation`.
  public func pinch(at place: Point, scale: Double, rotation: Angle = .zero) {
    prepareForUse()
    let end = PointerEvent.Pinch(scale: scale, rotation: rotation)
    for (phase, pinch) in [(PointerEvent.Phase.began, PointerEvent.Pinch(scale: 1)), (.moved, end), (.ended, end)] {
      send(PointerEvent(phase, at: place, time: pointerTime + 0.01, pinch: pinch))
      layoutIfNeeded()
    }
  }

  /// Drags the value of the element with the id `from` to the middle of the element with the id `to`.
  ///
  /// - Returns: whether the other element took it.
  /// - Throws: `ScreenError` where one of the ids is unknown, or nothing can be dragged from the first element.
  @discardableResult
  public func drag(
    from: some Hashable & Sendable, to: some Hashable & Sendable
  ) throws(ScreenError) -> Bool {
    let (start, end) = (try element(from).frame, try element(to).frame)
    guard let item = dragItem(at: Point(x: start.midX, y: start.midY)) else {
      throw error(.unsuitable, from, "nothing can be dragged from the element with the id \(KnownIDs.text(of: from))")
    }
    return drop([item], at: Point(x: end.midX, y: end.midY))
  }

  /// Moves values over a place, and drops them there: as from another program.
  ///
  /// - Returns: whether the element there took them.
  @discardableResult
  public func drop(_ items: [TransferItem], at place: Point) -> Bool {
    prepareForUse()
    send(DropEvent(.moved, at: place, items: items))
    layoutIfNeeded()
    let isTaken = send(DropEvent(.dropped, at: place, items: items))
    layoutIfNeeded()
    return isTaken
  }

  private func point(
    _ phase: PointerEvent.Phase, at place: Point, _ button: PointerButton = .primary, _ modifiers: EventModifiers = [],
    after seconds: Double = 0.01
  ) {
    send(PointerEvent(phase, at: place, time: pointerTime + seconds, button: button, modifiers: modifiers))
    layoutIfNeeded()
  }

  /// Lets the time pass for which a gesture waits.
  private func waitForPointer() {
    while let time = pointerDeadline {
      pointerWaited()
      layoutIfNeeded()
      guard pointerDeadline.map({ $0 > time }) ?? false else { return }
    }
  }
}
