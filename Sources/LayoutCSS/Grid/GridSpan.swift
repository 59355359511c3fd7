/// The tracks between two lines of one axis: from `start` to below `end`.
struct GridSpan: Hashable, Sendable {
  var start: Int
  var end: Int

  var count: Int { end - start }
  var range: Range<Int> { start..<end }

  func moved(by offset: Int) -> GridSpan { GridSpan(start: start + offset, end: end + offset) }

  /// The farthest line from the first one of the explicit grid, in both directions (css-grid-2, 8.5: the limited grid).
  static let farthest = 10_000

  /// The span in the limited grid: one that ends beyond is cut, and one that is outside takes the last track.
  var limited: GridSpan {
    let first = min(max(start, -Self.farthest), Self.farthest - 1)
    return GridSpan(start: first, end: min(max(end, first + 1), Self.farthest))
  }

  /// The span in the limited grid, where 0 is the line `first` of the explicit grid.
  func limited(from first: Int) -> GridSpan { moved(by: first).limited.moved(by: -first) }
}

/// What the style states of an item's place on one axis: two lines, or a number of tracks whose place the container finds.
struct GridPlace: Hashable, Sendable {
  /// The first line, where the first line of the explicit grid is 0; `nowhere` where the container finds it.
  var start: Int
  /// The number of tracks.
  var count: Int
  /// Whether the limited grid cuts the place.
  private(set) var isCut = false

  private static let nowhere = Int.min
  /// One track that the container finds.
  static let automatic = GridPlace(count: 1)

  init(_ span: GridSpan) {
    start = span.start
    count = span.count
  }

  /// The part of a span that is in the limited grid.
  init(limiting span: GridSpan) {
    self.init(span.limited)
    isCut = self.span != span
  }

  init(count: Int) {
    start = Self.nowhere
    self.count = count
  }

  var isDefinite: Bool { start != Self.nowhere }
  /// The lines of a definite place.
  var span: GridSpan { GridSpan(start: start, end: start + count) }
}
