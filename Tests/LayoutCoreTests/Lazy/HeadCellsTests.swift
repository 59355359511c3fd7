import Foundation
import HostSuite
import LayoutTesting
import Observation
import TestPromises
import Testing

@testable import LayoutCore
@testable import LayoutEngine

@Observable private final class Cells {
  var by: [Int: Int] = [:]
}

private struct CellItem: Hashable, Sendable {
  var id: Int
  var cells: Int
}

private struct CellRow: Layout {
  var item: CellItem
  var model: Cells

  var body: some Layout {
    ForEach(0..<(model.by[item.id] ?? item.cells), id: \.self) { cell in
      Box(20, Double(10 + (item.id * 31 + cell * 17) % 23))
    }
  }
}

/// The response of a scroll view for lazy grids in which a row of the data makes no cell, or several.
@Suite struct HeadCellsTests {
  fileprivate enum Kind: CaseIterable { case fixed, adaptive, below, twice, shared, stack }

  private final class Scene {
    var items: [CellItem]
    let kind: Kind
    let model = Cells()
    init(_ kind: Kind, _ items: [CellItem]) { (self.kind, self.items) = (kind, items) }

    /// Measures the scroll view's ideal length, and gives it less.
    var layout: some Layout {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          feed.id("feed").fixedSize(horizontal: false, vertical: true).frame(height: 150, alignment: .top)
          Box(3, 3)
        }
        feed.aspectRatio(1, contentMode: .fit)
        Box(5, 5).id("end")
      }
    }

    private var feed: some Layout {
      ScrollView {
        switch kind {
        case .fixed: LazyVGrid(columns: three, spacing: 2) { rows }
        case .adaptive: LazyVGrid(columns: adaptive, spacing: 2) { rows }
        case .below:
          Box(10, 2000)
          LazyVGrid(columns: adaptive, spacing: 2) { rows }
        case .twice:
          LazyVGrid(columns: three, spacing: 2) {
            rows
            Box(10, 10)
            rows
          }
        case .shared:
          LazyVGrid(columns: three, spacing: 2) {
            Box(10, 10)
            rows
          }
        case .stack: LazyVStack(spacing: 2) { rows }
        }
      }
    }

    private var rows: some Layout { ForEach(items, id: \.id) { CellRow(item: $0, model: self.model) } }
    private let three = Array(repeating: GridItem(.fixed(30), spacing: 0), count: 3)
    private let adaptive = [GridItem(.adaptive(minimum: 10), spacing: 0)]

    func root() -> LayoutRoot {
      let root = LayoutRoot(size: Size(width: 400, height: 250))
      root.setBody { [unowned self] in layout }
      root.layoutIfNeeded()
      return root
    }
  }

  private static let seeds = ProcessInfo.processInfo.environment["LAYOUT_LONG_TESTS"] == nil ? 0..<2 : 0..<60

  /// Frames outside, ideal lengths, and the engine's spans are those of a new root, whatever was visible before.
  @Test("cells that rows make do not count by what was seen", .promises("B22"), arguments: Kind.allCases, seeds)
  private func history(_ kind: Kind, _ seed: Int) {
    var random = Dice(UInt64(seed * 7919 + 13))
    func pick(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    let most = [4, 4, 2, 3][pick(4)]
    let items = (0..<[3, 5, 12, 16, 17, 20, 40, 150][pick(8)]).map { CellItem(id: $0, cells: pick(most)) }
    let scene = Scene(kind, items)
    let kept = scene.root()
    for step in 0..<20 {
      let old = scene.items
      switch pick(9) {
      case 0 where !old.isEmpty: scene.items.remove(at: pick(old.count))
      case 1: scene.items.insert(CellItem(id: 1000 + step, cells: pick(4)), at: pick(old.count + 1))
      case 2: scene.items.reverse()
      case 3: for item in old where pick(4) == 0 { scene.model.by[item.id] = pick(4) }
      case 4: for at in old.indices where pick(4) == 0 { scene.items[at].cells = pick(4) }
      default:
        kept.scroll("feed", to: Point(x: 0, y: Double([0, 10_000, 150, 40, 1500, 0][pick(6)] + pick(30))))
      }
      if scene.items != old { kept.updateBody() }
      kept.layoutIfNeeded()
      let fresh = scene.root()
      for id in ["feed", "end"] {
        #expect(kept.result.frame(of: id) == fresh.result.frame(of: id), "\(id) after step \(step)")
      }
      let proposal = [Proposal(width: 400, height: nil)]
      #expect(kept.sizesThatFit(proposal)[0].size == fresh.sizesThatFit(proposal)[0].size, "step \(step)")
      #expect(kept.diagnostics.filter { $0.code != .rowsTooShort }.isEmpty, "step \(step)")
      #expect(kept.session.tree._checkInvariants() == [])
      for list in kept.session.contents.lazyLists.values where list.window.hasHeads && kind != .stack {
        let (window, span) = (list.window, kept.session.tree.span(of: list.site.group))
        #expect(span.before == window.cells.before(window.made.lowerBound), "step \(step)")
        #expect(span.headCells == window.cells.before(window.heads), "step \(step)")
      }
    }
  }

  /// Lines of three cells.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 15, 16], [1, 2, 3])
  func `a grid of few rows knows its length`(_ count: Int, _ cells: Int) {
    let root = LayoutRoot(size: Size(width: 300, height: 250))
    let three = Array(repeating: GridItem(.fixed(30), spacing: 0), count: 3)
    root.setBody {
      ScrollView {
        LazyVGrid(columns: three, spacing: 2) {
          ForEach(0..<count) { _ in ForEach(0..<cells) { _ in Box(20, 10) } }
        }
      }
    }
    let lines = (count * cells + 2) / 3
    #expect(root.sizesThatFit([Proposal(width: 300, height: nil)])[0].size.height == Double(lines * 12 - 2))
  }

  @Test func `a list out of sight whose rows come to make no cell settles`() {
    let scene = Scene(.below, [0, 1, 0, 0, 1].enumerated().map { CellItem(id: $0, cells: $1) })
    let root = scene.root()
    root.scroll("feed", to: Point(x: 0, y: 10_000))
    root.layoutIfNeeded()
    for at in scene.items.indices { scene.items[at].cells = 0 }
    root.scroll("feed", to: .zero)
    root.updateBody()
    root.layoutIfNeeded()
    #expect(root.diagnostics.isEmpty)
  }
}
