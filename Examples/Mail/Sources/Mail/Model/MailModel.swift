import Observation

/// What the window shows, and what a person does in it.
@Observable final class MailModel {
  private(set) var mailbox: Mailbox

  var folder: Folder? = .inbox {
    didSet { if folder != oldValue { (chosen, query) = ([], "") } }
  }
  /// The messages that are selected.
  var chosen: Set<Message.ID> = [] {
    didSet { if chosen != oldValue { markAsRead() } }
  }
  /// What is searched for.
  var query = ""
  /// What is being written; `nil` while the dialog is closed.
  var draft: Draft?
  /// Whether the message is shown without the folders and the list.
  var isAlone = false
  /// Whether the question before deleting for good is shown.
  var isAsking = false

  init(_ messages: [Message] = Message.samples(5000)) { mailbox = Mailbox(messages) }

  /// The messages of the list.
  var messages: [Message] { folder.map { mailbox.messages(in: $0, matching: query) } ?? [] }

  /// The message that is read; `nil` where none or several are chosen.
  var message: Message? { chosen.count == 1 ? chosen.first.flatMap { mailbox.message($0) } : nil }

  /// The title of the window.
  var title: String {
    guard let folder else { return "Mail" }
    let unread = mailbox.unread(in: folder)
    let place = unread == 0 ? folder.title : "\(folder.title) (\(unread))"
    if let message { return "\(message.subject) – \(place)" }
    return chosen.isEmpty ? place : "\(chosen.count) messages – \(place)"
  }

  // MARK: Reading

  /// What a menu, or a drag, at a message is about: all chosen ones if it is one of them, else it alone.
  func group(of id: Message.ID) -> Set<Message.ID> { chosen.contains(id) ? chosen : [id] }

  /// Chooses the message `step` rows further down, or up where it is negative.
  func go(by step: Int) {
    let messages = messages
    let here = messages.firstIndex { chosen.contains($0.id) }
    let next = here.map { $0 + step } ?? 0
    if messages.indices.contains(next) { chosen = [messages[next].id] }
  }

  /// Shows a message alone, or goes on with a draft.
  func open(_ id: Message.ID) {
    guard let message = mailbox.message(id) else { return }
    chosen = [id]
    if message.folder == .drafts { draft = Draft(continuing: message) } else { isAlone = true }
  }

  private func markAsRead() {
    if let message, !message.isRead { mailbox.mark([message.id], isRead: true) }
  }

  // MARK: Filing

  func mark(_ ids: Set<Message.ID>, isRead: Bool) { mailbox.mark(ids, isRead: isRead) }

  /// Moves messages to a folder. Where the one that is read goes, the next one is read.
  func move(_ ids: Set<Message.ID>, to target: Folder) {
    guard target != folder else { return }
    leave(ids) { $0.move(ids, to: target) }
  }

  /// Moves messages to the trash. In the trash a question comes first.
  func delete(_ ids: Set<Message.ID>) {
    guard folder == .trash else { return move(ids, to: .trash) }
    chosen = ids
    isAsking = !ids.isEmpty
  }

  /// Deletes the chosen messages.
  func deleteForGood() {
    let ids = chosen
    leave(ids) { $0.remove(ids) }
  }

  private func leave(_ ids: Set<Message.ID>, _ change: (inout Mailbox) -> Void) {
    let next = neighbour(of: ids)
    change(&mailbox)
    if !chosen.isDisjoint(with: ids) { chosen = next.map { [$0] } ?? [] }
    if chosen.isEmpty { isAlone = false }
  }

  /// The message after the last one of `ids` in the list, or else the one before.
  private func neighbour(of ids: Set<Message.ID>) -> Message.ID? {
    let messages = messages
    guard let last = messages.lastIndex(where: { ids.contains($0.id) }) else { return nil }
    return messages[last...].first { !ids.contains($0.id) }?.id ?? messages[..<last].last { !ids.contains($0.id) }?.id
  }

  // MARK: Writing

  func write() { draft = Draft() }

  func reply() { draft = message.map { Draft(replyingTo: $0) } }

  func send(_ draft: Draft) {
    guard draft.isComplete else { return }
    mailbox.add(draft, to: .sent)
    self.draft = nil
  }

  /// Closes the dialog, and keeps what was written.
  func keep(_ draft: Draft) {
    if !draft.isEmpty { mailbox.add(draft, to: .drafts) }
    self.draft = nil
  }
}
