import LayoutCSS
import LayoutTrees

/// The case by elements in the engine.
extension BoxCase {
  /// How the frames that the engine gives the elements of the case differ, in both directions.
  ///
  /// The place of the root is left out, since a layout begins at its root.
  package func elementDifferences(tolerance: Double) -> ElementDifferences {
    var result = ElementDifferences()
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let isRightToLeft = direction == .rightToLeft
      guard let wanted = frames(isRightToLeft: isRightToLeft) else { continue }
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let room = Proposal(width: roomWidth, height: available?.height)
      let layout = BoxElement(node: root, index: 0).calculateLayout(proposal: room, environment: environment)
      var frames = ElementFrames(layout, wanted, laidOut(isRightToLeft: isRightToLeft).map(\.insets))
      frames.add(root, at: Point.zero, isHidden: false)
      result.uncompared += frames.uncompared
      result.lines += BoxCase.differences(
        frames.found, frames.wanted, tolerance, isRightToLeft ? "rtl" : "ltr")
    }
    return result
  }
}

/// How the frames of elements differ from those of a case.
package struct ElementDifferences {
  /// One line for each element.
  package var lines: [String] = []
  /// The number of texts whose frames cannot be compared.
  package var uncompared = 0
}

/// The frames of the elements of a case in their parents, in the order of the tree, beside those of the case.
///
/// 1. What is not shown has zeros.
/// 2. A text is an element in the content box: its frame is the case's without the padding and the border.
/// 3. A text with a ratio does not fill its box, one without a width is proposed 0, to which it responds with its least
///    width, and one that is the root has no box. These are not compared, and counted.
private struct ElementFrames {
  let result: LayoutResult
  let insets: [CSSInsets]
  var wanted: [[Double]]
  var found: [[Double]] = []
  var uncompared = 0

  init(_ result: LayoutResult, _ wanted: [[Double]], _ insets: [CSSInsets]) {
    self.result = result
    self.wanted = wanted
    self.insets = insets
  }

  mutating func add(_ node: BoxNode, at origin: Point, isHidden: Bool) {
    let at = found.count
    let frame = result.frame(of: at) ?? Rect(x: origin.x, y: origin.y, width: 0, height: 0)
    let style = node.style.style
    let isHidden = isHidden || style.display == .none
    found.append([frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height])
    if at < wanted.count, at < insets.count, !isHidden, node.text != nil, style.display == .block {
      wanted[at] = ElementFrames.content(wanted[at], insets[at])
      if style.aspectRatio != nil || wanted[at][2] == 0 || at == 0 {
        uncompared += 1
        found[at] = wanted[at]
      }
    }
    if at == 0, !wanted.isEmpty {
      found[0].replaceSubrange(0..<2, with: [0, 0])
      wanted[0].replaceSubrange(0..<2, with: [0, 0])
    }
    for child in node.children ?? [] { add(child, at: frame.origin, isHidden: isHidden) }
  }

  /// The frame of the content box.
  private static func content(_ frame: [Double], _ insets: CSSInsets) -> [Double] {
    [
      frame[0] + insets.left, frame[1] + insets.top, max(0, frame[2] - insets.width),
      max(0, frame[3] - insets.height),
    ]
  }
}
