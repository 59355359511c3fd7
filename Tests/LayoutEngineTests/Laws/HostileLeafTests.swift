import LayoutTrees
import LayoutEngine
import TestPromises
import Testing

/// Leaves and texts whose measurers return anything.
@Suite(.promises("L4")) struct HostileLeafTests {
  /// Every number of a text's metrics at random, good or bad, by the question.
  private final class ErraticTexts: LeafMeasuring {
    let seed: UInt64

    init(seed: UInt64) { self.seed = seed }

    func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics {
      var random = SplitMix(seed ^ UInt64(token) ^ (width ?? -1).bitPattern ^ UInt64(lineLimit ?? 0) << 20)
      return TextMetrics(
        width: random.hostileNumber(), height: random.hostileNumber(), lineHeight: random.hostileNumber(),
        lineCount: random.pick([0, 1, 2, 7, -1, .min, .max]), firstBaseline: random.hostileNumber(),
        lastBaseline: random.hostileNumber(), isNatural: random.once(in: 2))
    }

    func measureWords(_ token: UInt32) -> TextMetrics { measureText(token, width: -2, lineLimit: nil) }

    func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size {
      var random = SplitMix(seed ^ UInt64(bitPattern: Int64(proposal.hashValue)))
      return Size(width: random.hostileNumber(), height: random.hostileNumber())
    }

    func baseline(ofLeaf token: UInt32, size: Size, isFirst: Bool) -> Double? {
      var random = SplitMix(seed ^ size.width.bitPattern)
      return random.hostileNumber()
    }

    func name(ofLeaf token: UInt32) -> String? { "ErraticTexts" }
  }

  static let byBaseline = TreeDescription.Place(vertical: .firstTextBaseline)

  @Test("texts that measure anything yield good frames, and are named", .promises("B06"), arguments: 0..<60)
  func erratic(seed: Int) throws {
    let text = TreeDescription.text("words")
    let leaf = TreeDescription.measured(.constant(1, 1))
    let trees: [TreeDescription] = [
      text, .vStack([text, .color, text]), .hStack(spacing: nil, [text, .spacer(), text]),
      TreeDescription(.hStack(4, Self.byBaseline), [text, leaf, .fixed(10, 10)]),
      TreeDescription(.hStack(nil, TreeDescription.Place(vertical: .lastTextBaseline)), [text, text]),
      .zStack([text, leaf]),
      .grid([.gridRow([text, leaf]), text]), .viewThatFits([text, .fixed(1, 1)]), .scrollView([text, text]),
      TreeDescription.text("a").padding(4).modified(.overlay([text])),
    ]
    for tree in trees {
      for proposal in FiniteFrameTests.finiteProposals {
        let live = try LiveTree(tree)
        let texts = ErraticTexts(seed: UInt64(seed))
        live.tree.callers.leaves = texts
        live.tree.layout(in: proposal)
        for (path, frame) in live.frames() {
          let isGood =
            frame.minX.isFinite && frame.minY.isFinite && frame.size.isFinite && frame.width >= 0 && frame.height >= 0
          #expect(isGood, "\(path) is \(frame) in \(proposal)\n\(tree)")
        }
        let found = live.tree.sink.diagnostics.filter { $0.code == .invalidResponse }
        #expect(found.allSatisfy { $0.message.hasPrefix("ErraticTexts ") })
      }
    }
  }

  private struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var answer: TextMetrics
    var used: TextMetrics
  }

  private static func metrics(
    _ width: Double, _ height: Double, _ line: Double, _ lines: Int, _ first: Double, _ last: Double
  ) -> TextMetrics {
    TextMetrics(
      width: width, height: height, lineHeight: line, lineCount: lines, firstBaseline: first, lastBaseline: last,
      isNatural: true)
  }

  private static let cases: [Case] = [
    Case(
      testDescription: "all good", answer: metrics(40, 20, 10, 2, 8, 18), used: metrics(40, 20, 10, 2, 8, 18)),
    Case(
      testDescription: "a line that is no number", answer: metrics(40, 20, .nan, 2, 8, 18),
      used: metrics(40, 20, 10, 2, 8, 18)),
    Case(
      testDescription: "a negative line", answer: metrics(40, 20, -5, 4, 8, 18), used: metrics(40, 20, 5, 4, 8, 18)),
    Case(
      testDescription: "an infinite line and no lines", answer: metrics(40, 20, .infinity, -3, 8, 18),
      used: metrics(40, 20, 20, 0, 8, 18)),
    Case(
      testDescription: "baselines that are none", answer: metrics(40, 20, 10, 2, .nan, -.infinity),
      used: metrics(40, 20, 10, 2, 20, 20)),
    Case(
      testDescription: "a size that is none", answer: metrics(.nan, -.infinity, 10, 2, 8, 18),
      used: metrics(0, 0, 10, 2, 8, 18)),
    Case(
      testDescription: "a size beyond all bounds", answer: metrics(.infinity, 1e308, 1e308, 1, 1e308, -1e308),
      used: metrics(Length.limit, Length.limit, Length.limit, 1, Length.limit, -Length.limit)),
  ]

  @Test("each number of a text's metrics is brought within bounds", .promises("B06"), arguments: cases)
  private func broughtWithinBounds(sample: Case) throws {
    let live = try LiveTree(.text("x"))
    let texts = ConstantTexts(sample.answer)
    live.tree.callers.leaves = texts
    live.layout(width: nil, height: nil)
    let node = live.node([])
    #expect(live.tree.textMetrics(of: node) == sample.used)
    #expect(live.tree.sink.diagnostics.map(\.code) == (sample.answer == sample.used ? [] : [.invalidResponse]))
  }

  @Test("a line that is no number does not reach the shares of a column", .promises("B06"))
  func shares() throws {
    let live = try LiveTree(.vStack(spacing: 0, [.text("x"), .color]))
    let texts = ConstantTexts(Self.metrics(40, 20, .nan, 2, 8, 18))
    live.tree.callers.leaves = texts
    live.layout(width: 100, height: 60)
    #expect(live.frame(0) == Rect(x: 30, y: 0, width: 40, height: 20))
    #expect(live.frame(1) == Rect(x: 0, y: 20, width: 100, height: 40))
  }

  @Test("a custom container with a response that is no size is named with its type", .promises("B06"))
  func container() throws {
    let live = try LiveTree(.vStack([.custom(.constant(.nan, 10, x: 0, y: 0), [.fixed(10, 10)])]))
    live.layout(width: 100, height: 100)
    let found = live.tree.sink.diagnostics.filter { $0.code == .invalidResponse }
    #expect(found.map(\.element) == ["ConstantContainer"])
    #expect(found.map(\.message) == ["ConstantContainer responded with nanx10 to the proposal 100x100; 0x10 is used"])
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 0, height: 10))
  }
}

/// Texts that all measure the same.
private final class ConstantTexts: LeafMeasuring {
  let metrics: TextMetrics

  init(_ metrics: TextMetrics) { self.metrics = metrics }

  func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics { metrics }

  func measureWords(_ token: UInt32) -> TextMetrics { metrics }

  func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size { .zero }
}

extension LayoutTree {
  /// The metrics of a text without a proposal.
  fileprivate func textMetrics(of node: NodeIndex) -> TextMetrics { LayoutReplay(self).text(node, .unspecified) }
}
