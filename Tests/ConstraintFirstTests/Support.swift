import ConstraintFirst
import Observation

extension LayoutResult {
  /// The frames of what has nothing inside, in document order.
  var leaves: [Rect] {
    let parents = Set(elements.compactMap(\.parent))
    return elements.indices.filter { !parents.contains($0) }.map { elements[$0].frame }
  }
}

/// A width that changes.
@Observable final class WidthModel {
  var width = 40.0
}
