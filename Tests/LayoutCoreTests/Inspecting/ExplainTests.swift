@testable import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct ExplainTests {
  private func root(_ size: Size = Size(width: 200, height: 100), @LayoutBuilder _ body: @escaping () -> some Layout)
    -> LayoutRoot
  {
    let root = LayoutRoot(size: size, measurers: .tens)
    root.updateBody(body)
    return root
  }

  @Test func `an explanation changes no counter, no frame and no stored response: the next turn costs nothing`() throws
  {
    for one in LeafExplanationTests.cases + ContainerExplanationTests.cases + ModifierExplanationTests.cases {
      let root = one.root
      let host = CountingHost()
      root.host = host
      root.layoutIfNeeded()
      host.takeCounts()
      let (counters, frames, boxes) = (root.counters, root.result.description, root.inspectionBoxes)
      for _ in 0..<2 { _ = try #require(root.explain(id: "it")) }
      _ = root.explain(at: Point(x: 160, y: 240))
      #expect(root.counters == counters && root.result.description == frames && root.inspectionBoxes == boxes)
      #expect(root.session.tree._checkInvariants().isEmpty)
      // Not by `setNeedsLayout()`, which measures wrapped views again.
      root.invalidateLayout(for: .contentChanged)
      root.layoutIfNeeded()
      let after = root.counters
      #expect(after.measures == 0 && after.cacheHits == 0 && after.places == 0 && after.visits == 0, "\(one.name)")
      #expect(after.leafMeasures == 0 && after.bodies == 0 && host.takeCounts() == CountingHost.Counts())
      #expect(root.result.description == frames && root.diagnostics == one.root.diagnostics)
    }
  }

  @Test func `the frames of the steps are those of the result, and each proposal in a stack is a share of the rest`()
    throws
  {
    for one in ContainerExplanationTests.cases + ModifierExplanationTests.cases {
      let root = one.root
      let explanation = try #require(root.explain(id: "it"))
      for step in explanation.steps {
        #expect(step.frame.size == step.size)
        guard let element = root.result.elements.indices.first(where: { root.result.path(of: $0) == step.path }) else {
          Issue.record("\(one.name): nothing at \(step.path)")
          continue
        }
        #expect(root.result.elements[element].layers[step.layer] == step.frame, "\(one.name) \(step.path)")
      }
    }
  }

  @Test func `an update is explained as a new layout would be`() throws {
    let root = root {
      HStack(spacing: 8) {
        Color.red.id("it"); word(3)
      }
    }
    let before = try #require(root.explain(id: "it")).description.withoutSourceLines
    root.updateBody {
      HStack(spacing: 8) {
        Color.red.id("it"); word(5)
      }
    }
    let after = try #require(root.explain(id: "it")).description.withoutSourceLines
    #expect(before != after)
    let fresh = self.root {
      HStack(spacing: 8) {
        Color.red.id("it"); word(5)
      }
    }
    #expect(fresh.explain(id: "it")?.description.withoutSourceLines == after)
  }

  @Test func `a point finds the front-most element, in scroll views as far as they are scrolled`() throws {
    let root = root {
      ScrollView {
        VStack { for row in 0..<9 { SizedBox(width: 200, height: 40).id(row) } }
      }.id("scroll").overlay(alignment: .bottomTrailing) { word(2) }
    }
    func path(_ x: Double, _ y: Double) -> String? { root.explain(at: Point(x: x, y: y))?.steps.first?.path }
    #expect(path(10, 10) == "0.0.0" && path(10, 50) == "0.0.1")
    #expect(path(190, 90) == "0.@0.0" && path(190, 70) == "0.0.1")
    root.scroll("scroll", to: Point(x: 0, y: 130))
    root.layoutIfNeeded()
    #expect(path(10, 10) == "0.0.3")
    let row = try #require(root.explain(at: Point(x: 10, y: 10))?.steps.first)
    #expect(row.frame == Rect(x: 0, y: -10, width: 200, height: 40))
    #expect(path(10, 100) == nil && path(-1, 10) == nil && path(200, 10) == nil)
    #expect(path(.nan, 10) == nil && path(10, .infinity) == nil)
  }

  @Test func `what is cut off is not met`() {
    let root = root { SizedBox(width: 80, height: 80).frame(width: 40, height: 40).clipped() }
    #expect(root.inspectionBoxes.map(\.frame) == [Rect(x: 80, y: 30, width: 40, height: 40)])
    let inner = self.root {
      VStack {
        SizedBox(width: 80, height: 80); SizedBox(width: 1, height: 1)
      }
      .frame(width: 40, height: 40).clipped()
    }
    #expect(inner.explain(at: Point(x: 65, y: 50)) == nil)
    #expect(inner.explain(at: Point(x: 85, y: 50))?.steps.first?.name == "Fixed")
  }

  @Test func `a view of the host is explained by its element`() throws {
    let root = root {
      VStack {
        word(2).background(.red); word(4)
      }
    }
    let host = CountingHost()
    root.host = host
    root.layoutIfNeeded()
    let lines = host.views.keys.sorted(by: { $0.rawValue < $1.rawValue }).compactMap {
      root.explain($0)?.steps.first?.name
    }
    #expect(Set(lines) == ["Text \"xx\"", "Text \"xxxx\""] && lines.count == 3)
    root.updateBody { word(1) }
    #expect(root.explain(ViewID(rawValue: 999)) == nil)
  }

  @Test func `what is not there or not shown has no explanation`() {
    let empty = LayoutRoot(size: Size(width: 10, height: 10))
    #expect(empty.explain(at: .zero) == nil && empty.explain(id: 1) == nil && empty.inspectionBoxes.isEmpty)
    let root = root {
      ViewThatFits(in: .horizontal) {
        SizedBox(width: 400, height: 1).id("wide"); SizedBox(width: 4, height: 1).id("small")
      }
    }
    #expect(root.explain(id: "wide") == nil && root.explain(id: "small") != nil && root.explain(id: "none") == nil)
  }

  @Test func `a room without bounds proposes nothing`() {
    let root = root(Size(width: .infinity, height: 100)) { word(3).id("it") }
    #expect(root.explain(id: "it")?.steps.first?.proposal == Proposal(width: nil, height: 100))
  }

  @Test func `a thousand containers in each other are explained`() throws {
    var layout = AnyLayout(Color.red.id("it"))
    for _ in 0..<1000 {
      layout = AnyLayout(
        VStack {
          layout; SizedBox(width: 1, height: 0)
        })
    }
    let root = root { layout }
    let explanation = try #require(root.explain(id: "it"))
    #expect(explanation.steps.count == 1001)
    #expect(explanation.steps.allSatisfy { $0.proposal == Proposal(width: 200, height: 100) })
  }
}
