import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Changes of geometry` {
  @Test(.promises("F097")) func `an action gets the first geometry and each change, once`() {
    let sizes = Observed<Double>()
    let pairs = Observed<[Double]>()
    let root = LayoutRoot(size: Size(width: 100, height: 50))
    func show(_ width: Double) {
      root.updateBody {
        Box(width, 10).padding(3)
          .onGeometryChange(for: Double.self, of: \.size.width) { sizes.values.append($0) }
          .onGeometryChange(for: Double.self, of: { $0.size.height + width }) { pairs.values.append([$0, $1]) }
          .frame(width: 80)
      }
    }
    show(10)
    #expect(sizes.values == [16])
    #expect(pairs.values == [[26, 26]])
    show(10)
    root.size.height = 70
    root.layoutIfNeeded()
    #expect(sizes.values == [16])
    show(20)
    #expect(sizes.values == [16, 26])
    #expect(pairs.values == [[26, 26], [26, 36]])
  }

  @Test(.promises("F097")) func `what an action changes is in the frames when the turn is over`() {
    let root = LayoutRoot(size: Size(width: 100, height: 50))
    let width = Observed<Double>()
    width.values = [1]
    root.setBody {
      VStack {
        Box(30, 10).onGeometryChange(for: Double.self, of: \.size.width) { [unowned root] in
          width.values.append($0)
          root.updateBody()
        }
        Box(width.values.last ?? 0, 10)
      }
    }
    root.layoutIfNeeded()
    #expect(width.values == [1, 30])
    #expect(root.result.leaves.map(\.width) == [30, 30])
    #expect(root.diagnostics == [])
  }

  @Test(.promises("B19"))
  func `an action that changes its own input ends after four turns, by name`() {
    let root = LayoutRoot(size: Size(width: 100, height: 50))
    let width = Observed<Double>()
    width.values = [1]
    root.setBody {
      VStack {
        Box(3, 3)
        Box(width.values.last ?? 0, 10).onGeometryChange(for: Double.self, of: \.size.width) { [unowned root] in
          width.values.append($0 + 1)
          root.updateBody()
        }
      }
    }
    root.layoutIfNeeded()
    #expect(width.values == [1, 2, 3, 4, 5])
    #expect(root.result.leaves.map(\.width) == [3, 4])
    #expect(root.diagnostics.map(\.code) == [.unsettledGeometry])
    #expect(root.diagnostics.map(\.path) == ["0.1"])
    #expect(root.diagnostics[0].message.contains(": 1.0, 2.0, 3.0, 4.0;"))
  }

  @Test func `an element that is gone gets no action, and nothing is stored for it`() {
    let root = LayoutRoot(size: Size(width: 100, height: 50))
    let observed = Observed<Double>()
    func show(_ isShown: Bool, _ width: Double) {
      root.updateBody {
        if isShown {
          Box(width, 10).coordinateSpace(name: "box")
            .onGeometryChange(for: Double.self, of: \.size.width) { observed.values.append($0) }
        }
      }
    }
    show(false, 1)
    let empty = root.session.footprint
    show(true, 2)
    show(false, 3)
    #expect(observed.values == [2])
    #expect(root.session.footprint.entries == empty.entries)
    show(true, 2)
    #expect(observed.values == [2, 2])
  }
}
