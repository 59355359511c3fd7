/// A length as CSS writes it: a number of points, a share of a containing block, or a keyword.
///
/// ```swift
/// Color.blue.box(width: 120, height: .percent(50), maxWidth: .maxContent)
/// ```
///
/// What takes a length checks it: one that is not a number counts as 0, and so does a negative one where only distances from
/// 0 on mean something. A diagnostic reports each, with the element's path.
public enum CSSLength: Hashable, Sendable {
  /// A number of points.
  case points(Double)
  /// A percentage of the containing block, such as 50 for a half.
  case percent(Double)
  /// The automatic value. Of a maximum it is `none`.
  case auto
  /// The least width without overflow of words.
  case minContent
  /// The width of the content without a wrap.
  case maxContent
  /// The available width, between `minContent` and `maxContent`.
  case fitContent
  /// The available length.
  case stretch
  /// Of a flex basis alone: the content, whatever the size is.
  case content

  package static let zero = CSSLength.points(0)

  /// Whether it is a keyword of the content: `minContent`, `maxContent` or `fitContent`.
  package var isIntrinsic: Bool {
    switch self {
    case .minContent, .maxContent, .fitContent: true
    default: false
    }
  }

  package var isPercent: Bool { if case .percent = self { true } else { false } }
  package var isAuto: Bool { if case .auto = self { true } else { false } }
  package var isStretch: Bool { if case .stretch = self { true } else { false } }
  package var isContent: Bool { if case .content = self { true } else { false } }

  /// The points of a length or a percentage of `basis`.
  ///
  /// It is not a number where the value is a keyword, or a percentage of a basis that is not a number.
  @inline(__always) package func resolved(_ basis: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): percent / 100 * basis
    default: .nan
    }
  }

  /// The points of a length, where keywords and percentages of an unknown basis are zero.
  @inline(__always) package func resolvedOrZero(_ basis: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): basis.isNaN ? 0 : percent / 100 * basis
    default: 0
    }
  }
}

/// Lengths of the four edges.
///
/// An edge of the inline axis is another physical one in each direction, and of two lengths for one edge the later counts
/// (css-logical-1, 4). So the left and right edges are kept for both directions.
package struct CSSEdges: Hashable, Sendable {
  package enum Side: UInt8, Hashable, Sendable { case left, top, right, bottom, start, end, all }

  package var top: CSSLength
  package var bottom: CSSLength
  /// The left and the right edge where lines go from left to right.
  var leftToRight: Ends
  /// The left and the right edge where lines go from right to left.
  var rightToLeft: Ends

  struct Ends: Hashable, Sendable {
    var left: CSSLength
    var right: CSSLength
  }

  package init(left: CSSLength, top: CSSLength, right: CSSLength, bottom: CSSLength) {
    self.top = top
    self.bottom = bottom
    leftToRight = Ends(left: left, right: right)
    rightToLeft = leftToRight
  }

  package init(all length: CSSLength) { self.init(left: length, top: length, right: length, bottom: length) }

  package static let zero = CSSEdges(all: .zero)
  package static let auto = CSSEdges(all: .auto)

  /// Sets an edge, whatever was set before; `start` is left, and right where the box's direction is right to left.
  package mutating func set(_ side: Side, _ length: CSSLength) {
    switch side {
    case .top: top = length
    case .bottom: bottom = length
    case .left: (leftToRight.left, rightToLeft.left) = (length, length)
    case .right: (leftToRight.right, rightToLeft.right) = (length, length)
    case .start: (leftToRight.left, rightToLeft.right) = (length, length)
    case .end: (leftToRight.right, rightToLeft.left) = (length, length)
    case .all: self = CSSEdges(all: length)
    }
  }

  /// The left edge of a box with the given direction.
  package func left(_ isRightToLeft: Bool) -> CSSLength { isRightToLeft ? rightToLeft.left : leftToRight.left }
  /// The right edge of a box with the given direction.
  package func right(_ isRightToLeft: Bool) -> CSSLength { isRightToLeft ? rightToLeft.right : leftToRight.right }
}

/// Four distances in points, with physical edges.
package struct CSSInsets: Hashable, Sendable {
  package var left = 0.0
  package var top = 0.0
  package var right = 0.0
  package var bottom = 0.0

  package init() {}
  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package var width: Double { left + right }
  package var height: Double { top + bottom }

  package static func + (one: CSSInsets, other: CSSInsets) -> CSSInsets {
    CSSInsets(
      left: one.left + other.left, top: one.top + other.top, right: one.right + other.right,
      bottom: one.bottom + other.bottom)
  }
}
