public import LayoutCore

extension MeasurableLayout {
  /// Adds the layout to the tree, as a container that is laid out as in LayoutKit.
  ///
  /// It has a node for each view of the layouts in it, and for each layout without layouts inside.
  public func _lower(_ lowering: _Lowering) {
    let parts = LayoutPart.parts(of: self)
    let container = LayoutKitContainer(self, parts)
    container { for part in parts { LayoutPartElement(part: part) } }._lower(lowering)
  }
}

/// One of the layouts in a layout that becomes a node.
struct LayoutPart {
  /// The path of positions to it.
  let path: [Int]
  let layout: any MeasurableLayout

  /// The parts of a layout, from back to front: a layout's own view is behind those of the layouts in it.
  static func parts(of layout: any MeasurableLayout) -> [LayoutPart] {
    var parts: [LayoutPart] = []
    var open = [LayoutPart(path: [], layout: layout)]
    while let part = open.popLast() {
      let children = part.layout.sublayouts
      if children.isEmpty || part.layout.viewRecipe?.content != nil { parts.append(part) }
      for (position, child) in children.enumerated().reversed() {
        open.append(LayoutPart(path: part.path + [position], layout: child))
      }
    }
    return parts
  }
}

/// The element that shows a part.
private struct LayoutPartElement: Layout {
  let part: LayoutPart

  var body: some Layout {
    if let element = part.layout as? ElementLayout {
      AnyLayout(erasing: element.content())
    } else if let content = part.layout.viewRecipe?.content {
      ContentLeaf(content)
    } else {
      FlexibleRoom()
    }
  }
}
