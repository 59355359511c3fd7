public import LayoutCore

/// Positions a size in a rectangle.
///
/// 1. On each axis the length is at most that of the rectangle; `fill` takes all of it.
/// 2. The free length lies behind the size, before it, or half and half. It is never negative, so the frame is inside
///    the rectangle.
/// 3. `aspectFit` scales up or down by the axis with less space. A size with one zero length keeps no shape on that
///    axis. A size with two zero lengths stays empty in the middle.
extension LayoutKitAlignment {
  /// The frame of `size` in `rect`. NaN counts as 0, an infinite length as more than the available length. Complexity:
  /// O(1).
  public func position(size: Size, in rect: Rect) -> Rect {
    switch rule {
    case .edges(let vertical, let horizontal):
      let rect = Room.given(rect)
      let size = Size(width: max(0, size.width), height: max(0, size.height))
      let width = horizontal == .fill ? rect.width : min(size.width, rect.width)
      let height = vertical == .fill ? rect.height : min(size.height, rect.height)
      var origin = rect.origin
      switch horizontal {
      case .leading, .fill: break
      case .center: origin.x += (rect.width - width) / 2
      case .trailing: origin.x += rect.width - width
      }
      switch vertical {
      case .top, .fill: break
      case .center: origin.y += (rect.height - height) / 2
      case .bottom: origin.y += rect.height - height
      }
      return Rect(origin: origin, size: Size(width: width, height: height))
    case .aspectFit: return Self.aspectFit(Room.extent(size), in: Room.rect(rect))
    case .custom(let aligner):
      let rect = Room.rect(rect)
      return Room.rect(aligner(Room.extent(size), rect))
    }
  }

  /// Step 3.
  private static func aspectFit(_ size: Size, in rect: Rect) -> Rect {
    let scale = min(
      size.width > 0 ? rect.width / size.width : .infinity, size.height > 0 ? rect.height / size.height : .infinity)
    let width = scale.isFinite ? min(size.width * scale, rect.width) : 0
    let height = scale.isFinite ? min(size.height * scale, rect.height) : 0
    return Rect(
      x: rect.minX + (rect.width - width) / 2, y: rect.minY + (rect.height - height) / 2, width: width, height: height)
  }
}
