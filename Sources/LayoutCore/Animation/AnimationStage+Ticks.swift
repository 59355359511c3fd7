import LayoutEngine

extension AnimationStage {
  /// Sets the present frames, contents and presentations of moving views.
  ///
  /// 1. Views whose removal is over are removed, inner ones first.
  /// 2. Frames, contents and presentations are set where they differ from the last ones.
  ///
  /// - Complexity: O(moving views, in the order in which they were made).
  func notifyTick() {
    guard let host else { return }
    // The host may run a turn in a call: each motion is looked up when it is reached.
    for id in leaving.keys.sorted(by: { $0.rawValue > $1.rawValue }) where presentations[id]?.run.isLast == true {
      removeNow(id)  // 1.
    }
    for id in frames.keys.sorted(by: { $0.rawValue < $1.rawValue }) {  // 2.
      guard let motion = frames[id], case let frame = frame(of: motion), frame != motion.notified else { continue }
      frames[id]?.notified = frame
      host.setFrame(id, frame)
      balance += 1
    }
    for id in looks.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let motion = looks[id], case let look = look(of: motion), look != motion.notified else { continue }
      looks[id]?.notified = look
      host.setContent(id, look.content)
      balance += 1
    }
    for id in presentations.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let motion = presentations[id], case let presentation = presentation(of: motion),
        presentation != motion.notified
      else { continue }
      presentations[id]?.notified = presentation
      host.setPresentation(id, presentation)
      balance += 1
    }
  }

  /// The present frame of a motion, on the pixel grid.
  ///
  /// A size that does not change is not rounded, so that no text is cut.
  private func frame(of motion: Motion<Rect>) -> Rect {
    guard motion.run.amount != 1 else { return motion.end }
    let exact = motion.start.interpolated(towards: motion.end, amount: motion.run.amount)
    var size = motion.end.size
    if motion.start.width != size.width { size.width = max(0, grid.round(exact.maxX) - grid.round(exact.minX)) }
    if motion.start.height != size.height { size.height = max(0, grid.round(exact.maxY) - grid.round(exact.minY)) }
    return Rect(origin: Point(x: grid.round(exact.minX), y: grid.round(exact.minY)), size: size)
  }

  private func look(of motion: Motion<ViewLook>) -> ViewLook {
    motion.run.amount == 1 ? motion.end : motion.start.interpolated(towards: motion.end, amount: motion.run.amount)
  }

  private func presentation(of motion: Motion<ViewPresentation>) -> ViewPresentation {
    var exact = motion.start.interpolated(towards: motion.end, amount: motion.run.amount)
    exact.offset = Point(x: grid.round(exact.offset.x), y: grid.round(exact.offset.y))
    return exact
  }
}
