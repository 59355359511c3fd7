import LayoutCore
import LayoutTesting
import Testing

/// Columns whose content sets their widths.
@Suite struct `The width of a column` {
  private let screen = PlaceScreen(602, 100)
  private var root: LayoutRoot { screen.root }

  private var widths: [Double?] { ["a", "b", "c"].map { root.result.frame(of: $0)?.width } }

  private func drag(at x: Double, by distance: Double) {
    root.drag(over: [Point(x: x, y: 50), Point(x: x + distance, y: 55)])
  }

  private func show(_ sidebar: some Layout, _ content: some Layout) {
    root.updateBody {
      NavigationSplitView {
        sidebar
      } content: {
        content
      } detail: {
        Color.green.id("c").navigationSplitViewColumnWidth(50)
      }
    }
  }

  private let blue = Color.blue.id("b")

  @Test func `a fixed one stays where it is, and the last column has the rest`() {
    show(Color.red.id("a").navigationSplitViewColumnWidth(120), blue)
    #expect(widths == [120, 280, 200])
    drag(at: 120.5, by: 60)
    #expect(widths == [120, 280, 200])
    drag(at: 120.5, by: -60)
    #expect(widths == [120, 280, 200])
  }

  @Test func `a divider moves between the limits`() {
    show(Color.red.id("a").navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 240), blue)
    #expect(widths == [150, 280, 170])
    drag(at: 150.5, by: 30)
    #expect(widths == [180, 250, 170])
    drag(at: 180.5, by: 200)
    #expect(widths == [240, 190, 170])
    drag(at: 240.5, by: -220)
    #expect(widths == [100, 330, 170])
  }

  @Test func `a limited neighbour holds the divider`() {
    show(Color.red.id("a"), blue.navigationSplitViewColumnWidth(min: 250, ideal: 280, max: 300))
    #expect(widths == [200, 280, 120])
    drag(at: 200.5, by: 100)
    #expect(widths == [230, 250, 120])
    drag(at: 230.5, by: -200)
    #expect(widths == [180, 300, 120])
    // The last column has no limits of its own.
    drag(at: 481.5, by: 60)
    #expect(widths == [180, 300, 120])
    drag(at: 481.5, by: -100)
    #expect(widths == [180, 250, 170])
  }

  @Test func `no divider of two fixed columns moves`() {
    show(Color.red.id("a").navigationSplitViewColumnWidth(120), blue.navigationSplitViewColumnWidth(90))
    for (place, distance) in [(120.5, 50.0), (120.5, -50), (211.5, 50), (211.5, -50)] {
      drag(at: place, by: distance)
      #expect(widths == [120, 90, 390])
    }
  }

  private struct Kept: Layout {
    let lengths: Observed<SplitViewLengths>

    var body: some Layout {
      NavigationSplitView {
        Color.red.navigationSplitViewColumnWidth(120)
      } content: {
        Color.blue.navigationSplitViewColumnWidth(min: 250, ideal: 280, max: 300)
      } detail: {
        Color.green
      }
      .splitViewLengths(Binding(get: { lengths.values[0] }, set: { lengths.values[0] = $0 }), name: "mail")
    }
  }

  @Test(
    arguments: [
      (120.5, 60, [120, 280, nil]), (120.5, -60, [120, 280, nil]), (401.5, 60, [120, 300, nil]),
      (401.5, -60, [120, 250, nil]),
    ] as [(Double, Double, [Double?])])
  func `lengths that are kept are between the limits`(place: Double, distance: Double, expected: [Double?]) {
    let lengths = Observed<SplitViewLengths>()
    lengths.values = [SplitViewLengths()]
    root.updateBody { Kept(lengths: lengths) }
    root.layoutIfNeeded()
    drag(at: place, by: distance)
    #expect(lengths.values[0]["mail"] == expected)
  }

  @Test func `each column has its own, and one that sets none the usual one`() {
    show(Color.red.id("a"), blue.navigationSplitViewColumnWidth(ideal: 90))
    #expect(widths == [200, 90, 310])
    show(Color.red.id("a").navigationSplitViewColumnWidth(70), blue)
    #expect(widths == [70, 280, 250])
    #expect(root.diagnostics == [])
  }

  @Test func `in a narrow room the one column that is shown has all of it`() {
    root.size.width = 300
    show(Color.red.id("a").navigationSplitViewColumnWidth(120), blue)
    #expect(widths[0] == 300)
  }

  @Test(
    arguments: [
      (0, 0, []), (-0.0, 0, []), (.nan, 280, [.invalidNumber]), (-20, 280, [.invalidNumber]),
      (.infinity, 280, [.invalidNumber]), (-.infinity, 280, [.invalidNumber]),
    ] as [(Double, Double, [Diagnostic.Code])])
  func `one that is no width counts as not given, and is diagnosed`(
    width: Double, shown: Double, codes: [Diagnostic.Code]
  ) {
    show(Color.red.id("a"), blue.navigationSplitViewColumnWidth(width))
    #expect(widths == [200, shown, 400 - shown])
    #expect(root.diagnostics.map(\.code) == codes)
    #expect(root.diagnostics.allSatisfy { $0.message.hasPrefix("navigationSplitViewColumnWidth was given ") })
  }

  /// Numbers of a column, its widths at first, moved to its least and to its greatest one, and what is reported.
  private struct Numbers: Sendable {
    let min, max: Double?
    let ideal: Double
    let widths: [Double]
    let codes: [Diagnostic.Code]

    init(_ min: Double?, _ ideal: Double, _ max: Double?, _ widths: [Double], _ codes: [Diagnostic.Code]) {
      (self.min, self.ideal, self.max, self.widths, self.codes) = (min, ideal, max, widths, codes)
    }
  }

  private static let numbers = [
    Numbers(nil, 150, .infinity, [150, 0, 430], []),
    Numbers(100, 150, .infinity, [150, 100, 430], []),
    Numbers(.nan, 150, 240, [150, 0, 240], [.invalidNumber]),
    Numbers(100, .nan, 240, [200, 100, 240], [.invalidNumber]),
    Numbers(100, 150, .nan, [150, 100, 430], [.invalidNumber]),
    Numbers(.nan, .nan, .nan, [200, 0, 480], [.invalidNumber, .invalidNumber, .invalidNumber]),
    Numbers(.infinity, 150, 240, [150, 0, 240], [.invalidNumber]),
    Numbers(nil, .infinity, 240, [200, 0, 240], [.invalidNumber]),
    Numbers(-5, 150, 240, [150, 0, 240], [.invalidNumber]),
    Numbers(100, -5, 160, [160, 100, 160], [.invalidNumber]),
    Numbers(100, 150, -5, [150, 100, 150], [.invalidNumber]),
    Numbers(nil, 150, 1e308, [150, 0, 430], [.invalidNumber]),
    Numbers(240, 150, 100, [240, 240, 240], [.contradictoryBounds]),
    Numbers(200, 150, 240, [200, 200, 240], [.contradictoryBounds]),
    Numbers(100, 300, 200, [300, 100, 300], [.contradictoryBounds]),
    Numbers(240, .nan, 100, [240, 240, 240], [.invalidNumber, .contradictoryBounds]),
  ]

  @Test(arguments: numbers)
  private func `each number has its effect, and each fault is diagnosed`(numbers: Numbers) {
    show(
      Color.red.id("a").navigationSplitViewColumnWidth(min: numbers.min, ideal: numbers.ideal, max: numbers.max), blue)
    let (first, least, most) = (numbers.widths[0], numbers.widths[1], numbers.widths[2])
    #expect(widths == [first, 280, 320 - first])
    drag(at: first + 0.5, by: -1000)
    #expect(widths == [least, 280 + first - least, 320 - first])
    drag(at: least + 0.5, by: 1000)
    #expect(widths == [most, 280 + first - most, 320 - first])
    #expect(root.diagnostics.map(\.code) == numbers.codes)
    #expect(root.diagnostics.allSatisfy { $0.message.contains("navigationSplitViewColumnWidth was given ") })
    #expect(Set(root.diagnostics.map(\.path)).count == (numbers.codes.isEmpty ? 0 : 1))
  }
}
