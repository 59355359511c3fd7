import LayoutConformance
import LayoutEngine
import Testing

/// What is reported: which code, for which place, once.
@Suite struct DiagnosticTests {
  @Test func `the same is reported once a place`() {
    var heard: [String] = []
    let sink = DiagnosticSink { heard.append($0.path) }
    for _ in 0..<3 {
      for path in ["0", "0.1"] { sink.report(Diagnostic(code: .invalidNumber, message: "bad", path: path)) }
    }
    sink.report(Diagnostic(code: .infiniteFrame, severity: .note, message: "bad", path: "0"))
    #expect(heard == ["0", "0.1", "0"])
    #expect(sink.diagnostics.map(\.code) == [.invalidNumber, .invalidNumber, .infiniteFrame])
    #expect(sink.diagnostics[2].description == "note: infiniteFrame at 0: bad")
  }

  @Test func `faults do not differ by words, but by subjects`() {
    let sink = DiagnosticSink()
    func report(_ message: String, _ subject: String?) {
      sink.report(Diagnostic(code: .unsettledGeometry, message: message, path: "0", subject: subject))
    }
    report("the width is 40", nil)
    report("the width is 60", nil)
    report("the width is 60", "rows")
    report("the width is 80", "rows")
    #expect(sink.diagnostics.map(\.message) == ["the width is 40", "the width is 60"])
  }

  @Test func `a handler that is called with a fault may report another one`() {
    var sink: DiagnosticSink?
    var heard: [String] = []
    let made = DiagnosticSink { diagnostic in
      heard.append(diagnostic.path)
      if diagnostic.path == "0" { sink?.report(Diagnostic(code: .overflow, message: "too", path: "0.1")) }
    }
    sink = made
    made.report(Diagnostic(code: .overflow, message: "first", path: "0"))
    #expect(heard == ["0", "0.1"])
    #expect(made.diagnostics.map(\.path) == ["0", "0.1"])
    sink = nil
  }

  @Test func `several modifiers of one element differ by kind and fault`() throws {
    let live = try LiveTree(
      TreeDescription.color.padding(.nan).padding(.nan).padding(.infinity).frame(width: .nan).frame(width: -1))
    for _ in 0..<2 { live.layout(width: 100, height: 100) }
    #expect(
      live.tree.sink.diagnostics.map { $0.message.prefix(24) } == [
        "padding was given NaN, w", "padding was given infini", "frame was given NaN, whi", "frame was given a negati",
      ])
  }

  @Test func `a broken tree does not fill the memory`() {
    let sink = DiagnosticSink()
    for number in 0..<3000 { sink.report(Diagnostic(code: .invalidNumber, message: "bad", path: "\(number)")) }
    #expect(sink.diagnostics.count == DiagnosticSink.limit)
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    var tree: TreeDescription
    var codes: [Diagnostic.Code]
    var testDescription: String { tree.modifiers.first.map { "\($0)" } ?? "\(tree.kind)" }

    init(_ tree: TreeDescription, _ codes: Diagnostic.Code...) {
      self.tree = tree
      self.codes = codes
    }
  }

  static let samples = [
    Sample(TreeDescription.color.frame(width: 10)),
    Sample(TreeDescription.color.frame(width: .nan), .invalidNumber),
    Sample(TreeDescription.color.frame(width: -1), .invalidNumber),
    Sample(TreeDescription.color.frame(height: .infinity), .invalidNumber),
    Sample(TreeDescription.color.frame(height: 1e308), .invalidNumber),
    Sample(TreeDescription.color.padding(.nan), .invalidNumber), Sample(TreeDescription.color.padding(-4)),
    Sample(TreeDescription.color.offset(x: .infinity), .invalidNumber),
    Sample(TreeDescription.color.priority(.nan), .invalidNumber),
    Sample(TreeDescription.color.priority(-.infinity)),
    Sample(TreeDescription.color.modified(.aspectRatio(0, fill: false)), .invalidNumber),
    Sample(TreeDescription.color.modified(.position(.nan, 0)), .invalidNumber),
    Sample(TreeDescription.color.top(.nan), .invalidNumber),
    Sample(TreeDescription.color.percent(width: .nan, height: 10), .invalidNumber),
    Sample(TreeDescription.color.modified(.containerRelative(.both, count: 0)), .invalidNumber),
    Sample(
      TreeDescription.color.modified(.flexibleFrame(TreeDescription.Bounds(min: 50, max: 10), .none)),
      .contradictoryBounds),
    Sample(
      TreeDescription.color.modified(.flexibleFrame(TreeDescription.Bounds(min: 50, ideal: 10), .none)),
      .contradictoryBounds),
    Sample(
      TreeDescription.color.modified(.flexibleFrame(.none, TreeDescription.Bounds(ideal: 50, max: 10))),
      .contradictoryBounds),
    Sample(.fixed(-1, 10), .invalidNumber), Sample(.spacer(-3), .invalidNumber),
    Sample(.hStack(spacing: .nan, [.color, .color]), .invalidNumber),
    Sample(.measured(.constant(.nan, 10)), .invalidResponse), Sample(.measured(.constant(10, -1)), .invalidResponse),
    Sample(.custom(.constant(10, .infinity, x: 0, y: 0), []), .invalidResponse),
  ]

  @Test(arguments: samples)
  func `a second child's fault is reported for its place`(sample: Sample) throws {
    let live = try LiveTree(.vStack([.fixed(1, 1), sample.tree]))
    for _ in 0..<2 { live.layout(width: 100, height: 100) }
    // Measured with other proposals it may be reported once more, in other words.
    let found = live.tree.sink.diagnostics
    #expect(Set(found.map(\.code)) == Set(sample.codes))
    #expect(found.allSatisfy { $0.severity == .warning && $0.message.isEmpty == false })
  }

  @Test func `a size that is none is reported with the element's path`() throws {
    let live = try LiveTree(.vStack([.fixed(1, 1), .hStack([.color, .measured(.constant(.nan, 10))])]))
    live.layout(width: 100, height: 100)
    #expect(Set(live.tree.sink.diagnostics.map(\.path)) == ["0.1.1"])
    #expect(live.frame(1, 1) == Rect(x: 100, y: 45.5, width: 0, height: 10))
  }

  @Test func `a place that is none is reported with the child's path`() throws {
    let live = try LiveTree(.custom(.constant(50, 40, x: .nan, y: 7), [.fixed(10, 10)]))
    live.layout(width: 100, height: 100)
    #expect(live.tree.sink.diagnostics.map(\.code) == [.invalidNumber])
    #expect(live.tree.sink.diagnostics.map(\.path) == ["0.0"])
    #expect(live.frame(0) == Rect(x: 0, y: 7, width: 10, height: 10))
  }

  @Test func `an infinite frame is noted and the ideal used`() throws {
    let live = try LiveTree(.color)
    #expect(live.layout(width: .infinity, height: 20) == Size(width: .infinity, height: 20))
    #expect(live.frame() == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(live.tree.sink.diagnostics.map(\.code) == [.infiniteFrame])
    #expect(live.tree.sink.diagnostics.map(\.severity) == [.note])
  }
}
