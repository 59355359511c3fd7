import LayoutCore
import LayoutTesting
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width / 3 }
}

private enum Quarter: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.height / 4 }
}

extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(Third.self)
}

extension VerticalAlignment {
  fileprivate static let quarter = VerticalAlignment(Quarter.self)
}

/// One subview at its corner. Notes the guides of the subview, and has guides of its own.
private struct Frame: CustomLayout {
  let guides: Heard<Double>
  let directions: Heard<LayoutDirection>

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    let dimensions = subviews[0].dimensions(in: proposal)
    guides.values = [
      dimensions[.leading], dimensions[HorizontalAlignment.center], dimensions[.third], dimensions[.bottom],
      dimensions[.quarter],
    ]
    directions.values.append(subviews.layoutDirection)
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()
  ) -> Double? { guide == .third ? 7 : nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()
  ) -> Double? { guide == .quarter ? 9 : nil }
}

@Suite struct CustomGuideTests {
  private let guides = Heard<Double>()
  private let directions = Heard<LayoutDirection>()

  private func frame(@LayoutBuilder _ content: @escaping () -> some Layout) -> some Layout {
    Frame(guides: guides, directions: directions).callAsFunction(content)
  }

  @Test func `a container reads the guides of its subviews, explicit or not`() {
    let box = frame { Box(30, 12) }
    #expect(box.leaves() == [rect(0, 0, 30, 12)])
    #expect(guides.values == [0, 15, 10, 12, 3])
    let said = frame { Box(30, 12).alignmentGuide(.third) { _ in 21 } }
    #expect(said.leaves() == [rect(0, 0, 30, 12)])
    #expect(guides.values == [0, 15, 21, 12, 3])
  }

  @Test func `a container has values for guides that callers define`() {
    let column = VStack(alignment: .third) {
      frame { Box(30, 12) }
      Box(30, 12)
    }
    // 7 of the first and 10 of the second stand below each other.
    #expect(column.leaves() == [rect(3, 0, 30, 12), rect(0, 12, 30, 12)])
    let row = HStack(alignment: .quarter) {
      frame { Box(30, 12) }
      Box(30, 12)
    }
    // 9 of the first and 3 of the second stand beside each other.
    #expect(row.leaves() == [rect(0, 0, 30, 12), rect(30, 6, 30, 12)])
  }

  @Test func `a container knows which way its axis runs, and computes from the left all the same`() {
    let column = VStack { frame { Box(30, 12) } }.size(width: 100)
    let left = LayoutRoot(size: Size(width: 100, height: 12))
    left.updateBody { column.layoutDirection(.leftToRight) }
    let right = LayoutRoot(size: Size(width: 100, height: 12))
    right.updateBody { column.layoutDirection(.rightToLeft) }
    #expect(directions.values.first == .leftToRight && directions.values.last == .rightToLeft)
    #expect(right.result.leaves == left.result.leaves.map { rect(100 - $0.maxX, $0.minY, $0.width, $0.height) })
  }

  @Test func `wishes for distance are united edge by edge`() {
    var one = ViewSpacing()
    (one.top, one.leading) = (3, 4)
    var other = ViewSpacing()
    (other.top, other.bottom) = (5, 6)
    one.formUnion(other)
    #expect([one.top, one.leading, one.bottom, one.trailing] == [5, 4, 6, nil])
    one.formUnion(.zero)
    #expect([one.top, one.leading, one.bottom, one.trailing] == [5, 4, 6, 0])
    #expect(one.distance(to: other, along: .vertical) == 6 && one.distance(to: other, along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
  }
}
