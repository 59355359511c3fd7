import LayoutEngine

/// A leaf that shows a drawing.
struct DrawingLeaf: _PrimitiveLayout {
  let drawing: Drawing
  let faults: [DrawingFault]
  /// The element that the drawing is of.
  let element: Any.Type

  /// Puts the leaf into the tree, in a group of its own: another leaf of any size has another sort of content.
  func _lower(_ lowering: _Lowering) {
    guard let group = lowering.groupNode(type: Self.self, branch: 0) else { return }
    lowering.nest(group) {
      guard let node = lowering.node(.flexible) else { return }
      lowering.contents.setDrawing(drawing, of: node, in: lowering.tree)
      for fault in faults {
        let name = shortName(of: element)
        lowering.tree.reportLater(fault.code, at: node, FaultText("\(name): \(fault.message)", subject: fault.message))
      }
    }
  }
}

/// A shape that hosts do not draw by themselves, for the size of its box.
private struct ShapeDrawing<Content: Shape>: _PrimitiveLayout {
  let shape: Content
  let path: Path
  /// The path of the line.
  let line: Path
  let style: ShapeAppearance?
  let details: ShapeDetails?
  let size: Size

  init(_ shape: Content, _ style: ShapeAppearance?, _ details: ShapeDetails?, _ size: Size) {
    (self.shape, self.style, self.details, self.size) = (shape, style, details, size)
    let rect = Rect(origin: .zero, size: size)
    path = shape.path(in: rect)
    let inset = style.flatMap { $0.strokesInside ? ($0.stroke?.width ?? 0) / 2 : nil }
    line = inset.flatMap { shape._path(in: rect, inset: $0) } ?? path
  }

  func _lower(_ lowering: _Lowering) {
    let (drawing, faults) = draw(lowering.environment, lowering.contents.measurers.text)
    DrawingLeaf(drawing: drawing, faults: faults, element: Content.self)._lower(lowering)
  }

  private func draw(_ values: EnvironmentValues, _ measurer: any TextMeasurer) -> (Drawing, [DrawingFault]) {
    let recorder = DrawingRecorder(values, measurer)
    let isMirrored = values.layoutDirection == .rightToLeft && shape.layoutDirectionBehavior == .mirrors
    func directed(_ path: Path) -> Path {
      isMirrored ? path.applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)) : path
    }
    let style = style ?? ShapeAppearance(paint: values.foregroundStyle)
    let box = Rect(origin: .zero, size: size)
    if let fill = style.fill {
      recorder.add(Drawing.Step(operation: .fill(directed(path), .paint(fill, in: box), details?.fill ?? FillStyle())))
    }
    if let stroke = style.stroke {
      let form = details?.stroke ?? StrokeStyle(lineWidth: stroke.width)
      recorder.add(Drawing.Step(operation: .stroke(directed(line), .paint(stroke.paint, in: box), form)))
    }
    var drawing = Drawing(size: size, steps: recorder.steps)
    drawing.motion = ShapeMotion(shape) { [style = self.style, details, size] between in
      ShapeDrawing(between, style, details, size).draw(values, measurer).0
    }
    return (drawing, recorder.faults)
  }
}

extension _Lowering {
  /// A shape whose path is made from its size.
  @usableFromInline
  func drawnShape<Content: Shape>(_ shape: Content, _ style: ShapeAppearance?, _ details: ShapeDetails?) {
    GeometryReader { ShapeDrawing(shape, style, details, $0.size) }._lower(self)
  }
}

extension ContentStore {
  /// Sets the drawing of a leaf.
  ///
  /// - Complexity: O(1), and a comparison of the drawings.
  func setDrawing(_ drawing: Drawing, of node: NodeIndex, in tree: LayoutTree) {
    guard let token = tree.token(of: node) else { return tree.setToken(contents.add(.drawing(drawing)), of: node) }
    guard case .drawing(let old) = contents[hosted: token], old != drawing else { return }
    restyle(node, .leaf(token), in: tree) { .drawing(old) }
    contents[hosted: token] = .drawing(drawing)
  }
}
