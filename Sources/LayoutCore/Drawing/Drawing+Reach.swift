package import LayoutEngine

extension Drawing {
  /// A box around everything that is drawn, from the corner of the drawing's own box, in points.
  ///
  /// - Complexity: O(elements of the paths).
  package var reach: Rect {
    let box = Rect(origin: .zero, size: size)
    if isClipped { return box }
    return steps.reduce(box) { $0.union($1.reach ?? box) }
  }
}

extension Drawing.Step {
  /// A box around what the step draws; `nil` where that is not known.
  fileprivate var reach: Rect? {
    guard transform.isIdentity else { return nil }
    switch operation {
    case .fill(let path, let shading, _): return path.controlRect.outset(by: shading.reach)
    case .stroke(let path, let shading, let style):
      // Sharp corners, and the corners of square ends, reach further than half the width.
      let factor = style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5
      return path.controlRect.outset(by: style.lineWidth / 2 * factor + shading.reach)
    case .text(_, _, _, let rect), .image(_, let rect): return rect
    case .layer: return nil
    }
  }
}

extension GraphicsContext.Shading {
  /// How far it reaches out of what is drawn, in points.
  fileprivate var reach: Double { if case .paint(let paint, _) = self { paint.reach } else { 0 } }
}
