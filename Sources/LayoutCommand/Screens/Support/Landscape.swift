import Layout
import LayoutCanvas

/// A sun over hills.
///
/// The canvas draws it once, and it is then shown as a picture.
struct Landscape: Layout {
  /// The bytes of a PNG file; none where there is no canvas.
  static let png: [UInt8] = {
    #if Canvas
      return (try? Landscape().pngData(width: 600, height: 400)) ?? []
    #else
      return []
    #endif
  }()

  var body: some Layout {
    ZStack(alignment: .bottom) {
      Color(hex: 0xFFD9A8)
      Ellipse().fill(Color(hex: 0xFFC178)).size(width: 900, height: 420)
      Circle().fill(Color(hex: 0xFFF4DC)).size(width: 120, height: 120).offset(x: 110, y: -190)
      Ellipse().fill(Color(hex: 0x7C86C6)).size(width: 760, height: 330).offset(x: -210, y: 110)
      Ellipse().fill(Color(hex: 0x5562AE)).size(width: 700, height: 300).offset(x: 240, y: 140)
      Ellipse().fill(Color(hex: 0x2F3A7D)).size(width: 1000, height: 260).offset(x: -60, y: 170)
    }
    .size(width: 600, height: 400)
    .clipped()
    .layoutDirection(.leftToRight)
  }
}
