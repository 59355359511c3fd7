package import LayoutEngine

extension LiveTree {
  /// The difference of the other tree's frames from those of this one; `nil` where there is none.
  ///
  /// They are compared bit for bit, or except for the rounding of sums of shares of `scale`.
  package func difference(from other: LiveTree, scale: Double? = nil) -> String? {
    let wanted = frames()
    let frames = other.frames()
    for path in Set(frames.keys).union(wanted.keys).sorted() where frames[path]?.bits != wanted[path]?.bits {
      if let scale, let one = frames[path], let other = wanted[path], one.isNear(other, scale) { continue }
      let (has, wants) = (frames[path]?.description ?? "hidden", wanted[path]?.description ?? "hidden")
      return "\(path) is \(has) instead of \(wants)"
    }
    return nil
  }

  /// The difference of this tree, which ran a scene and responded with `answer`, from a new one that runs it.
  ///
  /// It is in the response or a frame, bit for bit, or in the number of nodes. It is `nil` where there is none, and
  /// where the new one was measured with more sizes than an element responds to: stored responses are more exact then.
  package func difference(fromNewTreeOf scene: TreeScene, _ answer: Size) throws -> String? {
    let fresh = try LiveTree(scene.tree)
    let expected = try fresh.run(scene)
    if fresh.isOverasked { return nil }
    if answer.bits != expected.bits { return "responds with \(answer), a new tree \(expected)" }
    if let difference = fresh.difference(from: self) { return difference }
    if tree.liveCount == fresh.tree.liveCount { return nil }
    return "\(tree.liveCount) nodes, a new tree has \(fresh.tree.liveCount)"
  }

  /// The fault of a number of the response or of a frame.
  ///
  /// Each must be finite, within the limit of its sum, and no -0, and no size negative. A response may be infinite.
  package func numberFault(_ answer: Size) -> String? {
    if answer.width.isNaN || answer.height.isNaN || answer.width < 0 || answer.height < 0 {
      return "responds with \(answer)"
    }
    if answer.bits.contains((-0.0).bitPattern) { return "responds with -0" }
    // A sum of lengths: at most three for each element and modifier.
    let bound = Length.limit * 3 * Double(shown.extent)
    for (path, frame) in frames().sorted(by: { $0.key < $1.key }) {
      for (name, number) in [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)] {
        if number.bitPattern == (-0.0).bitPattern { return "\(name) of \(path) is -0" }
        if !(abs(number) <= bound) { return "\(name) of \(path) is \(number)" }
      }
      if frame.width < 0 || frame.height < 0 { return "\(path) is \(frame)" }
    }
    return nil
  }

  /// Whether an element was measured with more sizes than it responds to in one turn.
  package var isOverasked: Bool { tree.sink.diagnostics.contains { $0.code == .tooManyProposals } }
}

extension TreeDescription {
  /// Its elements and their modifiers, all together.
  fileprivate var extent: Int { 1 + modifiers.count + (children + contents).reduce(0) { $0 + $1.extent } }
}

extension Size {
  package var bits: [UInt64] { [width.bitPattern, height.bitPattern] }

  /// Whether both differ by no more than the rounding of sums of shares of `scale`.
  package func isNear(_ other: Size, _ scale: Double) -> Bool {
    width.isNear(other.width, scale) && height.isNear(other.height, scale)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double, _ scale: Double) -> Bool {
    self == other || isNaN && other.isNaN || abs(self - other) <= 1e-12 * Swift.max(1000, abs(self), scale)
  }
}

extension Rect {
  package var bits: [UInt64] { [minX.bitPattern, minY.bitPattern] + size.bits }

  package func isNear(_ other: Rect, _ scale: Double) -> Bool {
    minX.isNear(other.minX, scale) && minY.isNear(other.minY, scale) && size.isNear(other.size, scale)
  }
}
