import ConstraintFirst
import TestPromises
import Testing

/// A manager in the environment.
@Suite struct ConstraintManagerModifierTests {
  private func root(_ manager: ConstraintGraphManager, _ environment: EnvironmentValues = .init()) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 390, height: 844), environment: environment)
    root.updateBody {
      VStack {
        ForEach(0..<3) { row in
          ConstraintLayout()() { Color.red.constraints(width: 100, id: "row \(row)") }
        }
      }
      .constraintManager(manager)
    }
    return root
  }

  @Test(.promises("CF-09"))
  func `all rows of a root use the one manager of their environment, and other roots their own`() {
    let (one, other) = (ConstraintGraphManager(), ConstraintGraphManager())
    let first = root(one)
    #expect(one.count == 3 && other.count == 0)
    #expect(one.getCachedConstraints(id: "row 2")?.width == 100)
    let second = root(other)
    #expect(other.count == 3)
    #expect(EnvironmentValues().constraintManager == nil)
    #expect(first.result.leaves == second.result.leaves)
  }

  @Test func `a row may have a manager of its own, and an element without an id is kept nowhere`() {
    let (own, around) = (ConstraintGraphManager(), ConstraintGraphManager())
    let row = ConstraintLayout(manager: own)() {
      Color.red.constraints(width: 10, id: "a")
      Color.red.constraints(width: 10)
    }
    _ = row.constraintManager(around).calculateLayout(in: Size(width: 100, height: 100))
    #expect(own.count == 1 && around.count == 0)
  }

  static let changes: [(String, @Sendable (inout EnvironmentValues) -> Void)] = [
    ("text size", { $0.dynamicTypeSize = .xxLarge }), ("horizontal class", { $0.horizontalSizeClass = .compact }),
    ("vertical class", { $0.verticalSizeClass = .regular }), ("direction", { $0.layoutDirection = .rightToLeft }),
    ("scale", { $0.displayScale = 3 }), ("safe area", { $0.safeAreaInsets = EdgeInsets(all: 9) }),
  ]

  @Test(.promises("CF-08"), arguments: changes.indices)
  func `stored constraints are dropped when a value that they depend on changes`(index: Int) {
    let manager = ConstraintGraphManager()
    let root = root(manager)
    #expect(manager.statistics.invalidations == 0)
    Self.changes[index].1(&root.environment)
    root.layoutIfNeeded()
    #expect(manager.statistics.invalidations == 1)
    // Nothing else removes stored constraints.
    root.environment.colorScheme = .dark
    root.updateBody()
    #expect(manager.statistics.invalidations == 1)
  }

  @Test(.promises("CF-08")) func `turning the screen drops stored constraints, a window that grows does not`() {
    let manager = ConstraintGraphManager()
    let root = LayoutRoot(size: Size(width: 390, height: 844))
    root.updateBody { Color.red.constraintManager(manager) }
    root.size = Size(width: 400, height: 844)
    root.layoutIfNeeded()
    #expect(manager.statistics.invalidations == 0)
    root.size = Size(width: 844, height: 390)
    root.layoutIfNeeded()
    #expect(manager.statistics.invalidations == 1)
    root.size = Size(width: 390, height: 844)
    root.layoutIfNeeded()
    #expect(manager.statistics.invalidations == 2)
  }

  @Test func `notifying a manager while frames are computed requests no other turn`() {
    let manager = ConstraintGraphManager()
    let root = root(manager)
    #expect(root.diagnostics == [])
    let turns = manager.statistics
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(manager.statistics == turns)
  }
}
