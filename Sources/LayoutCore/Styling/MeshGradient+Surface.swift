package import LayoutEngine

extension MeshGradient {
  /// A place of the net with its colour.
  package struct Place: Equatable, Sendable {
    /// In shares of the box.
    package var point: UnitPoint
    /// The colour.
    package var color: Color
  }

  /// The most pieces that the net is divided into, apart from its own cells.
  private static var pieceLimit: Int { 4096 }

  /// The number of pieces along each side of a cell.
  var division: Int {
    let cells = Double(max(1, (width - 1) * (height - 1)))
    return max(1, min(12, Int((Double(Self.pieceLimit) / cells).squareRoot())))
  }

  /// The places of the net, each cell divided into pieces that are nearly even, in rows from the top.
  ///
  /// The gradient has the form that hosts get.
  ///
  /// - Complexity: O(points and pieces).
  package func places() -> [[Place]] {
    guard fault == nil else { return [] }
    let (columns, rows) = (curve(width), curve(height))
    return rows.map { row in
      columns.map { column in place(row, column) }
    }
  }

  /// How much a point along a line of the net depends on the points of the net.
  private struct Weights {
    /// The first of the four points.
    var first: Int
    var smooth: Four
    var even: Four
  }

  private typealias Four = (Double, Double, Double, Double)

  /// The points along a line of `count` points.
  ///
  /// At the ends of a line the missing neighbour is as far away as the one on the other side.
  private func curve(_ count: Int) -> [Weights] {
    let division = division
    return (0..<(count - 1) * division + 1).map { at in
      let cell = min(at / division, count - 2)
      let t = Double(at - cell * division) / Double(division)
      let (square, cube) = (t * t, t * t * t)
      // The cubic curve through the second and the third one.
      let smooth = (
        (-cube + 2 * square - t) / 2, (3 * cube - 5 * square + 2) / 2, (-3 * cube + 4 * square + t) / 2,
        (cube - square) / 2
      )
      return Weights(first: cell - 1, smooth: smooth, even: (0, 1 - t, t, 0))
    }
  }

  private func place(_ row: Weights, _ column: Weights) -> Place {
    let weights = smoothsColors ? (row.smooth, column.smooth) : (row.even, column.even)
    func sum(_ rows: Four, _ columns: Four, _ part: (Int) -> Double) -> Double {
      func line(_ y: Int) -> Double {
        func at(_ x: Int) -> Double { extended(x, y, part) }
        return columns.0 * at(column.first) + columns.1 * at(column.first + 1) + columns.2 * at(column.first + 2)
          + columns.3 * at(column.first + 3)
      }
      return rows.0 * line(row.first) + rows.1 * line(row.first + 1) + rows.2 * line(row.first + 2)
        + rows.3 * line(row.first + 3)
    }
    func color(_ part: KeyPath<Color, Double>) -> Double {
      max(0, min(sum(weights.0, weights.1) { colors[$0][keyPath: part] }, 1))
    }
    return Place(
      point: UnitPoint(
        x: sum(row.smooth, column.smooth) { Double(points[$0].x) },
        y: sum(row.smooth, column.smooth) { Double(points[$0].y) }),
      color: Color(red: color(\.red), green: color(\.green), blue: color(\.blue), opacity: color(\.opacity)))
  }

  /// A number of the point in a column and a row; one step outside of the net it goes on as between the last two.
  private func extended(_ x: Int, _ y: Int, _ part: (Int) -> Double) -> Double {
    if x < 0 { return 2 * extended(0, y, part) - extended(1, y, part) }
    if x >= width { return 2 * extended(width - 1, y, part) - extended(width - 2, y, part) }
    if y < 0 { return 2 * extended(x, 0, part) - extended(x, 1, part) }
    if y >= height { return 2 * extended(x, height - 1, part) - extended(x, height - 2, part) }
    return part(y * width + x)
  }
}
