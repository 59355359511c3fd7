import LayoutEngine

/// A leaf that shows any content in the size that its container gives it.
package struct ContentLeaf: _PrimitiveLayout {
  let content: ViewContent

  /// A leaf that shows `content`; a scroll view has nothing to scroll here, and shows nothing.
  package init(_ content: ViewContent) {
    self.content = content
  }

  /// Puts the leaf into the tree.
  ///
  /// Each sort of content has a node of its own, since a node keeps one sort.
  public func _lower(_ lowering: _Lowering) {
    guard let group = lowering.groupNode(type: Self.self, branch: sort) else { return }
    lowering.nest(group) { lower(lowering) }
  }

  private var sort: Int {
    switch content {
    case .text: 0
    case .image: 1
    case .shape: 2
    case .decorated: 3
    case .scroll: 4
    case .control: 5
    case .native: 6
    case .drawing: 7
    }
  }

  private func lower(_ lowering: _Lowering) {
    switch content {
    case .text(let string, let style, let color):
      let values = lowering.environments.values
      let appearance = LeafContents.TextAppearance(
        style: style.resolved(in: values), color: color.resolved(in: values))
      withNode(lowering) {
        let number = lowering.contents.contents.number(of: appearance)
        _ = lowering.contents.setText(string, number, of: $0, in: lowering.tree)
      }
    case .image(let content):
      var content = content
      content.tint = content.tint?.resolved(in: lowering.environments.values)
      let image = LeafContents.Image(content: content, isResizable: true)
      withNode(lowering) { _ = lowering.contents.setImage(image, of: $0, in: lowering.tree) }
    case .shape(let kind, let style):
      withNode(lowering) { lowering.setShape(kind, style, of: $0) }
    case .decorated(let decoration):
      _ModifiedLayout(FlexibleRoom(), _DecorationModifier(part: .background) { $0 = decoration })._lower(lowering)
    case .control(var content):
      content.color = content.color.resolved(in: lowering.environments.values)
      content.tint = content.tint?.resolved(in: lowering.environments.values)
      withNode(lowering) { _ = lowering.contents.setControl(content, of: $0, in: lowering.tree) }
    case .drawing(let drawing):
      withNode(lowering) { lowering.contents.setDrawing(drawing, of: $0, in: lowering.tree) }
    case .native(let content):
      withNode(lowering) { lowering.contents.setNative(content, of: $0, in: lowering.tree) }
    case .scroll: FlexibleRoom()._lower(lowering)
    }
  }

  private func withNode(_ lowering: _Lowering, _ body: (NodeIndex) -> Void) {
    if let node = lowering.node(.flexible) { body(node) }
  }
}

/// Room of any size without content.
package struct FlexibleRoom: _PrimitiveLayout {
  package init() {}

  /// Puts the room into the tree.
  public func _lower(_ lowering: _Lowering) {
    _ = lowering.node(.flexible)
  }
}

extension TextStyle {
  /// The style with plain colours, at a place with these values.
  fileprivate func resolved(in values: EnvironmentValues) -> TextStyle {
    guard details != nil else { return self }
    var style = self
    style.underline = underline?.resolved(in: values)
    style.strikethrough = strikethrough?.resolved(in: values)
    style.runs = runs.map { runs in
      TextRuns(
        runs.runs.map { run in
          var run = run
          run.color = run.color?.resolved(in: values)
          run.background = run.background?.resolved(in: values)
          run.underline = run.underline?.resolved(in: values)
          run.strikethrough = run.strikethrough?.resolved(in: values)
          return run
        })
    }
    return style
  }
}
