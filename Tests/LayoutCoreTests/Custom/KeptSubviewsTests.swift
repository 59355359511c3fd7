import LayoutCore
import TestPromises
import Testing

/// Stores its subviews and their responses.
private final class Shelf: @unchecked Sendable {
  // Written before other threads begin.
  var subviews: [LayoutSubview] = []
  var dimensions: [ViewDimensions] = []
  var all: LayoutSubviews?
}

private struct Wish: LayoutValueKey {
  static let defaultValue = 7
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
}

private struct Keeping: CustomLayout {
  let shelf: Shelf

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    shelf.all = subviews
    shelf.subviews = Array(subviews)
    shelf.dimensions = subviews.map { $0.dimensions(in: .unspecified) }
    return Size(width: 30, height: 20)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
  }
}

@Suite struct `Subviews that are kept` {
  @Test(.promises("B24"))
  func `on another thread they respond with nothing, meanwhile layouts go on, and that is diagnosed`() {
    let shelf = Shelf()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    var width = 5.0
    let show = {
      root.updateBody {
        Keeping(shelf: shelf)() {
          Box(width, 5).layoutValue(key: Wish.self, value: 1)
          Text("words").layoutPriority(3)
        }
      }
    }
    show()
    #expect(shelf.subviews.count == 2)
    let kept = Kept(root: root, subviews: shelf.subviews, dimensions: shelf.dimensions, all: shelf.all) {
      width = $0
      show()
    }
    onThreads(2) { number in number == 0 ? kept.layOut() : kept.ask() }
    #expect(Set(kept.codes) == [.wrongThread])
  }
}

/// The state of two threads: one goes on with the root, one calls the stored subviews.
private final class Kept: @unchecked Sendable {
  // It is passed before the threads begin; the root and `show` are the first thread's, the rest is the second one's.
  private let root: LayoutRoot
  private let subviews: [LayoutSubview]
  private let dimensions: [ViewDimensions]
  private let all: LayoutSubviews?
  private let show: (Double) -> Void
  private(set) var codes: [Diagnostic.Code] = []

  init(
    root: LayoutRoot, subviews: [LayoutSubview], dimensions: [ViewDimensions], all: LayoutSubviews?,
    show: @escaping (Double) -> Void
  ) {
    (self.root, self.subviews, self.dimensions, self.all, self.show) = (root, subviews, dimensions, all, show)
  }

  func layOut() {
    for round in 0..<200 {
      show(Double(round % 20) + 1)
      #expect(root.result.leaves.first == rect(35, 40, Double(round % 20) + 1, 5))
    }
  }

  func ask() {
    LayoutDiagnostics.withHandler({ self.codes.append($0.code) }) {
      for _ in 0..<200 {
        for subview in subviews {
          #expect(subview.sizeThatFits(.unspecified) == .zero)
          #expect(subview.priority == 0)
          #expect(subview[Wish.self] == 7)
          _ = subview.spacing
          _ = subview.dimensions(in: .zero)[HorizontalAlignment(Third.self)]
          subview.place(at: .zero, proposal: .unspecified)
        }
        for known in dimensions { #expect(known[HorizontalAlignment(Third.self)] == known.width / 3) }
        #expect(all?.layoutDirection == .leftToRight)
      }
    }
  }
}
