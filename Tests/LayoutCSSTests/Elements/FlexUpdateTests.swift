import Foundation
import Layout
import LayoutConformance
import Testing

@testable import LayoutCSS

/// Updates have the frames of a new tree, and do the work of what changed.
@Suite struct FlexUpdateTests {
  /// The least trees of the corpus.
  private func cases() throws -> [BoxCase] {
    let path = URL(filePath: #filePath).appending(path: "../../Fixtures/micro_cases.json").standardizedFileURL.path
    let cases = try BoxCaseFile.read(path).cases
    try #require(cases.count == 698)
    return cases
  }

  private static func frames(_ root: LayoutRoot) -> [Rect] { root.result.elements.map(\.frame) }

  /// The frames in a root of its own.
  private static func fresh(_ node: BoxNode) -> [Rect] {
    let root = LayoutRoot(size: Size(width: 300, height: 300))
    root.setBody { BoxElement(node: node, index: 0) }
    root.layoutIfNeeded()
    return frames(root)
  }

  @Test func `a root that shows one tree after another has the frames of new ones`() throws {
    let root = LayoutRoot(size: Size(width: 300, height: 300))
    var differences: [String] = []
    for box in try cases() {
      root.setBody { BoxElement(node: box.root, index: 0) }
      root.layoutIfNeeded()
      if FlexUpdateTests.frames(root) != FlexUpdateTests.fresh(box.root) { differences.append(box.name) }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10))")
  }

