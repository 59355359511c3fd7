import LayoutGTK

/// A to-do list: one window, one menu, kept in a file.
@main struct ToDo: LayoutApp {
  private let list = ToDoList(store: .standard)

  var body: some Layout { ToDoScreen(list: list) }

  var title: String { "To-do: \(list.openCount) open" }
  var defaultSize: Size? { Size(width: 420, height: 560) }

  var commands: [CommandMenu] {
    CommandMenu("List") {
      Command("Add", shortcut: "n") { list.add() }.disabled(!list.canAdd)
      Command("Clear done", shortcut: KeyboardShortcut(.delete)) { withAnimation { list.clearDone() } }
        .disabled(list.doneCount == 0)
      Divider()
      for (filter, key) in zip(Filter.allCases, ["1", "2", "3"] as [KeyEquivalent]) {
        Command("Show \(filter)", isOn: list.filter == filter, shortcut: KeyboardShortcut(key)) {
          list.filter = filter
        }
      }
    }
  }

  // For looking at: `swift run --package-path Examples/ToDo ToDo --dark --rtl`.
  var colorScheme: ColorScheme? { CommandLine.arguments.contains("--dark") ? .dark : nil }
  var layoutDirection: LayoutDirection? { CommandLine.arguments.contains("--rtl") ? .rightToLeft : nil }
}
