/// A flex container while it is measured or laid out: what all steps share.
///
/// Items and lines lie in memory that lives as long as the evaluation.
struct CSSFlexContainer {
  let box: CSSBox
  let frame: CSSFrame
  let axes: CSSFlexAxes
  /// The gaps between items of a line, and between lines.
  let mainGap: Double
  let crossGap: Double
  /// What items are sized in: the content box.
  let space: CSSSpace
  let items: UnsafeMutableBufferPointer<CSSFlexItem>
  /// The lines' memory, of which the first `lineCount` are used.
  let lines: UnsafeMutableBufferPointer<CSSFlexLine>
  var lineCount = 0
  /// Whether frames are wanted.
  let places: Bool
  /// The alignment of items without a value of their own.
  private(set) var alignment = CSSFlexItem.Alignment.stretch
  private(set) var isSafe = false
  /// Whether that alignment follows the direction of each item.
  private(set) var followsItems = false
  /// Whether an item has an automatic margin, or a baseline that aligns it.
  var hasAutoMargins = false
  var hasBaselines = false

  /// A frame without a width is that of the container's intrinsic widths: percentages of widths are not known there.
  private init(
    _ box: CSSBox, _ frame: CSSFrame, places: Bool, _ items: UnsafeMutableBufferPointer<CSSFlexItem>,
    _ lines: UnsafeMutableBufferPointer<CSSFlexLine>
  ) {
    self.box = box
    self.places = places
    self.frame = frame
    self.items = items
    self.lines = lines
    axes = CSSFlexAxes(box)
    let isMeasured = frame.width.isNaN
    let width = isMeasured ? Double.nan : frame.contentWidth
    let columnGap = box.style.columnGap.resolvedOrZero(width)
    let rowGap = box.style.rowGap.resolvedOrZero(frame.percentHeight)
    mainGap = axes.isRow ? columnGap : rowGap
    crossGap = axes.isRow ? rowGap : columnGap
    var space = CSSSpace()
    space.percentWidth = width
    space.percentHeight = frame.percentHeight
    space.availableWidth = isMeasured ? .infinity : width
    space.availableHeight = frame.percentHeight
    space.wantsBaselines = false
    self.space = space
    let items = box.style.alignItems
    (alignment, isSafe) = axes.alignment(items, isRightToLeft: false)
    followsItems = items.keyword == .selfStart || items.keyword == .selfEnd
  }

  /// Evaluates a container with the memory of its items and lines.
  static func with<Result>(
    _ box: CSSBox, _ frame: CSSFrame, places: Bool = false, _ body: (inout CSSFlexContainer) -> Result
  ) -> Result {
    let flow = box.flow
    let count = flow.count
    return withUnsafeTemporaryAllocation(of: CSSFlexItem.self, capacity: count) { items in
      withUnsafeTemporaryAllocation(
        of: CSSFlexLine.self, capacity: box.style.flexWrap == .nowrap ? 1 : max(1, count)
      ) { lines in
        var container = CSSFlexContainer(box, frame, places: places, items, lines)
        container.makeItems(flow)
        return body(&container)
      }
    }
  }

  /// Whether a stretched item has the container's own cross size (css-flexbox-1, 9.8, 1).
  @inline(__always) func fillsContainer(_ item: CSSFlexItem) -> Bool {
    if axes.wraps || !item.isStretched { return false }
    return axes.isRow ? !frame.percentHeight.isNaN : !frame.width.isNaN
  }

  /// What an item is sized in before its line's cross size is known.
  @inline(__always) func space(of item: CSSFlexItem) -> CSSSpace {
    var space = space
    if fillsContainer(item) {
      if axes.isRow { space.autoHeight = .stretch } else { space.autoWidth = .stretch }
    }
    return space
  }

  /// Whether the height of the container is that of its content, whatever that is.
  var hasContentHeight: Bool {
    frame.height.isNaN && !axes.wraps && box.facts.flags.isDisjoint(with: [.minimumHeight, .maximumHeight, .ratio])
  }

  /// The gaps between so many items of a line.
  @inline(__always) func gaps(_ count: Int) -> Double { count > 1 ? mainGap * Double(count - 1) : 0 }
}
