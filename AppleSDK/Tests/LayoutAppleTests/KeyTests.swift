import Testing

@testable import LayoutApple

/// A field and a box, and a shortcut with a letter alone.
private struct Form: Layout {
  let note: (String) -> Void

  var body: some Layout {
    VStack(spacing: 0) {
      TextField("", text: .constant("")).onKeyPress(phases: .all) { press in
        note("\(press)")
        return press.key == "k" ? .handled : .ignored
      }
      Rectangle().size(width: 50, height: 50).focusable()
      Text("New").onTapGesture { note("new") }.keyboardShortcut("n", modifiers: [])
    }
  }
}

/// The keys of the toolkit.
@MainActor
@Suite(.serialized)
struct KeyTests {
  private final class Log { var entries: [String] = [] }

  private let log = Log()
  private let probe = Probe(width: 300, height: 300)

  private func show() throws -> PlatformView {
    let log = log
    probe.container.setBody { Form { log.entries.append($0) } }
    probe.pass()
    let field = try #require(probe.views.first as? PlatformView)
    #expect(probe.root.focus(probe.container.viewID(of: field)))
    return field
  }

  @Test("A key that the layout uses does not come to the field, and all others do")
  func use() throws {
    _ = try show()
    #expect(!probe.typed("k"))
    #expect(probe.typed("j"))
    // A letter alone is the field's, and no shortcut.
    #expect(probe.typed("n"))
    let down = KeyPress("k").description
    let up = KeyPress("k", phase: .up).description
    #expect(log.entries.prefix(2) == [down, up] && !log.entries.contains("new"))
  }

  @Test("While letters are put together, the layout gets no key")
  func composing() throws {
    let field = try show()
    field.setComposing(true)
    #expect(probe.typed("k"))
    #expect(log.entries == [])
    field.setComposing(false)
    #expect(!probe.typed("k"))
  }

  @Test("Each key has its name on all hosts")
  func names() throws {
    _ = try show()
    let keys: [KeyEquivalent] = [
      .escape, .delete, .deleteForward, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown,
      .function(1), .function(12), "q", "1", "!",
    ]
    for key in keys {
      log.entries = []
      _ = probe.typed(key)
      #expect(log.entries.first == KeyPress(key).description)
    }
    for modifiers in [EventModifiers.shift, .control, .option, .super, [.shift, .super]] {
      log.entries = []
      try probe.press("q", modifiers: modifiers)
      #expect(log.entries.first == KeyPress("q", modifiers: modifiers).description)
    }
  }

  @Test("A text of other code has the keys that type, and the layout its shortcuts")
  func foreign() throws {
    let text = PlatformView.field()
    let log = log
    probe.container.setBody {
      VStack {
        text.ui().size(width: 100, height: 30)
        Text("New").onTapGesture { log.entries.append("new") }.keyboardShortcut("n", modifiers: [])
        Text("Save").onTapGesture { log.entries.append("save") }.keyboardShortcut("s", modifiers: .super)
      }
    }
    probe.pass()
    text.takeKeyboard()
    #expect(probe.typed("n") && log.entries == [])
    try probe.press("s", modifiers: .super)
    #expect(log.entries == ["save"])
  }

  @Test("A container in another one has its keys, and shortcuts around it are pressed too")
  func nested() throws {
    let inner = LayoutContainer()
    let log = log
    inner.setBody { TextField("", text: .constant("")) }
    probe.container.setBody {
      VStack {
        inner.ui().size(width: 100, height: 40)
        Text("Save").onTapGesture { log.entries.append("save") }.keyboardShortcut("s", modifiers: .super)
      }
    }
    probe.pass()
    probe.pass()
    let field = try #require(inner.subviews.first)
    #expect(inner.root.focus(inner.viewID(of: field)))
    #expect(probe.typed("n"))
    try probe.press("s", modifiers: .super)
    #expect(log.entries == ["save"])
  }

  @Test("A container in another one has its keys before that, and the one around has those that it does not use")
  func innerFirst() throws {
    let inner = LayoutContainer()
    let log = log
    inner.setBody {
      Rectangle().size(width: 40, height: 40).focusable()
        .onKeyPress("k") {
          log.entries.append("inner k")
          return .handled
        }
      Text("Save").onTapGesture { log.entries.append("inner save") }.keyboardShortcut("s", modifiers: .super)
    }
    probe.container.setBody {
      VStack {
        inner.ui().size(width: 100, height: 100)
        Text("Save").onTapGesture { log.entries.append("save") }.keyboardShortcut("s", modifiers: .super)
        Text("K").onTapGesture { log.entries.append("k") }.keyboardShortcut("k", modifiers: [])
        Text("Open").onTapGesture { log.entries.append("open") }.keyboardShortcut("o", modifiers: .super)
      }
    }
    probe.pass()
    probe.pass()
    #expect(inner.root.moveFocus(.forward))
    for key in ["k", "s", "o"] as [KeyEquivalent] { try probe.press(key, modifiers: key == "k" ? [] : .super) }
    #expect(log.entries == ["inner k", "inner save", "open"])
  }

  @Test(
    "The keys of the clipboard go to the innermost box around the keyboard with that use, and in a text to the text")
  func clipboard() throws {
    let log = log
    probe.root.environment.clipboard = .inMemory()
    probe.container.setBody {
      VStack {
        VStack {
          Rectangle().size(width: 50, height: 50).focusable().copyable(["copied"])
          TextField("", text: .constant(""))
        }
        .padding(4)
        .cuttable {
          log.entries.append("cut")
          return ["cut"]
        }
        .pasteDestination(for: String.self) { log.entries += $0 }
      }
    }
    probe.pass()
    let copied = probe.views.compactMap { $0 as? BoxView }.last
    #expect(probe.root.focus(copied.flatMap { probe.container.viewID(of: $0) }))
    try probe.press("v", modifiers: .command)
    #expect(log.entries == [])
    for key in ["c", "v", "x", "v"] as [KeyEquivalent] { try probe.press(key, modifiers: .command) }
    #expect(log.entries == ["copied", "cut", "cut"])
    #expect(probe.root.moveFocus(.forward))
    for key in ["x", "v"] as [KeyEquivalent] { try probe.press(key, modifiers: .command) }
    #expect(log.entries.count == 3)
  }

  @Test("The keys reach a layout in which nothing has the keyboard any more")
  func nothing() throws {
    let field = try show()
    #expect(field.hasKeyboard)
    #expect(probe.root.focus(nil) && !field.hasKeyboard)
    #expect(!probe.typed("n"))
    #expect(log.entries == ["new"])
  }

  @Test("From the last view on, the toolkit moves the keyboard")
  func ends() throws {
    let field = try show()
    for _ in 0..<2 { try probe.press(.tab, modifiers: []) }
    let last = try #require(probe.root.focusedView)
    #expect(probe.typed(.tab) || probe.root.focusedView == last)
    try probe.press(.tab, modifiers: .shift)
    try probe.press(.tab, modifiers: .shift)
    #expect(field.hasKeyboard)
  }
}
