package import LayoutCSS
package import LayoutTrees

extension BoxCase: LayoutCase {
  /// How far a frame may be off: browsers count in units of 1/64 point, which add up.
  package static let tolerance = 0.1

  /// Compares the frames in both directions.
  ///
  /// - Parameter tolerance: the least tolerance; that of browsers' units is larger.
  package func check(tolerance: Double) -> CaseVerdict {
    if !isPlain {
      let others = (requires ?? []).filter { $0 != "text" }
      return .skipped("it needs \(others.joined(separator: ", "))")
    }
    let differences = differences(tolerance: max(tolerance, BoxCase.tolerance))
    return differences.isEmpty ? .passed : .failed(differences)
  }

  /// The differences in both directions, one line for each box.
  package func differences(tolerance: Double) -> [String] {
    [false, true].flatMap { isRightToLeft -> [String] in
      guard let wanted = frames(isRightToLeft: isRightToLeft) else { return [] }
      let found = laidOut(isRightToLeft: isRightToLeft).map { [$0.x, $0.y, $0.width, $0.height] }
      return BoxCase.differences(found, wanted, tolerance, isRightToLeft ? "rtl" : "ltr")
    }
  }

  /// The boxes of the case with their frames, in the order of the tree.
  func laidOut(isRightToLeft: Bool) -> [CSSBox] {
    var boxes: [CSSBox] = []
    let root = root.box(&boxes)
    CSSLayout.layoutRoot(
      root, width: roomWidth ?? .infinity, height: available?.height ?? .infinity, isRightToLeft: isRightToLeft)
    return boxes
  }

  /// The width that the root has; `nil` where there is no bound. An absolute root stands in an empty containing block.
  var roomWidth: Double? { root.style.style.position == .absolute ? 0 : available?.width }

  /// The differences of frames in the order of the tree.
  package static func differences(
    _ found: [[Double]], _ wanted: [[Double]], _ tolerance: Double, _ name: String
  ) -> [String] {
    if found.count != wanted.count { return ["\(name): \(found.count) boxes instead of \(wanted.count)"] }
    return zip(found, wanted).enumerated().compactMap { index, pair in
      let isSame = zip(pair.0, pair.1).allSatisfy { abs($0 - $1) <= tolerance }
      return isSame ? nil : "\(name): box \(index) has \(pair.0) instead of \(pair.1)"
    }
  }
}

extension BoxNode {
  /// The box with those below it, which are added to `boxes` in the order of the tree.
  package func box(_ boxes: inout [CSSBox]) -> CSSBox {
    let style = style.style
    let box = CSSBox(style)
    boxes.append(box)
    guard let text else {
      box.setChildren((children ?? []).map { $0.box(&boxes) })
      return box
    }
    if style.display == .block || style.display == .none {
      box.leaf = BoxText(text)
    } else {
      // A text in a container is an item without a name.
      var anonymous = CSSStyle()
      anonymous.display = .block
      box.setChildren([CSSBox(anonymous, leaf: BoxText(text))])
    }
    return box
  }
}
