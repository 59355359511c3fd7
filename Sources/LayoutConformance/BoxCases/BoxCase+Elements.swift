import LayoutCSS
import LayoutTrees

/// The case by elements in the engine.
extension BoxCase {
  /// What of the case elements cannot have; `nil` where they have all of it.
  ///
  /// An element's direction is that of the layout, and no property of its box.
  package var unwritten: String? { root.hasDirection ? "a direction of a box" : nil }

  /// The differences of the frames that the engine gives the elements of the case, in both directions.
  ///
  /// The place of the root is left out, since a layout begins at its root.
  package func elementDifferences(tolerance: Double) -> [String] {
    [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction -> [String] in
      let isRightToLeft = direction == .rightToLeft
      guard let wanted = frames(isRightToLeft: isRightToLeft) else { return [] }
      let room = Proposal(width: available?.width, height: available?.height)
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let result = BoxElement(node: root, index: 0).calculateLayout(proposal: room, environment: environment)
      var found: [[Double]] = []
      collect(root, Point.zero, result, wanted, isHidden: false, &found)
      let rootless = wanted.enumerated().map { $0.offset == 0 ? [0, 0, $0.element[2], $0.element[3]] : $0.element }
      if !found.isEmpty { found[0] = [0, 0, found[0][2], found[0][3]] }
      return BoxCase.differences(found, rootless, tolerance, isRightToLeft ? "rtl" : "ltr")
    }
  }

  /// The frames in their parents, in the order of the tree; zeros for what is not shown.
  ///
  /// A text in a padding is an element in the content box, one with a ratio does not fill its box, and one in a shown box
  /// without a width is proposed 0, to which it responds with its least width: their frames are not those of their boxes, and
  /// are not compared.
  private func collect(
    _ node: BoxNode, _ origin: Point, _ result: LayoutResult, _ wanted: [[Double]], isHidden: Bool,
    _ found: inout [[Double]]
  ) {
    let frame = result.frame(of: found.count) ?? Rect(x: origin.x, y: origin.y, width: 0, height: 0)
    let style = node.style.style
    let expected = found.count < wanted.count ? wanted[found.count] : nil
    let isHidden = isHidden || style.display == .none
    let isOther =
      style.padding != .zero || style.border != .zero || style.aspectRatio != nil || expected?[2] == 0
    if node.text != nil, isOther, !isHidden, let expected {
      found.append(expected)
    } else {
      found.append([frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height])
    }
    for child in node.children ?? [] {
      collect(child, frame.origin, result, wanted, isHidden: isHidden, &found)
    }
  }
}

extension BoxNode {
  /// Whether a box has a direction of its own.
  fileprivate var hasDirection: Bool {
    style.style.direction != nil || (children ?? []).contains(where: \.hasDirection)
  }
}
