import HostSuite
import LayoutCore
import LayoutTesting
import LayoutTrees
import Testing

/// A box of one size.
struct Box: Layout, Sendable {
  var width: Double
  var height: Double

  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  var body: some Layout { Color.red.size(width: width, height: height) }
}

/// A text of `count` characters: 10 points wide each and 20 high, as all texts of these tests.
func word(_ count: Int) -> some Layout { Text(String(repeating: "x", count: count)).font(.system(size: 20)) }

extension Layout {
  /// The frames of the leaves in document order, in a room of the given size.
  func leaves(_ width: Double = 400, _ height: Double = 400) -> [Rect] {
    calculateLayout(in: Size(width: width, height: height), measurers: .tens).leaves
  }

  /// The frame of the whole layout in a room of the given size.
  func whole(_ width: Double = 400, _ height: Double = 400) -> Rect? {
    calculateLayout(in: Size(width: width, height: height), measurers: .tens).elements.first?.frame
  }
}

extension Measurers {
  /// Ten points a character of a font of 20 points, 20 points a line, 15 to the baseline.
  static let tens = Measurers(text: FixedTextMeasurer(characterWidth: 0.5, lineHeight: 1, ascent: 0.75))
}

extension LayoutResult {
  /// The frames of what has nothing inside, in document order.
  var leaves: [Rect] {
    let parents = Set(elements.compactMap(\.parent))
    return elements.indices.filter { !parents.contains($0) }.map { elements[$0].frame }
  }

  /// Whether every frame is finite and none has a negative side.
  var isSound: Bool {
    elements.allSatisfy { element in
      (element.layers + [element.frame]).allSatisfy {
        [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) && $0.width >= 0 && $0.height >= 0
      }
    }
  }
}

/// Shorter to write in lists of expected frames.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

typealias SplitMix = LayoutTrees.SplitMix
