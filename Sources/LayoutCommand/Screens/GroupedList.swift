import Layout
import LayoutScreens

/// A list of cards in light and in dark: sections, icons, counts, and a row that is chosen.
struct GroupedLists: Layout {
  var body: some Layout {
    HStack(spacing: 0) {
      GroupedList().colorScheme(.light)
      GroupedList().colorScheme(.dark)
    }
  }
}

private struct GroupedList: Layout {
  @State private var chosen: String? = "Notifications"

  var body: some Layout {
    List(selection: $chosen) {
      Section("Account") {
        ForEach(["Ada Fielding"], id: \.self) { name in
          HStack(spacing: 12) {
            Avatar(name: name)
            VStack(alignment: .leading, spacing: 2) {
              Text(name).font(.headline)
              Text("ada@example.org").font(.footnote).foregroundColor(.secondary)
            }
          }
          .padding(.vertical, 4)
        }
      }
      Section {
        ForEach(Entry.general) { $0 }
      } header: {
        Text("General")
      } footer: {
        Text("Notifications are silent between 22:00 and 7:00.")
      }
      Section("Storage") {
        ForEach(Entry.storage) { $0 }
      }
    }
    .listStyle(.insetGrouped)
  }
}

/// A row with a coloured mark before its name.
private struct Entry: Layout, Identifiable {
  let id: String
  let color: Color
  var count = 0
  var value = ""

  static let general = [
    Entry(id: "Notifications", color: .red, count: 3),
    Entry(id: "Sounds", color: .pink),
    Entry(id: "Display", color: .blue, value: "Automatic"),
    Entry(id: "Keyboard", color: .gray),
  ]

  static let storage = [
    Entry(id: "Documents", color: .indigo, value: "12.4 GB"),
    Entry(id: "Pictures", color: .orange, value: "48.0 GB"),
    Entry(id: "Backups", color: .teal, value: "Yesterday"),
  ]

  var body: some Layout {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 7, style: .continuous)
        .fill(color.gradient)
        .size(width: 28, height: 28)
        .overlay { Text(id.prefix(1)).font(.system(size: 15, weight: .semibold)).foregroundColor(.white) }
      Text(id)
      Spacer()
      Text(value).foregroundColor(.secondary)
    }
    .badge(count)
  }
}
