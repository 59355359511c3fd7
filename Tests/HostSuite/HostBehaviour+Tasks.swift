import LayoutCore
import Testing

/// What runs beside the turns of a window.
@MainActor
extension HostBehaviour {
  /// Passes until a condition holds, for so many times at most, a millisecond apart.
  static func pass(_ host: some HostProbe, until condition: () -> Bool) async throws {
    for _ in 0..<patience where !condition() {
      try await Task.sleep(for: .milliseconds(1))
      host.pass()
    }
  }

  private static var patience: Int { 20_000 }

  /// A task runs once a life; its element ends it, and so does another id, which begins the next one.
  static func runsTasks(_ host: some HostProbe) async throws {
    var (isThere, id, log) = (true, 1, [String]())
    func run(_ name: String) async {
      log.append("begin \(name)")
      // Only cancelling ends it.
      try? await Task.sleep(for: .seconds(1_000_000))
      log.append("\(Task.isCancelled ? "cancel" : "end") \(name)")
    }
    host.root.setBody {
      VStack {
        box(10)
        if isThere { box(20).task { await run("plain") } }
        if isThere { box(30).task(id: id) { [id] in await run("\(id)") } }
      }
    }
    host.pass()
    try await pass(host) { log.count >= 2 }
    host.update()
    host.update()
    try await pass(host) { log.count > 2 || !host.root.needsLayout }
    #expect(log.sorted() == ["begin 1", "begin plain"])
    id = 2
    host.update()
    try await pass(host) { log.count >= 4 }
    #expect(log.dropFirst(2).sorted() == ["begin 2", "cancel 1"])
    isThere = false
    host.update()
    try await pass(host) { log.count >= 6 }
    #expect(log.dropFirst(4).sorted() == ["cancel 2", "cancel plain"])
    isThere = true
    host.update()
    try await pass(host) { log.count >= 8 }
    #expect(log.dropFirst(6).sorted() == ["begin 2", "begin plain"])
    host.root.setBody { EmptyLayout() }
    host.pass()
    try await pass(host) { log.count >= 10 }
    #expect(log.dropFirst(8).sorted() == ["cancel 2", "cancel plain"])
  }
}
