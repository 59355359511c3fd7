public import LayoutCore

/// Where an aligned size stands.
///
/// 1. On each axis the length is at most the room's; `fill` takes all of it.
/// 2. What is left lies behind it, before it, or half and half. It is never negative, so nothing stands outside.
/// 3. `aspectFit` scales up or down by the axis with less room; a size without one length has no shape to keep on that
///    axis, and a size without both stays empty in the middle.
extension LayoutKitAlignment {
  /// The frame of `size` in `rect`. A length that is none counts as 0, an infinite one as more than there is.
  /// Complexity: O(1).
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
