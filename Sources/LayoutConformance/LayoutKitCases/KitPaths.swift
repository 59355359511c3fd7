package import LayoutKitCompat

/// The names of layouts in a case: `/` is the root, `/0/1` a child of a child, `/primary.0` one in an overlay.
package enum KitPaths {
  /// The frames of all arranged layouts, each relative to its parent.
  package static func frames(of arrangement: LayoutArrangement) -> [String: Rect] {
    var frames = ["/": arrangement.frame]
    collect(arrangement, "", &frames)
    return frames
  }

  private static func collect(_ arrangement: LayoutArrangement, _ path: String, _ frames: inout [String: Rect]) {
    for child in arrangement.sublayouts {
      let own = "\(path)/\(name(of: child.position, in: arrangement.layout))"
      frames[own] = child.frame
      collect(child, own, &frames)
    }
  }

  /// The name of a child in its parent.
  private static func name(of position: Int, in layout: any MeasurableLayout) -> String {
    guard let overlay = layout as? OverlayLayout else { return "\(position)" }
    let primary = position - overlay.backgroundLayouts.count
    if primary < 0 { return "background.\(position)" }
    let front = primary - overlay.primaryLayouts.count
    return front < 0 ? "primary.\(primary)" : "overlay.\(front)"
  }

  /// The layout at `path`.
  package static func layout(at path: String, in root: any MeasurableLayout) -> (any MeasurableLayout)? {
    path.split(separator: "/").reduce(Optional(root)) { layout, part in
      guard let layout else { return nil }
      let children = layout.sublayouts
      return children.indices.first { name(of: $0, in: layout) == part }.map { children[$0] }
    }
  }
}
