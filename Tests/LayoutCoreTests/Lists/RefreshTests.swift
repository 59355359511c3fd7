@testable import LayoutCore
import LayoutTesting
import Testing

/// Actions that a pull runs.
@MainActor
@Suite struct `Pulling a scroll view` {
  /// An action that is held until it may end.
  @MainActor
  private final class Gate {
    private(set) var begun = 0
    private var held: CheckedContinuation<Void, Never>?
    private var waiting: CheckedContinuation<Void, Never>?

    func run() async {
      begun += 1
      await withCheckedContinuation {
        held = $0
        waiting?.resume()
        waiting = nil
      }
    }

    /// Waits until the action is held.
    func begin() async {
      if held == nil { await withCheckedContinuation { waiting = $0 } }
    }

    /// Lets the action end.
    func pass() {
      held?.resume()
      held = nil
    }
  }

  /// Resumes what waits for a turn to be due.
  @MainActor
  private final class Turns {
    private var isDue = false
    private var waiting: CheckedContinuation<Void, Never>?

    func note() {
      isDue = waiting == nil
      waiting?.resume()
      waiting = nil
    }

    /// Waits until a turn is due, which it may be already.
    func next() async {
      if !isDue { await withCheckedContinuation { waiting = $0 } }
      isDue = false
    }
  }

  private let gate = Gate()
  private let turns = Turns()
  private let host = CountingHost()
  private let root: LayoutRoot

  init() {
    let turns = turns
    // The main actor has no thread of its own here, so that a change by a task may come from another one than the root's.
    root = LayoutRoot(
      size: Size(width: 100, height: 100), measurers: .tens, schedule: { _ in turns.note() },
      wake: { Task { @MainActor in turns.note() } })
  }

  private func scrollView() throws -> ViewID {
    try #require(host.views.first { if case .scroll = $0.value.content { true } else { false } }?.key)
  }

  private var isTurning: Bool {
    host.views.values.contains { view in
      if case .control(let content) = view.content, case .progress(nil) = content.control { true } else { false }
    }
  }

  /// Waits until a turn is due, and runs it.
  private func turn() async {
    await turns.next()
    root.layoutIfNeeded()
  }

  @Test func `the action runs once, and a circle turns until it is done`() async throws {
    let gate = gate
    root.isOnMainActor = true
    root.host = host
    root.setBody { List { Text("a") }.refreshable { await gate.run() } }
    root.layoutIfNeeded()
    #expect(!isTurning)
    let view = try scrollView()
    #expect(root.refresh(view))
    #expect(root.refresh(view))
    root.layoutIfNeeded()
    #expect(isTurning)
    await gate.begin()
    #expect(gate.begun == 1)
    gate.pass()
    while isTurning { await turn() }
    #expect(root.refresh(view))
    root.layoutIfNeeded()
    await gate.begin()
    #expect(gate.begun == 2)
    gate.pass()
  }

  @Test func `hosts know which views can be pulled`() throws {
    var isRefreshable = false
    root.host = host
    func update() throws -> Bool? {
      _ = host.takeCounts()
      root.updateBody {
        let content = ScrollView { Text("a") }
        if isRefreshable { content.refreshable {} } else { content }
      }
      return host.views[try scrollView()]?.traits.isRefreshable
    }
    #expect(try update() == false)
    isRefreshable = true
    #expect(try update() == true)
    isRefreshable = false
    #expect(try update() == false)
    #expect(host.violations == [])
  }

  @Test func `without an action nothing begins`() throws {
    root.host = host
    root.setBody { ScrollView { Text("a") } }
    root.layoutIfNeeded()
    #expect(!root.refresh(try scrollView()))
  }
}
