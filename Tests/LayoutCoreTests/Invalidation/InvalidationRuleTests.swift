@testable import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Invalidation rules` {
  @Test(.promises("F199")) func `there are seven reasons`() {
    #expect(
      InvalidationReason.allCases == [
        .hierarchyChanged, .sizeChanged, .contentChanged, .environmentChanged, .geometryChanged, .explicit, .animation,
      ])
  }

  @Test(.promises("F031", "F032", "F033"), arguments: zip(InvalidationReason.allCases, [4, 3, 2, 1, 1, 1, 0]))
  func `the default rules`(reason: InvalidationReason, priority: Int) {
    let rules = LayoutInvalidationRules.default
    #expect(rules.priority(for: reason) == priority)
    #expect(rules.shouldInvalidate(for: reason) == (reason != .animation))
  }

  @Test(.promises("F031")) func `other rules`() {
    let rules = LayoutInvalidationRules(priorities: [.animation: 9, .explicit: 0])
    #expect(rules.shouldInvalidate(for: .animation))
    #expect(!rules.shouldInvalidate(for: .explicit))
    #expect(rules.priority(for: .sizeChanged) == 3)
    #expect(rules != .default)
    let fewer = LayoutInvalidationRules.default.ignoring(.sizeChanged, .contentChanged)
    #expect(
      InvalidationReason.allCases.filter(fewer.shouldInvalidate) == [
        .hierarchyChanged, .environmentChanged, .geometryChanged, .explicit,
      ])
    #expect(fewer.priority(for: .sizeChanged) == 3)
  }

  @Test(.promises("F024", "F033"))
  func `each change has its reason, and a turn has them in the order of their priorities`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.updateBody { word(3) }
    #expect(root.turnReasons == [.hierarchyChanged])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.turnReasons == [.explicit])
    root.host = host
    root.setNeedsLayout()
    root.environment.displayScale = 2
    root.size.width = 50
    root.rootNode?.markDirty()
    root.invalidateLayout(for: .hierarchyChanged)
    root.layoutIfNeeded()
    #expect(
      root.turnReasons == [
        .hierarchyChanged, .sizeChanged, .contentChanged, .environmentChanged, .geometryChanged, .explicit,
      ])
    root.invalidationRules = LayoutInvalidationRules(priorities: [.explicit: 7])
    root.size.width = 60
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.turnReasons == [.explicit, .sizeChanged])
  }

  @Test(.promises("F024"), arguments: [InvalidationReason.sizeChanged, .environmentChanged, .hierarchyChanged])
  func `a reason that the rules leave out requests no turn, and counts in the next one`(
    reason: InvalidationReason
  ) {
    var asked = 0
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens, schedule: { _ in asked += 1 })
    root.updateBody { Color.red.padding(10) }
    func box() -> Rect? { root.result.elements[0].layers.first }
    root.invalidationRules = .default.ignoring(reason)
    asked = 0
    switch reason {
    case .sizeChanged: root.size.width = 50
    case .environmentChanged: root.environment.layoutDirection = .rightToLeft
    default: root.setBody { Color.red.padding(20) }
    }
    root.layoutIfNeeded()
    #expect(asked == 0)
    #expect(box() == rect(10, 10, 80, 80))
    #expect(root.turnReasons == [.hierarchyChanged])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(asked == 1)
    #expect(root.turnReasons.contains(reason))
    switch reason {
    case .sizeChanged: #expect(box() == rect(10, 10, 30, 80))
    case .environmentChanged: #expect(root.session.tree.rootDirection == .rightToLeft)
    default: #expect(box() == rect(20, 20, 60, 60))
    }
  }

  @Test(.promises("F033")) func `an animation requests nothing, unless the rules do`() {
    var asked = 0
    let root = LayoutRoot(size: Size(width: 100, height: 100), schedule: { _ in asked += 1 })
    root.updateBody { Color.red }
    asked = 0
    root.invalidateLayout(for: .animation)
    #expect(asked == 0)
    root.invalidationRules = LayoutInvalidationRules(priorities: [.animation: 1])
    root.invalidateLayout(for: .animation)
    #expect(asked == 1)
  }

  @Test(.promises("F183")) func `changes of one batch share a turn, and the last body counts`() {
    var asked = 0
    var evaluated: [Int] = []
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens, schedule: { _ in asked += 1 })
    root.host = host
    func show(_ count: Int) {
      root.updateBody {
        evaluated.append(count)
        return word(count)
      }
    }
    show(1)
    host.takeCounts()
    evaluated = []
    asked = 0
    let value = root.batchUpdates {
      show(2)
      root.size.width = 200
      root.batchUpdates {
        show(3)
        root.layoutIfNeeded()
      }
      root.environment.displayScale = 2
      show(4)
      #expect(evaluated == [])
      #expect(host.counts == .init())
      return 7
    }
    #expect(value == 7)
    #expect(evaluated == [4])
    #expect(asked == 1)
    #expect(host.takeCounts() == .init(frames: 1, contents: 1))
    #expect(root.turnReasons == [.hierarchyChanged, .sizeChanged, .environmentChanged])
    #expect(root.result.leaves == [rect(80, 40, 40, 20)])
    // One that changes nothing costs no turn.
    root.batchUpdates {}
    #expect(evaluated == [4])
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try root.batchUpdates {
        show(5)
        throw Failure()
      }
    }
    #expect(evaluated == [4, 5])
  }
}

/// Stores its calls.
private final class Listener: LayoutInvalidating {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }
  func invalidateLayout(for reason: InvalidationReason) { log.lines.append("\(name) \(reason)") }
  func layoutIfNeeded() { log.lines.append("\(name)!") }

  final class Log { var lines: [String] = [] }
}

@Suite struct `Invalidation contexts` {
  @Test(.promises("F198")) func `each layout is worked out once, the most important reason first`() {
    let log = Listener.Log()
    let (one, two, three) = (Listener("one", log), Listener("two", log), Listener("three", log))
    let context = LayoutInvalidationContext()
    context.invalidate(one, for: .explicit)
    context.invalidate(two, for: .contentChanged)
    context.invalidate(three, for: .geometryChanged)
    context.invalidate(two, for: .hierarchyChanged)
    context.invalidate(two, for: .contentChanged)
    context.invalidate(three, for: .animation)
    #expect(context.pendingCount == 3)
    #expect(context.reasons(for: two) == [.hierarchyChanged, .contentChanged])
    #expect(context.reasons(for: three) == [.geometryChanged])
    #expect(context.performLayoutPass() == 3)
    #expect(
      log.lines == [
        "two hierarchyChanged", "two contentChanged", "two!", "one explicit", "one!", "three geometryChanged", "three!",
      ])
    #expect(context.pendingCount == 0)
    #expect(context.reasons(for: two) == [])
    #expect(context.performLayoutPass() == 0)
  }

  @Test(.promises("F198")) func `a layout that is gone is removed`() {
    let log = Listener.Log()
    let context = LayoutInvalidationContext()
    do {
      let gone = Listener("gone", log)
      context.invalidate(gone, for: .sizeChanged)
      #expect(context.pendingCount == 1)
    }
    #expect(context.pendingCount == 0)
    #expect(context.performLayoutPass() == 0)
    #expect(log.lines == [])
  }

  @Test(.promises("F198")) func `roots are laid out by a context`() {
    let context = LayoutInvalidationContext()
    let roots = (0..<3).map { _ in LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens) }
    var length = 1
    for root in roots { root.updateBody { word(length) } }
    length = 2
    context.invalidate(roots[0], for: .hierarchyChanged)
    context.invalidate(roots[2], for: .explicit)
    #expect(context.performLayoutPass() == 2)
    #expect(roots.map { $0.result.leaves[0].width } == [20, 10, 10])
    #expect(roots.map(\.turnReasons) == [[.hierarchyChanged], [.hierarchyChanged], [.explicit]])
  }
}
