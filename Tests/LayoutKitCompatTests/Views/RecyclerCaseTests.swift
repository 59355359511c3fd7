@testable import LayoutKitCompat
import TestPromises
import Testing

/// What is left in a host, and what is used again.
struct RecyclerCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Start: Decodable, Sendable {
    var view: String?
    var id: String?
    var state: String?
    var transformScale: Double?
    var anchor: [Double]?
    var children: [Start]?
  }

  struct Request: Decodable, Sendable {
    var id: String?
    var factoryReturns: String?

    private enum Keys: String, CodingKey { case id, factoryReturns }

    init(from decoder: any Decoder) throws {
      if let id = try? decoder.singleValueContainer().decode(String.self) {
        self.id = id
      } else {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.decodeIfPresent(String.self, forKey: .id)
        factoryReturns = try container.decodeIfPresent(String.self, forKey: .factoryReturns)
      }
    }
  }

  struct Expected: Decodable, Sendable {
    var path: String
    var view: String?
    var stillAttached: Bool?
    var state: String?
    var transformScale: Double?
    var anchor: [Double]?
    var count: Int?
  }

  var name: String
  var host: Start?
  var requests: [Request]?
  var outerId: String?
  var expected: [Expected]

  var testDescription: String { name }
}

@MainActor
@Suite struct RecyclerCaseTests {
  nonisolated static let cases = ViewFixtures.cases("recycler", of: RecyclerCase.self)

  @Test func `none of the cases is missing`() { #expect(Self.cases.count == 9) }

  @Test(.promises("LK-55", "LK-56", "LK-57", "U18"), arguments: cases.filter { $0.host != nil })
  func `the views that are found, that stay, that go`(_ layoutCase: RecyclerCase) throws {
    var views: [String: CountingView] = [:]
    let host = make(try #require(layoutCase.host), &views)
    var recycler = ViewRecycler(host)
    var answers: [String: CountingView] = [:]
    var made: Set<ObjectIdentifier> = []
    for (number, request) in try #require(layoutCase.requests).enumerated() {
      let found = recycler.view(id: request.id, type: ViewRecipe.TypeKey(CountingView.self)) {
        if let name = request.factoryReturns, let view = views[name] { return view }
        let view = CountingView()
        made.insert(ObjectIdentifier(view))
        return view
      }
      answers[request.id ?? "request \(number)"] = found.view as? CountingView
    }
    for view in recycler.leftovers() { view.removeFromParent() }
    for wanted in layoutCase.expected {
      if let name = wanted.view {
        let answer = try #require(answers[wanted.path])
        #expect(name == "new" ? made.contains(ObjectIdentifier(answer)) : answer === views[name])
        continue
      }
      let view = try #require(views[wanted.path])
      if let isAttached = wanted.stillAttached { #expect((view.parent != nil) == isAttached) }
      if let state = wanted.state { #expect(view.layoutRecord.role.rawValue == state) }
      if let scale = wanted.transformScale { #expect(view.transformScale == scale) }
      if let anchor = wanted.anchor { #expect([view.anchor.x, view.anchor.y] == anchor) }
    }
  }

  private func make(_ start: RecyclerCase.Start, _ views: inout [String: CountingView]) -> CountingView {
    let view = CountingView()
    view.layoutRecord = ViewRecord(
      role: start.state.flatMap(ViewRecord.Role.init) ?? .unmanaged, reuseId: start.id)
    view.transformScale = start.transformScale ?? 1
    if let anchor = start.anchor { view.anchor = Point(x: anchor[0], y: anchor[1]) }
    if let name = start.view { views[name] = view }
    for (index, child) in (start.children ?? []).enumerated() { view.insertChild(make(child, &views), at: index) }
    return view
  }

  @Test(.promises("LK-58"), arguments: cases.filter { $0.host == nil })
  func `a layout inside another one's view`(_ layoutCase: RecyclerCase) throws {
    let host = CountingView(width: 100, height: 100)
    let isRenamed = layoutCase.name.contains("bar -> baz")
    func outer(_ inner: String) -> LayoutArrangement {
      let child = isRenamed ? square(20, id: inner) : nil
      return square(50, id: layoutCase.outerId, inside: child).arrangement()
    }
    func place() throws -> CountingView {
      let view = try #require(host.children.first)
      return isRenamed ? try #require(view.children.first) : view
    }
    outer("bar").makeViews(in: host)
    square(10).arrangement().makeViews(in: try place())
    #expect(try place().children.count == 1)
    outer("baz").makeViews(in: host)
    #expect(try place().children.count == layoutCase.expected.first?.count)
  }
}
