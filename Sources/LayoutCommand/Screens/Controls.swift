import Layout
import LayoutScreens

/// Every control once, with its label on the same baseline.
///
/// In a window they can be used.
struct Controls: Layout {
  @Environment(\.palette) private var palette
  @State private var name = "Ada Lovelace"
  @State private var password = "secret"
  @State private var notes = "Engines of great delicacy.\nSecond line."
  @State private var isOn = true
  @State private var isLoud = false
  @State private var volume = 0.4
  @State private var size = "Medium"
  @State private var count = 0

  var body: some Layout {
    VStack(alignment: .leading, spacing: 20) {
      Text("Controls").font(.title.bold())
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 12) {
        GridRow {
          label("Name")
          TextField("Name", text: $name)
        }
        GridRow {
          label("Password")
          SecureField("Password", text: $password)
        }
        GridRow {
          label("Size")
          Picker(["Small", "Medium", "Large"], selection: $size)
        }
        GridRow {
          label("Notes")
          TextEditor(text: $notes).frame(height: 90)
        }
        GridRow {
          label("Volume")
          HStack(spacing: 12) {
            Slider(value: $volume).disabled(!isOn)
            Text("\(Int((volume * 100).rounded())) %".asFigures).frame(width: 48, alignment: .trailing)
          }
        }
      }
      HStack(spacing: 24) {
        Toggle("Sound", isOn: $isOn)
        Toggle(isOn: $isLoud)
        ProgressView()
        ProgressView(value: volume)
      }
      Divider()
      HStack(spacing: 12) {
        Button("Delete", role: .destructive) { count -= 1 }
        Spacer()
        Text("\(count)").foregroundColor(\.secondary)
        Button("Cancel", role: .cancel) { count = 0 }
        Button("Save", role: .primary) { count += 1 }
      }
    }
    .padding(24)
    .tint(palette.accent)
  }

  private func label(_ title: String) -> some Layout { Text(title).foregroundColor(\.secondary) }
}
