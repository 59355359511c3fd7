public import LayoutEngine

/// A value that anchors can refer to.
public protocol AnchorValue: Hashable, Sendable {
  /// The same value, from an origin that is `offset` further to the top left.
  func moved(by offset: Point) -> Self
}

extension Rect: AnchorValue {}

extension Point: AnchorValue {
  /// The point moved by `offset`.
  public func moved(by offset: Point) -> Point { self + offset }
}

/// A box or a point of an element, to be read from elsewhere.
///
/// `proxy[anchor]` is in the coordinates of the proxy's element. The value contains the element's place in the pass in
/// which it was made; in the next turn in which the element has another place there is another value.
public struct Anchor<Value: AnchorValue>: Hashable, Sendable {
  /// The value in global coordinates.
  let value: Value

  /// The part of an element's box that an anchor refers to.
  public struct Source: Sendable {
    let read: @Sendable (Rect, LayoutDirection) -> Value

    func anchor(_ frame: Rect, _ direction: LayoutDirection) -> Anchor<Value> { Anchor(value: read(frame, direction)) }
  }
}

extension Anchor.Source where Value == Rect {
  /// The whole box.
  public static var bounds: Anchor<Rect>.Source { Anchor<Rect>.Source { frame, _ in frame } }

  /// A rectangle that counts from the box's top left corner, in points.
  public static func rect(_ rect: Rect) -> Anchor<Rect>.Source {
    Anchor<Rect>.Source { frame, _ in rect.moved(by: frame.origin) }
  }
}

extension Anchor.Source where Value == Point {
  /// A point that counts from the box's top left corner, in points.
  public static func point(_ point: Point) -> Anchor<Point>.Source {
    Anchor<Point>.Source { frame, _ in point + frame.origin }
  }

  /// A point by fractions of the box, from its top leading corner.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<Point>.Source {
    Anchor<Point>.Source { frame, direction in
      let x = direction == .rightToLeft ? 1 - point.x : point.x
      return Point(x: frame.minX + x * frame.width, y: frame.minY + point.y * frame.height)
    }
  }

  /// The middle of the box.
  public static var center: Anchor<Point>.Source { unitPoint(.center) }
  /// The middle of the leading edge.
  public static var leading: Anchor<Point>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<Point>.Source { unitPoint(.trailing) }
  /// The middle of the top edge.
  public static var top: Anchor<Point>.Source { unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<Point>.Source { unitPoint(.bottom) }
  /// The top leading corner.
  public static var topLeading: Anchor<Point>.Source { unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<Point>.Source { unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<Point>.Source { unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<Point>.Source { unitPoint(.bottomTrailing) }
}
