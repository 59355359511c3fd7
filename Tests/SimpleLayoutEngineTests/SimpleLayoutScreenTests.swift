import SimpleLayoutEngine
import TestPromises
import Testing

/// A screen whose views are made once and follow every rotation.
@Suite struct SimpleLayoutScreenTests {
  final class Views {
    var added = 0
    var updates: [[Rect]] = []
  }

  @Test(.promises("SLE-17"))
  func `views are added once; each layout picks the direction and keeps the safe area free`() throws {
    let views = Views()
    let screen = SimpleLayoutScreen(
      addViews: { views.added += 1 }, items: { _ in [.length(100), .flexible] },
      updateViews: { items in views.updates.append(try items.map { try $0.frame() }) })
    let safeArea = EdgeInsets(top: 47, leading: 5, bottom: 34, trailing: 7)
    let layout = try screen.layOut(bounds: Rect(x: 0, y: 0, width: 390, height: 844), safeArea: safeArea)
    #expect(layout.direction == .column)
    #expect(
      views.updates == [[Rect(x: 0, y: 47, width: 390, height: 100), Rect(x: 0, y: 147, width: 390, height: 663)]])
    let turned = try screen.layOut(bounds: Rect(x: 0, y: 0, width: 844, height: 390), safeArea: safeArea)
    #expect(turned.direction == .row)
    #expect(
      views.updates[1] == [Rect(x: 5, y: 0, width: 100, height: 390), Rect(x: 105, y: 0, width: 732, height: 390)])
    // A square is a column.
    #expect(try screen.layOut(bounds: Rect(x: 0, y: 0, width: 300, height: 300)).direction == .column)
    #expect(views.added == 1)
    #expect(views.updates.count == 3)
  }

  @Test(.promises("SLE-17")) func `flipped, the safe area's insets stay at their edges`() throws {
    let views = Views()
    let screen = SimpleLayoutScreen(
      isFlipped: true, addViews: {}, items: { _ in [.flexible] },
      updateViews: { items in views.updates.append(try items.map { try $0.frame() }) })
    let safeArea = EdgeInsets(top: 40, leading: 5, bottom: 30, trailing: 7)
    try screen.layOut(bounds: Rect(x: 0, y: 0, width: 100, height: 200), safeArea: safeArea)
    #expect(views.updates == [[Rect(x: 0, y: 40, width: 100, height: 130)]])
    // From right to left, leading is at the right.
    try screen.layOut(bounds: Rect(x: 0, y: 0, width: 200, height: 100), safeArea: safeArea)
    #expect(views.updates[1] == [Rect(x: 7, y: 0, width: 188, height: 100)])
  }

  @Test(.promises("SLE-17")) func `where there is no room no view is touched`() {
    let views = Views()
    let screen = SimpleLayoutScreen(
      addViews: { views.added += 1 }, items: { _ in [.length(300)] }, updateViews: { _ in views.updates.append([]) })
    #expect(throws: SimpleLayoutError.outOfSpace) { try screen.layOut(bounds: Rect(x: 0, y: 0, width: 9, height: 99)) }
    #expect(views.added == 0 && views.updates.isEmpty)
  }

  @Test(.promises("SLE-18"))
  func `a square preview, a bar and a footer with two thumbs, in both orientations by the same code`()
    throws
  {
    func photoPage(_ bounds: Rect) throws -> (page: [Rect], thumbs: [Rect]) {
      let direction = SimpleLayoutDirection.following(bounds.size)
      let side = min(bounds.width, bounds.height)
      let page = SimpleLayout(parentFrame: bounds, direction: direction)
      try page.add(items: [.size(Size(width: side, height: side)), .length(44), .flexible])
      let footer = SimpleLayout(
        parentFrame: try page.frame(at: 2), direction: direction == .row ? .column : .row, alignment: .trailing)
      let thumb = Size(width: 187, height: 187)
      let items = try footer.add(items: [.flexible, .size(thumb), .flexible, .size(thumb), .flexible])
      return (page.frames, try [items[1].frame(), items[3].frame()])
    }
    let gap = (390.0 - 2 * 187) / 3
    let upright = try photoPage(Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(
      upright.page == [
        Rect(x: 0, y: 0, width: 390, height: 390), Rect(x: 0, y: 390, width: 390, height: 44),
        Rect(x: 0, y: 434, width: 390, height: 410),
      ])
    #expect(
      upright.thumbs == [
        Rect(x: gap, y: 657, width: 187, height: 187), Rect(x: 187 + 2 * gap, y: 657, width: 187, height: 187),
      ])
    let turned = try photoPage(Rect(x: 0, y: 0, width: 844, height: 390))
    #expect(turned.page[2] == Rect(x: 434, y: 0, width: 410, height: 390))
    #expect(
      turned.thumbs == [
        Rect(x: 657, y: gap, width: 187, height: 187), Rect(x: 657, y: 187 + 2 * gap, width: 187, height: 187),
      ])
  }
}
