import LayoutTesting
import Observation
import TestPromises
import Testing

@testable import LayoutCore

/// Measures the ideal sizes of its subviews, and stacks them in half of these.
private struct Halves: CustomLayout {
  private func sizes(_ subviews: LayoutSubviews) -> [Size] {
    subviews.map { $0.sizeThatFits(.unspecified) }.map { Size(width: $0.width / 2, height: $0.height / 2) }
  }

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    sizes(subviews).reduce(.zero) { Size(width: max($0.width, $1.width), height: $0.height + $1.height) }
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    var corner = bounds.origin
    for (subview, size) in zip(subviews, sizes(subviews)) {
      subview.place(at: corner, proposal: Proposal(size))
      corner.y += size.height
    }
  }
}

/// As long as its subview, and as broad as that is long.
private struct Square: CustomLayout {
  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let length = subviews.map { $0.sizeThatFits(proposal).height }.max() ?? 0
    return Size(width: length, height: length)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// What rows add to their lengths.
@Observable private final class Extras {
  var by: [Int: Double] = [:]
}

/// A row of these tests alone: rows of a type that once read a model are watched in every list of the process, and cost
/// a node more, which other tests count.
private struct GrowingRow: Layout {
  var width: Double
  var height: Double

  var body: some Layout { Color.red.size(width: width, height: height) }
}

/// Lists that are measured for their ideal sizes and shown in less.
@Suite struct LazyIdealTests {
  enum Shape: CaseIterable {
    case column, row, grid, headed, twice, ratio, carousel, fixed, across, narrow, square, baseline, carousels, deep
    case open, openCells

    /// Whether lists stand in rows of lists.
    var isNested: Bool { [.carousels, .deep, .open, .openCells].contains(self) }

    fileprivate func layout(_ ids: [Int], _ extras: Extras) -> AnyLayout {
      let rows = ForEach(ids, id: \.self) { id in
        GrowingRow(width: Double(30 + id * 37 % 50), height: Double(20 + id * 53 % 90) + (extras.by[id] ?? 0))
      }
      let column = ScrollView { LazyVStack { rows } }.id("feed")
      let row = ScrollView(.horizontal) { LazyHStack { rows } }.id("feed")
      let columns = [GridItem(.fixed(90)), GridItem(.fixed(80)), GridItem(.fixed(40))]
      let below = Box(7, 9).id("below")
      func halved(_ list: some Layout) -> AnyLayout {
        AnyLayout(
          Halves().callAsFunction {
            list
            below
          })
      }
      func over(_ list: some Layout) -> AnyLayout {
        AnyLayout(
          VStack {
            list
            below
          })
      }
      switch self {
      case .column: return halved(column)
      case .row: return halved(row)
      case .grid: return halved(ScrollView { LazyVGrid(columns: columns, spacing: 3) { rows } }.id("feed"))
      case .headed:
        return halved(
          ScrollView {
            Box(50, 33)
            LazyVStack(spacing: 2.5) { rows }.padding(3)
          }.id("feed"))
      case .twice:
        return halved(
          ScrollView {
            LazyVGrid(columns: columns, spacing: 3) {
              Box(9, 9)
              rows
              Box(9, 99)
              rows
            }
          }.id("feed"))
      case .ratio: return over(column.aspectRatio(contentMode: .fit))
      case .carousel: return AnyLayout(ScrollView { over(row) })
      case .fixed: return over(column.fixedSize())
      case .across:
        return halved(ScrollView { ScrollView(.horizontal) { LazyVStack { rows } } }.id("feed"))
      case .narrow:
        return over(ScrollView { LazyVStack { rows }.fixedSize(horizontal: true, vertical: false) }.id("feed"))
      case .square:
        return over(ScrollView { Square().callAsFunction { LazyVStack { rows } } }.id("feed").frame(height: 120))
      case .carousels:
        let lists = ForEach(ids, id: \.self) { _ in ScrollView(.horizontal) { LazyHStack { rows } } }
        return over(ScrollView { LazyVStack { lists } }.id("feed").fixedSize())
      case .deep:
        let lists = ForEach(ids.prefix(4), id: \.self) { _ in ScrollView { LazyVStack { rows } }.frame(height: 60) }
        let carousels = ForEach(ids.prefix(3), id: \.self) { _ in ScrollView(.horizontal) { LazyHStack { lists } } }
        return over(ScrollView { LazyVStack { carousels } }.id("feed").fixedSize())
      case .open:
        let lists = ForEach(ids, id: \.self) { _ in ScrollView { LazyVStack { rows } } }
        return over(ScrollView { LazyVStack { lists }.fixedSize(horizontal: true, vertical: false) }.id("feed"))
      case .openCells:
        let lists = ForEach(ids, id: \.self) { _ in ScrollView { LazyVStack { rows } }.fixedSize() }
        return halved(ScrollView { LazyVGrid(columns: columns, spacing: 3) { lists } }.id("feed"))
      case .baseline:
        let texts = ScrollView {
          LazyVStack { ForEach(ids, id: \.self) { Text("\($0)").padding(Double($0 * 7 % 20)) } }
        }
        return AnyLayout(
          HStack(alignment: .firstTextBaseline) {
            texts.id("feed").frame(height: 120)
            Text("below").id("below")
          })
      }
    }
  }

