import ConstraintFirst
import Foundation
import TestPromises
import Testing

/// The constraints of elements, and their storage.
@Suite struct ConstraintKeyTests {
  @Test(.promises("CF-01")) func `an element is 100 wide, 50 high and of priority 0 without constraints`() {
    #expect(LayoutWidthKey.defaultValue == 100)
    #expect(LayoutHeightKey.defaultValue == 50)
    #expect(LayoutPriorityKey.defaultValue == 0)
    let row = ConstraintLayout()() {
      Color.red
      Color.blue.constraints(width: 30)
      Color.green.constraints(height: 20)
    }
    let result = row.calculateLayout(in: Size(width: 400, height: 100))
    #expect(
      result.leaves == [
        Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 108, y: 0, width: 30, height: 50),
        Rect(x: 146, y: 15, width: 100, height: 20),
      ])
  }

  @Test(.promises("CF-07")) func `an error names what is wrong`() {
    #expect(throws: LayoutConstraintError.invalidWidth(-1)) { try LayoutConstraints(width: -1, height: 5) }
    #expect(throws: LayoutConstraintError.invalidHeight(0)) { try LayoutConstraints(width: 1, height: 0) }
    #expect(throws: LayoutConstraintError.invalidWidth(.infinity)) {
      try LayoutConstraints(width: .infinity, height: 5)
    }
    #expect(throws: LayoutConstraintError.self) { try LayoutConstraints(width: 1, height: .nan) }
    #expect(LayoutConstraintError.invalidWidth(-1).description == "a width must be finite and above 0, but it is -1.0")
    #expect(LayoutConstraintError.invalidHeight(0).description == "a height must be finite and above 0, but it is 0.0")
    #expect(LayoutConstraintError.emptyID.description == "an id must have at least one character")
  }

  @Test(.promises("CF-05"))
  func `equal constraints are equal whenever they were resolved, and can be written and read`() throws {
    let manager = ConstraintGraphManager()
    let first = try manager.resolveConstraints(id: "a", width: 10, height: 20, priority: 3)
    let second = try manager.resolveConstraints(id: "b", width: 10, height: 20, priority: 3)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first.timestamp < second.timestamp)
    let read = try JSONDecoder().decode(LayoutConstraints.self, from: JSONEncoder().encode(second))
    #expect(read == second && read.timestamp == second.timestamp)
    let bad = Data(#"{"width": -1, "height": 2, "priority": 0}"#.utf8)
    #expect(throws: LayoutConstraintError.invalidWidth(-1)) {
      try JSONDecoder().decode(LayoutConstraints.self, from: bad)
    }
  }
}

/// The bounded cache.
@Suite struct ConstraintGraphManagerTests {
  @Test(.promises("CF-05"))
  func `what did not change is looked up, what is wrong is refused and loses nothing`() throws {
    let manager = ConstraintGraphManager()
    try manager.resolveConstraints(id: "card", width: 140, height: 80, priority: 1)
    try manager.resolveConstraints(id: "card", width: 140, height: 80, priority: 1)
    #expect(manager.statistics.hits == 1 && manager.statistics.misses == 1)
    try manager.resolveConstraints(id: "card", width: 150, height: 80, priority: 1)
    #expect(manager.statistics.misses == 2 && manager.count == 1)
    #expect(throws: LayoutConstraintError.invalidHeight(.infinity)) {
      try manager.resolveConstraints(id: "card", width: 150, height: .infinity)
    }
    #expect(throws: LayoutConstraintError.emptyID) { try manager.resolveConstraints(id: "", width: 1, height: 1) }
    #expect(manager.getCachedConstraints(id: "card")?.width == 150)
    #expect(manager.getCachedConstraints(id: "other") == nil)
    #expect(manager.statistics.hitRate == 1.0 / 3)
    manager.invalidateCache()
    #expect(manager.count == 0 && manager.getCachedConstraints(id: "card") == nil)
    #expect(manager.statistics.invalidations == 1)
  }

  @Test(.promises("CF-06"), arguments: [(nil, 200), (50, 50), (1, 1), (0, 1), (-3, 1)] as [(Int?, Int)])
  func `at most so many entries are kept, and the oldest goes only for a new one`(asked: Int?, kept: Int) throws {
    let manager = asked.map { ConstraintGraphManager(capacity: $0) } ?? ConstraintGraphManager()
    #expect(manager.capacity == kept)
    for number in 0..<kept { try manager.resolveConstraints(id: "\(number)", width: 1, height: 1) }
    #expect(manager.count == kept && manager.statistics.evictions == 0)
    // A name that is there pushes out nothing, with equal values or with others, and is the newest then.
    try manager.resolveConstraints(id: "0", width: 1, height: 1)
    try manager.resolveConstraints(id: "0", width: 2, height: 1)
    #expect(manager.count == kept && manager.statistics.evictions == 0)
    // Looking is not resolving.
    _ = manager.getCachedConstraints(id: "1")
    try manager.resolveConstraints(id: "new", width: 1, height: 1)
    #expect(manager.count == kept && manager.statistics.evictions == 1)
    #expect(manager.getCachedConstraints(id: "1") == nil)
    #expect((manager.getCachedConstraints(id: "0") != nil) == (kept > 1))
  }

  @Test(.promises("CF-06")) func `a watch keeps 50`() {
    #expect(ConstraintGraphManager.watchCapacity == 50)
    #expect(ConstraintGraphManager.defaultCapacity == 200)
  }

  @Test(.promises("B24")) func `a manager can be used from 16 threads at once`() async throws {
    let manager = ConstraintGraphManager(capacity: 8)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<16 {
        group.addTask {
          for number in 0..<500 {
            _ = try? manager.resolveConstraints(id: "\((number + task) % 12)", width: 1, height: 1)
          }
        }
      }
    }
    #expect(manager.count == 8)
    #expect(manager.statistics.hits + manager.statistics.misses == 8000)
  }
}
