import Testing

@testable import LayoutCSS

/// Lines by number and by name (css-grid-2, 7 and 8.3).
@Suite struct GridLineTests {
  /// Lines: `a` at 0, `b` at 1 and 3, `end` at 4; the areas `head` (columns 0 to 2) and `side` (column 0, below).
  private static let axis = GridExplicitAxis(
    [
      .names(["a"]), .track(.points(10)), .repeat(.count(2), [.names(["b"]), .track(.auto), .track(.auto)]),
      .names(["end"]),
    ],
    automatic: [.points(1), .points(2)], areas: [["head", "head", nil], ["side", nil, nil]], isColumns: true,
    room: GridRoom())

  static let places: [(CSSGridLine, CSSGridLine, [Int])] = [
    (.line(1), .line(3), [0, 2]),
    (.line(3), .line(1), [0, 2]),
    (.line(2), .line(2), [1, 2]),
    (.line(2), .auto, [1, 2]),
    (.auto, .line(2), [0, 1]),
    (.line(-1), .auto, [5, 6]),
    (.line(-3), .line(-1), [3, 5]),
    (.line(2), .span(3), [1, 4]),
    (.span(3), .line(3), [-1, 2]),
    (.named("b", 1), .auto, [1, 2]),
    (.named("b", 2), .auto, [3, 4]),
    (.named("b", -1), .auto, [3, 4]),
    (.named("b", 3), .auto, [6, 7]),
    (.named("b", -3), .auto, [-1, 0]),
    (.named("a", 1), .named("end", 1), [0, 5]),
    (.named("head", 1), .named("head", 1), [0, 2]),
    (.named("side", 1), .named("side", 1), [0, 1]),
    (.named("none", 1), .auto, [6, 7]),
    (.line(1), .namedSpan("b", 2), [0, 3]),
    (.line(2), .namedSpan("b", 1), [1, 3]),
    (.namedSpan("b", 1), .line(3), [1, 2]),
    (.line(20_000), .auto, [9999, 10_000]),
    (.line(-20_000), .auto, [-10_000, -9999]),
    (.line(9990), .span(50), [9989, 10_000]),
    (.line(.max), .line(.min), [-10_000, 10_000]),
  ]

  @Test(arguments: places) func `a placement with a line is between two lines`(
    _ start: CSSGridLine, _ end: CSSGridLine, _ expected: [Int]
  ) {
    let place = Self.axis.place(CSSGridPlacement(start: start, end: end))
    #expect(place.isDefinite)
    #expect([place.span.start, place.span.end] == expected)
  }

  static let spans: [(CSSGridLine, CSSGridLine, Int)] = [
    (.auto, .auto, 1), (.span(2), .auto, 2), (.auto, .span(3), 3), (.span(2), .span(5), 2), (.span(0), .auto, 1),
    (.namedSpan("b", 2), .auto, 1), (.span(.max), .auto, 10_000),
  ]

  @Test(arguments: spans) func `a placement without a line is a number of tracks`(
    _ start: CSSGridLine, _ end: CSSGridLine, _ expected: Int
  ) {
    let place = Self.axis.place(CSSGridPlacement(start: start, end: end))
    #expect(!place.isDefinite)
    #expect(place.count == expected)
  }

  @Test(arguments: [(-3, 2.0), (-2, 1), (-1, 2), (0, 10), (5, 1), (6, 2), (7, 1)])
  func `implicit tracks repeat their list`(
    _ number: Int, _ points: Double
  ) {
    #expect(Self.axis.track(number) == .points(points))
  }

  struct Repetition: Sendable {
    var room: GridRoom
    var tracks: [CSSTrack] = [.points(40)]
    var others: [CSSTrack] = []
    var expected: Int
  }

  static let repetitions = [
    Repetition(room: GridRoom(available: 100), expected: 2),
    Repetition(room: GridRoom(available: 100, gap: 20), expected: 2),
    Repetition(room: GridRoom(available: 100, gap: 21), expected: 1),
    Repetition(room: GridRoom(available: 10), expected: 1),
    Repetition(room: GridRoom(), expected: 1),
    Repetition(room: GridRoom(maximum: 130), expected: 3),
    Repetition(room: GridRoom(minimum: 90), expected: 3),
    Repetition(room: GridRoom(minimum: 80), expected: 2),
    Repetition(room: GridRoom(minimum: 90, maximum: 50), expected: 2),
    Repetition(room: GridRoom(available: 100), others: [.points(30)], expected: 1),
    Repetition(room: GridRoom(available: 100), tracks: [.percent(25)], expected: 4),
    Repetition(room: GridRoom(available: 100), tracks: [.minmax(.length(.points(20)), .fraction(1))], expected: 5),
    Repetition(
      room: GridRoom(available: 100), tracks: [.minmax(.length(.points(20)), .length(.points(50)))], expected: 2),
    Repetition(
      room: GridRoom(available: 100), tracks: [.minmax(.length(.points(50)), .length(.points(20)))], expected: 2),
    Repetition(room: GridRoom(available: 5), tracks: [.points(0)], expected: 5),
    Repetition(room: GridRoom(available: .infinity), tracks: [.points(0)], expected: 10_000),
  ]

  @Test(arguments: repetitions) func `as many repetitions as there is room for`(_ one: Repetition) {
    let axis = GridExplicitAxis(
      [.repeat(.autoFill, one.tracks.map { .track($0) })] + one.others.map { .track($0) }, automatic: [], areas: [],
      isColumns: true, room: one.room)
    #expect(axis.repetitions == one.expected)
  }
}
