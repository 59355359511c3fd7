/// How an item came to its length along its line, for explanations.
struct CSSFlexShare {
  var isRow: Bool
  /// The number of lines.
  var lines: Int
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
    guard let container = lastLayout(of: box),
      let index = container.items.firstIndex(where: { $0.box === child }),
      let line = container.lines.first(where: { $0.items.contains(index) })
    else { return nil }
    let axes = container.axes
    let item = container.items[index]
    var free = (axes.isRow ? container.frame.contentWidth : box.height - container.frame.insets.height)
    free -= container.mainGap * Double(max(0, line.items.count - 1))
    let grows = line.sum < free + container.mainGap * Double(max(0, line.items.count - 1))
    var parts = 0.0
    func part(_ item: CSSFlexItem) -> Double {
      grows
        ? item.box.style.flexGrow : item.box.style.flexShrink * (item.base - axes.main(item.insets))
    }
    for other in container.items[line.items] {
      free -= other.base + axes.main(other.margins)
      parts += part(other)
    }
    return CSSFlexShare(
      isRow: axes.isRow, lines: container.lines.count, grows: grows, base: item.base, least: item.least,
      greatest: item.greatest, main: item.main, free: free, part: part(item), parts: parts)
  }

  /// The number of lines in the last layout of a container; 0 where nothing was laid out.
  static func lineCount(of box: CSSBox) -> Int { lastLayout(of: box)?.lines.count ?? 0 }

  /// The items of the last layout with their lengths, by steps 1 and 2.
  private static func lastLayout(of box: CSSBox) -> CSSFlexContainer? {
    guard let placed = box.stored.placed else { return nil }
    var container = CSSFlexContainer(box, CSSLayout.frame(of: box, placed.space))
    container.makeItems()
    let isRow = container.axes.isRow
    container.makeLines(limit: isRow ? container.frame.contentWidth : container.columnLimit)
    let main = isRow ? container.frame.contentWidth : box.height - container.frame.insets.height
    for line in container.lines { container.resolve(line, main: main) }
    return container
  }
}
