import LayoutCore
import Testing

/// The rows that are chosen.
private final class Rows {
  var chosen: Set<Int> = []
}

/// Rows that keys find, and lists without rows.
@MainActor
extension HostBehaviour {
  /// Keys lead to rows that are not made yet, which are scrolled into sight; with Shift they choose all on the way.
  static func findsRows(_ host: some HostProbe) throws {
    let rows = Rows()
    // The rows that are made have to be measured before the last one stands where it is seen.
    host.allowFurtherTurns()
    host.root.setBody {
      List(0..<1000, selection: Binding(rows, \.chosen)) { Text($0 == 700 ? "needle" : "row \($0)") }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, 50)
    }
    host.pass()
    try host.click(at: Point(x: 150, y: 25))
    host.pass()
    #expect(rows.chosen == [0])
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) throws -> (offset: Double, texts: [String]) {
      try host.press(key, modifiers: modifiers)
      for _ in 0..<3 { host.pass() }
      // Views that do not scroll have none.
      let offset = host.views.map { host.offset(of: $0).y }.max() ?? 0
      return (offset, host.views.compactMap { host.text(of: $0) })
    }
    let found = try press("n")
    #expect(rows.chosen == [700] && found.texts.contains("needle") && !found.texts.contains("row 0"))
    #expect(found.offset == 34_750)
    let last = try press(.end)
    #expect(rows.chosen == [999] && last.texts.contains("row 999") && last.offset == 49_700)
    #expect(try press(.pageUp).offset == 49_700)
    #expect(rows.chosen == [994])
    #expect(try press(.home, .shift).offset == 0)
    #expect(rows.chosen == Set(0...994))
    _ = try press(.end, .shift)
    #expect(rows.chosen == Set(994...999))
  }

  /// A list without rows shows what stands for them; one with rows has a line after each but the last.
  static func showsEmptyLists(_ host: some HostProbe) throws {
    var names: [String] = []
    host.root.setBody {
      List(names, id: \.self) { Text($0) }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, 50)
        .overlay {
          if names.isEmpty {
            ContentUnavailableView {
              label("lilt")
            } description: {
              label("still till")
            }
          }
        }
    }
    host.pass()
    func shown() -> [(text: String, frame: Rect)] {
      host.views.compactMap { view in host.text(of: view).map { ($0, host.frame(of: view)) } }
    }
    var lines: Int { host.frames.count { $0.height <= 1 && $0.height > 0 && $0.width > 200 } }
    #expect(shown().map(\.text) == ["lilt", "still till"] && lines == 0)
    #expect(
      shown().map(\.frame) == [
        Rect(x: 134, y: 124, width: 32, height: 20), Rect(x: 110, y: 156, width: 80, height: 20),
      ])
    names = ["a", "b", "c"]
    host.update()
    #expect(shown().map(\.text) == ["a", "b", "c"] && lines == 2)
    names = []
    host.update()
    #expect(shown().map(\.text) == ["lilt", "still till"] && lines == 0)
  }
}
