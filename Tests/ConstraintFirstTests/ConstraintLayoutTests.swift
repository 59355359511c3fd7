import ConstraintFirst
import LayoutTesting
import TestPromises
import Testing

/// The row.
@Suite struct ConstraintLayoutTests {
  private func frames(
    _ size: Size, spacing: Double = 8, direction: LayoutDirection = .leftToRight,
    @LayoutBuilder _ content: () -> some Layout
  ) -> [Rect] {
    ConstraintLayout(spacing: spacing)(content).layoutDirection(direction).calculateLayout(in: size).leaves
  }

  private func card(_ width: Double, _ height: Double = 50, priority: Int = 0) -> some Layout {
    Color.red.constraints(width: width, height: height, priority: priority)
  }

  @Test(.promises("CF-02"))
  func `a row is as wide as its children and the spacing between them, which stand in its middle`() {
    let row = ConstraintLayout()() {
      card(140, 80)
      card(60, 20)
      card(100, 50)
    }
    let result = row.calculateLayout(in: Size(width: 400, height: 300))
    #expect(result.size == Size(width: 316, height: 80))
    #expect(
      result.leaves == [
        Rect(x: 0, y: 0, width: 140, height: 80), Rect(x: 148, y: 30, width: 60, height: 20),
        Rect(x: 216, y: 15, width: 100, height: 50),
      ])
  }

  private static let rooms: [(Double, [Bool])] = [
    (316, [true, true, true]), (315.9, [true, false, true]), (248, [true, false, true]), (247, [false, false, true]),
    (100, [false, false, true]), (40, [false, false, true]),
  ]

  @Test(.promises("CF-02"), arguments: rooms)
  func `where there is too little room the lowest priority goes first, and what is left is made narrower`(
    width: Double, shown: [Bool]
  ) {
    let widths = [140.0, 60, 100]
    let leaves = frames(Size(width: width, height: 300)) {
      card(140, priority: 1)
      card(60, priority: 0)
      card(100, priority: 2)
    }
    let wanted = zip(widths, shown).filter(\.1).map { min($0.0, width) }
    #expect(leaves.map(\.width) == wanted)
    #expect(leaves.allSatisfy { $0.minX >= 0 && $0.maxX <= width })
    // No gap where an element is left out.
    #expect(leaves.first?.minX == 0)
    if leaves.count == 2 { #expect(leaves[1].minX == 148) }
  }

  @Test(.promises("CF-02")) func `among equals the last goes first, and a row is never higher than its room`() {
    let leaves = frames(Size(width: 220, height: 30)) {
      card(100)
      card(100, 20)
      card(100, 10)
    }
    #expect(leaves == [Rect(x: 0, y: 0, width: 100, height: 30), Rect(x: 108, y: 5, width: 100, height: 20)])
  }

  @Test(.promises("CF-02"), arguments: [1e17, 1e300])
  func `a child that is wider than any room takes nothing of the others with it`(width: Double) {
    let result = ConstraintLayout()() {
      card(width, priority: 0)
      card(width, priority: 0)
      card(50, priority: 1)
      card(30, priority: 2)
    }.calculateLayout(in: Size(width: 100, height: 60))
    #expect(result.size == Size(width: 88, height: 50))
    #expect(result.leaves.map(\.width) == [50, 30])
  }

  @Test(.promises("CF-03"), arguments: [-1, 0, Double.infinity, -Double.infinity, Double.nan])
  func `a child whose numbers are none is left out by both passes, without a gap, and reported once`(
    number: Double
  ) {
    let root = LayoutRoot(size: Size(width: 400, height: 300))
    root.updateBody {
      ConstraintLayout()() {
        Color.red.constraints(width: 100)
        Color.blue.constraints(width: number)
        Color.green.constraints(width: 60)
        Color.black.constraints(height: number)
      }
    }
    #expect(root.contentSize == Size(width: 168, height: 50))
    #expect(root.result.leaves.map(\.width) == [100, 60])
    #expect(root.result.leaves[1].minX - root.result.leaves[0].maxX == 8)
    let faults = root.diagnostics.filter { $0.code == .invalidConstraint }
    #expect(
      faults.map(\.message) == [
        "a width must be finite and above 0, but it is \(number); the element is left out",
        "a height must be finite and above 0, but it is \(number); the element is left out",
      ])
    root.updateBody()
    root.size = Size(width: 300, height: 300)
    root.layoutIfNeeded()
    #expect(root.diagnostics.filter { $0.code == .invalidConstraint } == faults)
  }

  @Test(.promises("CF-03")) func `a child that becomes good is shown, and one that becomes bad is not`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 400, height: 300))
    root.host = host
    for width in [100, -1, 60.0] {
      root.updateBody {
        ConstraintLayout()() {
          Color.blue.constraints(width: width)
          Color.red.constraints(width: 40)
        }
      }
      #expect(root.result.leaves.map(\.width) == (width > 0 ? [width, 40] : [40]))
      #expect(host.views.count == root.result.leaves.count)
      host.takeCounts()
    }
    #expect(host.violations == [])
  }

  @Test(.promises("CF-04")) func `without a proposal a row takes what it wants, and nonsense is no proposal`() {
    let row = ConstraintLayout()() {
      card(140, 80)
      card(60, 20)
    }
    #expect(
      row.calculateLayout(in: Size(width: Double.infinity, height: .infinity)).size == Size(width: 208, height: 80))
    let root = LayoutRoot(size: Size(width: Double.nan, height: -5))
    root.updateBody { row }
    #expect(root.result.leaves.allSatisfy { $0.width.isFinite && $0.minX.isFinite })
    #expect(root.contentSize == .zero)
    // In a stack that proposes the ideal.
    let column = HStack { ScrollView(.horizontal) { row } }
    #expect(column.calculateLayout(in: Size(width: 50, height: 100)).leaves.map(\.width) == [140, 60])
  }

  @Test func `right to left is the mirror, once`() {
    let room = Size(width: 316, height: 80)
    let left = frames(room) {
      card(140, 80); card(60, 20); card(100)
    }
    let right = frames(room, direction: .rightToLeft) {
      card(140, 80); card(60, 20); card(100)
    }
    #expect(right.map(\.minX) == left.map { 316 - $0.maxX })
    #expect(right.map(\.minY) == left.map(\.minY))
  }

  @Test func `spacing that is none counts as 0`() {
    #expect([-1, Double.nan, .infinity].map { ConstraintLayout(spacing: $0).spacing } == [0, 0, 0])
    #expect(
      frames(Size(width: 400, height: 90), spacing: 20) {
        card(10); card(10)
      }.map(\.minX) == [0, 30])
  }

  @Test func `rows of a lazy list: only the visible ones are measured`() {
    let root = LayoutRoot(size: Size(width: 390, height: 500))
    root.updateBody {
      ScrollView {
        LazyVStack {
          ForEach(0..<500) { _ in
            ConstraintLayout()() {
              card(140, 80); card(140, 80)
            }
          }
        }
      }
    }
    #expect(root.result.leaves.count < 40)
    #expect(root.counters.measures < 200)
  }

  @Test func `an equal body measures no row again`() {
    let root = LayoutRoot(size: Size(width: 390, height: 500))
    root.updateBody {
      VStack {
        ForEach(0..<50) { _ in
          ConstraintLayout()() {
            card(140, 80); card(140, 80)
          }
        }
      }
    }
    root.updateBody()
    #expect(root.counters.measures == 0 && root.counters.places == 0)
  }

  @Test func `with reduced motion nothing of a row moves on its own`() {
    let model = WidthModel()
    let host = CountingHost()
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    let root = LayoutRoot(size: Size(width: 390, height: 500), environment: environment)
    root.host = host
    root.updateBody {
      ConstraintLayout()() {
        Color.red.constraints(width: model.width); card(30)
      }
    }
    withAnimation(.linear(duration: 1)) { model.width = 80 }
    root.layoutIfNeeded()
    let shown = host.picture.compactMap(\.frame?.width).sorted()
    #expect(shown == [30, 80])
  }
}
