import ConstraintFirst
import Observation
import TestPromises
import Testing

/// A checker for a project's own tests.
@Suite struct LayoutRuleCheckerTests {
  @Observable final class Model: @unchecked Sendable { var count = 0 }

  /// A container with a given response, which changes a model where it is set to.
  private struct Broken: CustomLayout {
    var answer = Size(width: 10, height: 10)
    var whilePlacing: () -> Void = {}

    func sizeThatFits(proposal: Proposal, subviews: Subviews, cache: inout Void) -> Size { answer }
    func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Void) { whilePlacing() }
  }

  private let checker = LayoutRuleChecker()

  @Test(.promises("CF-12")) func `a layout that keeps the rules passes, in every size, text size and direction`() {
    let found = checker.violations {
      VStack {
        Text("Revenue")
        ConstraintLayout()() { Color.red.constraints(width: 140, height: 80) }
      }
      .padding(16)
    }
    #expect(found == [])
    #expect(checker.sizes.count * checker.textSizes.count * checker.directions.count == 32)
  }

  @Test(.promises("CF-12"), arguments: [Double.nan, Double.infinity, -1])
  func `a measured size that is not finite, or negative, is found`(length: Double) {
    let found = checker.violations { Broken(answer: Size(width: length, height: 10))() { Color.red } }
    #expect(!found.isEmpty)
    #expect(Set(found.map(\.rule)) == [.finiteSizes])
  }

  @Test(.promises("CF-12")) func `state that is changed while placing is found`() {
    let model = Model()
    let found = LayoutRuleChecker(sizes: [Size(width: 100, height: 100)], textSizes: [.large]).violations {
      Text("\(model.count)")
      Broken(whilePlacing: { if model.count < 100 { model.count += 1 } })() { Color.red }
    }
    #expect(found.map(\.rule).contains(.noStateChange))
    #expect(found[0].description.hasPrefix(found[0].rule.rawValue))
  }

  @Test(.promises("CF-12")) func `constraints that are none are found`() {
    let found = checker.violations { ConstraintLayout()() { Color.red.constraints(width: -1) } }
    #expect(Set(found.map(\.rule)) == [.validConstraints])
  }

  @Test(.promises("CF-13"))
  func `a layout that changes its own state again and again stops after four turns, and is reported`() {
    let model = Model()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody {
      Broken(whilePlacing: { model.count += 1 })() { Color.red.size(width: Double(model.count % 7), height: 5) }
    }
    #expect(model.count <= 2 * 4)
    #expect(root.diagnostics.contains { $0.code == .unsettledGeometry })
    #expect(root.result.leaves.count == 1)
    let found = LayoutRuleChecker(sizes: [Size(width: 100, height: 100)]).violations {
      Broken(whilePlacing: { model.count += 1 })() { Color.red.size(width: Double(model.count % 7), height: 5) }
    }
    #expect(Set(found.map(\.rule)) == [.noStateChange, .settles])
  }
}
