import LayoutCore
import LayoutTesting
import Observation
import Testing

/// Keys, shortcuts and actions, without a window.
@Suite struct KeyTests {
  @Observable final class Log {
    var lines: [String] = []
    var isOn = false
    var isOff = false
    var text = ""
    func add(_ line: String) { lines.append(line) }
  }

  private func root(@LayoutBuilder _ content: @escaping () -> some Layout) -> (LayoutRoot, CountingHost) {
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    let host = CountingHost()
    root.host = host
    root.updateBody(content)
    return (root, host)
  }

  @Test func `A key goes from the inside outwards until an action has handled it`() throws {
    let log = Log()
    let (root, _) = root {
      VStack {
        VStack {
          Text("a").focusable().id("a")
            .onKeyPress(.space) {
              log.add("inner"); return .ignored
            }
          Text("b").focusable().id("b")
        }
        .onKeyPress(keys: [.space, "x"]) { press in
          log.add("middle \(press.key == .space)")
          return press.key == "x" ? .handled : .ignored
        }
      }
      .onKeyPress { press in
        log.add("outer \(press.characters)")
        return .handled
      }
    }
    // Nothing has the keyboard.
    #expect(!root.send(KeyPress(.space)) && log.lines.isEmpty)
    try root.focus(id: "a")
    #expect(root.send(KeyPress(.space)))
    #expect(root.send(KeyPress("x")))
    #expect(!root.send(KeyPress("x", phase: .up)))
    #expect(root.send(KeyPress(.upArrow, phase: .repeat)))
    #expect(log.lines == ["inner", "middle true", "outer  ", "middle false", "outer "])
  }

  @Test func `An overlay's key is not one of what is written inside`() throws {
    let log = Log()
    let (root, _) = root {
      Text("a").focusable()
        .onKeyPress("k") {
          log.add("inside"); return .handled
        }
        .overlay { Text("o").focusable().id("o") }
        .onKeyPress("k") {
          log.add("outside"); return .handled
        }
    }
    try root.focus(id: "o")
    #expect(root.send(KeyPress("k")))
    #expect(log.lines == ["outside"])
  }

  @Test func `Keys are chosen by characters, phases and commands`() throws {
    let log = Log()
    let (root, _) = root {
      Text("a").focusable().id("a")
        .onKeyPress(characters: ["1", "2"]) {
          log.add("number \($0.characters)"); return .handled
        }
        .onKeyPress("u", phases: .up) { _ in
          log.add("up"); return .handled
        }
        .onMoveCommand { log.add("move \($0)") }
        .onExitCommand { log.add("exit") }
        .onExitCommand(perform: nil)
        .onDeleteCommand { log.add("delete") }
    }
    try root.focus(id: "a")
    for key in ["1", "3", "u", .leftArrow, .escape, .delete, .deleteForward] as [KeyEquivalent] { root.press(key) }
    #expect(!root.send(KeyPress(.leftArrow, modifiers: .shift)))
    #expect(log.lines == ["number 1", "up", "move left", "exit", "delete", "delete"])
  }

  struct Dialog: Layout {
    let log: Log
    var body: some Layout {
      VStack {
        TextField("Name", text: Binding(log, \.text)).id("field")
        TextField("Search", text: Binding(log, \.text)).onSubmit { log.add("search") }.id("search")
        TextEditor(text: Binding(log, \.text)).id("editor")
        Button("Off") { log.add("off") }.keyboardShortcut("s").disabled()
        HStack {
          Text("no control")
          Button("Save") { log.add("save") }
          Button("Second") { log.add("second") }
        }
        .keyboardShortcut("s")
        Button("Save again") { log.add("again") }.keyboardShortcut("s")
        Button("Plus") { log.add("plus") }.keyboardShortcut("+")
        Button("Next") { log.add("next") }.keyboardShortcut("n", modifiers: [])
        Toggle("Wrap", isOn: Binding(log, \.isOn)).keyboardShortcut("w", modifiers: [.command, .shift]).id("wrap")
        Text("Tap").onTapGesture { log.add("tap") }.keyboardShortcut(.function(5), modifiers: []).id("tap")
        Button("Cancel") { log.add("cancel") }.keyboardShortcut(.cancelAction)
        Button("OK") { log.add("ok") }.keyboardShortcut(.defaultAction).disabled(log.isOff)
        Button("None") { log.add("none") }.keyboardShortcut(nil).id("none")
      }
    }
  }

  @Test func `A shortcut presses the first button that can be used`() throws {
    let log = Log()
    let (root, host) = root { Dialog(log: log) }
    #expect(root.press("s", modifiers: .command) && root.press("S", modifiers: .command))
    #expect(!root.press("s") && !root.press("s", modifiers: [.command, .shift]))
    #expect(root.press("s", modifiers: [.command, .capsLock, .numericPad]))
    // Shift is needed to type it on some keyboards.
    #expect(root.press("+", modifiers: .command) && root.press("+", modifiers: [.command, .shift]))
    #expect(root.press(.function(5)) && root.press(.escape) && root.press(.return) && root.press("n"))
    #expect(!root.send(KeyPress(.return, phase: .repeat)))
    #expect(log.lines == ["save", "save", "save", "plus", "plus", "tap", "cancel", "ok", "next"])
    #expect(root.press("w", modifiers: [.command, .shift]) && log.isOn)
    #expect(root.press("w", modifiers: [.command, .shift]) && !log.isOn)
    log.isOff = true
    root.layoutIfNeeded()
    #expect(!root.press(.return) && host.violations.isEmpty)
  }

  @Test func `What has the keyboard uses its own keys first`() throws {
    let log = Log()
    let (root, _) = root { Dialog(log: log) }
    try root.focus(id: "field")
    #expect(!root.press("n") && root.press("s", modifiers: .command))
    #expect(root.press(.return))
    #expect(root.press(.function(5)))
    try root.focus(id: "search")
    #expect(root.press(.return))
    try root.focus(id: "editor")
    #expect(!root.press(.return) && root.press(.escape))
    try root.focus(id: "none")
    #expect(root.press(.return) && root.press(.space) && root.press("n"))
    root.focus(try root.view(id: "tap").view)
    #expect(root.press(.space))
    try root.focus(id: "wrap")
    #expect(root.press(.space) && log.isOn)
    #expect(log.lines == ["save", "ok", "tap", "search", "cancel", "none", "none", "next", "tap"])
  }

  @Test func `A shortcut of a toggle that refuses is shown as it was`() throws {
    let (root, host) = root {
      Toggle("a", isOn: .constant(false)).keyboardShortcut("t").id("a")
    }
    #expect(root.press("t", modifiers: .command))
    let view = try #require(try root.view(id: "a").view)
    let content = try #require(host.views[view]?.content)
    guard case .control(let shown) = content else { return #expect(Bool(false)) }
    #expect(shown.control == .toggle(title: "a", isOn: false) && host.violations.isEmpty)
  }

  @Test func `Capital and small letters are on one key`() {
    #expect(KeyEquivalent("N") == "n" && KeyEquivalent("Ä").character == "ä")
    #expect(KeyEquivalent.function(0) == .function(1) && KeyEquivalent.function(99) == .function(35))
    #expect(KeyPress(.upArrow).characters.isEmpty && KeyPress(.space).characters == " ")
    #expect(KeyboardShortcut("n") == "N" && KeyboardShortcut("n").modifiers == .command)
    #if !canImport(Darwin)
      #expect(EventModifiers.command == .control)
    #endif
  }
}
