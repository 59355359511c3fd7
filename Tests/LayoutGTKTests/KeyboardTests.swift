#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Observation
  import Testing

  @Observable private final class Desk {
    var texts = ["", "", ""]
    var log: [String] = []
    var request: Int?
    var shows = true
    func add(_ line: String) { log.append(line) }
  }

  private struct DeskForm: Layout {
    let desk: Desk
    @FocusState var field: Int?

    var body: some Layout {
      VStack(spacing: 4) {
        HStack(spacing: 4) {
          // GTK's own order follows the places of the widgets.
          ForEach([0, 1], id: \.self) { number in
            if number == 0 || desk.shows {
              TextField("", text: Binding(get: { desk.texts[number] }, set: { desk.texts[number] = $0 }))
                .focused($field, equals: number)
                .frame(width: 80).offset(y: number == 0 ? 30 : 0)
            }
          }
        }
        Text("box").frame(width: 80, height: 30).focusable().focused($field, equals: 2)
          .onKeyPress(.space) {
            desk.add("space"); return .handled
          }
          .onKeyPress("u", phases: .all) {
            desk.add("u \($0.phase.rawValue)"); return .handled
          }
        TextField("", text: Binding(get: { desk.texts[2] }, set: { desk.texts[2] = $0 }))
          .onSubmit { desk.add("submit") }
          .onKeyPress("x") {
            desk.add("x"); return .handled
          }
          .focused($field, equals: 3)
        HStack {
          Button("Save") { desk.add("save") }.keyboardShortcut("s")
          Button("Next") { desk.add("next") }.keyboardShortcut("n", modifiers: [])
          Button("Cancel") { desk.add("cancel") }.keyboardShortcut(.cancelAction)
          Button("OK") { desk.add("ok") }.keyboardShortcut(.defaultAction)
        }
      }
      .frame(width: 380, height: 280)
      .onChange(of: desk.request) { field = desk.request }
      .onChange(of: field) { desk.add("field \(field.map(String.init) ?? "none")") }
      .defaultFocus($field, 1)
    }
  }

  private struct SlashPad: Layout {
    let desk: Desk
    @FocusState var field: Int?

    var body: some Layout {
      Text("box").frame(width: 80, height: 30).focusable().focused($field, equals: 1)
        .onKeyPress(keys: ["/", "?"]) { press in
          desk.add("\(press.phase.rawValue)")
          return .handled
        }
        .defaultFocus($field, 1)
    }
  }

  extension GTKTests {
    @Suite("Keyboard", .enabled(if: hasDisplay, "no display")) @MainActor
    struct KeyboardTests {
      private func form(_ desk: Desk) throws -> (TestWindow, WindowPerson) {
        let window = try TestWindow(width: 400, height: 300)
        window.show { DeskForm(desk: desk) }
        return (window, try WindowPerson(window))
      }

      @Test func `The default has the keyboard, Tab follows the document, and the state follows Tab`() throws {
        let desk = Desk()
        let (window, person) = try form(desk)
        #expect(desk.log == ["field 1"])
        try person.type("a")
        try person.press("shift+Tab")
        try person.type("b")
        // One at a time: two keys in one turn move the keyboard twice, and the state changes once.
        try person.press("Tab")
        try person.press("Tab")
        try person.press("space")
        try person.press("Tab")
        #expect(desk.texts == ["b", "a", ""])
        #expect(desk.log == ["field 1", "field 0", "field 1", "field 2", "space", "field 3"])
        window.close()
      }

      @Test func `A state that is written moves the keyboard, and a removed field is notified`() throws {
        let desk = Desk()
        let (window, person) = try form(desk)
        desk.request = 3
        window.settle()
        try person.type("c")
        desk.request = 0
        window.settle()
        try person.type("d")
        #expect(desk.texts == ["d", "", "c"])
        desk.request = 1
        window.settle()
        #expect(window.container.root.focusedView != nil)
        desk.shows = false
        window.settle()
        // GTK gives it to the next widget.
        #expect(desk.log == ["field 1", "field 3", "field 0", "field 1", "field none", "field 0"])
        desk.request = 3
        window.settle()
        desk.request = nil
        window.settle()
        #expect(gtk_root_get_focus(OpaquePointer(window.window)) == nil)
        #expect(window.container.root.focusedView == nil)
        window.close()
      }

      @Test func `Shortcuts work wherever the keyboard is, and a field types first`() throws {
        let desk = Desk()
        let (window, person) = try form(desk)
        try person.press("ctrl+s", "n", "Escape", "Return")
        #expect(desk.log.dropFirst() == ["save", "cancel", "ok"] && desk.texts[1] == "n")
        desk.request = 3
        window.settle()
        try person.press("x", "y", "Return")
        #expect(desk.log.dropFirst(4) == ["field 3", "x", "submit"] && desk.texts[2] == "y")
        desk.request = 2
        window.settle()
        try person.press("n", "u", "ctrl+shift+s", "Return")
        #expect(desk.log.dropFirst(7) == ["field 2", "next", "u 1", "u 4", "ok"])
        // Nothing has the keyboard.
        desk.request = nil
        window.settle()
        try person.press("n", "u", "ctrl+s")
        #expect(desk.log.dropFirst(12) == ["field none", "next", "save"])
        window.close()
      }

      @Test func `A key goes up also where Shift went up before it`() throws {
        let desk = Desk()
        let window = try TestWindow(width: 200, height: 100)
        window.show { SlashPad(desk: desk) }
        _ = try WindowPerson(window)
        for _ in 0..<2 {
          try WindowPerson.run(["keydown", "shift", "keydown", "slash", "keyup", "shift", "keyup", "slash"])
          window.settle()
        }
        #expect(desk.log == ["1", "1"])
        window.close()
      }

      @Test func `A click on a focusable box gives it the keyboard, and the box shows it`() throws {
        let desk = Desk()
        let (window, person) = try form(desk)
        let box = try #require(
          window.container.host.views.values.first { gtk_widget_get_focusable($0.widget) != 0 && $0.box != nil })
        var bounds = graphene_rect_t()
        #expect(gtk_widget_compute_bounds(box.widget, window.container.widget, &bounds) != 0)
        try person.click(Double(bounds.origin.x) + 5, Double(bounds.origin.y) + 5)
        #expect(desk.log == ["field 1", "field 2"])
        #expect(gtk_widget_is_focus(box.widget) != 0)
        window.close()
      }

      @Test(
        arguments: [
          (GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK.rawValue, KeyPress(.tab, modifiers: .shift)),
          (GDK_KEY_KP_Enter, 0, KeyPress(.return, modifiers: .numericPad)),
          (GDK_KEY_F5, 0, KeyPress(.function(5))),
          (GDK_KEY_N, GDK_LOCK_MASK.rawValue, KeyPress("n", characters: "N", modifiers: .capsLock)),
          (GDK_KEY_plus, GDK_CONTROL_MASK.rawValue, KeyPress("+", modifiers: .command)),
          (GDK_KEY_KP_1, GDK_ALT_MASK.rawValue, KeyPress("1", modifiers: [.option, .numericPad])),
          (GDK_KEY_adiaeresis, GDK_SUPER_MASK.rawValue, KeyPress("ä", modifiers: .super)),
          (GDK_KEY_space, 0, KeyPress(.space)), (GDK_KEY_dead_acute, 0, nil),
        ] as [(Int32, UInt32, KeyPress?)])
      func `Keys of GDK are those of the layout`(key: Int32, state: UInt32, press: KeyPress?) {
        #expect(KeyPress(guint(key), state, phase: .down) == press)
      }
    }
  }
#endif
