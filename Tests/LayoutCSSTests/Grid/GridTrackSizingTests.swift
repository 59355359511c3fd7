import Testing

@testable import LayoutCSS

/// The sizes of tracks (css-grid-2, 12).
@Suite struct GridTrackSizingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var tracks: [CSSTrack]
    /// The first track, the number of tracks, the minimum, the min-content and the max-content contribution.
    var needs: [[Double]] = []
    var constraint = GridTrackSizing.Constraint.layout
    var room = GridRoom()
    var stretches = false
    var expected: [Double]
    var testDescription: String { name }
  }

  private static func room(_ available: Double, gap: Double = 0) -> GridRoom {
    GridRoom(available: available, minimum: available, maximum: available, gap: gap)
  }

  static let cases = [
    Case(name: "fixed", tracks: [.points(10), .percent(50)], room: room(100), expected: [10, 50]),
    Case(
      name: "a percentage of an unknown length is automatic", tracks: [.percent(50)], needs: [[0, 1, 20, 20, 30]],
      expected: [30]),
    Case(
      name: "intrinsic", tracks: [.minContent, .maxContent, .auto],
      needs: [[0, 1, 5, 10, 40], [1, 1, 5, 10, 40], [2, 1, 5, 10, 40]], room: room(55), expected: [10, 40, 5]),
    Case(
      name: "automatic tracks grow equally to their limits", tracks: [.auto, .auto],
      needs: [[0, 1, 10, 10, 20], [1, 1, 10, 10, 60]], room: room(60), expected: [20, 40]),
    Case(
      name: "automatic tracks stretch", tracks: [.auto, .points(10), .auto], needs: [[0, 1, 10, 10, 10]],
      room: room(60), stretches: true, expected: [30, 10, 20]),
    Case(
      name: "automatic tracks stretch to the minimum", tracks: [.auto], needs: [[0, 1, 10, 10, 10]],
      room: GridRoom(minimum: 50), stretches: true, expected: [50]),
    Case(
      name: "limits end at the maximum of the container", tracks: [.auto, .auto],
      needs: [[0, 1, 10, 10, 60], [1, 1, 10, 10, 60]], room: GridRoom(maximum: 50), expected: [25, 25]),
    Case(
      name: "fit-content", tracks: [.fit(30), .fit(30), .fit(30)],
      needs: [[0, 1, 10, 10, 20], [1, 1, 10, 10, 90], [2, 1, 50, 50, 90]], room: room(500), expected: [20, 30, 50]),
    Case(
      name: "a flexible track is as long as the rest", tracks: [.points(10), .fr(1), .fr(3)], room: room(90, gap: 10),
      expected: [10, 15, 45]),
    Case(
      name: "factors of less than one leave room", tracks: [.fr(0.25), .fr(0.25)], room: room(100), expected: [25, 25]),
    Case(
      name: "a flexible track is not less than its content", tracks: [.fr(1), .fr(1)], needs: [[0, 1, 70, 70, 70]],
      room: room(100), expected: [70, 30]),
    Case(
      name: "flexible tracks of an unknown length", tracks: [.fr(1), .fr(2)],
      needs: [[0, 1, 10, 10, 30], [1, 1, 10, 10, 40]], expected: [30, 60]),
    Case(
      name: "flexible tracks up to the minimum", tracks: [.fr(1), .fr(1)], room: GridRoom(minimum: 50),
      expected: [25, 25]),
    Case(
      name: "flexible tracks have no length of min-content",
      tracks: [.fr(1), .minmax(.length(.points(5)), .fraction(1))],
      needs: [[0, 1, 0, 20, 40]], constraint: .minContent, expected: [0, 5]),
    Case(
      name: "the max-content length of flexible tracks", tracks: [.fr(1), .fr(1)], needs: [[0, 1, 10, 10, 40]],
      constraint: .maxContent, expected: [40, 40]),
    Case(
      name: "an item over tracks grows them up to their limits first", tracks: [.auto, .auto, .auto],
      needs: [[0, 1, 0, 0, 0], [0, 3, 12, 12, 12]], expected: [0, 6, 6]),
    Case(
      name: "items over tracks by rising numbers", tracks: [.auto, .auto, .auto],
      needs: [[0, 3, 90, 90, 90], [0, 2, 40, 40, 40]], expected: [20, 20, 50]),
    Case(
      name: "an item over a fixed track", tracks: [.points(30), .minContent], needs: [[0, 2, 50, 50, 90]],
      expected: [30, 20]),
    Case(
      name: "an item over flexible tracks grows them by their factors", tracks: [.auto, .fr(1), .fr(3)],
      needs: [[0, 3, 80, 80, 80]], room: room(0), expected: [0, 20, 60]),
    Case(
      name: "a minimum greater than a maximum", tracks: [.minmax(.length(.points(50)), .length(.points(20)))],
      room: room(100), expected: [50]),
    Case(
      name: "the limited min-content contribution", tracks: [.minmax(.auto, .length(.points(20)))],
      needs: [[0, 1, 0, 50, 90]], constraint: .minContent, expected: [20]),
    Case(
      name: "an item over tracks has their gap too", tracks: [.auto, .auto], needs: [[0, 2, 50, 50, 50]],
      room: room(50, gap: 10), expected: [20, 20]),
    Case(name: "gaps", tracks: [.fr(1), .fr(1), .fr(1)], room: room(70, gap: 5), expected: [20, 20, 20]),
  ]

  @Test(arguments: cases) func `tracks have their sizes`(_ one: Case) {
    let tracks = one.tracks.map { GridTrack($0, available: one.room.available) }
    var sizing = GridTrackSizing(
      tracks: tracks, constraint: one.constraint, room: one.room, stretches: one.stretches)
    sizing.run(
      one.needs.map { need in
        let span = GridSpan(start: Int(need[0]), end: Int(need[0] + need[1]))
        return GridNeed(
          span: span, isFlexible: span.range.contains { tracks[$0].maximum == .flexible }, minimum: need[2],
          minContent: need[3], maxContent: need[4])
      })
    let sizes = sizing.tracks.map(\.base)
    #expect(zip(sizes, one.expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(sizes)")
    #expect(sizes.count == one.expected.count)
  }
}