  private static func root(_ body: @escaping () -> AnyLayout) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 300, height: 250))
    root.setBody { body() }
    root.layoutIfNeeded()
    return root
  }

  private static func outside(_ root: LayoutRoot) -> [Rect?] {
    [root.result.frame(of: "feed"), root.result.frame(of: "below")]
  }

  /// Numbers of rows. A list in each row of a list is as many lists, and few rows reach all levels of heads.
  private static let cases: [(Shape, Int)] = Shape.allCases.flatMap { shape in
    (shape.isNested ? [5, 17] : [0, 1, 5, 16, 17, 40, 200]).map { (shape, $0) }
  }

  @Test(.promises("B22"), arguments: cases)
  func `what stands outside of a list does not depend on which rows were seen`(shape: Shape, count: Int) {
    var ids = Array(0..<count)
    let extras = Extras()
    let kept = Self.root { shape.layout(ids, extras) }
    var state = UInt64(count * 31 + 7)
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    for step in 0..<(shape.isNested ? 12 : 24) {
      var what = "scrolled"
      switch step % 4 == 3 ? random(5) : 5 {
      case 0 where !ids.isEmpty:
        what = "removed"
        ids.remove(at: random(ids.count))
        kept.updateBody()
      case 1:
        what = "inserted"
        ids.insert(1000 + step, at: random(ids.count + 1))
        kept.updateBody()
      case 2:
        what = "swapped"
        ids.reverse()
        kept.updateBody()
      case 3:
        what = "grown"
        for id in ids where random(4) == 0 { extras.by[id] = Double(random(60)) }
      case 4:
        what = "filtered"
        ids = ids.filter { $0 % 7 != 3 }
        kept.updateBody()
      default:
        let offset = [0, 10_000, 150, 40, 1500][random(5)] + Double(random(30))
        kept.scroll("feed", to: Point(x: offset, y: offset))
        guard shape.isNested else { break }
        for node in kept.session.contents.scrolls.keys where random(2) == 0 {
          kept.session.scroll(node, to: Point(x: offset, y: offset))
        }
      }
      kept.layoutIfNeeded()
      let fresh = Self.root { shape.layout(ids, extras) }
      #expect(Self.outside(kept) == Self.outside(fresh), "step \(step): \(what)")
      #expect(Self.outside(fresh).allSatisfy { $0 != nil })
      #expect(kept.session.tree._checkInvariants() == [])
      if Self.outside(kept) != Self.outside(fresh) { return }
    }
    #expect(kept.diagnostics == [])
  }

  /// Rows that are made in the lists of a root.
  private static func made(_ root: LayoutRoot) -> Int {
    root.session.contents.lazyLists.values.reduce(0) { $0 + $1.madeCount }
  }

  private static func feed(_ count: Int) -> LayoutRoot {
    root { AnyLayout(ScrollView { LazyVStack { ForEach(0..<count) { _ in Box(50, 30) } } }.id("feed")) }
  }

  @Test func `a list makes its first rows where its ideal length is measured, and no others`() {
    let root = Self.feed(1_000_000)
    // Those that touch the window's 250 points and the 125 behind.
    #expect(Self.made(root) == 13)
    #expect(root.sizesThatFit([Proposal(width: 300, height: nil)])[0].size == Size(width: 300, height: 30_000_000))
    #expect(Self.made(root) == 16)
    root.scroll("feed", to: Point(x: 0, y: 300_000))
    root.layoutIfNeeded()
    // The heads, and those that touch the window or 125 points on each side of it.
    #expect(Self.made(root) == 16 + 18)
    let bodies = root.session.bodyCount
    let answer = root.session.measureRoot([Proposal(width: 300, height: nil)])[0].size
    #expect(answer == Size(width: 300, height: 30_000_000))
    // The list's response for its heads is stored.
    #expect(root.session.tree.counters.measures == 0)
    #expect(root.session.bodyCount == bodies)
    root.setNeedsLayout()
    root.scroll("feed", to: .zero)
    root.layoutIfNeeded()
    #expect(Self.made(root) == 16)
    #expect(root.diagnostics == [])
  }

  @Test func `a root that was never laid out responds for the first rows`() {
    let root = LayoutRoot(size: Size(width: 300, height: 250))
    root.setBody { ScrollView { LazyVStack { ForEach(0..<1000) { Box(50, Double(30 + $0 % 4)) } } } }
    #expect(root.sizesThatFit([Proposal(width: 300, height: nil)])[0].size == Size(width: 300, height: 31_500))
    #expect(Self.made(root) == 16)
  }

  @Test func `heads that are not shown are no views and no elements, and come back`() {
    let root = Self.root { Shape.narrow.layout(Array(0..<200), Extras()) }
    let host = CountingHost()
    root.host = host
    root.setNeedsLayout()
    root.layoutIfNeeded()
    host.takeCounts()
    root.scroll("feed", to: Point(x: 0, y: 2000))
    root.layoutIfNeeded()
    host.takeCounts()
    #expect(root.result.frame(of: 0) == nil)
    #expect(Self.made(root) > 16)
    root.scroll("feed", to: .zero)
    root.layoutIfNeeded()
    #expect(root.result.frame(of: 0)?.origin.y == root.result.frame(of: "feed")?.origin.y)
    #expect(host.violations.isEmpty)
  }
}
