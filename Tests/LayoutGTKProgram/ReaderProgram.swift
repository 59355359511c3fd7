#if canImport(CGTK)
  import CGTK
  import LayoutGTK
  import Observation

  /// A window and, in the same process, a screen reader that prints what it finds in it: a line for each object, its role,
  /// its name and its actions, further in for each object around it. Then it presses the first row and prints its name.
  struct ReaderProgram: LayoutApp {
    private let model = Model()

    @Observable @MainActor final class Model {
      var pressed = 0
    }

    var body: some Layout {
      VStack {
        HStack {
          Text("Ada")
          Text("pressed \(model.pressed)")
        }
        .padding(4).onTapGesture { model.pressed += 1 }
        Text("Plain").padding(4).background(.yellow)
        Text("Title").accessibilityHeading(.h2)
        Text("Row").accessibilityAction(named: "Delete for ever") {}
        Color.red.frame(width: 10, height: 10)
        Toggle("Check", isOn: .constant(true))
        Toggle("Title", isOn: .constant(true)).accessibilityLabel("Said")
        HStack {
          Text("Switch")
          Toggle(isOn: .constant(true)).accessibilityLabel("Switch")
        }
        Button("Button") {}
        Button("Title") {}.accessibilityLabel("Said")
        TextField("Field", text: .constant(""))
        TextEditor(text: .constant("")).frame(height: 50).accessibilityLabel("Notes")
        Slider(value: .constant(0.5))
        Picker(["One", "Two"], selection: .constant(0))
        SecureField("Secret", text: .constant(""))
        Color.red.frame(width: 10, height: 10).onTapGesture {}.accessibilityLabel("Red").accessibilityHint("Hint")
        ScrollView { LazyVStack { ForEach(0..<2) { row in Text("Row \(row)").onTapGesture {} } } }.frame(height: 50)
      }
    }

    var title: String { "Heard" }

    init() {
      Task { @MainActor in
        var row: AccessibilityBus.Object?
        let bus = AccessibilityBus(g_getenv("AT_SPI_BUS_ADDRESS").map { String(cString: $0) } ?? "")
        @MainActor func visit(_ object: AccessibilityBus.Object, _ depth: Int) {
          let (role, name) = (bus.role(of: object), bus.name(of: object))
          // The actions of texts and the parts of other controls are GTK's own affair.
          let actions = role == "button" || role == "checkbox" || role == "group" ? bus.actions(of: object) : []
          printLine(
            String(repeating: "  ", count: depth) + role + " '\(name)'"
              + (actions.isEmpty ? "" : " [\(actions.joined(separator: ", "))]"))
          if role == "button", name.hasPrefix("Ada") { row = object }
          guard role == "generic" || role == "group" || role == "button" else { return }
          for child in bus.children(of: object) where bus.role(of: child) != "scroll bar" { visit(child, depth + 1) }
        }
        // The registry is started by the first call, and programs come to it by themselves.
        var windows: [AccessibilityBus.Object] = []
        while windows.isEmpty {
          windows = bus.windows()
          try? await Task.sleep(for: .milliseconds(20))
        }
        await FirstFrame.drawn()
        for child in windows.flatMap({ bus.children(of: $0) }) { visit(child, 0) }
        if let row {
          bus.press(row)
          // The name follows in a turn of its own.
          while bus.name(of: row).hasSuffix("0") { try? await Task.sleep(for: .milliseconds(20)) }
          printLine(bus.name(of: row))
        }
        exit(0)
      }
    }
  }
#endif
