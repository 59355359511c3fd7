/// All messages, the newest first.
struct Mailbox {
  private(set) var messages: [Message]

  init(_ messages: [Message]) { self.messages = messages }

  /// The message with an id; `nil` where it is gone.
  func message(_ id: Message.ID) -> Message? { messages.first { $0.id == id } }

  /// The messages of a folder that match a query; an empty one matches all.
  func messages(in folder: Folder, matching query: String = "") -> [Message] {
    messages.filter { $0.folder == folder && (query.isEmpty || $0.matches(query)) }
  }

  /// How many messages of a folder are unread.
  func unread(in folder: Folder) -> Int { messages.count { $0.folder == folder && !$0.isRead } }

  mutating func mark(_ ids: Set<Message.ID>, isRead: Bool) { change(ids) { $0.isRead = isRead } }

  mutating func move(_ ids: Set<Message.ID>, to folder: Folder) { change(ids) { $0.folder = folder } }

  mutating func remove(_ ids: Set<Message.ID>) { messages.removeAll { ids.contains($0.id) } }

  /// Puts what was written into a folder, in place of the draft that it continues.
  mutating func add(_ draft: Draft, to folder: Folder) {
    if let id = draft.id { remove([id]) }
    let id = (messages.map(\.id).max() ?? -1) + 1
    messages.insert(
      Message(
        id: id, sender: "Ada Lovelace", recipient: draft.recipient, subject: draft.subject, text: draft.text,
        time: "Now", folder: folder), at: 0)
  }

  private mutating func change(_ ids: Set<Message.ID>, _ body: (inout Message) -> Void) {
    for index in messages.indices where ids.contains(messages[index].id) { body(&messages[index]) }
  }
}
