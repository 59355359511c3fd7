import LayoutKitCompat
import TestPromises
import Testing

@Suite struct ContainerTests {
  @Test(.promises("LK-21")) func `the room counts more than the maximum, the maximum more than the minimum`() {
    let layout = SizeLayout(minWidth: 20, maxWidth: 10, minHeight: 5, sublayout: box(30, 2))
    #expect(layout.measurement(within: Size(width: 8, height: 100)).size == Size(width: 8, height: 5))
    #expect(layout.measurement(within: Size(width: 80, height: 100)).size == Size(width: 10, height: 5))
  }

  @Test(.promises("LK-22")) func `almost one length is inflexible, bounds that differ are not`() {
    let nearly = SizeLayout(minWidth: 10, maxWidth: 10.00005, minHeight: 10, maxHeight: 10.001)
    #expect(nearly.flexibility == Flexibility(horizontal: nil, vertical: 0))
    #expect(
      nearly.alignment.position(size: Size(width: 2, height: 2), in: Rect(x: 0, y: 0, width: 4, height: 4))
        == Rect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test(.promises("LK-23")) func `every way to set a size`() {
    let room = Size(width: 100, height: 100)
    let child = box(40, 40)
    let cases: [(SizeLayout, Size)] = [
      (SizeLayout(width: 5, height: 6), Size(width: 5, height: 6)),
      (SizeLayout(size: Size(width: 7, height: 8)), Size(width: 7, height: 8)),
      (SizeLayout(maxSize: Size(width: 30, height: 50), sublayout: child), Size(width: 30, height: 40)),
      (SizeLayout(minSize: Size(width: 60, height: 20), sublayout: child), Size(width: 60, height: 40)),
      (SizeLayout(width: 9, minHeight: 60, sublayout: child), Size(width: 9, height: 60)),
      (SizeLayout(width: 9, maxHeight: 20, sublayout: child), Size(width: 9, height: 20)),
      (SizeLayout(height: 9, minWidth: 60, sublayout: child), Size(width: 60, height: 9)),
      (SizeLayout(height: 9, minWidth: 10, maxWidth: 20, sublayout: child), Size(width: 20, height: 9)),
      (SizeLayout(sublayout: child), Size(width: 40, height: 40)),
    ]
    for (layout, size) in cases { #expect(layout.measurement(within: room).size == size) }
    let filled = SizeLayout(width: 10, height: 10, alignment: .fill, sublayout: box(2, 2, .fill))
    #expect(frames(filled.arrangement(width: 30, height: 20)) == [Rect(x: 0, y: 0, width: 30, height: 20)])
  }

  @Test(.promises("LK-24")) func `insets lie around, negative ones let hang over`() {
    let layout = InsetLayout(
      insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), sublayout: box(10, 10, .fill))
    #expect(layout.arrangement().frame.size == Size(width: 16, height: 14))
    #expect(frames(layout.arrangement(width: 40, height: 40)) == [Rect(x: 2, y: 1, width: 34, height: 36)])
    #expect(
      frames(InsetLayout(inset: -5, sublayout: box(20, 20)).arrangement()) == [
        Rect(x: -5, y: -5, width: 20, height: 20)
      ])
  }

  @Test(.promises("D7")) func `insets larger than the room leave nothing, inside`() {
    let layout = InsetLayout(inset: 30, sublayout: box(20, 20, .topLeading))
    let arrangement = layout.arrangement(width: 20, height: 100)
    #expect(arrangement.frame == Rect(x: 0, y: 0, width: 20, height: 100))
    #expect(frames(arrangement) == [Rect(x: 20, y: 30, width: 0, height: 20)])
  }

  @Test(.promises("LK-25", "LK-45"))
  func `the most flexible one is compressed first and left out when nothing is left, with its spacing`() {
    let row = StackLayout(
      axis: .horizontal, spacing: 10,
      sublayouts: [box(40, 10, .fill, flex: .high), box(40, 10, .fill, flex: .low), box(40, 10, .fill)])
    let squeezed = row.arrangement(width: 110, height: 10)
    #expect(frames(squeezed).map(\.width) == [10, 40, 40])
    let narrow = row.arrangement(width: 90, height: 10)
    #expect(narrow.sublayouts.map(\.position) == [1, 2])
    #expect(frames(narrow).map(\.minX) == [0, 50])
    #expect(frames(row.arrangement(width: 30, height: 10)).map(\.width) == [30])
  }

