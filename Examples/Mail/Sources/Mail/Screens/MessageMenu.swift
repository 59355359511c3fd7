import Layout

/// What can be done with a message, or with all chosen ones where it is one of them.
struct MessageMenu: Layout {
  let model: MailModel
  let message: Message

  var body: some Layout {
    let ids = model.group(of: message.id)
    Button("Open") { model.open(message.id) }
    Button(message.isRead ? "Mark as Unread" : "Mark as Read") { model.mark(ids, isRead: !message.isRead) }
    Menu("Move To") {
      ForEach(Folder.allCases) { folder in
        Button(folder.title) { model.move(ids, to: folder) }.disabled(folder == message.folder)
      }
    }
    Divider()
    Button("Delete", role: .destructive) { model.delete(ids) }
  }
}
