import Testing

@testable import LayoutCSS

/// The main sizes of items (css-flexbox-1, 4.5, 9.2, 9.7 and 9.9).
@Suite struct FlexLengthTests {
  private typealias Trees = FlexTrees

  struct Flexible: Sendable {
    var basis: Double
    var grow = 0.0
    var shrink = 1.0
    var least: Double?
    var greatest: Double?
    var padding = 0.0
  }

  struct Line: Sendable {
    var items: [Flexible]
    var widths: [Double]
  }

  /// Lines in 150 points.
  static let lines = [
    Line(items: [Flexible(basis: 20, grow: 1), Flexible(basis: 30, grow: 3)], widths: [45, 105]),
    Line(items: [Flexible(basis: 30, grow: 0.25), Flexible(basis: 20)], widths: [55, 20]),
    Line(items: [Flexible(basis: 0, grow: 1, greatest: 20), Flexible(basis: 0, grow: 1)], widths: [20, 130]),
    Line(items: [Flexible(basis: 0, grow: 1, least: 100), Flexible(basis: 0, grow: 1)], widths: [100, 50]),
    Line(items: [Flexible(basis: 100), Flexible(basis: 100)], widths: [75, 75]),
    Line(items: [Flexible(basis: 100, padding: 25), Flexible(basis: 100)], widths: [250.0 / 3, 200.0 / 3]),
    Line(items: [Flexible(basis: 100, shrink: 0.25), Flexible(basis: 100, shrink: 0)], widths: [87.5, 100]),
    Line(items: [Flexible(basis: 100, shrink: 3, least: 80), Flexible(basis: 100)], widths: [80, 70]),
    Line(items: [Flexible(basis: 40, least: 90, greatest: 60), Flexible(basis: 10)], widths: [90, 10]),
  ]

  @Test(arguments: lines, [CSSStyle.FlexDirection.row, .column])
  func `a line gives its free space to its items`(_ line: Line, _ direction: CSSStyle.FlexDirection) {
    let isRow = direction == .row
    let root = Trees.flex(
      line.items.map { item in
        Trees.item(grow: item.grow, shrink: item.shrink, basis: .points(item.basis)) {
          let (least, greatest) = (item.least.map { CSSLength.points($0) }, item.greatest.map { CSSLength.points($0) })
          if isRow {
            $0.minWidth = least ?? .auto
            $0.maxWidth = greatest ?? .auto
            $0.padding.set(.left, .points(item.padding))
            $0.padding.set(.right, .points(item.padding))
          } else {
            $0.minHeight = least ?? .auto
            $0.maxHeight = greatest ?? .auto
            $0.padding.top = .points(item.padding)
            $0.padding.bottom = .points(item.padding)
          }
        }
      }
    ) {
      $0.flexDirection = direction
      $0.width = .points(150)
      $0.height = .points(150)
    }
    let lengths = GridTrees.frames(root).map { $0[isRow ? 2 : 3] }
    for (length, expected) in zip(lengths, line.widths) { #expect(abs(length - expected) < 1e-9) }
  }

  struct Minimum: Sendable {
    var edit: @Sendable (inout CSSStyle) -> Void
    var width: Double
  }

  /// An item with five words of 10 in a container of 0.
  static let minima = [
    Minimum(edit: { _ in }, width: 10),
    Minimum(edit: { $0.width = .points(4) }, width: 4),
    Minimum(edit: { $0.width = .points(40) }, width: 10),
    Minimum(edit: { $0.overflow.x = .hidden }, width: 0),
    Minimum(edit: { $0.minWidth = .points(3) }, width: 3),
    Minimum(edit: { $0.maxWidth = .points(6) }, width: 6),
    Minimum(edit: { $0.flexShrink = 0 }, width: 50),
  ]

  @Test(arguments: minima) func `an item shrinks to its automatic minimum`(_ one: Minimum) {
    let root = Trees.flex([GridTrees.item(leaf: GridWords(5, of: 10), one.edit)]) { $0.width = .points(0) }
    #expect(Trees.widths(root) == [one.width])
  }

  struct Intrinsic: Sendable {
    var items: [@Sendable (inout CSSStyle) -> Void]
    var wraps = false
    var least: Double
    var most: Double
  }

  static let intrinsic = [
    // A base size below the width is a maximum for an item that does not grow.
    Intrinsic(
      items: [
        {
          $0.flexBasis = .points(49)
          $0.width = .points(136)
        }
      ], least: 49, most: 49),
    Intrinsic(
      items: [
        {
          $0.flexBasis = .points(49)
          $0.width = .points(136)
          $0.flexGrow = 1
        }
      ], least: 136, most: 136),
    // A container that wraps is at least as wide as its widest plain contribution.
    Intrinsic(
      items: [
        {
          $0.flexBasis = .points(0)
          $0.width = .points(35)
        }
      ], wraps: true, least: 35, most: 35),
    // A percentage of an unknown width counts as automatic.
    Intrinsic(
      items: [
        {
          $0.flexBasis = .percent(0)
          $0.width = .points(91)
        }, { $0.width = .percent(50) },
      ], least: 91, most: 91),
    Intrinsic(items: [{ $0.width = .points(20) }, { $0.width = .points(30) }], wraps: true, least: 30, most: 55),
  ]

  @Test(arguments: intrinsic) func `a container is as wide as its items' contributions`(_ one: Intrinsic) {
    for (available, width) in [(0, one.least), (Double.infinity, one.most)] {
      let root = Trees.flex(one.items.map { edit in GridTrees.item(nil, nil, edit) }) {
        $0.flexWrap = one.wraps ? .wrap : .nowrap
        $0.columnGap = .points(one.items.count == 2 && one.wraps ? 5 : 0)
      }
      CSSLayout.layoutRoot(root, width: available, height: .infinity, isRightToLeft: false)
      #expect(root.width == width)
    }
  }
}
