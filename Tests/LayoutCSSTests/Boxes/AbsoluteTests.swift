import Testing

@testable import LayoutCSS

/// Absolute and relative boxes (css-position-3).
@Suite struct AbsoluteTests {
  struct Case: Sendable {
    var edit: @Sendable (inout CSSStyle) -> Void
    /// The frame in a container of 100 by 60 with a border of 2 and a padding of 5; the content is two words of 10.
    var frame: [Double]
    var mirrored: [Double]
  }

  static let cases = [
    Case(edit: { _ in }, frame: [7, 7, 20, 10], mirrored: [73, 7, 20, 10]),
    Case(edit: { $0.inset.set(.left, .points(10)) }, frame: [12, 7, 20, 10], mirrored: [12, 7, 20, 10]),
    Case(edit: { $0.inset.set(.end, .points(10)) }, frame: [68, 7, 20, 10], mirrored: [12, 7, 20, 10]),
    Case(
      edit: {
        $0.inset = CSSEdges(all: .points(4))
      }, frame: [6, 6, 88, 48], mirrored: [6, 6, 88, 48]),
    Case(
      edit: {
        $0.inset = CSSEdges(all: .zero)
        $0.width = .points(30)
        $0.height = .points(20)
        $0.margin = .auto
      }, frame: [35, 20, 30, 20], mirrored: [35, 20, 30, 20]),
    Case(
      edit: {
        $0.inset = CSSEdges(all: .zero)
        $0.alignSelf = CSSAlignment(.end)
        $0.justifySelf = CSSAlignment(.center)
      }, frame: [40, 48, 20, 10], mirrored: [40, 48, 20, 10]),
    Case(
      edit: {
        $0.inset.top = .percent(50)
        $0.width = .percent(25)
      }, frame: [7, 30, 24, 10], mirrored: [69, 30, 24, 10]),
    Case(
      edit: {
        $0.inset.set(.left, .points(90))
      }, frame: [92, 7, 10, 20], mirrored: [92, 7, 10, 20]),
  ]

  @Test(arguments: cases) func `insets, margins and alignment place an absolute box`(_ one: Case) {
    func frame(_ isRightToLeft: Bool) -> [Double] {
      let root = FlexTrees.flex([
        GridTrees.item(leaf: GridWords(2, of: 10)) {
          $0.position = .absolute
          one.edit(&$0)
        }
      ]) {
        $0.width = .points(100)
        $0.height = .points(60)
        $0.border = CSSEdges(all: .points(2))
        $0.padding = CSSEdges(all: .points(5))
      }
      return GridTrees.frames(root, isRightToLeft: isRightToLeft)[0]
    }
    #expect(frame(false) == one.frame)
    #expect(frame(true) == one.mirrored)
  }

  @Test func `the static position is that of the only item`() {
    let root = FlexTrees.flex([GridTrees.item(20, 10) { $0.position = .absolute }]) {
      $0.width = .points(100)
      $0.height = .points(60)
      $0.justifyContent = CSSAlignment(.center)
      $0.alignItems = CSSAlignment(.flexEnd)
    }
    #expect(GridTrees.frames(root) == [[40, 50, 20, 10]])
  }

  @Test func `a static box is no containing block`() {
    let child = GridTrees.item(10, 10) {
      $0.position = .absolute
      $0.inset.set(.left, .points(3))
    }
    let middle = FlexTrees.flex([child]) {
      $0.position = .static
      $0.width = .points(30)
      $0.height = .points(30)
    }
    let root = FlexTrees.flex([middle]) { $0.padding = CSSEdges(all: .points(20)) }
    _ = GridTrees.frames(root)
    // From the root's edge 3; the middle box stands at 20. The top edge is its static position.
    #expect([child.x, child.y] == [-17, 0])
  }

  @Test func `insets of a relative box move it alone`() {
    let root = FlexTrees.flex([
      GridTrees.item(10, 10) {
        $0.inset.set(.left, .points(4))
        $0.inset.bottom = .points(3)
      }, GridTrees.item(10, 10),
    ]) { $0.flexDirection = .rowReverse }
    #expect(GridTrees.frames(root) == [[14, -3, 10, 10], [0, 0, 10, 10]])
  }
}
