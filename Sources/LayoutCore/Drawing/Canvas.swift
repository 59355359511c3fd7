public import LayoutEngine

/// Free drawing in a box: flexible on both axes, 10 by 10 points without a proposal.
///
/// ```swift
/// Canvas { context, size in
///   let middle = Point(x: size.width / 2, y: size.height / 2)
///   context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.blue))
///   context.draw(Text("12"), at: middle, color: .white)
/// }
/// ```
///
/// 1. The closure is called when the size of the box is known, once for each size and evaluation. It follows the rules
///    of bodies: it may read models and the environment, which are observed, and may not change any state.
/// 2. What it draws is stored as the steps of a `Drawing`. The view is drawn anew where these differ.
/// 3. Nothing is drawn outside the box. The corner of the box is the origin, and nothing is mirrored where the layout
///    runs from right to left.
/// 4. What is not a number, or exceeds a limit, is left out, and that is diagnosed.
public struct Canvas: _PrimitiveLayout {
  let renderer: (inout GraphicsContext, Size) -> Void

  /// A canvas that `renderer` draws, for a size in points.
  public init(renderer: @escaping (inout GraphicsContext, Size) -> Void) {
    self.renderer = renderer
  }

  /// Puts the canvas into the tree, and its drawing for the last size.
  public func _lower(_ lowering: _Lowering) {
    let renderer = renderer
    GeometryReader { RecordedCanvas(renderer: renderer, size: $0.size) }._lower(lowering)
  }
}

/// A canvas for one size.
private struct RecordedCanvas: _PrimitiveLayout {
  let renderer: (inout GraphicsContext, Size) -> Void
  let size: Size

  func _lower(_ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: 0) else { return }
    lowering.nest(node) { lowering.lowerBody(Source(canvas: self), of: node, Self.self) }
  }

  private struct Source: BodySource {
    let canvas: RecordedCanvas

    func content(_ lowering: _Lowering) -> DrawingLeaf {
      let recorder = DrawingRecorder(lowering.environment, lowering.contents.measurers.text)
      var context = GraphicsContext(recorder)
      canvas.renderer(&context, canvas.size)
      return DrawingLeaf(
        drawing: Drawing(size: canvas.size, steps: recorder.steps, isClipped: true), faults: recorder.faults,
        element: Canvas.self)
    }
  }
}
