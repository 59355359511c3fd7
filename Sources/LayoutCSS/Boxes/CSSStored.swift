/// The values of earlier evaluations of a box.
struct CSSStored {
  /// The space of which the frames of the descendants are, with the result.
  var placed: (space: CSSSpace, result: CSSResult)?
  /// Results of spaces, the newest last.
  var results: [(space: CSSSpace, result: CSSResult)] = []
  /// The widths of the content box, by the height.
  var widths: [(key: CSSWidthsKey, widths: CSSWidths)] = []

  static let capacity = 6

  mutating func add(_ space: CSSSpace, _ result: CSSResult) {
    if results.count >= Self.capacity { results.removeFirst() }
    results.append((space, result))
  }

  mutating func add(_ key: CSSWidthsKey, _ new: CSSWidths) {
    if widths.count >= Self.capacity { widths.removeFirst() }
    widths.append((key, new))
  }
}

/// What the widths of a content depend on.
struct CSSWidthsKey: Equatable {
  /// The height of the border box, or not a number.
  var height: Double
  var percentHeight: Double
  /// The containing block's height, for a minimum or a maximum in percent.
  var spacePercentHeight: Double

  static func == (one: CSSWidthsKey, other: CSSWidthsKey) -> Bool {
    one.height.isSame(other.height) && one.percentHeight.isSame(other.percentHeight)
      && one.spacePercentHeight.isSame(other.spacePercentHeight)
  }
}

extension Double {
  /// Equality in which "not a number" equals itself.
  @inline(__always) func isSame(_ other: Double) -> Bool { self == other || (isNaN && other.isNaN) }
}

extension CSSSpace {
  /// Equality in which "not a number" equals itself.
  func isSame(_ other: CSSSpace) -> Bool {
    fixedWidth.isSame(other.fixedWidth) && fixedHeight.isSame(other.fixedHeight)
      && percentWidth.isSame(other.percentWidth) && percentHeight.isSame(other.percentHeight)
      && availableWidth.isSame(other.availableWidth) && availableHeight.isSame(other.availableHeight)
      && isFixedHeightIndefinite == other.isFixedHeightIndefinite && isContentHeight == other.isContentHeight
      && autoWidth == other.autoWidth
      && autoHeight == other.autoHeight
  }
}
