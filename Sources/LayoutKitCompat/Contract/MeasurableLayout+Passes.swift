public import LayoutCore

extension MeasurableLayout {
  /// Measures and arranges the layout at once.
  ///
  /// - Parameters:
  ///   - origin: the origin of the layout's rectangle.
  ///   - width: the exact width of the rectangle; `nil` leaves it unbounded and uses the measured width.
  ///   - height: the exact height of the rectangle; `nil` leaves it unbounded and uses the measured height.
  /// - Complexity: O(layouts). An invalid or negative width or height counts as `nil`.
  public func arrangement(origin: Point = .zero, width: Double? = nil, height: Double? = nil) -> LayoutArrangement {
    let width = Room.given(width)
    let height = Room.given(height)
    let measurement = measurement(within: Size(width: width ?? .infinity, height: height ?? .infinity))
    let rect = Rect(
      origin: Room.origin(origin),
      size: Size(width: width ?? measurement.size.width, height: height ?? measurement.size.height))
    return measurement.arranged(within: rect)
  }
}

extension MeasurableLayout {
  /// Measures a child; its size is corrected to a valid size of at most `room`.
  @inline(__always)
  func measured(within room: Size, position: Int) -> LayoutMeasurement {
    var result = measurement(within: room)
    result.position = position
    let size = result.size
    if !(size.width >= 0 && size.width <= room.width && size.height >= 0 && size.height <= room.height)
      || !size.isFinite
    {
      result.correct(within: room)
    }
    return result
  }
}

extension LayoutMeasurement {
  /// Arranges the measured layout; its frame is corrected to be finite, without negative lengths.
  @inline(__always)
  func arranged(within rect: Rect) -> LayoutArrangement {
    var result = layout.arrangement(within: rect, measurement: self)
    result.position = position
    if fault != nil { result.fault = fault }
    let frame = result.frame
    if !(frame.width >= 0 && frame.height >= 0 && Room.isPlace(frame.origin) && frame.size.isFinite) {
      result.correct(within: rect)
    }
    return result
  }
}
