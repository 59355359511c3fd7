import LayoutCore

/// Converts external numbers to valid lengths, sizes and positions, so that the computation needs no checks.
enum Room {
  /// The largest length, in points: `Length.limit` as a literal, which needs no call.
  @inline(__always) static var longest: Double { 0x1p40 }

  /// An available length: NaN and a length above the limit are unbounded, a negative one is 0.
  @inline(__always)
  static func length(_ value: Double) -> Double {
    value >= 0 && value <= longest ? value : oddLength(value)
  }

  @inline(never)
  private static func oddLength(_ value: Double) -> Double {
    value < 0 ? 0 : .infinity
  }

  /// The available size for a layout.
  @inline(__always)
  static func size(_ size: Size) -> Size {
    Size(width: length(size.width), height: length(size.height))
  }

  /// An exact length, or `nil` if it is invalid.
  static func given(_ value: Double?) -> Double? {
    guard let value, value.isFinite, value >= 0 else { return nil }
    return min(value, Length.limit)
  }

  /// A length of a response, between 0 and the available length.
  static func response(_ value: Double, within room: Double) -> Double {
    guard value > 0 else { return 0 }
    let limit = room.isFinite ? max(0, room) : Length.limit
    return value.isFinite ? min(value, limit) : (room.isFinite ? limit : 0)
  }

  /// A finite length of 0 or more; any other value becomes 0.
  static func extent(_ value: Double) -> Double { value.isFinite && value > 0 ? min(value, Length.limit) : 0 }

  static func extent(_ size: Size) -> Size { Size(width: extent(size.width), height: extent(size.height)) }

  /// A finite position on one axis; a value that is not finite becomes 0.
  static func place(_ value: Double) -> Double { value.isFinite ? Length.bounded(value) : 0 }

  static func origin(_ point: Point) -> Point { Point(x: place(point.x), y: place(point.y)) }

  @inline(__always)
  static func isPlace(_ point: Point) -> Bool {
    point.x.magnitude <= longest && point.y.magnitude <= longest
  }

  static func rect(_ rect: Rect) -> Rect { Rect(origin: origin(rect.origin), size: extent(rect.size)) }

  /// The rectangle in which a layout is arranged.
  @inline(__always)
  static func given(_ rect: Rect) -> Rect {
    let isGood =
      rect.width >= 0 && rect.height >= 0 && rect.width <= longest && rect.height <= longest
      && isPlace(rect.origin)
    return isGood ? rect : self.rect(rect)
  }
}
