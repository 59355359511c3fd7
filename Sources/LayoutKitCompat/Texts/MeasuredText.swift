import LayoutCore

/// A text with the values that determine its size.
struct MeasuredText: Sendable {
  let string: String
  let style: TextStyle
  /// Pixels per point; sizes are rounded up to whole pixels.
  let scale: Double
  /// Measures the text; `nil` uses the current measurer.
  let measurer: (any TextMeasurer)?

  /// The metrics of the text in lines of at most `width` points, which may be infinite.
  func metrics(width: Double, lineLimit: Int? = nil) -> TextMetrics {
    (measurer ?? LayoutKitMeasuring.measurers.text)
      .measure(string, style: style, width: width.isFinite ? width : nil, lineLimit: lineLimit)
  }

  /// The height of one line, also for an empty text.
  var lineHeight: Double {
    let metrics = (measurer ?? LayoutKitMeasuring.measurers.text)
      .measure(MeasuredText.anyLetter, style: style, width: nil, lineLimit: nil)
    return Room.extent(metrics.lineHeight)
  }

  private static let anyLetter = "x"

  /// A size rounded up to whole pixels.
  func roundedUp(_ size: Size) -> Size {
    Size(
      width: PixelRounding.up.round(Room.extent(size.width), scale: scale),
      height: PixelRounding.up.round(Room.extent(size.height), scale: scale))
  }
}
