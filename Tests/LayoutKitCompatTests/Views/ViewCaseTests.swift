import LayoutConformance
import LayoutKitCompat
import TestPromises
import Testing

/// The cases as data: which views there are, in which order, where, and which were there before.
@MainActor
@Suite struct ViewCaseTests {
  nonisolated static let views = ViewFixtures.cases("views", of: ViewsCase.self)
  nonisolated static let reuse = ViewFixtures.cases("reuse", of: ReuseCase.self)
  nonisolated static let reuseDefects = ViewFixtures.cases("reuse", of: ReuseCase.self, in: "layoutkit_defects")

  @Test func `none of the cases is missing`() {
    #expect(Self.views.count == 7)
    #expect(Self.reuse.count == 6)
    #expect(Self.reuseDefects.count == 2)
  }

  @Test(.promises("LK-50", "LK-51", "LK-52"), arguments: views)
  func `views made from an arrangement`(_ layoutCase: ViewsCase) throws {
    let origin = Point(x: layoutCase.origin?.x ?? 0, y: layoutCase.origin?.y ?? 0)
    let arrangement = try layoutCase.tree.layout(CountingView.recipe)
      .arrangement(origin: origin, width: layoutCase.width, height: layoutCase.height)
    let names = ViewNames()
    var found: [CaseView]
    if let size = layoutCase.host {
      let host = CountingView(width: size.w, height: size.h)
      #expect(arrangement.makeViews(in: host) === host)
      found = names.list(in: host)
    } else {
      let root = try #require(arrangement.makeViews(of: CountingView.self) as? CountingView)
      let name = names.name(root)
      found = [names.describe(root, name, nil)] + names.list(in: root, called: name)
    }
    #expect(found.map(\.description) == layoutCase.expected.map(\.description))
  }

  @Test(.promises("LK-52", "LK-54", "LK-56", "LK-57", "LK-60"), arguments: reuse)
  func `arrangements applied one after the other`(_ layoutCase: ReuseCase) throws {
    let phases = try run(layoutCase)
    let expected = try #require(layoutCase.expected)
    #expect(phases.map(\.phase) == expected.map(\.phase))
    for (found, wanted) in zip(phases, expected) {
      #expect(found.views.map(\.description) == wanted.views.map(\.description))
    }
  }

  @Test(.promises("D11", "D12"), arguments: reuseDefects)
  func `views as they should be`(_ layoutCase: ReuseCase) throws {
    let phases = try run(layoutCase)
    switch layoutCase.shouldBe {
    case "rule: the view called foreign stays at (0,0,10,10) in every phase":
      #expect(phases.count == 3)
      for phase in phases { #expect(phase.views.first?.description == "v1 in host: 0.0 0.0 10.0 10.0") }
      #expect(phases.last?.views.map(\.x) == [0, 80])
    case "rule: after the second step only the view of the second tree is left":
      #expect(phases.map { $0.views.map(\.view) } == [["v1", "v2"], ["v3"]])
    default: Issue.record("an unknown rule: \(layoutCase.shouldBe ?? "none")")
    }
  }

  /// What is in the host after each step.
  private func run(_ layoutCase: ReuseCase) throws -> [ReuseCase.Phase] {
    let host = CountingView(width: layoutCase.host.w, height: layoutCase.host.h)
    let names = ViewNames()
    var phases: [ReuseCase.Phase] = []
    func note(_ phase: String) { phases.append(ReuseCase.Phase(phase: phase, views: names.list(in: host))) }
    for step in layoutCase.steps {
      guard let tree = step.tree else {
        let foreign = CountingView()
        foreign.frame = step.frame?.rect ?? .zero
        host.insertChild(foreign, at: host.children.count)
        note("applied")
        continue
      }
      let arrangement = try tree.layout(CountingView.recipe).arrangement(width: step.width, height: step.height)
      host.userDirection = direction(step.userDirection)
      if step.op == "prepareAnimation" {
        let change = arrangement.prepareAnimation(in: host, direction: direction(step.naturalDirection))
        note("prepared")
        change.apply()
      } else {
        arrangement.makeViews(in: host, direction: direction(step.naturalDirection))
      }
      note("applied")
    }
    return phases
  }
}
