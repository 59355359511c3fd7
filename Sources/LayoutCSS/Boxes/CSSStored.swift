/// The values of earlier evaluations of a box.
///
/// An evaluation of a container puts few different questions to a child: two for its content, one for its used size, and
/// one where frames are written. Many boxes get the last one alone, so that the others lie behind a reference; a box that is
/// never evaluated, as one of known lengths, has nothing stored.
final class CSSStored {
  /// The space of which the frames of the descendants are, with the result.
  @exclusivity(unchecked) var placed = Slot()
  @exclusivity(unchecked) private var results: Results?

  @exclusivity(unchecked) private var firstWidths = WidthsSlot()
  @exclusivity(unchecked) private var secondWidths = WidthsSlot()
  /// The widths of further heights, the newest last. Nested grids with aspect ratios need them, as each of them measures
  /// its items with more than one height: without them the costs would double with each level.
  @exclusivity(unchecked) private var furtherWidths: [WidthsSlot] = []
  private static let furtherCapacity = 16

  /// The max-content width of a leaf alone, and what it is of.
  @exclusivity(unchecked) var maxWidth = Double.nan
  @exclusivity(unchecked) var maxWidthKey = CSSWidthsKey.none

  /// Whether it matters to the descendants that the height is definite.
  @exclusivity(unchecked) var readsHeight: Bool?
  /// Whether the widths of the content may depend on the height.
  @exclusivity(unchecked) var widthReadsHeight: Bool?

  struct Slot {
    var isUsed = false
    var space = CSSSpace()
    var result = CSSResult(width: 0, height: 0)
  }

  private struct WidthsSlot {
    var isUsed = false
    var key = CSSWidthsKey.none
    var widths = CSSWidths.zero
  }

  /// The results of three spaces.
  private final class Results {
    @exclusivity(unchecked) var first: Slot
    @exclusivity(unchecked) var second = Slot()
    @exclusivity(unchecked) var third = Slot()
    /// Which of the three slots is written next.
    @exclusivity(unchecked) var next = 1

    init(_ first: Slot) { self.first = first }
  }

  /// The result of an equal space.
  func result(_ space: CSSSpace) -> CSSResult? {
    guard let results else { return nil }
    if results.first.space.answers(space) { return results.first.result }
    if results.second.isUsed, results.second.space.answers(space) { return results.second.result }
    if results.third.isUsed, results.third.space.answers(space) { return results.third.result }
    return nil
  }

  func add(_ space: CSSSpace, _ result: CSSResult) {
    let slot = Slot(isUsed: true, space: space, result: result)
    guard let results else {
      results = Results(slot)
      return
    }
    switch results.next {
    case 0: results.first = slot
    case 1: results.second = slot
    default: results.third = slot
    }
    results.next = results.next == 2 ? 0 : results.next + 1
  }

  func widths(_ key: CSSWidthsKey) -> CSSWidths? {
    if firstWidths.isUsed, firstWidths.key == key { return firstWidths.widths }
    if secondWidths.isUsed, secondWidths.key == key { return secondWidths.widths }
    for slot in furtherWidths where slot.key == key { return slot.widths }
    return nil
  }

  func add(_ key: CSSWidthsKey, _ widths: CSSWidths) {
    let slot = WidthsSlot(isUsed: true, key: key, widths: widths)
    if !firstWidths.isUsed {
      firstWidths = slot
    } else if !secondWidths.isUsed {
      secondWidths = slot
    } else {
      if furtherWidths.count == Self.furtherCapacity { furtherWidths.removeFirst() }
      furtherWidths.append(slot)
    }
  }
}

/// What the widths of a content depend on.
struct CSSWidthsKey: Equatable {
  /// The height of the border box, or not a number.
  var height: Double
  var percentHeight: Double
  /// The containing block's height, for a minimum or a maximum in percent.
  var spacePercentHeight: Double
  /// The containing block's width, for a padding in percent, and for the bounds of a grid's width in percent.
  var spacePercentWidth: Double

  /// The key of no widths.
  static let none = CSSWidthsKey(
    height: .nan, percentHeight: .nan, spacePercentHeight: .nan, spacePercentWidth: .nan)

  static func == (one: CSSWidthsKey, other: CSSWidthsKey) -> Bool {
    one.height.isSame(other.height) && one.percentHeight.isSame(other.percentHeight)
      && one.spacePercentHeight.isSame(other.spacePercentHeight)
      && one.spacePercentWidth.isSame(other.spacePercentWidth)
  }
}

extension Double {
  /// Equality of the bits, in which "not a number" equals itself.
  @inline(__always) func isSame(_ other: Double) -> Bool { bitPattern == other.bitPattern }
}

extension CSSSpace {
  /// Whether a result in this space is the result in another one.
  @inline(__always) func answers(_ other: CSSSpace) -> Bool {
    fixedWidth.isSame(other.fixedWidth) && fixedHeight.isSame(other.fixedHeight)
      && availableWidth.isSame(other.availableWidth) && availableHeight.isSame(other.availableHeight)
      && percentWidth.isSame(other.percentWidth) && percentHeight.isSame(other.percentHeight)
      && isFixedHeightIndefinite == other.isFixedHeightIndefinite && isContentHeight == other.isContentHeight
      && autoWidth == other.autoWidth && autoHeight == other.autoHeight && (wantsBaselines || !other.wantsBaselines)
  }
}
