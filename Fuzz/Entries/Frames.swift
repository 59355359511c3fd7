import LayoutCore

/// The laws of frames in all targets.
enum Frames {
  /// The first frame that is not finite or has a negative side.
  static func fault(_ result: LayoutResult) -> String? {
    let size = result.size
    if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 { return "the size is \(size)" }
    for (index, element) in result.elements.enumerated() {
      for frame in [element.frame] + element.layers where !isSound(frame) {
        return "\(element.kind) \(result.path(of: index)) has the frame \(frame)"
      }
    }
    return nil
  }

  /// Where two results differ, bit for bit.
  static func difference(_ one: LayoutResult, _ other: LayoutResult) -> String? {
    if bits(one.size) != bits(other.size) { return "the sizes are \(one.size) and \(other.size)" }
    if one.elements.count != other.elements.count {
      return "there are \(one.elements.count) and \(other.elements.count) elements"
    }
    for (index, pair) in zip(one.elements, other.elements).enumerated() where bits(pair.0) != bits(pair.1) {
      return "\(pair.0.kind) \(one.path(of: index)) is \(pair.0.layers) and \(pair.1.kind) \(pair.1.layers)"
    }
    return nil
  }

  static func isSound(_ frame: Rect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) && frame.width >= 0 && frame.height >= 0
  }

  private static func bits(_ size: Size) -> [UInt64] { [size.width.bitPattern, size.height.bitPattern] }

  private static func bits(_ element: LayoutResult.Element) -> [UInt64] {
    var bits = [UInt64(element.position), UInt64(element.depth)]
    for rect in [element.frame] + element.layers {
      bits += [rect.minX.bitPattern, rect.minY.bitPattern] + self.bits(rect.size)
    }
    return bits
  }
}