  @Test(.promises("LK-28")) func `every layout gets the whole length across`() {
    let column = StackLayout(axis: .vertical, sublayouts: [box(10, 10, .topFill), box(20, 10, .topTrailing)])
    #expect(
      frames(column.arrangement(width: 50)) == [
        Rect(x: 0, y: 0, width: 50, height: 10), Rect(x: 30, y: 10, width: 20, height: 10),
      ])
  }

  @Test(.promises("LK-29")) func `a stack that does not fill has nothing to distribute`() {
    let column = StackLayout(
      axis: .vertical, distribution: .trailing, alignment: .bottomTrailing, sublayouts: [box(10, 10)])
    let arrangement = column.arrangement(width: 50, height: 50)
    #expect(arrangement.frame == Rect(x: 40, y: 40, width: 10, height: 10))
    #expect(frames(arrangement) == [Rect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test(.promises("U15"), arguments: [0.0, 3, 8])
  func `equal spacing is flush with both ends, whatever the spacing`(spacing: Double) {
    var source = TreeSource(seed: 7)
    for count in 2...9 {
      let row = StackLayout(
        axis: .horizontal, spacing: spacing, distribution: .fillEqualSpacing,
        sublayouts: (0..<count).map { _ in box(Double(source.int(1...20)), 10) })
      let inside = frames(row.arrangement(width: 500, height: 10))
      #expect(inside.count == count)
      #expect(inside.first?.minX == 0)
      #expect(abs((inside.last?.maxX ?? 0) - 500) < 1e-9)
      let gaps = zip(inside.dropFirst(), inside).map { $0.minX - $1.maxX }
      #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 1e-9 && $0 >= spacing })
    }
  }

  @Test(.promises("U1", "D1")) func `the last layout that is stretched counts the spacing`() {
    let column = StackLayout(axis: .vertical, spacing: 8, sublayouts: [box(22, 22), SizeLayout(width: 3)])
    #expect(frames(column.arrangement(width: 22, height: 100)).last == Rect(x: 9.5, y: 30, width: 3, height: 70))
    // Less than a spacing is no length.
    let measurement = column.measurement(within: Size(width: 22, height: 100))
    let small = column.arrangement(within: Rect(x: 0, y: 0, width: 22, height: 26), measurement: measurement)
    #expect(frames(small).last == Rect(x: 9.5, y: 26, width: 3, height: 0))
  }

  @Test(.promises("LK-30", "U11", "D3"))
  func `backgrounds and overlays have no influence on the size and are no larger than it`() {
    let overlay = OverlayLayout(
      primary: box(60, 30), background: [SizeLayout(alignment: .fill)],
      overlay: [box(500, 500, .bottomTrailing), box(0, 0), SizeLayout(width: 7, alignment: .fillLeading)])
    let arrangement = overlay.arrangement()
    #expect(arrangement.frame.size == Size(width: 60, height: 30))
    let all = Rect(x: 0, y: 0, width: 60, height: 30)
    #expect(
      frames(arrangement) == [
        all, all, all, Rect(x: 30, y: 15, width: 0, height: 0), Rect(x: 0, y: 0, width: 7, height: 30),
      ])
    #expect(overlay.flexibility == .flexible)
  }

  @Test(.promises("D3")) func `overlays are measured in the final size, so their texts wrap in it`() {
    let label = LabelLayout(text: "hello there")
    let overlay = OverlayLayout(primary: box(60, 60), background: [label], overlay: [label])
    let wrapped = Rect(x: 0, y: 0, width: 43, height: 43)
    #expect(frames(overlay.arrangement()) == [wrapped, Rect(x: 0, y: 0, width: 60, height: 60), wrapped])
  }

  @Test(.promises("LK-30")) func `backgrounds, primaries, overlays follow each other from back to front`() {
    let parts = (0..<5).map { box(Double($0), 1) }
    let overlay = OverlayLayout(
      primaryLayouts: [parts[1], parts[2]], backgroundLayouts: [parts[0]], overlayLayouts: [parts[3], parts[4]])
    #expect(
      overlay.arrangement().sublayouts.map { $0.layout as AnyObject === parts[$0.position] }
        == Array(repeating: true, count: 5))
  }

  @Test(.promises("LK-40")) func `an alignment of one's own is a closure, and what it gives is corrected`() {
    let lower = LayoutKitAlignment { size, rect in
      Rect(x: rect.minX + 1, y: rect.maxY - size.height, width: size.width, height: size.height)
    }
    #expect(box(10, 10, lower).arrangement(width: 30, height: 40).frame == Rect(x: 1, y: 30, width: 10, height: 10))
    let broken = LayoutKitAlignment { _, _ in Rect(x: .nan, y: 0, width: -1, height: .infinity) }
    #expect(box(10, 10, broken).arrangement(width: 30, height: 40).frame == .zero)
  }

  @Test(.promises("LK-42")) func `leading is left while frames are computed`() {
    #expect(box(10, 10, .topLeading).arrangement(width: 30, height: 10).frame.minX == 0)
    #expect(box(10, 10, .topTrailing).arrangement(width: 30, height: 10).frame.minX == 20)
  }

  @Test(.promises("U10", "LK-43")) func `a shape is kept, larger and smaller`() {
    let photo = SizeLayout(width: 160, height: 90, alignment: .aspectFit)
    #expect(photo.arrangement(width: 320, height: 320).frame == Rect(x: 0, y: 70, width: 320, height: 180))
    let rect = Rect(x: 10, y: 0, width: 20, height: 40)
    #expect(LayoutKitAlignment.aspectFit.position(size: .zero, in: rect) == Rect(x: 20, y: 20, width: 0, height: 0))
    #expect(
      LayoutKitAlignment.aspectFit.position(size: Size(width: 0, height: 5), in: rect)
        == Rect(x: 20, y: 0, width: 0, height: 40))
  }

  @Test(.promises("LK-44", "D10"))
  func `an inflexible one is served before the least flexible, whatever their order`() {
    let least = box(60, 10, .fill, flex: .min)
    let none = box(60, 10, .fill, flex: .inflexible)
    #expect(
      frames(StackLayout(axis: .horizontal, sublayouts: [least, none]).arrangement(width: 100, height: 10)).map(\.width)
        == [40, 60])
    #expect(
      frames(StackLayout(axis: .horizontal, sublayouts: [none, least]).arrangement(width: 100, height: 10)).map(\.width)
        == [60, 40])
    #expect(Flexibility.lowFlex == Int32.min / 2)
    #expect(Flexibility.highFlex == Int32.max / 2)
  }

  @Test(.promises("LK-46")) func `the greatest ignores inflexible ones, the least is one of them`() {
    #expect(Flexibility.max(nil, 3) == 3)
    #expect(Flexibility.max(nil, nil) == nil)
    #expect(Flexibility.min(nil, 3) == nil)
    #expect(Flexibility.min(4, 3) == 3)
  }

  @Test(.promises("D4")) func `a layout without length counts across`() {
    let row = StackLayout(
      axis: .horizontal, alignment: .topFill, sublayouts: [SizeLayout(height: 30, alignment: .bottomLeading)])
    #expect(row.measurement(within: Size(width: 100, height: 100)).size == Size(width: 0, height: 30))
  }

  @Test(.promises("D8")) func `equal sizes leave those out for which even the gaps leave no room`() {
    let column = StackLayout(
      axis: .vertical, spacing: 10, distribution: .fillEqualSize, sublayouts: (0..<3).map { _ in box(10, 0) })
    let arrangement = column.arrangement(width: 10, height: 15)
    #expect(arrangement.sublayouts.map(\.position) == [0, 1])
    #expect(frames(arrangement).map(\.minY) == [1.25, 13.75])
  }

  @Test(.promises("U14")) func `a part is hidden by leaving it out, spacing and all`() {
    func card(showsNote: Bool) -> StackLayout {
      StackLayout(
        axis: .vertical, spacing: 4, sublayouts: [box(10, 10)] + (showsNote ? [box(10, 20)] : []) + [box(10, 30)])
    }
    #expect(card(showsNote: true).arrangement().frame.height == 68)
    #expect(card(showsNote: false).arrangement().frame.height == 44)
  }

  @Test(.promises("LK-62", "U19")) func `lengths are rounded up to pixels, and never lost`() {
    for scale in [1.0, 2, 3] {
      for length in [1e-9, 0.3, 14.2, 1.0 / 3, 100.000001] {
        let rounded = PixelRounding.up.round(length, scale: scale)
        #expect(rounded >= length)
        #expect(rounded < length + 1 / scale)
      }
    }
    #expect(PixelRounding.up.round(1e-9, scale: 2) == 0.5)
    #expect(PixelRounding.down.round(1.9, scale: 2) == 1.5)
    #expect(PixelRounding.down.round(-0.1) == -1)
    #expect(PixelRounding.nearest.round(.infinity) == .infinity)
    #expect(PixelRounding.up.round(0.4, scale: .nan) == 1)
  }

  @Test(.promises("LK-61")) func `an arrangement as text`() {
    let layout = InsetLayout(inset: 2, sublayout: StackLayout(axis: .vertical, sublayouts: [box(3, 4)]))
    #expect(
      "\(layout.arrangement())" == """
        InsetLayout: (0, 0) 7x8
          StackLayout: (2, 2) 3x4
            SizeLayout: (0, 0) 3x4
        """)
  }
}
