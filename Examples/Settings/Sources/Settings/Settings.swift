import LayoutGTK

/// A settings form: a fault is shown at once, and only a valid form can be saved.
@main struct Settings: LayoutApp {
  private let model = SettingsModel(store: .standard)

  var body: some Layout { SettingsScreen(model: model) }

  var title: String {
    switch model.problems.count {
    case 0: model.isEdited ? "Settings: not saved" : "Settings"
    case let count: "Settings: \(count) to mend"
    }
  }
  var defaultSize: Size? { Size(width: 560, height: 820) }

  var commands: [CommandMenu] {
    CommandMenu("Settings") {
      Command("Save", shortcut: "s") { model.save() }.disabled(!model.canSave)
      Command("Revert", shortcut: "r") { model.revert() }.disabled(!model.isEdited)
    }
  }

  var colorScheme: ColorScheme? {
    switch model.values.appearance {
    case .system: CommandLine.arguments.contains("--dark") ? .dark : nil
    case .light: .light
    case .dark: .dark
    }
  }
  var layoutDirection: LayoutDirection? { CommandLine.arguments.contains("--rtl") ? .rightToLeft : nil }
}
