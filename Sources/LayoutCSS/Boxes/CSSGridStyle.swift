/// The tracks of a grid container.
package struct CSSGridStyle: Hashable, Sendable {
  package var columns: [CSSTrackPart] = []
  package var rows: [CSSTrackPart] = []
  /// The sizes of implicit columns, which repeat; empty is `auto`.
  package var autoColumns: [CSSTrack] = []
  /// The sizes of implicit rows, which repeat; empty is `auto`.
  package var autoRows: [CSSTrack] = []
  package var autoFlow = CSSStyle.AutoFlow.row
  /// The names of the cells, row by row; a cell without a name is `nil`.
  package var areas: [[String?]] = []

  package init() {}
}

/// A part of a list of tracks.
///
/// ```swift
/// CSSGrid(columns: [.names(["side"]), 200, .repeat(.autoFill, [.minmax(120, .fr(1))])]) { Text("One") }
/// ```
///
/// A list has at most 10,000 tracks, as in browsers; a diagnostic reports that more do not count.
public enum CSSTrackPart: Hashable, Sendable {
  /// A track.
  case track(CSSTrack)
  /// The names of the line at this place.
  case names([String])
  /// Parts that are repeated.
  case `repeat`(CSSTrackRepeat, [CSSTrackPart])

  var isNames: Bool { if case .names = self { true } else { false } }
}

/// How often tracks are repeated.
public enum CSSTrackRepeat: Hashable, Sendable {
  /// A number of times.
  case count(Int)
  /// As often as they fit.
  case autoFill
  /// As often as they fit; tracks without an item have no length.
  case autoFit

  /// Whether the number follows from the room.
  var isAutomatic: Bool { self == .autoFill || self == .autoFit }
}

/// The size of a track: `minmax(min, max)`, or `fit-content(limit)`.
///
/// A plain breadth `b` is `minmax(b, b)`; a plain `fr` has the minimum `auto`. Lengths are in points. One that is negative or
/// not a number counts as 0, and an `fr` as a minimum as `auto`; a diagnostic reports each.
public struct CSSTrack: Hashable, Sendable {
  package var min: CSSTrackBreadth
  package var max: CSSTrackBreadth
  /// The limit of `fit-content(limit)`, with the minimum `auto` and the maximum `maxContent`; else `nil`.
  package var fitContent: CSSLength?

  package init(min: CSSTrackBreadth, max: CSSTrackBreadth, fitContent: CSSLength? = nil) {
    self.min = min
    self.max = max
    self.fitContent = fitContent
  }

  package init(_ breadth: CSSTrackBreadth) {
    if case .fraction = breadth { self.init(min: .auto, max: breadth) } else { self.init(min: breadth, max: breadth) }
  }

  package init(fitContent limit: CSSLength) { self.init(min: .auto, max: .maxContent, fitContent: limit) }

  /// A track from its least content on, that takes what is left.
  public static let auto = CSSTrack(.auto)

  /// Whether its length, or a bound of it, is known without its items (`<fixed-size>` in CSS).
  var isFixed: Bool { fitContent == nil && (min.isLength || max.isLength) }
}

/// The least or the greatest length of a track.
public enum CSSTrackBreadth: Hashable, Sendable {
  /// Points or a percentage.
  case length(CSSLength)
  /// A part of what the other tracks leave.
  case fraction(Double)
  /// By the content; as a maximum it takes what is left.
  case auto
  /// The least length of the items.
  case minContent
  /// The length of the items without a wrap.
  case maxContent

  var isLength: Bool { if case .length = self { true } else { false } }
}

/// The lines between which a grid item stands on one axis.
package struct CSSGridPlacement: Hashable, Sendable {
  package var start = CSSGridLine.auto
  package var end = CSSGridLine.auto

  package init(start: CSSGridLine = .auto, end: CSSGridLine = .auto) {
    self.start = start
    self.end = end
  }
}

/// A line of a grid, at which an item begins or ends.
///
/// ```swift
/// Text("Head").gridColumn(1, to: -1)
/// Text("Main").gridColumn("main")
/// ```
public enum CSSGridLine: Hashable, Sendable {
  /// By the other end, or the next free cells.
  case auto
  /// A line by its number from 1; a negative number counts from the end of the explicit grid.
  case line(Int)
  /// As many tracks from the other end.
  case span(Int)
  /// The line, or the area's edge, with a name; the number is which of them, 1 by default.
  case named(String, Int)
  /// As many lines with a name from the other end.
  case namedSpan(String, Int)

  /// The other end where it is not given: that of the same name, or none (css-grid-2, 8.4).
  var opposite: CSSGridLine { if case .named(_, 1) = self { self } else { .auto } }
}
