import LayoutCore
import Testing

/// What a behaviour of keys changes.
private final class KeyLog {
  var text = ""
  var field = 0
  var entries: [String] = []

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

private struct KeyForm: Layout {
  let log: KeyLog
  @FocusState var field: Int?

  var body: some Layout {
    VStack(spacing: 0) {
      TextField("", text: Binding(log, \.text)).focused($field, equals: 1)
        .onKeyPress(.downArrow) {
          log.entries.append("down")
          return .handled
        }
      HostBehaviour.box(40).focusable().focused($field, equals: 2)
        .onKeyPress(phases: .all) { press in
          guard press.key == "k" || press.key == .home else { return .ignored }
          // Of a release toolkits pass different characters and modifiers.
          let name = press.key == .home ? "home" : "k"
          let isUp = press.phase == .up
          log.entries.append(isUp ? "up \(name)" : "down \(press.characters) \(press.modifiers.rawValue)")
          return .handled
        }
      HostBehaviour.box(40).onTapGesture { log.entries.append("tap") }.focused($field, equals: 3)
      HostBehaviour.label("Save").onTapGesture { log.entries.append("save") }.keyboardShortcut("s")
      HostBehaviour.label("Close").onTapGesture { log.entries.append("close") }.keyboardShortcut(.cancelAction)
    }
    .onChange(of: field) { log.field = field ?? 0 }
  }
}

@MainActor
extension HostBehaviour {
  /// Keys go from the toolkit to the element that has the keyboard, then to the shortcuts; a field keeps what it types.
  static func pressesKeys(_ host: some HostProbe) throws {
    let log = KeyLog()
    host.root.setBody { KeyForm(log: log) }
    host.pass()
    let field = try #require(host.views.first)
    #expect(host.root.focus(host.id(of: field)))
    host.pass()
    try host.press("s", modifiers: .command)
    try host.press(.downArrow)
    try host.press("k")
    try host.press(.escape)
    #expect(log.take() == ["save", "down", "close"])
    let boxes = host.views.filter { host.frame(of: $0).size == Size(width: 40, height: 40) }
    let box = try #require(boxes.first { host.root.focus(host.id(of: $0)) })
    host.pass()
    #expect(log.field == 2 && host.hasKeyboard(box))
    try host.press("k")
    try host.press("k", modifiers: .shift)
    try host.press(.home)
    #expect(log.take() == ["down k 0", "up k", "down K 1", "up k", "down  0", "up home"])
    try host.press("s", modifiers: .command)
    #expect(log.take() == ["save"])
  }

  /// Tab goes to the next view of the document, and Shift-Tab back; Space taps a box.
  static func movesByTab(_ host: some HostProbe) throws {
    let log = KeyLog()
    host.root.setBody { KeyForm(log: log) }
    host.pass()
    let field = try #require(host.views.first)
    #expect(host.root.focus(host.id(of: field)))
    host.pass()
    func places(_ key: EventModifiers) throws -> [Int] {
      try (0..<2).map { _ in
        try host.press(.tab, modifiers: key)
        return log.field
      }
    }
    #expect(try places([]) == [2, 3])
    try host.press(.space)
    #expect(log.take() == ["tap"])
    #expect(try places(.shift) == [2, 1])
    #expect(host.hasKeyboard(field))
  }
}
