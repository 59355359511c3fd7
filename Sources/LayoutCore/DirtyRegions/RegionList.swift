import LayoutEngine

/// Rectangles of which no two touch, and never more than a limit.
struct RegionList {
  private(set) var rects: [Rect] = []
  /// At least 1.
  let limit: Int

  init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// Adds a rectangle; one without an area adds nothing.
  ///
  /// 1. It is united with every one that it touches, as long as it touches any.
  /// 2. Where there are too many, the two are united that grow least by it, and step 1 follows for the result.
  ///
  /// - Complexity: O(limit²).
  mutating func insert(_ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    var next = Optional(rect)
    while var one = next {
      while let at = rects.firstIndex(where: { $0.touches(one) }) { one = one.union(rects.remove(at: at)) }  // 1.
      rects.append(one)
      next = rects.count > limit ? takeNearest() : nil  // 2.
    }
  }

  /// Removes the two that grow least when they are united.
  private mutating func takeNearest() -> Rect? {
    var best: (first: Int, second: Int, growth: Double)?
    for first in rects.indices {
      for second in rects.indices where second > first {
        let growth = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if best.map({ growth < $0.growth }) ?? true { best = (first, second, growth) }
      }
    }
    guard let best else { return nil }
    let second = rects.remove(at: best.second)
    return second.union(rects.remove(at: best.first))
  }
}

extension Rect {
  fileprivate var area: Double { width * height }

  /// Whether both have a point in common, even on their edges.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
