extension CSSLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A whole number of points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// A number of points.
  public init(floatLiteral value: Double) { self = .points(value) }
}

extension CSSTrackBreadth: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A whole number of points.
  public init(integerLiteral value: Int) { self = .length(.points(Double(value))) }
  /// A number of points.
  public init(floatLiteral value: Double) { self = .length(.points(value)) }

  /// A number of points.
  public static func points(_ points: Double) -> CSSTrackBreadth { .length(.points(points)) }
  /// A percentage of the grid's content box, such as 50 for a half.
  public static func percent(_ percent: Double) -> CSSTrackBreadth { .length(.percent(percent)) }
  /// A part of what the other tracks leave, as `1fr` in CSS.
  public static func fr(_ factor: Double) -> CSSTrackBreadth { .fraction(factor) }
}

extension CSSTrack: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A track of a whole number of points.
  public init(integerLiteral value: Int) { self.init(.points(Double(value))) }
  /// A track of a number of points.
  public init(floatLiteral value: Double) { self.init(.points(value)) }

  /// A track of a number of points.
  public static func points(_ points: Double) -> CSSTrack { CSSTrack(.points(points)) }
  /// A track of a percentage of the grid's content box, such as 50 for a half.
  public static func percent(_ percent: Double) -> CSSTrack { CSSTrack(.percent(percent)) }
  /// A track that takes a part of what the other tracks leave, as `1fr` in CSS; it is never narrower than its content.
  public static func fr(_ factor: Double) -> CSSTrack { CSSTrack(.fr(factor)) }
  /// A track as wide as the least width of its items.
  public static var minContent: CSSTrack { CSSTrack(.minContent) }
  /// A track as wide as its items without a wrap.
  public static var maxContent: CSSTrack { CSSTrack(.maxContent) }
  /// A track between two lengths.
  public static func minmax(_ least: CSSTrackBreadth, _ most: CSSTrackBreadth) -> CSSTrack {
    CSSTrack(min: least, max: most)
  }
  /// A track as wide as its items without a wrap, at most `limit`.
  public static func fitContent(_ limit: CSSLength) -> CSSTrack { CSSTrack(fitContent: limit) }
}

extension CSSTrackPart: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A track of a whole number of points.
  public init(integerLiteral value: Int) { self = .track(CSSTrack(integerLiteral: value)) }
  /// A track of a number of points.
  public init(floatLiteral value: Double) { self = .track(CSSTrack(floatLiteral: value)) }

  /// A track from its least content on, that takes what is left.
  public static var auto: CSSTrackPart { .track(.auto) }
  /// A track as wide as the least width of its items.
  public static var minContent: CSSTrackPart { .track(.minContent) }
  /// A track as wide as its items without a wrap.
  public static var maxContent: CSSTrackPart { .track(.maxContent) }
  /// A track of a number of points.
  public static func points(_ points: Double) -> CSSTrackPart { .track(.points(points)) }
  /// A track of a percentage of the grid's content box, such as 50 for a half.
  public static func percent(_ percent: Double) -> CSSTrackPart { .track(.percent(percent)) }
  /// A track that takes a part of what the other tracks leave, as `1fr` in CSS.
  public static func fr(_ factor: Double) -> CSSTrackPart { .track(.fr(factor)) }
  /// A track between two lengths.
  public static func minmax(_ least: CSSTrackBreadth, _ most: CSSTrackBreadth) -> CSSTrackPart {
    .track(.minmax(least, most))
  }
  /// A track as wide as its items without a wrap, at most `limit`.
  public static func fitContent(_ limit: CSSLength) -> CSSTrackPart { .track(.fitContent(limit)) }
}

extension CSSTrackRepeat: ExpressibleByIntegerLiteral {
  /// A number of times.
  public init(integerLiteral value: Int) { self = .count(value) }
}

extension CSSGridLine: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// A line by its number from 1, or from -1 at the end.
  public init(integerLiteral value: Int) { self = .line(value) }
  /// The first line with a name, or the edge of the area with that name.
  public init(stringLiteral value: String) { self = .named(value, 1) }
}
