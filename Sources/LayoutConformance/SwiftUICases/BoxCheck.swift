package import LayoutEngine

/// What came of one case.
package enum BoxVerdict {
  case passed
  /// One line a difference.
  case failed([String])
  /// The case asks for something that is not known here.
  case skipped(String)
}

extension BoxCase {
  /// Lays the case's tree out and compares the root's answer and every frame, within `tolerance` points.
  package func check(tolerance: Double) -> BoxVerdict {
    let box: BoxTree
    do {
      box = try BoxTree(self)
    } catch {
      return .skipped("\(error)")
    }
    let answer = box.tree.layout(in: Proposal(width: proposal.w?.value, height: proposal.h?.value))
    var differences: [String] = []
    let size = expected.size.map(\.value)
    if !isClose(answer.width, size[0], tolerance) || !isClose(answer.height, size[1], tolerance) {
      differences.append("size \(answer), expected \(Size(width: size[0], height: size[1]))")
    }
    guard answer.isFinite else { return differences.isEmpty ? .passed : .failed(differences) }
    let actual = box.frames()
    for frame in expected.frames ?? [] {
      let wanted = Rect(x: frame.x, y: frame.y, width: frame.w, height: frame.h)
      guard let found = actual[frame.path] else {
        differences.append("\(frame.path) is missing, expected \(wanted)")
        continue
      }
      let isSame =
        isClose(found.minX, wanted.minX, tolerance) && isClose(found.minY, wanted.minY, tolerance)
        && isClose(found.width, wanted.width, tolerance) && isClose(found.height, wanted.height, tolerance)
      if !isSame { differences.append("\(frame.path) is \(found), expected \(wanted)") }
    }
    return differences.isEmpty ? .passed : .failed(differences)
  }

  private func isClose(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
    one == other || abs(one - other) <= tolerance
  }
}

extension BoxTree {
  /// The frames of all layers by their paths.
  package func frames() -> [String: Rect] {
    var result: [String: Rect] = [:]
    for (path, node) in nodes {
      let own = ranges.contains(node) ? 1 : 0
      for layer in 0...layerCount(of: node) {
        result[layer == 0 ? path : "\(path)@\(layer)"] = tree.frame(of: node, layer: layer + own)
      }
    }
    return result
  }

  /// How many modifiers the case has around a node.
  package func layerCount(of node: NodeIndex) -> Int { tree.modifierCount(of: node) - (ranges.contains(node) ? 1 : 0) }
}
