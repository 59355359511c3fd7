import Layout

/// The whole window: the form, which scrolls, and what can be done with it.
struct SettingsScreen: Layout {
  let model: SettingsModel

  var body: some Layout {
    VStack(spacing: 0) {
      ScrollView {
        // One grid for all sections, so that labels end, and fields begin, at the same line in all of them.
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 8) {
          AccountSection(model: model)
          AppearanceSection(model: model)
          NotificationSection(model: model)
          ProxySection(model: model)
        }
        .padding(24)
      }
      Divider()
      HStack(spacing: 8) {
        if let failure = model.failure { Text(failure).foregroundColor(.red) }
        Spacer()
        Button("Revert") { model.revert() }
          .disabled(!model.isEdited)
        Button("Save") { model.save() }
          .disabled(!model.canSave)
      }
      .padding(16)
    }
  }
}
