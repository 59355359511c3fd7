import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// The listeners of diagnostics, the time and the number of their calls.
@Suite struct `Diagnostics: listeners` {
  private let bad = VStack {
    Color.red.frame(width: .nan)
    Color.red.frame(height: -1)
  }

  /// The diagnostics of layouts that are computed in `body`.
  private func heard(_ body: () -> Void) -> [Diagnostic] {
    let heard = Locked<[Diagnostic]>([])
    LayoutDiagnostics.withHandler({ diagnostic in heard.withLock { $0.append(diagnostic) } }, operation: body)
    return heard.withLock { $0 }
  }

  @Test func `one-shot layouts call the bound listener, with the paths of the result`() {
    var result: LayoutResult?
    let told = heard { result = bad.calculateLayout(in: Size(width: 100, height: 100)) }
    #expect(told == result?.diagnostics)
    #expect(told.map(\.path) == ["0.0", "0.1"])
    #expect(heard { _ = bad.sizeThatFits(.unspecified) }.count == 2)
    #expect(heard { _ = bad.intrinsicContentSize }.count == 2)
    #expect(heard { _ = [bad, bad].heights(width: 10) }.map(\.path) == ["0.0", "0.1"])
    #expect(heard { _ = bad.extractViews() }.count == 2)
  }

  @Test func `a root calls its own listener and the bound one, once for each place`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    var own: [Diagnostic] = []
    root.onDiagnostic = { own.append($0) }
    let told = heard {
      for width in [100.0, 90, 80] {
        root.size = Size(width: width, height: 100)
        root.updateBody { bad }
      }
    }
    #expect(own.map(\.path) == ["0.0", "0.1"])
    #expect(told == own)
    #expect(root.diagnostics == own)
  }

  @Test func `the listener that was bound when a root was made is called later`() {
    var root: LayoutRoot?
    let told = heard {
      root = LayoutRoot(size: Size(width: 100, height: 100))
      LayoutDiagnostics.withHandler(nil) { root?.updateBody { bad } }
    }
    #expect(told.count == 2)
  }

  @Test func `a listener may call any function of the root, and request a turn`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    var paths: [String] = []
    var frames: [Rect?] = []
    root.onDiagnostic = { [unowned root] diagnostic in
      paths = root.diagnostics.map(\.path)
      frames.append(root.result.frame(at: diagnostic.path))
      root.size.width = 50
      root.layoutIfNeeded()
    }
    root.updateBody { bad }
    #expect(paths == ["0.0", "0.1"])
    #expect(frames.count == 2 && !frames.contains(nil))
    #expect(root.contentSize.width == 50)
    root.onDiagnostic = nil
    root.updateBody { Color.red.frame(height: -1) }
    #expect(paths.count == 2)
    #expect(root.diagnostics.map(\.path) == ["0.0", "0.1", "0"])
  }

  @Test("a value that does not settle is reported once, whatever numbers it ends with", .promises("B19"))
  func unsettled() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    let turns = Turns()
    for turn in 0..<5 {
      turns.number = Double(turn)
      root.updateBody {
        Follow(turns: turns) {
          GeometryReader { proxy in
            let _ = turns.wish = turns.number + (proxy.size.width == turns.number + 40 ? 60 : 40)
            Color.red.size(width: proxy.size.width / 2, height: 5)
          }
        }
      }
    }
    #expect(root.diagnostics.map(\.code) == [.unsettledGeometry])
  }
}

private final class Turns {
  var number = 0.0
  var wish = 40.0
}

/// As wide as the present value of its object.
private struct Follow: CustomLayout {
  let turns: Turns

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    Size(width: turns.wish, height: 20)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    for subview in subviews { subview.place(at: .zero, proposal: Proposal(bounds.size)) }
  }
}
