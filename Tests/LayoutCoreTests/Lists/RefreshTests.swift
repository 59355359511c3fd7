import LayoutCore
import LayoutTesting
import Testing

/// Actions that a pull runs.
@Suite struct `Pulling a scroll view` {
  private final class Gate: @unchecked Sendable {
    var begun = 0
    var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() {
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  private let gate = Gate()
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)

  private func scrollView() throws -> ViewID {
    try #require(host.views.first { if case .scroll = $0.value.content { true } else { false } }?.key)
  }

  private var isTurning: Bool {
    host.views.values.contains { view in
      if case .control(let content) = view.content, case .progress(nil) = content.control { true } else { false }
    }
  }

  /// Runs turns until a condition holds, a hundred times at most.
  private func wait(_ condition: () -> Bool) async {
    for _ in 0..<100 where !condition() {
      try? await Task.sleep(for: .milliseconds(2))
      root.layoutIfNeeded()
    }
  }

  @Test func `the action runs once, and a circle turns until it is done`() async throws {
    let gate = gate
    root.host = host
    root.setBody {
      List { Text("a") }.refreshable {
        gate.begun += 1
        await withCheckedContinuation { gate.waiting.append($0) }
      }
    }
    root.layoutIfNeeded()
    #expect(!isTurning)
    let view = try scrollView()
    #expect(root.refresh(view))
    #expect(root.refresh(view))
    root.layoutIfNeeded()
    #expect(isTurning)
    await wait { gate.begun == 1 && !gate.waiting.isEmpty }
    #expect(gate.begun == 1)
    gate.pass()
    await wait { !isTurning }
    #expect(!isTurning)
    #expect(root.refresh(view))
    root.layoutIfNeeded()
    await wait { gate.begun == 2 && !gate.waiting.isEmpty }
    #expect(gate.begun == 2)
    gate.pass()
  }

  @Test func `hosts know which views can be pulled`() throws {
    var isRefreshable = false
    root.host = host
    func update() throws -> Bool? {
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
