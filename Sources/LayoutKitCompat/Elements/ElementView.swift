import LayoutCore

/// What one view of an element shows, as a layout; it is arranged by the element alone.
struct ElementView: MeasurableLayout {
  let content: ViewContent

  var flexibility: Flexibility { .flexible }
  var viewRecipe: ViewRecipe? { ViewRecipe(content) }

  /// Nothing: the size comes from the element.
  func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(layout: self, size: .zero, maxSize: maxSize, sublayouts: [])
  }

  /// The whole room.
  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: Room.given(rect), sublayouts: [])
  }

  /// Views as arrangements, each inside its parent's. A parent comes before what is in it, so going backwards everything
  /// inside is known.
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
