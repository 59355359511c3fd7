#if canImport(CGTK)
  import CGTK
  import LayoutCore
  @testable import LayoutGTK
  import Observation
  import Testing

  extension GTKTests {
    @Suite("Presentations", .enabled(if: hasDisplay, "no display")) @MainActor
    struct PresentationTests {
      @Observable
      final class Model {
        var isOn = false
        var text = ""
        @ObservationIgnored var log: [String] = []
      }

      private let model = Model()

      private var binding: Binding<Bool> { Binding(model, \.isOn) }

      private func question() -> some Layout {
        let model = model
        return VStack {
          TextField("Below", text: .constant(""))
          Text("a").alert("Delete?", isPresented: binding) {
            Button("Delete", role: .destructive) { model.log.append("delete") }
            Button("Keep", role: .cancel) { model.log.append("keep") }
            Button("Archive") { model.log.append("archive") }
          } message: {
            Text("It cannot be undone.")
          }
        }
        .padding(20)
      }

      private func dialog(_ window: TestWindow) throws -> DialogWindow {
        try #require(window.container.presenting?.shown.first as? DialogWindow)
      }

      private func open(_ window: TestWindow) throws -> DialogWindow {
        model.isOn = true
        window.settle()
        return try dialog(window)
      }

      @Test("An alert is a modal window above the layout's; Escape cancels, Return presses the default button")
      func keys() throws {
        let window = try TestWindow(width: 400, height: 300)
        window.show { question() }
        let person = try WindowPerson(window)
        let focus = gtk_window_get_focus(OpaquePointer(window.window).window)
        #expect(focus != nil)
        var alert = try open(window)
        let shown = try #require(alert.window)
        #expect(gtk_window_get_modal(shown) != 0)
        #expect(gtk_window_get_transient_for(shown) == OpaquePointer(window.window).window)
        try WindowPerson.focus(shown)
        window.settle()
        try person.press("Return")
        #expect(model.log == ["archive"])
        #expect(!model.isOn)
        #expect(window.container.presenting?.shown.isEmpty == true)
        alert = try open(window)
        try WindowPerson.focus(try #require(alert.window))
        window.settle()
        try person.press("Escape")
        #expect(model.log == ["archive", "keep"])
        #expect(window.container.presenting?.shown.isEmpty == true)
        #expect(gtk_window_get_focus(OpaquePointer(window.window).window) == focus)
        window.close()
      }

      @Test("Tab stays inside of an alert, and goes through its buttons")
      func tab() throws {
        let window = try TestWindow(width: 400, height: 300)
        window.show { question() }
        let person = try WindowPerson(window)
        let alert = try open(window)
        try WindowPerson.focus(try #require(alert.window))
        window.settle()
        try person.press("Tab", "space")
        #expect(model.log == ["delete"])
        window.close()
      }

      @Test("A sheet with a field types into its binding, and closing its window closes it")
      func sheet() throws {
        let window = try TestWindow(width: 400, height: 300)
        let model = model
        window.show {
          Text("a").sheet(isPresented: binding) {
            model.log.append("gone")
          } content: {
            TextField("Name", text: Binding(model, \.text)).padding(20)
          }
        }
        let person = try WindowPerson(window)
        let sheet = try open(window)
        try WindowPerson.focus(try #require(sheet.window))
        window.settle()
        try person.type("Ada")
        #expect(model.text == "Ada")
        gtk_window_close(sheet.window)
        window.settle()
        #expect(!model.isOn)
        #expect(model.log == ["gone"])
        #expect(sheet.window == nil)
        window.close()
      }

      @Test("The title of the page in a sheet names its window, and another page renames it")
      func sheetTitle() throws {
        let window = try TestWindow(width: 400, height: 300)
        let model = model
        window.show {
          Text("a").sheet(isPresented: binding) {
            NavigationStack {
              TextField("Name", text: Binding(model, \.text)).navigationTitle("Draft \(model.text)")
            }
          }
        }
        let sheet = try open(window)
        func title() -> String? { gtk_window_get_title(sheet.window).map { String(cString: $0) } }
        #expect(title() == "Draft ")
        model.text = "to Ada"
        window.settle()
        #expect(title() == "Draft to Ada")
        window.close()
      }

      @Test("A popover shows its content at its anchor, and goes with its binding")
      func popover() throws {
        let window = try TestWindow(width: 400, height: 300)
        window.show {
          Text("anchor").popover(isPresented: binding, arrowEdge: .bottom) { Text("inside").padding(10) }
        }
        model.isOn = true
        window.settle()
        let bubble = try #require(window.container.presenting?.shown.first as? BubblePopover)
        let popover = try #require(bubble.popover)
        #expect(gtk_widget_get_visible(popover) != 0)
        var box = GdkRectangle()
        gtk_popover_get_pointing_to(bubble.pointer(popover), &box)
        let anchor = try #require(bubble.presentation.anchor)
        #expect(box.x == Int32(anchor.minX.rounded(.down)) && box.width == Int32(anchor.width.rounded(.up)))
        #expect(try #require(bubble.container).size.height > 20)
        gtk_popover_popdown(bubble.pointer(popover))
        window.settle()
        #expect(!model.isOn)
        #expect(window.container.presenting?.shown.isEmpty == true)
        window.close()
      }

      @Test("A popover whose binding refuses to close it comes back")
      func refusingPopover() throws {
        let lines = try CriticalLines.during {
          let window = try TestWindow(width: 400, height: 300)
          window.show {
            Text("anchor").popover(isPresented: .constant(true), arrowEdge: .bottom) { Text("inside").padding(10) }
          }
          window.settle()
          let bubble = try #require(window.container.presenting?.shown.first as? BubblePopover)
          let popover = try #require(bubble.popover)
          #expect(gtk_widget_get_visible(popover) != 0)
          gtk_popover_popdown(bubble.pointer(popover))
          window.settle()
          #expect(window.container.presenting?.shown.first === bubble)
          #expect(bubble.popover == popover)
          #expect(gtk_widget_get_visible(popover) != 0)
          // It has the keyboard again.
          let focus = try #require(gtk_window_get_focus(window.container.window))
          #expect(focus == popover || gtk_widget_is_ancestor(focus, popover) != 0)
          window.close()
        }
        #expect(lines == [])
      }

      @Test("A secondary click opens the menu of the element, and its item acts")
      func contextMenu() throws {
        let window = try TestWindow(width: 400, height: 300)
        let model = model
        window.show {
          Color.red.frame(width: 300, height: 200).contextMenu {
            Button("Reply") { model.log.append("reply") }
            Divider()
            Toggle("Marked", isOn: binding)
            Menu("More") { Button("Print") { model.log.append("print") } }
          }
        }
        let person = try WindowPerson(window)
        try person.click(100, 100, button: 3)
        let menu = try #require(window.container.presenting?.shown.first as? MenuPopover)
        let popover = try #require(menu.popover)
        #expect(gtk_widget_get_visible(popover) != 0)
        gtk_widget_activate_action_variant(popover, "menu.command1", nil)
        window.settle()
        #expect(model.isOn)
        #expect(window.container.presenting?.shown.isEmpty == true)
        try person.click(100, 100, button: 3)
        let next = try #require(window.container.presenting?.shown.first as? MenuPopover)
        gtk_widget_activate_action_variant(next.popover, "menu.command2", nil)
        window.settle()
        #expect(model.log == ["print"])
        window.close()
      }

      @Test("A menu's button opens it, and Escape closes it")
      func menu() throws {
        let window = try TestWindow(width: 400, height: 300)
        let model = model
        window.show { Menu("Actions") { Button("Reply") { model.log.append("reply") } } }
        let person = try WindowPerson(window)
        try person.press("space")
        #expect(window.container.presenting?.shown.first is MenuPopover)
        try person.press("Escape")
        #expect(window.container.presenting?.shown.isEmpty == true)
        #expect(model.log == [])
        window.close()
      }

      @Test("A window with an alert is released when it is closed")
      func lifetime() throws {
        let window = try TestWindow(width: 400, height: 300)
        window.show { question() }
        let alert = try open(window)
        #expect(alert.window != nil)
        window.close()
        #expect(alert.window == nil)
      }
    }
  }

  extension WindowPerson {
    /// Gives the keyboard to another window, which must be shown.
    @MainActor
    static func focus(_ window: UnsafeMutablePointer<GtkWindow>) throws {
      let title = "layout-test-\(UInt.random(in: 0 ... .max))"
      gtk_window_set_title(window, title)
      GTKTests.settle()
      let id = try #require(
        WindowPerson.run(["search", "--name", title]).split(separator: "\n").first.map(String.init))
      try WindowPerson.run(["windowfocus", id])
    }
  }
#endif
