import LayoutEngine

extension TreeCase: LayoutCase {
  package var name: String { id }

  /// Lays the case's tree out and compares the root's response and every frame, within `tolerance` points.
  package func check(tolerance: Double) -> CaseVerdict {
    let live: LiveTree
    let response: Size
    do {
      var scene = try scene.get()
      scene.tree = scene.tree.renumbered()
      live = try LiveTree(scene.tree)
      response = try live.run(scene)
    } catch {
      return .skipped("\(error)")
    }
    var differences: [String] = []
    let size = expected.size.map(\.value)
    if !isClose(response.width, size[0], tolerance) || !isClose(response.height, size[1], tolerance) {
      differences.append("size \(response), expected \(Size(width: size[0], height: size[1]))")
    }
    guard response.isFinite else { return differences.isEmpty ? .passed : .failed(differences) }
    let actual = live.frames()
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
