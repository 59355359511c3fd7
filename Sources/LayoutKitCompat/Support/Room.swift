import LayoutCore

/// The place where numbers from outside become rooms, sizes and places; the arithmetic behind it needs no checks.
enum Room {
  /// No length is longer, in points: `Length.limit`, written out so that it costs no call.
  @inline(__always) static var longest: Double { 0x1p40 }

  /// A room's length: NaN and what is longer than any length is unbounded, a negative one 0.
  @inline(__always)
  static func length(_ value: Double) -> Double {
    value >= 0 && value <= longest ? value : oddLength(value)
  }

  @inline(never)
  private static func oddLength(_ value: Double) -> Double {
    value < 0 ? 0 : .infinity
  }

  /// The room for a layout.
  @inline(__always)
  static func size(_ size: Size) -> Size {
    Size(width: length(size.width), height: length(size.height))
  }

  /// An exact length, or `nil` where it is none.
  static func given(_ value: Double?) -> Double? {
    guard let value, value.isFinite, value >= 0 else { return nil }
    return min(value, Length.limit)
  }

  /// A length that was answered, between 0 and the room.
  static func answered(_ value: Double, within room: Double) -> Double {
    guard value > 0 else { return 0 }
    let limit = room.isFinite ? max(0, room) : Length.limit
    return value.isFinite ? min(value, limit) : (room.isFinite ? limit : 0)
  }

  /// A finite length of 0 or more; anything else is 0.
  static func extent(_ value: Double) -> Double { value.isFinite && value > 0 ? min(value, Length.limit) : 0 }

  static func extent(_ size: Size) -> Size { Size(width: extent(size.width), height: extent(size.height)) }

  /// A place on one axis: finite; what is none is 0.
  static func place(_ value: Double) -> Double { value.isFinite ? Length.bounded(value) : 0 }

  static func origin(_ point: Point) -> Point { Point(x: place(point.x), y: place(point.y)) }

  @inline(__always)
  static func isPlace(_ point: Point) -> Bool {
    point.x.magnitude <= longest && point.y.magnitude <= longest
  }

  static func rect(_ rect: Rect) -> Rect { Rect(origin: origin(rect.origin), size: extent(rect.size)) }

  /// The rectangle a layout is arranged in.
  @inline(__always)
  static func given(_ rect: Rect) -> Rect {
    let isGood =
      rect.width >= 0 && rect.height >= 0 && rect.width <= longest && rect.height <= longest
      && isPlace(rect.origin)
    return isGood ? rect : self.rect(rect)
  }
}
