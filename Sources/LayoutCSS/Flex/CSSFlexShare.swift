/// How an item came to its length along its line, for explanations.
struct CSSFlexShare {
  var isRow: Bool
  /// Whether the line shares out what is left, and not what is missing.
  var grows: Bool
  /// The item's length before that, its bounds, and the one that it got, in points.
  var base: Double
  var least: Double
  var greatest: Double
  var main: Double
  /// The room that is left in the line, or missing where it is negative, before anything is shared out.
  var free: Double
  /// The item's part, and the sum of all parts.
  var part: Double
  var parts: Double
}

extension CSSFlexLayout {
  /// The share of a child in the last layout of its container; `nil` where it is no item of a line, or nothing was laid
  /// out.
  static func share(of child: CSSBox, in box: CSSBox) -> CSSFlexShare? {
    lastLayout(of: box) { container, main in
      guard let index = container.items.firstIndex(where: { $0.box === child }),
        let line = container.lines.prefix(container.lineCount).first(where: { $0.items.contains(index) })
      else { return nil }
      let item = container.items[index]
      let grows = line.sum < main
      func part(_ item: CSSFlexItem) -> Double { grows ? item.grow : item.shrink * (item.base - item.mainInset) }
      var free = main - container.gaps(line.count)
      var parts = 0.0
      for other in line.items.map({ container.items[$0] }) {
        free -= other.base + other.mainMargin
        parts += part(other)
      }
      return CSSFlexShare(
        isRow: container.axes.isRow, grows: grows, base: item.base, least: item.least, greatest: item.greatest,
        main: item.main, free: free, part: part(item), parts: parts)
    }
  }

  /// The number of lines in the last layout of a container; 0 where nothing was laid out.
  static func lineCount(of box: CSSBox) -> Int { lastLayout(of: box) { container, _ in container.lineCount } ?? 0 }

  /// The items of the last layout with their lengths, by steps 1 and 2, and the length of a line.
  private static func lastLayout<Result>(of box: CSSBox, _ body: (CSSFlexContainer, Double) -> Result?) -> Result? {
    guard let placed = box.stored?.placed, placed.isUsed else { return nil }
    return CSSFlexContainer.with(box, CSSLayout.frame(of: box, placed.space)) { container in
      let isRow = container.axes.isRow
      container.makeLines(limit: isRow ? container.frame.contentWidth : container.columnLimit)
      let main = isRow ? container.frame.contentWidth : box.height - container.frame.insets.height
      for line in container.lines.prefix(container.lineCount) { container.resolve(line, main: main) }
      return body(container, main)
    }
  }
}
