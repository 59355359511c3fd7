import Layout

/// The folders with the numbers of their unread messages.
struct FolderList: Layout {
  @Bindable var model: MailModel

  var body: some Layout {
    List(Folder.allCases, selection: $model.folder) { folder in
      FolderRow(folder: folder, unread: model.mailbox.unread(in: folder)) { model.move($0, to: folder) }
        // The row has room of its own at its edges, so that messages can be dropped anywhere on it.
        .listRowInsets(EdgeInsets())
    }
    .listStyle(.sidebar)
    .navigationTitle("Mail")
    .id("folders")
  }
}

/// A folder, on which messages can be dropped.
private struct FolderRow: Layout {
  let folder: Folder
  let unread: Int
  let take: (Set<Message.ID>) -> Void
  @State private var isTargeted = false

  var body: some Layout {
    HStack(spacing: 8) {
      Label(folder.title, systemImage: folder.symbol)
      Spacer(minLength: 0)
      if unread > 0 { Text("\(unread)").foregroundColor(.secondary) }
    }
    .padding(.horizontal, 10)
    .frame(minHeight: 36)
    .overlay { if isTargeted { RoundedRectangle(cornerRadius: 8).strokeBorder(Color.accentColor, lineWidth: 2) } }
    .dropDestination(for: DraggedMessages.self) { dragged, _ in
      take(Set(dragged.flatMap(\.ids)))
      return true
    } isTargeted: {
      isTargeted = $0
    }
    .id(folder)
  }
}
