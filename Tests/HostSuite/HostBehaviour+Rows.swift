import LayoutCore
import Testing

/// The rows of a list that a person edits, and those that are chosen.
private final class Letters {
  var items = ["a", "b", "c", "d"]
  var chosen: Set<String> = []
  var text: String { items.joined() }

  func list(_ mode: EditMode) -> some Layout {
    List(selection: Binding(self, \.chosen)) {
      ForEach(items, id: \.self) { Text($0) }
        .onMove { self.items.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { self.items.remove(atOffsets: $0) }
    }
    .listStyle(.plain)
    .environment(\.defaultMinListRowHeight, 50)
    .environment(\.editMode, .constant(mode))
  }
}

/// Rows that a person moves and deletes.
@MainActor
extension HostBehaviour {
  /// The texts that are shown, in document order.
  private static func texts(_ host: some HostProbe) -> String { host.views.compactMap { host.text(of: $0) }.joined() }

  /// Shows what changed, with all that moves at its end.
  private static func settle(_ host: some HostProbe, _ now: inout Double) {
    host.update()
    for step in [0.0, 1, 2] {
      host.tick(at: now + step)
      host.pass()
    }
    now += 10
  }

  /// A row is dragged to another place after a long press, by its mark while it is edited, and by the arrows with Option.
  static func movesRows(_ host: some HostProbe) async throws {
    let letters = Letters()
    var (mode, now) = (EditMode.inactive, 10.0)
    host.allowFurtherTurns()
    host.root.setBody { letters.list(mode) }
    host.pass()
    /// The lines at which a row would go.
    var lines: Int { host.frames.count { $0.height == 2 } }
    try host.pressDown(at: Point(x: 150, y: 25))
    try await host.holdStill()
    try host.moveOn(to: Point(x: 150, y: 60))
    try host.moveOn(to: Point(x: 150, y: 130))
    #expect(lines == 1 && letters.text == "abcd")
    try host.letGo(at: Point(x: 150, y: 130))
    settle(host, &now)
    #expect(letters.text == "bcad" && texts(host) == "bcad" && lines == 0)
    // It goes back where it came from.
    try host.pressDown(at: Point(x: 150, y: 25))
    try await host.holdStill()
    try host.moveOn(to: Point(x: 150, y: 130))
    try host.moveOn(to: Point(x: 150, y: 35))
    try host.letGo(at: Point(x: 150, y: 35))
    settle(host, &now)
    #expect(letters.text == "bcad" && lines == 0)
    mode = .active
    settle(host, &now)
    let list = try #require(host.views.first)
    try host.drag(list, from: Point(x: 275, y: 175), to: Point(x: 275, y: 20))
    settle(host, &now)
    #expect(letters.text == "dbca" && texts(host) == "dbca")
    mode = .inactive
    settle(host, &now)
    try host.click(at: Point(x: 150, y: 75))
    settle(host, &now)
    #expect(letters.chosen == ["b"])
    var order: [String] = []
    for key in [KeyEquivalent.downArrow, .downArrow, .upArrow] {
      try host.press(key, modifiers: .option)
      settle(host, &now)
      order.append(letters.text)
    }
    #expect(order == ["dcba", "dcab", "dcba"] && texts(host) == "dcba")
    #expect(letters.chosen == ["b"])
  }

  /// A row is deleted by the key, by the button behind it, and by the mark of one that is edited.
  static func deletesRows(_ host: some HostProbe) throws {
    let letters = Letters()
    var (mode, now) = (EditMode.inactive, 10.0)
    // The width of the buttons is known in the turn that shows them.
    host.allowFurtherTurns()
    host.root.setBody { letters.list(mode) }
    host.pass()
    try host.click(at: Point(x: 150, y: 75))
    settle(host, &now)
    #expect(letters.chosen == ["b"])
    try host.press(.delete)
    settle(host, &now)
    #expect(letters.text == "acd" && texts(host) == "acd")
    let list = try #require(host.views.first)
    try host.drag(list, from: Point(x: 280, y: 25), to: Point(x: 180, y: 25))
    host.pass()
    settle(host, &now)
    #expect(texts(host).contains("Delete") && letters.text == "acd")
    try host.click(at: Point(x: 280, y: 25))
    host.pass()
    settle(host, &now)
    #expect(letters.text == "cd" && texts(host) == "cd")
    mode = .active
    settle(host, &now)
    try host.click(at: Point(x: 25, y: 75))
    host.pass()
    settle(host, &now)
    #expect(texts(host).contains("Delete") && letters.text == "cd")
    try host.click(at: Point(x: 280, y: 75))
    host.pass()
    settle(host, &now)
    #expect(letters.text == "c" && texts(host) == "c")
  }
}
