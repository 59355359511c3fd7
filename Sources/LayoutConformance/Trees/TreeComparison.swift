package import LayoutEngine

extension LiveTree {
  /// Where the other tree's frames differ from those of this one; `nil` where they are the same: bit for bit, or but for what
  /// sums of shares of `scale` lose.
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

  /// Whether some element was asked for more sizes than it answers in one turn.
  package var isOverasked: Bool { tree.sink.diagnostics.contains { $0.code == .tooManyProposals } }
}

extension Size {
  package var bits: [UInt64] { [width.bitPattern, height.bitPattern] }

  /// Whether both differ by no more than sums of shares of `scale` lose.
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
