import LayoutTesting
import TestPromises
import Testing

@testable import LayoutCore

/// As large as its proposal, ideally 20 by 10.
///
/// Its two parts have different minimums, so it must be measured, and its responses are stored.
private struct Storing: Layout {
  var body: some Layout {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 5)
      Color.blue
    }
  }
}

/// Measures its subview with some heights, all of them new, and is as high as the last response.
private struct Curious: CustomLayout {
  let heights: [Double]

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    heights.reduce(.zero) { _, height in subviews[0].sizeThatFits(Proposal(width: 50, height: height)) }
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    subviews[0].place(at: .zero, proposal: Proposal(width: 50, height: heights.last))
  }
}

/// Measures its subview with some widths, in a low room only the last of them, and is as large as the last response.
private struct Requesting: CustomLayout {
  let widths: [Double]

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    widths.suffix(proposal.height == 1 ? 1 : widths.count).reduce(.zero) { _, width in
      subviews[0].sizeThatFits(Proposal(width: width, height: 5))
    }
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    subviews[0].place(at: .zero, proposal: Proposal(width: widths.last, height: 5))
  }
}

/// Measures its subview with 200 heights for each width, other ones for another width, and is as large as the last
/// response.
private struct Eager: CustomLayout, Equatable {
  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let width = proposal.width ?? 0
    return (0..<200).reduce(.zero) { _, height in
      subviews[0].sizeThatFits(Proposal(width: width, height: width + Double(height)))
    }
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    subviews[0].place(at: .zero, proposal: Proposal(bounds.size))
  }
}

/// The number of different proposals that an element responds to in one turn.
@Suite struct ManyProposalsTests {
  private func layout(_ heights: [Double]) -> some Layout {
    Curious(heights: heights).callAsFunction {
      Storing()
    }
  }

  private func turn(_ heights: [Double], _ session: LayoutSession) -> LayoutResult {
    session.update(layout(heights), environment: EnvironmentValues())
    return LayoutResult(session, response: session.layout(in: Proposal(width: 50, height: 50)), origin: .zero)
  }

  private func heights(_ range: Range<Int>) -> [Double] { range.map { Double($0) } }

  @Test(.promises("B12")) func `the response to more than 257 in one turn is the ideal, which is diagnosed`() {
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    #expect(turn(heights(100..<357), session).size.height == 356)
    #expect(session.diagnostics == [])
    let result = turn(heights(1000..<1258), session)
    #expect(result.size == Size(width: 20, height: 10))
    #expect(session.diagnostics.map(\.code) == [.tooManyProposals])
  }

  @Test(
    .promises("B22"),
    arguments: [(100..<300, 300..<500), (100..<300, 200..<420), (100..<357, 100..<358), (100..<400, 99..<356)])
  func `proposals of the turn before do not count`(first: Range<Int>, second: Range<Int>) {
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    _ = turn(heights(first), session)
    let kept = turn(heights(second), session)
    let fresh = turn(heights(second), LayoutSession(measurers: .tens, environment: EnvironmentValues()))
    #expect(kept.elements.map(\.frame) == fresh.elements.map(\.frame))
    #expect(kept.size == fresh.size)
  }

  @Test(.promises("B22")) func `proposals of the turn before are computed no more beyond the limit`() {
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    _ = turn(heights(100..<110), session)
    #expect(turn(heights(1000..<1257) + [105], session).size == Size(width: 20, height: 10))
  }

  private func nested(_ widths: [Double]) -> some Layout {
    Requesting(widths: widths).callAsFunction {
      Eager().callAsFunction {
        Storing()
      }
    }
  }

  @Test(.promises("B22")) func `results that were built from responses beyond the limit are dropped`() {
    func turn(_ widths: [Double], _ session: LayoutSession) -> Size {
      session.update(nested(widths), environment: EnvironmentValues())
      return session.layout(in: Proposal(width: 50, height: 50))
    }
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    #expect(turn([1000, 2000], session) == Size(width: 20, height: 10))
    #expect(session.diagnostics.map(\.code) == [.tooManyProposals])
    #expect(turn([2000], session) == Size(width: 2000, height: 2199))
  }

  @Test(.promises("B22")) func `results that were built from them are dropped in each tree of a buffer`() {
    let buffer = LayoutNodeBuffer(measurers: .tens)
    let requesting = buffer.addNode(layout: nested([1000, 2000]))
    let other = buffer.addNode(layout: Color.red)
    let room = Rect(x: 0, y: 0, width: 9, height: 9)
    #expect(buffer.calculateLayout(at: requesting, in: room).size == Size(width: 20, height: 10))
    #expect(buffer.calculateLayout(at: other, in: room).size == Size(width: 9, height: 9))
    let low = Rect(x: 0, y: 0, width: 9, height: 1)
    #expect(buffer.calculateLayout(at: requesting, in: low).size == Size(width: 2000, height: 2199))
  }
}
