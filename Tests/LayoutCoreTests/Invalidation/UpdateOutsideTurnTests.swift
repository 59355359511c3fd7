import LayoutCore
import LayoutTesting
import Observation
import Testing

@Observable private final class Model {
  var width = 10.0
}

/// Calls of a root between turns, while a change waits.
@Suite struct UpdateOutsideTurnTests {
  private let model = Model()
  private let root = LayoutRoot(size: Size(width: 100, height: 100))

  init() {
    root.updateBody { [model] in
      VStack {
        Box(model.width, 10)
        Box(20, 10).size(width: 20)
      }
    }
  }

  @Test func `a change is measured before its turn, and stays due`() {
    #expect(root.sizesThatFit([.unspecified]).map(\.size) == [Size(width: 20, height: 20)])
    model.width = 30
    #expect(root.sizesThatFit([.unspecified]).map(\.size) == [Size(width: 30, height: 20)])
    #expect(root.result.leaves.first?.width == 30)
  }

  @Test func `the first baseline is returned for the measured size, where there is a text`() {
    let texts = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    texts.updateBody {
      VStack {
        Box(10, 7)
        word(3)
      }
    }
    #expect(texts.sizesThatFit([.unspecified], baselines: true).map(\.firstBaseline) == [22])
    #expect(texts.sizesThatFit([.unspecified]).map(\.firstBaseline) == [nil])
    #expect(root.sizesThatFit([.unspecified], baselines: true).map(\.firstBaseline) == [nil])
  }

  @Test func `rules that ignore changes of content keep what was`() {
    root.invalidationRules = LayoutInvalidationRules.default.ignoring(.contentChanged)
    model.width = 30
    #expect(root.sizesThatFit([.unspecified]).map(\.size) == [Size(width: 20, height: 20)])
  }

  @Test func `a root knows whether its own size may be another one, and measures no more than that takes`() {
    root.layoutIfNeeded()
    let before = root.contentChanges
    root.noteContentChanges()
    #expect(root.contentChanges == before)
    model.width = 30
    root.noteContentChanges()
    #expect(root.contentChanges > before)
    let after = root.contentChanges
    root.noteContentChanges()
    #expect(root.contentChanges == after)
    #expect(root.result.leaves.first?.width == 30)
  }
}
