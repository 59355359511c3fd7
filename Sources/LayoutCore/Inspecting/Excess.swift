import LayoutEngine

/// The distances by which a frame reaches out of a room, in points.
struct Excess: CustomStringConvertible {
  private var sides: [(name: String, length: Double)]
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
  var axes: Axis.Set { sides.reduce(into: Axis.Set()) { $0.formUnion(Axis.Set(Excess.axis(of: $1.name))) } }

  /// The distances along one axis; `nil` where there are none.
  func along(_ axis: Axis) -> Excess? {
    var part = self
    part.sides.removeAll { Excess.axis(of: $0.name) != axis }
    return part.sides.isEmpty ? nil : part
  }

  private static func axis(of side: String) -> Axis {
    side == "at the left" || side == "at the right" ? .horizontal : .vertical
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
