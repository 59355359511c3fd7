package import LayoutKitCompat

/// The contract of every layout whose insets and spacings are not negative.
package enum KitContract {
  /// The tolerance for the rounding of sums of lengths, in points.
  private static let slack = 1e-9

  /// The broken rules, one line for each.
  package static func faults(_ measurement: LayoutMeasurement, _ arrangement: LayoutArrangement) -> [String] {
    var faults: [String] = []
    measured(measurement, "", &faults)
    arranged(arrangement, "", &faults)
    return faults
  }

  /// Sizes are finite, not negative, and at most the room.
  private static func measured(_ measurement: LayoutMeasurement, _ path: String, _ faults: inout [String]) {
    let size = measurement.size
    let room = measurement.maxSize
    let isGood =
      size.isFinite && size.width >= 0 && size.height >= 0 && size.width <= room.width && size.height <= room.height
    if !isGood { faults.append("\(path)/ measured \(size) in \(room)") }
    for child in measurement.sublayouts { Self.measured(child, "\(path)/\(child.position)", &faults) }
  }

  /// Frames are finite, not negative, and inside their parents.
  private static func arranged(_ arrangement: LayoutArrangement, _ path: String, _ faults: inout [String]) {
    let size = arrangement.frame.size
    for child in arrangement.sublayouts {
      let own = "\(path)/\(child.position)"
      let frame = child.frame
      let isGood =
        frame.width >= 0 && frame.height >= 0 && frame.minX >= -slack && frame.minY >= -slack
        && frame.maxX <= size.width + slack && frame.maxY <= size.height + slack
      if !isGood { faults.append("\(own) is \(frame) in \(size)") }
      arranged(child, own, &faults)
    }
  }
}
