extension CSSAlignment {
  /// From edge to edge, where no length is given.
  public static let stretch = CSSAlignment(.stretch)
  /// At the start of the writing direction.
  public static let start = CSSAlignment(.start)
  /// At the end of the writing direction.
  public static let end = CSSAlignment(.end)
  /// At the side where the flex container begins.
  public static let flexStart = CSSAlignment(.flexStart)
  /// At the side where the flex container ends.
  public static let flexEnd = CSSAlignment(.flexEnd)
  /// At the start of the item's own writing direction.
  public static let selfStart = CSSAlignment(.selfStart)
  /// At the end of the item's own writing direction.
  public static let selfEnd = CSSAlignment(.selfEnd)
  /// In the middle.
  public static let center = CSSAlignment(.center)
  /// At the left.
  public static let left = CSSAlignment(.left)
  /// At the right.
  public static let right = CSSAlignment(.right)
  /// The first lines of texts on one level.
  public static let baseline = CSSAlignment(.baseline)
  /// The last lines of texts on one level.
  public static let lastBaseline = CSSAlignment(.lastBaseline)
  /// The first and the last at the edges, and equal distances between.
  public static let spaceBetween = CSSAlignment(.spaceBetween)
  /// Equal room around each, so half of it at the edges.
  public static let spaceAround = CSSAlignment(.spaceAround)
  /// Equal distances between and at the edges.
  public static let spaceEvenly = CSSAlignment(.spaceEvenly)

  /// The alignment where there is room, and the start where the content overflows.
  public static func safe(_ alignment: CSSAlignment) -> CSSAlignment { CSSAlignment(alignment.keyword, .safe) }
  /// The alignment also where the content overflows.
  public static func unsafe(_ alignment: CSSAlignment) -> CSSAlignment { CSSAlignment(alignment.keyword, .unsafe) }

  /// Whether lines of texts are read for it.
  var isBaseline: Bool { keyword == .baseline || keyword == .lastBaseline }
}
