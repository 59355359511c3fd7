public import LayoutCore

extension MeasurableLayout {
  /// Measures and arranges the layout at once.
  ///
  /// - Parameters:
  ///   - origin: where the room for the layout begins.
  ///   - width: the exact width of that room; `nil` leaves it unbounded and takes what was measured.
  ///   - height: the exact height of that room; `nil` leaves it unbounded and takes what was measured.
  /// - Complexity: O(layouts). A width or height that is no number of 0 or more counts as not given.
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
  /// Measures a child: whatever it answers, its size is a size and at most `room`.
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
  /// Arranges what was measured: whatever it answers, its frame is finite and no length negative.
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
