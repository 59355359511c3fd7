import HostSuite
@testable import LayoutCore
import LayoutEngine
import LayoutTesting
import TestPromises
import Testing

/// Elements for which a tree has no room any more are left out, and that is reported; the rest is laid out.
@Suite struct FullTreeTests {
  private func session(limit: Int) -> LayoutSession {
    LayoutSession(
      measurers: .tens, environment: EnvironmentValues(), nodes: NodeBuffer(limit: limit))
  }

  private func result(_ session: LayoutSession, _ layout: some Layout) -> LayoutResult {
    session.update(layout, environment: EnvironmentValues())
    let answer = session.layout(in: .unspecified)
    return LayoutResult(session, answer: answer, origin: .zero)
  }

  /// A row of so many boxes: a node for each, one for the row, one for the column around it.
  private func row(_ count: Int) -> some Layout {
    HStack { for _ in 0..<count { SizedBox(width: 4, height: 5) } }
  }

  @Test(.promises("B10"))
  func `what a full tree has no room for is left out and diagnosed, the rest is laid out`() throws {
    let session = session(limit: 10)
    let full = result(session, row(20))
    let held = full.leaves.count
    #expect(held > 2 && held < 10)
    #expect(full.leaves == (0..<held).map { rect(Double(4 * $0), 0, 4, 5) })
    #expect(full.diagnostics.map(\.code) == [.tooManyNodes])
    #expect(full.diagnostics.first?.advice?.hasPrefix("show long lists in a LazyVStack") == true)
    #expect(full.diagnostics.first?.message == "the tree is full: it holds 10 nodes, the most that it can number")
    #expect(full.frame(at: try #require(full.diagnostics.first?.path)) != nil)
    #expect(session.tree.liveCount == 10)

    // With fewer there is room for all of them, and for others again.
    #expect(result(session, row(3)).leaves == [rect(0, 0, 4, 5), rect(4, 0, 4, 5), rect(8, 0, 4, 5)])
    #expect(result(session, row(20)).leaves.count == held)
    #expect(session.tree._checkInvariants() == [])
  }

  @Test(.promises("B10"), arguments: 1...40)
  func `any layout in a tree that is too small has good frames`(limit: Int) {
    var full = 0
    for seed in 0..<12 {
      var source = PieceSource(seed: UInt64(limit * 100 + seed))
      let pieces = [source.piece(12), source.piece(12)]
      let session = session(limit: limit)
      for piece in pieces {
        let needed = result(self.session(limit: 10_000), piece.layout)
        let given = result(session, piece.layout)
        #expect(given.isSound)
        #expect(session.tree.liveCount <= limit)
        #expect(session.tree._checkInvariants() == [])
        if given.diagnostics.contains(where: { $0.code == .tooManyNodes }) {
          full += 1
          break
        }
        #expect(given.elements == needed.elements, "limit \(limit), seed \(seed)")
      }
    }
    #expect(limit > 15 || full > 0)
  }

  /// The root, the column, the list and a box for each row fill the tree.
  @Test(.promises("B10")) func `a row that begins to read keeps its place where there is no room for a group`() {
    let session = session(limit: 8)
    session.observe(with: Inbox(listener: Listener(), wake: nil))
    let item = Item()
    var reads = false
    func result() -> LayoutResult {
      self.result(
        session,
        VStack(spacing: 0) {
          ForEach(0..<5) { row in
            let _ = reads ? item.title : ""
            SizedBox(width: 4, height: Double(row + 1))
          }
        })
    }
    let frames = [rect(0, 0, 4, 1), rect(0, 1, 4, 2), rect(0, 3, 4, 3), rect(0, 6, 4, 4), rect(0, 10, 4, 5)]
    #expect(result().leaves == frames)
    #expect(session.tree.liveCount == 8)
    reads = true
    let full = result()
    #expect(full.leaves == frames)
    #expect(full.diagnostics.map(\.code) == [.tooManyNodes])
    #expect(session.tree.liveCount == 8)
    #expect(session.tree._checkInvariants() == [])
  }
}
