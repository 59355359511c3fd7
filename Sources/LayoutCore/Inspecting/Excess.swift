import LayoutEngine

/// The distances by which a frame reaches out of a room, in points.
struct Excess: CustomStringConvertible {
  private let sides: [(name: String, length: Double)]
  static let slack = 0.001

  init?(_ frame: Rect, outOf room: Rect) {
    sides = [
      ("at the left", room.minX - frame.minX), ("at the top", room.minY - frame.minY),
      ("at the right", frame.maxX - room.maxX), ("at the bottom", frame.maxY - room.maxY),
    ]
    .filter { $0.1 > Excess.slack }
    if sides.isEmpty { return nil }
  }

  var largest: Double { sides.map(\.length).max() ?? 0 }

  /// The axes along which it reaches out.
  var axes: Axis.Set {
    sides.reduce(into: Axis.Set()) { axes, side in
      axes.formUnion(side.name == "at the left" || side.name == "at the right" ? .horizontal : .vertical)
    }
  }

  /// Whether it is at the top or the bottom only.
  var isVertical: Bool { axes == .vertical }

  /// The distances in the form `8 points at the left and 8 at the right`.
  var description: String {
    sides.enumerated().map { index, side in
      let unit = index > 0 ? "" : side.length == 1 ? " point" : " points"
      return "\(side.length.inspectedText)\(unit) \(side.name)"
    }
    .joined(separator: " and ")
  }

  /// Whether `inner` reaches as far as `outer` at each of the sides.
  func isReached(by inner: Rect, of outer: Rect) -> Bool {
    sides.allSatisfy { side in
      switch side.name {
      case "at the left": inner.minX <= outer.minX + Excess.slack
      case "at the top": inner.minY <= outer.minY + Excess.slack
      case "at the right": inner.maxX >= outer.maxX - Excess.slack
      default: inner.maxY >= outer.maxY - Excess.slack
      }
    }
  }
}