  @Test func `edits of one box have the frames of a new tree`() throws {
    var random = SplitMix(25)
    var differences: [String] = []
    for box in try cases().filter({ $0.root.count > 2 }).prefix(100) {
      let root = LayoutRoot(size: Size(width: 300, height: 300))
      var node = box.root
      root.setBody { BoxElement(node: node, index: 0) }
      root.layoutIfNeeded()
      for step in 0..<4 {
        node.edit(Int.random(in: 1..<box.root.count, using: &random), &random)
        root.setBody { BoxElement(node: node, index: 0) }
        root.layoutIfNeeded()
        if FlexUpdateTests.frames(root) != FlexUpdateTests.fresh(node) {
          differences.append("\(box.name), step \(step)")
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10))")
  }

  /// Containers in each other, of which the one in the middle has a display and a position.
  private struct Nest: Layout {
    var order = [1, 2, 3, 4]
    var display = CSSStyle.Display.flex
    var position = CSSStyle.Position.relative
    var width = 10.0

    var body: some Layout {
      Flex(wrap: .wrap, gap: 4) {
        Flex(direction: .column, gap: 2) {
          ForEach(order, id: \.self) { number in
            Color.gray.box(width: .percent(Double(number) * 10), height: 10, minWidth: .points(width))
          }
          Flex { Color.blue.box(width: .points(width), height: 5) }
          Color.red.box(width: 10, height: 10).position(.absolute).inset(.trailing, 0).inset(.bottom, 0)
        }
        .declaring([.display(display), .position(position)])
        Flex { ForEach(order, id: \.self) { Color.gray.box(width: .points(Double($0) * 10), height: 10) } }
      }
      .box(width: .percent(100))
    }
  }

  @Test(arguments: [CSSStyle.Display.flex, .contents], [CSSStyle.Position.relative, .static, .absolute])
  func `a new size, another order and another width have the frames of a new tree`(
    _ display: CSSStyle.Display, _ position: CSSStyle.Position
  ) {
    let root = LayoutRoot(size: Size(width: 300, height: 300))
    var nest = Nest()
    func check(_ step: String) {
      root.setBody { nest }
      root.layoutIfNeeded()
      let fresh = LayoutRoot(size: root.size)
      fresh.setBody { nest }
      fresh.layoutIfNeeded()
      #expect(FlexUpdateTests.frames(root) == FlexUpdateTests.frames(fresh), "\(step)")
    }
    check("first")
    (nest.display, nest.position) = (display, position)
    check("display and position")
    root.size = Size(width: 180, height: 240)
    check("a new size")
    nest.order = [3, 1, 4, 2]
    check("another order")
    nest.width = 25
    check("another width")
    nest.display = .none
    check("hidden")
    nest.display = display
    check("shown again")
    nest.order = [2, 4]
    check("fewer members")
  }

  @Test func `a percentage of an element in a nested container counts as not given, in each turn`() {
    let root = LayoutRoot(size: Size(width: 300, height: 300))
    root.setBody {
      Flex {
        Flex {
          Color.red.size(width: Percent(50), height: 10).id("half")
          Color.blue.box(width: 20, height: 5)
        }
      }
    }
    for width in [300.0, 180, 300] {
      root.size.width = width
      root.layoutIfNeeded()
      #expect(root.result.frame(of: "half")?.width == 10)
    }
  }

  @Test func `a percentage in a nested container leaves no work for the turn that follows`() {
    let root = LayoutRoot(size: Size(width: 300, height: 300))
    func show() {
      root.setBody { Flex { Flex { Color.red.size(width: Percent(50), height: 10).id("half") } } }
      root.layoutIfNeeded()
    }
    show()
    show()
    #expect(root.counters.measures == 0 && root.counters.places == 0)
  }

  /// A container with a share of its proposal in it.
  private static var inner: some Layout {
    Flex {
      Color.red.size(width: Percent(50), height: Percent(50)).id("half")
      Color.blue.box(width: 20, height: 5)
    }
    .flex(shrink: 0)
    .order(1)
  }

  /// What stands around that container, under the same nodes: another container that lays it out, or that measures it.
  private static let places: [(name: String, show: @Sendable (LayoutRoot) -> Void)] = [
    ("nested", { root in root.setBody { Flex { inner } } }),
    ("in a padding", { root in root.setBody { Flex { inner.padding(5) } } }),
    ("nested in a grid", { root in root.setBody { CSSGrid(columns: [.fr(1)]) { inner } } }),
    ("in a frame", { root in root.setBody { CSSGrid(columns: [.fr(1)]) { inner.frame(width: 90) } } }),
    ("in a custom layout", { root in root.setBody { Passing()() { inner } } }),
    ("the whole", { root in root.setBody { inner } }),
  ]

  /// A caller's layout that proposes what it is proposed.
  private struct Passing: CustomLayout {
    func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test(arguments: [300.0, 180])
  func `a container that is nested, or is no more, has the frames of a new tree`(width: Double) {
    for (before, first) in FlexUpdateTests.places {
      for (after, second) in FlexUpdateTests.places where after != before {
        let root = LayoutRoot(size: Size(width: 300, height: 200))
        first(root)
        root.layoutIfNeeded()
        root.size.width = width
        let fresh = LayoutRoot(size: root.size)
        for shown in [root, fresh] {
          second(shown)
          shown.layoutIfNeeded()
        }
        #expect(FlexUpdateTests.frames(root) == FlexUpdateTests.frames(fresh), "\(before), then \(after)")
      }
    }
  }

  /// Sections of rows: each section is a container in a container.
  private struct Page: Layout {
    var changed: String
    var size: Double

    var body: some Layout {
      Flex(direction: .column, gap: 4) {
        ForEach(0..<20, id: \.self) { section in
          Flex(gap: 4) {
            ForEach(0..<10, id: \.self) { row in
              Color.gray
                .frame(width: "\(section).\(row)" == changed ? size : 10, height: 10)
                .id("\(section).\(row)")
            }
          }
        }
      }
      .box(width: 300)
    }
  }

  @Test func `a change in one section measures that section, and places it and what moves`() {
    let root = LayoutRoot(size: Size(width: 300, height: 400))
    root.setBody { Page(changed: "", size: 10) }
    root.layoutIfNeeded()
    root.setBody { Page(changed: "7.3", size: 25) }
    root.layoutIfNeeded()
    let counters = root.result.counters
    #expect(root.result.frame(of: "7.4") == Rect(x: 71, y: 160, width: 10, height: 10))
    #expect(root.result.frame(of: "8.4") == Rect(x: 56, y: 174, width: 10, height: 10))
    #expect(counters.measures <= 4 && counters.places <= 4, "\(counters)")
  }

  /// The number of times that leaves are measured in containers in each other.
  private func measures(_ depth: Int) -> Int {
    struct Nest: Layout {
      let depth: Int
      var body: some Layout {
        if depth == 0 {
          Text("some words of a text")
        } else {
          Flex(direction: depth % 2 == 0 ? .row : .column) {
            Text("a word")
            AnyLayout(Nest(depth: depth - 1))
          }
        }
      }
    }
    return Nest(depth: depth).calculateLayout(in: Size(width: 60, height: 400)).counters.leafMeasures
  }

  @Test func `the number of measurements does not grow with the depth`() {
    let (few, many) = (measures(8), measures(24))
    #expect(many <= 3 * few + 8, "\(few), \(many)")
  }
}

extension BoxNode {
  /// Changes the style of the box at `index` in the order of the tree.
  fileprivate mutating func edit(_ index: Int, _ random: inout SplitMix) {
    if index == 0 {
      let number = Double(Int.random(in: 1...60, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: style.style.width = .points(number)
      case 1: style.style.height = .points(number)
      case 2: style.style.flexGrow = number / 20
      case 3: style.style.padding = CSSEdges(all: .percent(number / 4))
      case 4: style.style.display = style.style.display == .none ? .flex : .none
      default: style.style.margin = CSSEdges(all: .points(number / 4))
      }
      return
    }
    var at = 1
    for child in (children ?? []).indices {
      let count = children?[child].count ?? 0
      if index < at + count {
        children?[child].edit(index - at, &random)
        return
      }
      at += count
    }
  }
}
