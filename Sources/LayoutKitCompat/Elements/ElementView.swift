import LayoutCore

/// One view of an element, as a layout that only the element arranges.
struct ElementView: MeasurableLayout {
  let content: ViewContent

  var flexibility: Flexibility { .flexible }
  var viewRecipe: ViewRecipe? { ViewRecipe(content) }

  /// Zero, because the element provides the size.
  func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(layout: self, size: .zero, maxSize: maxSize, sublayouts: [])
  }

  /// The whole rectangle.
  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: Room.given(rect), sublayouts: [])
  }

  /// Converts views to arrangements, each inside its parent's. A parent comes before its children, so the loop runs
  /// backwards.
  static func nested(_ views: [ArrangedView]) -> [LayoutArrangement] {
    var inside: [Int: [LayoutArrangement]] = [:]
    var top: [LayoutArrangement] = []
    for (index, view) in views.enumerated().reversed() {
      let children = Array((inside.removeValue(forKey: index) ?? []).reversed()).numbered()
      let own = LayoutArrangement(layout: ElementView(content: view.content), frame: view.frame, sublayouts: children)
      if let parent = view.parent { inside[parent, default: []].append(own) } else { top.append(own) }
    }
    return Array(top.reversed()).numbered()
  }
}

extension [LayoutArrangement] {
  fileprivate func numbered() -> [LayoutArrangement] {
    enumerated().map { position, arrangement in
      var arrangement = arrangement
      arrangement.position = position
      return arrangement
    }
  }
}
